"""A plan as its seat asks for it and is told of it: a table keeps nothing of it, and nobody else hears of it.

Whoever plans sends all answers with each request, and they are played anew (`tawy.planning`). Whatever is told follows
from that copy, from what the seat has heard, and from its own answers.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec

from tawy.kernel.changes import fingerprint
from tawy.kernel.event import heard_by
from tawy.kernel.frame import CHANCE
from tawy.kernel.play import Play
from tawy.kernel.spec import Result
from tawy.kernel.view import Option, Question
from tawy.planning import MOST, Plan, guessed
from tawy.server.refusal import Refusal
from tawy.server.tables import messages as m
from tawy.server.tables.caller import Caller, check_member, check_seat, check_status
from tawy.server.tables.commands import Position, SeatNumber, Token
from tawy.server.tables.outlook import FEW, looked_ahead, raw
from tawy.server.tables.table import Table


class AskPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody plans for a seat of theirs, from a position of the running game on."""

    seat: SeatNumber
    position: Position
    mark: Token = ""
    """What was told of that position; empty where a plan begins."""
    answers: Annotated[list[Token], msgspec.Meta(max_length=2 * MOST)] = []
    """Everyone's answers, as tokens, in order."""
    deal: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    """Another number, another guess at what others hold."""
    draw: Annotated[int, msgspec.Meta(ge=0, le=999_999)] | None = None
    """A lot with this number answers next."""
    ahead: bool = False
    """Tell what each option would do, however many there are."""
    why: Token | None = None
    """Tell which rules forbid this thing where the plan ends."""


class PlanStep(msgspec.Struct, frozen=True):
    """An answer of a plan."""

    seat: int
    kind: str
    option: Option
    events: list[msgspec.Raw]
    """What the planning seat would hear of it."""


class Guess(msgspec.Struct, frozen=True):
    """What a plan supposes that another seat holds."""

    seat: int
    secrets: Any
    """As the seat itself would see them."""


class Planned(msgspec.Struct, frozen=True):
    """A plan, played to its end."""

    seat: int
    position: int
    """Where in the game it begins."""
    mark: str
    """A fingerprint of what the seat saw there."""
    now: int
    """Where the game is."""
    came_true: int
    """So many of the first answers that were sent the game has given since: the plan begins after them."""
    parted: int | None
    """After so many answers the game has gone otherwise than planned; None while it has not."""
    steps: list[PlanStep]
    dropped: int
    """How many of the last answers that were sent do not fit."""
    guesses: list[Guess]
    before: Any
    """The seat's view where the plan begins ..."""
    figures_before: Any
    """... and the figures behind it."""
    view: Any
    """The seat's view where the plan ends."""
    figures: Any
    stakes: Any
    """What wins and what is coming from there on."""
    question: Question | None
    """What is asked there, with all options, whoever is asked; None if the game would be over."""
    foreseen: list[m.Foreseen] | None
    """What the options would do, if they are few or it was asked for."""
    result: Result | None
    """How the game would have ended."""
    objections: list[str]
    """The rules that forbid what was asked about, by number."""


def check(table: Table, caller: Caller, seat: int) -> None:
    """Only for a seat of one's own, in a running game, where planning is allowed."""
    check_member(table, caller)
    check_status(table, "running")
    check_seat(table, caller, seat)
    if not table.setup.planning:
        raise Refusal("not_now", "There is no planning at this table: it was opened without it.")


class Course(NamedTuple):
    """A plan beside the game that has gone on since it was begun."""

    begun: Play
    """The game where the plan begins."""
    plan: Plan
    came_true: int = 0
    parted: int | None = None


def planned(table: Table, wish: AskPlan) -> Planned:
    """What a plan comes to; where the game has gone on as planned, from its present position on."""
    course = _course(table.played, wish)
    dropped = len(wish.answers) - course.came_true - len(course.plan.steps)
    if wish.draw is not None:
        course.plan.draw(wish.draw)
    return _told(table, course, wish, dropped)


