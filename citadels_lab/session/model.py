"""A table being played, stepped through and branched, as a reactive model: no screen, no Panel.

A session holds every position of the current line of play (``timeline``) and where one looks (``cursor``). Going back
and answering otherwise begins a new line; the old one stays reachable through ``branches``. Bots answer always the same
in the same position, so that replaying a line gives the same line; at once, save those that think ``elsewhere``.
"""

from collections.abc import Callable, Mapping
from typing import Any

import param

import citadels_lab as lab
from citadels_lab.rules.kernel.action import Action, parse
from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.rules.kernel.position import Position

from .lines import PERSON, PUBLIC, Branch, Line, check_players, fork, line_to, people_of
from .playing import Playing
from .thinking import Thought


class Session(Playing):
    """A game of any variant at one screen.

    Made with ``Session(position=lab.new_game("duel", seed=7), players={"white": "person", "black": "greedy"})``.
    """

    def __init__(
        self, position: Position[Any] | None = None, players: Mapping[str, str] | None = None, **params: Any
    ) -> None:
        position = position if position is not None else lab.new_game("duel")
        language = params.pop("language", "en")
        super().__init__(position=position, language=language, **params)
        self.keeper: Callable[[Line], None] | None = None
        """Called with a new line before it is shown. When it raises LabError, nothing is changed."""
        self._since = 0  # the step after which all that happened is news, also what bots answer after thinking
        self._reset(position, players or dict.fromkeys(position.seats, PERSON), params.get("holds"))
        self.viewer = params.get("viewer", self.viewer)
        self.param.watch(self._position_assigned, "position")

    # --- starting, saving, opening ------------------------------------------------------------------------------

    def start(
        self, variant: str, players: Mapping[str, str] | None = None, /, *, seed: int = 0, **options: Any
    ) -> None:
        """Start a new game: who plays each seat, then the set-up options by name (a card game's ``players`` is one).

        Raises LabError for bad arguments; the running game then stays as it was.
        """
        position = lab.new_game(variant, seed=seed, **options)
        self._reset(position, players or dict.fromkeys(position.seats, PERSON))

    def record(self) -> str:
        """Return the current line up to its end as a record. It holds the secrets of the game.

        Raises LabError where others play or look on from elsewhere, until the game is over.
        """
        if not self.may_tell_all:
            raise LabError("record-of-others")
        line: Position[Any] = self.timeline[-1]
        return line.record()

    def open(self, record: str, players: Mapping[str, str] | None = None) -> None:
        """Open a record at its end. Raises LabError when it is bad; the running game then stays as it was.

        A record does not say who plays. Without ``players`` the same seats are played as they are now; at a table with
        other seats the first is a person's, and the others are the bot's that plays now, if one does.
        """
        position = lab.load(record)
        self._reset(position, players or self._players_for(position.seats))

    def _players_for(self, seats: tuple[str, ...]) -> dict[str, str]:
        if set(self.players) == set(seats):
            return dict(self.players)
        other = next((who for who in self.players.values() if who != PERSON), PERSON)
        return dict.fromkeys(seats, other) | {seats[0]: PERSON}

    # --- playing ------------------------------------------------------------------------------------------------

    def answer(self, action: Action | list[str | int] | str) -> None:
        """Give the asked player's answer, then let the bots answer until a person is asked or the game is over.

        On an earlier step this goes along the line if the answer is the same and else begins a new line.
        Raises IllegalAction with the reason, or LabError: for a seat that this screen does not hold, and at a shared
        table for an earlier step. Nothing is changed then.
        """
        given = parse(action)
        self._check_turn()
        line, cursor = self._follow(self.timeline, self.cursor, given)
        own = cursor
        line, cursor = self._let_bots_answer(line, cursor)
        self._go_on(line)
        self._show(line, cursor, since=own - 1)

    def play_on(self) -> None:
        """Let the bots answer from here until a person is asked or the game is over."""
        self._play_on(since=self.cursor)

    def take(self, thought: Thought, found: Action | Exception) -> None:
        """Take what a bot has thought out, and let the bots answer on; a thought that is not wanted any more is let go.

        Raises LabError when the bot has failed, or its answer cannot be kept: the table then stays as it was.
        """
        if thought is not self.thought:
            return
        self._found[thought.position] = found
        try:
            self._play_on(self._since)
        except LabError:
            del self._found[thought.position]
            if self.thought is thought:  # else another page's answer has been heard instead
                self.thought = None
            raise

    def back(self) -> None:
        """Look one step back (nothing happens at the first)."""
        self.jump(self.cursor - 1)

    def forward(self) -> None:
        """Look one step on along the line (nothing happens at the last)."""
        self.jump(self.cursor + 1)

    def jump(self, step: int) -> None:
        """Look at a step of the line, counted from 0; beyond the ends stands for the end."""
        self._look_at(self.timeline, max(0, min(step, len(self.timeline) - 1)))

    # --- branches -----------------------------------------------------------------------------------------------

    @property
    def branches(self) -> tuple[Branch, ...]:
        """The other lines of play, oldest first."""
        return tuple(
            Branch(number, at, line[at + 1].actions[-1], len(line))
            for number, line in enumerate(self._lines)
            if line is not self.timeline and (at := fork(line, self.timeline)) + 1 < len(line)
        )

    def branch(self, number: int) -> None:
        """Change to another line (its number in ``branches``) and look at its first own step."""
        if number not in range(len(self._lines)):
            raise LabError("no-such-branch", given=number, n=len(self._lines))
        line = self._lines[number]
        self._go_on(line)
        step = min(fork(line, self.timeline) + 1, len(line) - 1)
        self._look_at(line, step)

    # --- sharing ------------------------------------------------------------------------------------------------

    def hold(
        self, seats: tuple[str, ...], shared: bool | None = None, players: Mapping[str, str] | None = None
    ) -> None:
        """Say which seats this screen holds from now on, and whether others see the game; who plays may change too.

        Raises LabError for a seat that is none, and for players who cannot play.
        """
        players = dict(self.players if players is None else players)
        check_players(players, self.position.seats)
        for seat in seats:
            if seat not in self.position.seats:
                raise LabError("no-such-seat", given=shown(seat), seats=", ".join(self.position.seats))
        shared = self.shared if shared is None else shared
        if shared:
            self._lines = [self.timeline]
        thought = self._thought_at(self.position, players) if self.at_end else None
        viewer = self.viewer if self.viewer in seats else seats[0] if len(seats) == 1 else PUBLIC
        passing = self.asked in seats and len(seats) > 1 and (self.curtain or self.asked != viewer)
        self.param.update(
            holds=seats, shared=shared, players=players, viewer=viewer, curtain=passing, thought=thought
        )  # fmt: skip

    def hear(self, line: Line) -> None:
        """Take over the line as it is now elsewhere. Who stands at the end goes along; who looks back stays there."""
        stays = fork(self.timeline, line)
        added = len(line) - 1 - stays
        if stays == len(self.timeline) - 1 and not self.at_end:
            self._keep(line)
            self.param.update(timeline=line, gone_on=self.gone_on + added)
        elif line != self.timeline:
            self._lines = [line]
            self._show(line, len(line) - 1, since=self._since if self.thought else min(self.cursor, stays))

    def lift_curtain(self) -> None:
        """The screen has been passed: show the asked person's view, if this screen holds that seat."""
        viewer = self.asked if self.asked in self.holds else self.viewer
        self.param.update(curtain=False, viewer=viewer)

    # --- inside -------------------------------------------------------------------------------------------------

    def _reset(self, position: Position[Any], players: Mapping[str, str], holds: tuple[str, ...] | None = None) -> None:
        check_players(players, position.seats)
        held = holds if holds is not None else tuple(seat for seat in position.seats if seat in people_of(players))
        line = line_to(position)
        self._lines, self._found = [line], {}
        with param.parameterized.batch_call_watchers(self):  # whoever watches sees the game begun, not beginning
            self.param.update(
                players=dict(players), timeline=line, cursor=len(line) - 1, position=line[-1],
                viewer=held[0] if held else PUBLIC, curtain=False, notice=(), holds=held, shared=False, gone_on=0,
                thought=None,
            )  # fmt: skip
            line, cursor = self._let_bots_answer(line, len(line) - 1)
            self._show(line, cursor, since=cursor)

    def _position_assigned(self, *_: Any) -> None:
        here = self.timeline[self.cursor] if self.cursor < len(self.timeline) else None
        if self.position is not here:
            same_seats = set(self.players) == set(self.position.seats)
            self._reset(self.position, self.players if same_seats else dict.fromkeys(self.position.seats, PERSON))

    def _check_turn(self) -> None:
        """Raise LabError when nothing may be answered here from this screen."""
        what_would_be = self.alone and self.bot_asked  # one's own table: any bot's answer may be tried otherwise
        if self.asked is not None and self.asked not in self.holds and not what_would_be:
            raise LabError("seat-not-held", seat=self.asked)
        if self.shared and not self.at_end:
            raise LabError("past-stands")

    def _play_on(self, since: int) -> None:
        line, cursor = self._let_bots_answer(self.timeline, self.cursor)
        self._go_on(line)
        self._show(line, cursor, since)

    def _go_on(self, line: Line) -> None:
        """Have another line kept before it is shown. At a shared table the line may only grow."""
        if line is self.timeline:
            return
        if self.shared and fork(self.timeline, line) < len(self.timeline) - 1:
            raise LabError("past-stands")
        if self.keeper is not None:
            self.keeper(line)

    def _show(self, line: Line, cursor: int, since: int) -> None:
        self._keep(line)
        decision = line[cursor].decision
        held = [seat for seat in people_of(self.players) if seat in self.holds]
        passing = len(held) > 1 and decision is not None and decision.seat != self.viewer and decision.seat in held
        news = self._events_since(line, since, cursor, hidden=passing) if cursor - since > 1 else ()
        self._since = since
        self.param.update(
            timeline=line, cursor=cursor, position=line[cursor], curtain=passing, notice=news, gone_on=0,
            thought=self._thought_at(line[cursor]),
        )  # fmt: skip

    def _look_at(self, line: Line, step: int) -> None:
        """Look at a step without playing. Where nobody is asked there is nobody to pass the screen to."""
        curtain = self.curtain and line[step].decision is not None
        past = step < len(line) - 1
        self._since = step
        self.param.update(
            timeline=line, cursor=step, position=line[step], curtain=curtain, notice=(),
            gone_on=self.gone_on if past else 0, thought=None if past else self._thought_at(line[step]),
        )  # fmt: skip
