"""Find a Chromium for the browser tests, or say in one sentence how to get one.

Run as a script it prints the path, or the sentence and exit status 1. Standard library only, any Python 3.8 or later,
so that it also runs before there is an environment.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

HOW_TO_GET_ONE = (
    "The browser tests need a Chromium and none was found: install your system's (Debian: `apt-get install chromium`), "
    "or run `.venv/bin/python -m playwright install chromium`, or set CHROMIUM=/path/to/chromium."
)

COMMANDS = (
    "chromium-headless-shell",  # the same without windows: the tests take a quarter less time
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
MAC_APPS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
PLAYWRIGHT_BUILDS = (
    "chromium-*/chrome-linux*/chrome",
    "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
    "chromium-*/chrome-win*/chrome.exe",
    "chromium_headless_shell-*/chrome-*/headless_shell",
    "chromium_headless_shell-*/chrome-*/chrome-headless-shell*",
)


def find_chromium() -> str | None:
    """Path of a Chromium: the one named by CHROMIUM, the system's, or Playwright's own; None when there is none.

    A CHROMIUM that does not name a program counts as none, so that a typing slip is not hidden by another browser.
    """
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    on_path = (shutil.which(command) for command in COMMANDS)
    apps = (app for app in MAC_APPS if os.access(app, os.X_OK))
    return next((found for found in (*on_path, *apps, *_playwright_builds()) if found), None)


def _playwright_builds() -> list[str]:
    """Browsers that `playwright install` put in its own folder, newest first within each kind."""
    found = []
    for pattern in PLAYWRIGHT_BUILDS:
        builds = [p for p in _playwright_folder().glob(pattern) if p.is_file() and os.access(p, os.X_OK)]
        found += sorted(map(str, builds), reverse=True)
    return found


def _playwright_folder() -> Path:
    named = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    if named and named != "0":
        return Path(named)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "ms-playwright"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "ms-playwright"
    return Path.home() / ".cache" / "ms-playwright"


if __name__ == "__main__":
    chromium = find_chromium()
    if chromium is None:
        sys.exit(HOW_TO_GET_ONE)
    print(chromium)
