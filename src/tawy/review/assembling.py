"""The pieces of a review laid together: everyone's chance at every position, and what each step changed of it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tawy.games import registered
from tawy.kernel.frame import CHANCE
from tawy.review.accounts import players
from tawy.review.deciding import Judged, rounded
from tawy.review.format import Chances, Decision, Grade, Review, Step
from tawy.review.judging import Judge, dice_for, mean
from tawy.review.pieces import Decided, Drawn, Reviewing, Together
from tawy.review.turning import turnings

GRADES: Final[tuple[tuple[float, Grade], ...]] = (
    (0.005, "best"),
    (0.02, "fine"),
    (0.05, "inaccuracy"),
    (0.1, "mistake"),
)
"""What an answer is called that costs less than so much; more is a blunder."""


class _Parts(NamedTuple):
    """What a step brought, before it is compared with what changed."""

    luck: Chances
    skill: Chances


def review(made: Reviewing) -> Review:
    """The whole review, when every piece is there."""
    course, spec = made.course, made.course.play.spec
    chances = _chances(made)
    steps = _steps(made, chances)
    decisions = _decisions(made)
    own = [_own(made, position) for position in range(len(course.picks))]
    return Review(
        game=spec.name,
        rules=spec.rules_version,
        mark=made.partial.mark,
        depth=made.partial.depth,
        seats=spec.seat_count(spec.read_setup(course.play.setup)),
        chances=[list(map(rounded, each)) for each in chances],
        nobody=[nobody(made.judge, *each) for each in zip(course.positions, chances, strict=True)],
        steps=steps,
        decisions=decisions,
        turnings=turnings(made, chances, steps, decisions),
        players=players(chances, steps, decisions, own),
        given_up=course.given_up,
    )


def nobody(judge: Judge, g: Any, chances: Chances) -> float:
    """The chance that nobody wins: what is left of all chances, those who play as one having one."""
    won = {judge.party(g, party): chance for party, chance in enumerate(chances)}
    return rounded(max(0.0, 1 - sum(won.values())))


def _own(made: Reviewing, position: int) -> frozenset[int]:
    """The parties whose own doing the skill of a step is: of answers given together everyone's."""
    g = made.course.positions[position]
    size = made.judge.size(g)
    if g.ask.seat == CHANCE:
        return frozenset()
    if g.ask.simultaneous:
        return frozenset(range(size))
    asked = made.judge.party(g, g.ask.seat)
    return frozenset(party for party in range(size) if made.judge.party(g, party) == asked)


def _chances(made: Reviewing) -> list[Chances]:
    """From the end on: before chance has answered everyone has what came of it, less the luck."""
    course = made.course
    chances: list[Chances] = [[]] * len(course.positions)
    chances[-1] = _end(made)
    for position, span in reversed(course.spans.items()):
        match made.partial.pieces[position]:
            case Drawn(luck=luck):
                chances[position] = without(chances[position + 1], luck)
            case Decided(judged=judged):
                chances[position] = judged.before
            case Together(revealed=revealed):
                chances[position : position + span] = [revealed.before] * span
    return chances


def _end(made: Reviewing) -> Chances:
    """Who has won; in a game that was given up, how everyone stood there."""
    g, times = made.course.positions[-1], made.depth.samples if made.course.given_up else 1
    return mean(made.judge.outlook(g.clone(), dice_for("end", time)) for time in range(times))


def without(chances: Chances, luck: Chances) -> Chances:
    """Chances less the luck in them; of luck that is more than somebody can have had, all lose the same part.

    >>> without([0.75, 0.25], [0.25, -0.25]), without([0.5, 0.5], [1.0, -1.0])
    ([0.5, 0.5], [0.0, 1.0])
    """
    part = 1.0
    for chance, by in zip(chances, luck, strict=True):
        room = chance if by > 0 else 1 - chance
        if abs(by) > room:
            part = min(part, room / abs(by))
    return [chance - part * by for chance, by in zip(chances, luck, strict=True)]


def _steps(made: Reviewing, chances: list[Chances]) -> list[Step]:
    """What each pick brought. The rest is what neither luck nor skill explains, so that all three are the change."""
    nothing = [0.0] * len(chances[-1])
    parts: list[_Parts] = []
    for position, span in made.course.spans.items():
        match made.partial.pieces[position]:
            case Drawn(luck=luck):
                parts.append(_Parts(luck, nothing))
            case Decided(judged=judged):
                lost = [after - before for after, before in zip(judged.after, judged.before, strict=True)]
                parts.append(_Parts(nothing, lost))
            case Together(revealed=revealed):
                parts += [_Parts(nothing, nothing)] * (span - 1)
                parts.append(_Parts(revealed.luck, revealed.skill))
    return [
        Step(position + 1, pick.seat, part.luck, part.skill, _rest(chances[position], chances[position + 1], part))
        for position, (pick, part) in enumerate(zip(made.course.play.picks, parts, strict=True))
    ]


def _rest(before: Chances, after: Chances, part: _Parts) -> Chances:
    return [late - early - luck - skill for early, late, luck, skill in zip(before, after, *part, strict=True)]


def _decisions(made: Reviewing) -> list[Decision]:
    found = []
    for position, span in made.course.spans.items():
        match made.partial.pieces[position]:
            case Decided(judged=judged):
                found.append(_decision(made, position, judged))
            case Together(revealed=revealed):
                places = range(position, position + span)
                found += [_decision(made, *each) for each in zip(places, revealed.judged, strict=True)]
            case _:
                pass
    return found


def _decision(made: Reviewing, position: int, judged: Judged) -> Decision:
    pick, ask = made.course.play.picks[position], made.course.positions[position].ask
    phases = registered(made.course.play.spec.name).phases
    cost = max(0.0, judged.best - judged.chosen)
    hindsight = None if judged.truths is None else rounded(max(0.0, judged.truths[0] - judged.truths[1]))
    return Decision(
        position=position,
        seat=pick.seat,
        kind=pick.kind,
        phase=phases.get(pick.kind, ""),
        chosen=pick.token,
        answers=judged.answers,
        options=len(ask.options),
        cost=rounded(cost),
        grade=grade(cost),
        hindsight=hindsight,
    )


def grade(cost: float) -> Grade:
    """What an answer is called that costs so much.

    >>> grade(0.0), grade(0.03), grade(0.2)
    ('best', 'inaccuracy', 'blunder')
    """
    return next((name for below, name in GRADES if cost < below), "blunder")
