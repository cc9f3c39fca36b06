"""A link cannot lead its visitor into somebody else's page, nor write into the page's scripts."""

import base64
import json
import re
import urllib.parse
import urllib.request

import pytest

from .test_answers import get

SMUGGLED = '"></script><script>window.caught = 1</script>'
PAGES = ["", "home", "play", "rules", "lessons", "lessons/01", "play_duel"]


def token_of(page: str) -> str:
    """The token by which a page comes to its session."""
    return re.search(r'"token":"([^"]+)"', page.replace("\\u0022", '"'))[1]


def session_of(page: str) -> str:
    """The session to which a page belongs."""
    payload = token_of(page).split(".")[0]
    return json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))["session_id"]


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize(
    "word", ["bokeh-absolute-url", "Bokeh-Absolute-Url", "bokeh-app-path", "bokeh-autoload-element"]
)
def test_no_word_of_an_address_is_written_into_the_scripts_of_a_page(home, path, word):
    status, _, page = get(f"{home}{path}?{urllib.parse.urlencode({word: SMUGGLED})}")
    assert status == 200 and "window.caught" not in page and 'src=""' not in page


@pytest.mark.parametrize("path", PAGES)
def test_a_visitor_never_gets_the_session_that_an_address_names(home, path):
    _, _, page = get(f"{home}{path}?bokeh-session-id=chosenbyastranger12345")
    assert session_of(page) != "chosenbyastranger12345"
    first = get(f"{home}{path}")[2]
    again = get(f"{home}{path}?{urllib.parse.urlencode({'bokeh-token': token_of(first)})}")[2]
    assert session_of(again) != session_of(first)


def test_a_visitor_never_gets_the_session_that_a_header_names(home):
    request = urllib.request.Request(f"{home}play", headers={"Bokeh-Session-Id": "chosenbyastranger12345"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        assert session_of(answer.read().decode()) != "chosenbyastranger12345"


def test_a_script_for_another_site_belongs_to_a_new_session(home):
    words = "autoload.js?bokeh-autoload-element=x&bokeh-session-id=chosenbyastranger12345"
    status, _, text = get(f"{home}play/{words}")
    assert status == 200 and session_of(text) != "chosenbyastranger12345"