def _course(play: Play, wish: AskPlan) -> Course:
    begun = _begun(play, wish)
    plan = _played(begun, wish, wish.answers)
    passed = len(play.picks) - wish.position
    true = _came_true(play, plan, wish.position)
    if true < min(passed, len(plan.steps)):
        return Course(begun, plan, parted=true)
    return Course(play, _played(play, wish, wish.answers[true:]), true) if passed else Course(begun, plan)


def _begun(play: Play, wish: AskPlan) -> Play:
    """The game where a plan began; refused if it has been taken back since."""
    if wish.position <= len(play.picks):
        begun = play if wish.position == len(play.picks) else play.at(wish.position)
        if wish.mark in {"", _mark(begun, wish.seat)}:
            return begun
    raise Refusal("moved_on", "The game went back to before this plan: begin a new one.")


def _mark(begun: Play, seat: int) -> str:
    return fingerprint(begun.spec.view(begun.game, seat).seen)


def _played(begun: Play, wish: AskPlan, answers: list[str]) -> Plan:
    plan = Plan(begun.spec, begun.game, wish.seat, wish.deal)
    plan.repeat(answers)
    return plan


def _came_true(play: Play, plan: Plan, position: int) -> int:
    """With how many of its answers a plan has foreseen the game, as far as its seat has heard of it.

    What others have answered is judged by what was heard of it alone: of a secret answer that is nothing.
    """
    own = plan.spec.allies(plan.game, plan.seat)
    for number, step in enumerate(plan.steps[: len(play.picks) - position]):
        pick = play.picks[position + number]
        is_another = pick.seat in own and pick.token != step.option.token
        if is_another or heard_by(plan.seat, play.told[position + number + 1]) != step.events:
            return number
    return min(len(plan.steps), len(play.picks) - position)


def _told(table: Table, course: Course, wish: AskPlan, dropped: int) -> Planned:
    begun, plan = course.begun, course.plan
    spec, seat, g = plan.spec, plan.seat, plan.game
    start = Plan(spec, begun.game, seat, wish.deal).game
    return Planned(
        seat,
        len(begun.picks),
        _mark(begun, seat),
        table.position,
        course.came_true,
        course.parted,
        [PlanStep(step.seat, step.kind, step.option, list(map(raw, step.events))) for step in plan.steps],
        dropped,
        [Guess(other, spec.secrets(start, other)) for other in guessed(spec, begun.game, seat, len(table.seats))],
        spec.view(start, seat).seen,
        spec.explain(start),
        spec.view(g, seat).seen,
        spec.explain(g),
        spec.stakes(g),
        plan.question,
        _foreseen(plan, wish),
        spec.result(g),
        _objections(plan, wish.why),
    )


def _foreseen(plan: Plan, wish: AskPlan) -> list[m.Foreseen] | None:
    """What the options would do, as far as who is asked could know; nobody knows what chance draws."""
    ask = plan.game.ask
    if ask is None or ask.seat == CHANCE or (len(ask.options) > FEW and not wish.ahead):
        return None
    foreseen = looked_ahead(plan.spec, plan.game, ask.seat)
    if ask.seat in plan.spec.allies(plan.game, plan.seat):
        return foreseen
    return [msgspec.structs.replace(one, changes=_without_secrets(one.changes)) for one in foreseen]


def _objections(plan: Plan, target: str | None) -> list[str]:
    """Which rules forbid whoever is asked to choose a thing; chance is forbidden nothing."""
    ask = plan.game.ask
    if target is None or ask is None or ask.seat == CHANCE:
        return []
    return [objection.rule for objection in plan.spec.why_not(plan.game, ask.seat, target)]


def _without_secrets(changed: dict[str, Any]) -> dict[str, Any]:
    """The changes of another seat's view, for one's own: all but the field that differs."""
    return {name: change for name, change in changed.items() if name != "secrets"}
