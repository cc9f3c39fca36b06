"""Serves the scripts of the screen; of an address that names a module only ours and Panel's are looked up."""

import sys
from typing import Final

from panel.io.server import ComponentResourceHandler
from tornado.web import HTTPError

KNOWN: Final = ("citadels_lab", "panel")


class OwnComponents(ComponentResourceHandler):
    """Panel's handler imports whatever module an address names; this one takes only those that are there already."""

    def parse_url_path(self, path: str) -> str:
        """Return the file that an address means; raise HTTPError when it is none of ours."""
        module = path.partition("/")[0]
        if module.partition(".")[0] not in KNOWN or module not in sys.modules:
            raise HTTPError(404, "No such component")
        return str(super().parse_url_path(path))
