"""Links of a page that was opened as localhost say that they work on this computer only; no others do."""

import pytest

from citadels_lab.widgets import here
from citadels_lab.words import LANGUAGES


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:5006", "LOCALHOST:1", "lab.localhost", "127.0.0.1:5006", "127.9.9.9", "[::1]:5006"]
)
def test_a_name_of_the_computer_itself_is_known(host: str) -> None:
    assert here.is_loopback(host)


@pytest.mark.parametrize(
    "host", ["", "lab.example", "192.168.1.20:5006", "localhost.example", "mylocalhost", "[fe80::1]:5006", "[", ":5006"]
)
def test_any_other_name_may_be_reached_from_elsewhere(host: str) -> None:
    assert not here.is_loopback(host)


def test_without_a_browser_nothing_is_said() -> None:
    assert here.host() == ""
    assert here.here_only("en") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_opened_as_localhost_it_is_said_with_the_way_out(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(here, "host", lambda: "localhost:5311")
    said = here.here_only(language)
    assert said is not None and "--address" in str(said) and "docs/serving.md" in str(said)
    monkeypatch.setattr(here, "host", lambda: "192.168.1.20:5311")
    assert here.here_only(language) is None
