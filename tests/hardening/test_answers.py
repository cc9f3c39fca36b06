"""What every answer of the server says and does not say: headers, limits, logs, scripts of our own only."""

import http.client
import logging
import socket
import sys
import time
import urllib.error
import urllib.request
from email.message import Message
from urllib.parse import urlparse

import pytest
from bokeh.core.serialization import UnknownReferenceError

from citadels_lab.widgets.safety.headers import policy
from citadels_lab.widgets.safety.logs import WithoutKeys, mind_the_log

OURS = "components/citadels_lab.widgets.markup/Markup/_bundle_path"
PATHS = ["", "home", "play", "lessons", "lessons/01", "rules", "status", "favicon.ico", "nothing/here?game=KEY",
         "static/js/bokeh.min.js", "static/nothing", f"{OURS}/markup.js", "components/antigravity/x/y/z"]  # fmt: skip


def get(address: str) -> tuple[int, Message, str]:
    """Return the status, the headers and the text of an answer."""
    try:
        with urllib.request.urlopen(address, timeout=60) as answer:
            return answer.status, answer.headers, answer.read().decode("utf-8", "replace")
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read().decode("utf-8", "replace")


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_says_what_a_browser_must_not_do(home, path):
    _, headers, _ = get(home + path)
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Server"] == "citadels-lab"
    assert "camera=()" in headers["Permissions-Policy"]
    rules = dict(rule.split(" ", 1) for rule in headers["Content-Security-Policy"].split("; "))
    assert rules["default-src"] == "'self'" and rules["object-src"] == "'none'" and rules["base-uri"] == "'none'"
    assert rules["frame-ancestors"] == "'none'" and "'unsafe-inline'" not in rules["script-src"]
    assert "http" not in headers["Content-Security-Policy"], "another machine may be asked for something"


def test_a_page_is_never_stored_but_its_scripts_are(home):
    assert get(home)[1]["Cache-Control"] == "no-store"
    assert "no-store" not in (get(f"{home}static/js/bokeh.min.js?v=1")[1]["Cache-Control"] or "")


def test_the_scripts_of_a_page_know_its_word_and_the_word_is_new_each_time(home):
    _, headers, page = get(home)
    nonce = headers["Content-Security-Policy"].partition("'nonce-")[2].partition("'")[0]
    assert len(nonce) > 20 and page.count("<script") == page.count(f'<script nonce="{nonce}"') > 3
    assert int(headers["Content-Length"]) == len(page.encode())
    assert nonce not in get(home)[1]["Content-Security-Policy"]


def test_sites_that_may_embed_the_lab_are_named(serve):
    _, headers, _ = get(serve(frames=["https://moodle.example"]))
    assert headers["Content-Security-Policy"].endswith("frame-ancestors https://moodle.example")
    assert headers["X-Frame-Options"] is None
    assert policy("", []).endswith("frame-ancestors 'none'")


def test_an_address_imports_no_module(home):
    assert "antigravity" not in sys.modules
    status, _, _ = get(f"{home}components/antigravity/x/y/z")
    assert status == 404 and "antigravity" not in sys.modules
    assert get(f"{home}components/citadels_lab.widgets.markup/Markup/_bundle_path/../../pyproject.toml")[0] in (
        403,
        404,
    )
    assert get(f"{home}components/citadels_lab.widgets.markup/Markup/_bundle_path/markup.js")[0] == 200


def test_only_this_machine_reaches_the_server_unless_told_otherwise(home):
    port = urlparse(home).port
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent; the system tells which address it would use
        own = probe.getsockname()[0]
    assert own != "127.0.0.1"
    with socket.socket() as other:
        other.settimeout(5)
        assert other.connect_ex((own, port)) != 0
    with socket.socket() as this:
        assert this.connect_ex(("127.0.0.1", port)) == 0


def test_where_all_tables_are_taken_a_sentence_says_so(serve):
    home = serve(most=2, idle=60)
    pages = [get(f"{home}?lang=fr&seed=7")[2] for _ in range(4)]
    told = ["Toutes les tables sont prises" in page for page in pages]
    assert told == [False, False, True, True]
    assert '"refused": 2' in get(f"{home}status")[2]


@pytest.mark.parametrize(
    "said", ["GET /play?lang=fr&game=SECRET&x=1", "404 /?at=SECRET", "'?game=SECRET'", "?GAME=SECRET"]
)
def test_keys_are_blotted_out_of_the_log(said, caplog):
    mind_the_log()
    with caplog.at_level(logging.INFO):
        logging.getLogger("tornado.access").info("%d %s", 200, said)
        logging.getLogger("tornado.application").error("Uncaught exception %s", said)
    assert len(caplog.records) == 2 and "SECRET" not in caplog.text and "=..." in caplog.text
    assert WithoutKeys().filter(logging.LogRecord("x", 20, "x", 1, "what=ever %d", (3,), None))


def test_what_is_no_fault_is_a_line_or_nothing_in_the_log(caplog):
    mind_the_log()
    with caplog.at_level(logging.INFO):
        try:
            raise UnknownReferenceError("p1")
        except UnknownReferenceError:
            logging.getLogger("bokeh.server.protocol_handler").error("error handling message", exc_info=True)
        logging.getLogger("panel.io.document").warning("Failed sending message as connection was closed")
    (back,) = caplog.records
    assert "has come back" in back.getMessage() and back.exc_info is None and back.levelno == logging.INFO


def test_a_foreign_page_is_refused_and_the_log_says_how_to_let_it_in(home, caplog):
    with caplog.at_level(logging.INFO):
        line = http.client.HTTPConnection(urlparse(home).netloc, timeout=60)
        asked = {"Origin": "http://evil.example", "Upgrade": "websocket", "Connection": "Upgrade"}
        line.request("GET", "/play/ws", headers=asked)
        status = line.getresponse().status
        line.close()
    assert status == 403 and "--origin evil.example" in caplog.text


def test_a_key_in_an_address_does_not_reach_the_log(home, caplog):
    with caplog.at_level(logging.DEBUG):
        get(f"{home}play?game=SECRETKEYSECRETKEY")
        get(f"{home}nowhere?game=SECRETKEYSECRETKEY")
        end = time.monotonic() + 10
        while "nowhere" not in caplog.text and time.monotonic() < end:
            time.sleep(0.02)  # it is written after the answer is sent
    assert "nowhere" in caplog.text and "SECRETKEY" not in caplog.text
