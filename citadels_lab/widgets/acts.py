"""What each press on the screen does: answer, step, open a rule, begin a new game ..."""

from typing import TYPE_CHECKING, Any

from citadels_lab.lookup.cards import card
from citadels_lab.rules.catalogue import rule as find_rule
from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.scenarios import Scenario, named
from citadels_lab.words import LANGUAGES, say

from . import linking, whereabouts
from .cards.starting import new_table, random_cast, random_uniques
from .keeping import share, sharing
from .opening import open_text
from .pages.lesson import Lesson
from .pressing import press_on
from .starting import new_duel

if TYPE_CHECKING:
    from .app import TableApp


class Acts:
    """The presses of one app. ``do(act, arg)`` may raise LabError, which the app shows as a message."""

    def __init__(self, app: "TableApp") -> None:
        self.app = app

    def do(self, act: str, arg: Any) -> None:
        """Carry a press out. An act that does not exist does nothing."""
        if act.startswith("what-if-"):
            self.app.what_if.do(act.removeprefix("what-if-"), arg)
            return
        press_on(self, act, arg)

    def do_answer(self, arg: str) -> None:
        """Answer the question."""
        self.app.session.answer(arg)
        self.app.opened.forget_choice()

    def do_why(self, arg: str) -> None:
        """Show or hide why an option is refused."""
        opened = self.app.opened
        opened.why = "" if opened.why == arg else str(arg)

    def do_rule(self, arg: str) -> None:
        """Open a rule."""
        try:
            self.app.opened.rule = find_rule(str(arg)).id
        except LookupError:
            raise LabError("address-rule", given=shown(arg)) from None

    def do_help(self, arg: str) -> None:
        """Open the page of a card; a name alone is that of a card of the game being played."""
        key = str(arg) if "/" in str(arg) else f"{self.app.look.variant}/{arg}"
        self.app.opened.help = card(key).key

    def do_lesson(self, arg: str) -> None:
        """Open a scenario at the table, to be stepped through; the game waits."""
        self.app.begin_lesson(Lesson(named(str(arg)), back=self.app.opened.help))

    def do_leave(self, arg: str) -> None:
        """Leave the scenario or the imagined game for the game, and show the card's page again."""
        back = self.app.opened.lesson.back if self.app.opened.lesson else ""
        self.app.end_lesson()
        self.app.opened.help = back

    def do_dialog(self, arg: str) -> None:
        """Open a dialog; that of the record only where there is one to be saved."""
        if arg == "file":
            self.app.session.record()
        if arg == "share" and not self.app.keeping.kept:
            raise LabError("share-not-here")  # an address may ask for it; only a press makes a game kept
        self.app.opened.dialog = str(arg)
        self.app.opened.fields = {}
        self.app.next_seed += arg == "new"

    def do_share(self, arg: str) -> None:
        """Keep the game, if it is not kept yet, and show its links."""
        anew = sharing.share(self.app.keeping)
        self.do_dialog("share")
        if anew:
            self.app.opened.told = say("keeping.share.anew", self.app.session.language)

    def do_share_open(self, arg: str) -> None:
        """Open a bot's seat to a person."""
        sharing.open_seat(self.app.keeping, str(arg))

    def do_share_renew(self, arg: str) -> None:
        """Give a seat a new link, so that its old one opens nothing any more."""
        sharing.renew(self.app.keeping, str(arg))

    def do_late(self, arg: str) -> None:
        """Refuse a press that was made on a question that is gone; the screen shows the one that is there."""
        raise LabError("press-late")

    def do_address(self, arg: str) -> None:
        """Go where the browser's back or forward has led: open and close what it takes."""
        whereabouts.go(self.app, str(arg))

    def do_close(self, arg: str) -> None:
        """Close the rule, or else the help, or else the dialog."""
        opened = self.app.opened
        if opened.rule:
            opened.rule = ""
        elif opened.help:
            opened.help = ""
        else:
            opened.dialog = ""

    def do_copied(self, arg: str) -> None:
        """Say that a link has been copied, or why it has not."""
        ours = str(arg).startswith(share.FIELD)
        language = self.app.session.language
        self.app.opened.told = share.told(self.app.look, str(arg)) if ours else linking.told(str(arg), language)

    def do_dismiss(self, arg: str) -> None:
        """Put a message away (the app forgets it before every press)."""

    def do_language(self, arg: str) -> None:
        """Change the language."""
        if arg in LANGUAGES:
            self.app.session.language = arg

    def do_whole_log(self, arg: str) -> None:
        """Show all of the log, or its end."""
        self.app.opened.whole_log = not self.app.opened.whole_log

    def do_whole_game(self, arg: str) -> None:
        """Show the gold of the whole game, or of this round."""
        self.app.opened.whole_game = not self.app.opened.whole_game

    def do_step(self, arg: str) -> None:
        """Walk through the game."""
        session = self.app.session
        here = session.cursor
        self._jump(
            {"first": 0, "back": here - 1, "forward": here + 1, "last": len(session.timeline) - 1}.get(str(arg), here)
        )

    def do_jump(self, arg: str) -> None:
        """Go to a step; a number that is none is ignored."""
        if str(arg).isdigit():
            self._jump(int(arg))

    def _jump(self, to: int) -> None:
        self.app.session.jump(to)
        self.app.opened.forget_choice()

    def do_play_on(self, arg: str) -> None:
        """Let the bots answer from here on."""
        self.app.session.play_on()

    def do_branch(self, arg: str) -> None:
        """Go to another line of play."""
        if str(arg).isdigit():
            self.app.session.branch(int(arg))
            self.app.opened.forget_choice()

    def do_pass(self, arg: str) -> None:
        """Cover the table, to pass the screen to the person who is asked here, if it holds that seat."""
        self.app.session.curtain = self.app.look.asked in self.app.session.holds

    def do_lift(self, arg: str) -> None:
        """Lift the curtain for the person who is asked."""
        self.app.session.lift_curtain()

    def do_form(self, arg: Any) -> None:
        """Take over what has been filled into the form so far, to say what is not possible before it is sent."""
        if isinstance(arg, dict):
            self.app.opened.fields = {str(name): value for name, value in arg.items() if isinstance(value, str)}

    def do_random_cast(self, arg: str) -> None:
        """Fill a random cast into the form."""
        opened = self.app.opened
        opened.fields = {**opened.fields, **random_cast(opened.fields)}

    def do_random_uniques(self, arg: str) -> None:
        """Fill unique districts drawn at random into the form."""
        self.app.opened.fields = random_uniques(self.app.opened.fields)

    def do_new_game(self, arg: Any) -> None:
        """Begin a new game from the form; when something in it is wrong, the old one stays."""
        fields = arg if isinstance(arg, dict) else {}
        begin = new_duel if fields.get("variant", "duel") == "duel" else new_table
        begin(self.app.table, fields)
        self._begun()

    def do_load(self, arg: Any) -> None:
        """Load a record from a file, or show a scenario; when it is damaged, the old game stays."""
        found = open_text(arg)
        if isinstance(found, Scenario):
            self.app.begin_lesson(Lesson(found))
        else:
            self.app.table.open(found.record())
            self._begun()

    def _begun(self) -> None:
        self.app.end_lesson()
        self.app.came_by(whereabouts.words_of(self.app.table))
        self.app.opened.forget_choice()
        self.app.opened.dialog = ""
        self.app.opened.whole_log = self.app.opened.whole_game = False
