"""What the presses do that only the card game has: play a card of the hand, open what a card does."""

from ..acts import Acts
from ..asking import key_of
from .look import CardLook
from .place import build_options


class CardActs(Acts):
    """The presses of the card game."""

    def do_card(self, arg: str) -> None:
        """Build a card of the hand; say why not, or, when nothing can be built at all, what the card does."""
        look: CardLook = self.app.look  # type: ignore[assignment]
        option = build_options(look).get(str(arg))
        opened = self.app.opened
        if option is None:
            self.do_help(arg)
        elif option.legal:
            self.do_answer(key_of(option))
        else:
            opened.picked, opened.why = ("" if opened.picked == arg else str(arg)), ""
