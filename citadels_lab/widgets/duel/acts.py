"""What the presses do that only Duel has: pick a tile, press a cell of the board."""

from ..acts import Acts
from ..asking import key_of
from .choices import builds, on_board, open_cells, picked


class DuelActs(Acts):
    """The presses of Duel."""

    def do_pick(self, arg: str) -> None:
        """Pick the tile to build, or put it back; a tile that cannot be built shows why."""
        opened = self.app.opened
        way = next((build for build in builds(self.app.look.options) if build.key == arg), None)
        if way is not None and not way.legal:
            self.do_why(f"build {arg}")
        else:
            opened.picked, opened.why = ("" if opened.picked == arg else str(arg)), ""

    def do_cell(self, arg: str) -> None:
        """Do on a cell of the board what can be done there; if nothing can, say why."""
        look, arg = self.app.look, str(arg)
        option = on_board(look).get(arg)
        choice = picked(look)
        if option is not None:
            self.do_answer(key_of(option))
        elif choice is not None:
            refused = next((o for o in choice.options if str(o.action[2]) == arg and o.reason), None)
            self.app.opened.why = key_of(refused) if refused else ""
        elif arg in open_cells(look):
            here = [build for build in builds(look.options) if any(str(o.action[2]) == arg for o in build.legal)]
            if len(here) == 1:
                self.do_pick(here[0].key)
            else:
                self.app.opened.error = look.say("board.pick-first-more", cell=arg)

    def do_board(self, arg: str) -> None:
        """Change between the picture of the city and its buttons."""
        self.app.opened.buttons = not self.app.opened.buttons
