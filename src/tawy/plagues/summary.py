"""A game of 10 Plagues looked back on: points by source and round by round, and what decided it."""

from __future__ import annotations

from typing import Final

from tawy.kernel.event import Event
from tawy.kernel.summary import At, Contender, Race, Step, Summary, Told, Verdict, first_of, verdict
from tawy.plagues import events as e
from tawy.plagues.queries.plague import is_automa
from tawy.plagues.queries.scoring import points, standings, total, winners
from tawy.plagues.state import GOING_ON, Plagues

STEPS: Final = ("start", "round")
VERDICTS: Final = ("won", "by_card", "by_nile", "shared", "comeback", "penalties", "discard", "source", "led_since")
"""What can have decided a game, as the catalogues name it."""


def summary(told: Told, at: At) -> Summary:
    """The whole game; of one that is not over, as far as it came. Points are as the final score counts them (P12.2)."""
    g: Plagues = at(len(told) - 1)
    steps = _steps(told)
    then = [at(step.position) for step in steps]
    courses: list[list[int | None]] = [[total(each, player) for each in then] for player in range(g.players)]
    standing = standings(g)
    order = sorted(range(g.players), key=lambda player: standing[player], reverse=True)
    contenders = [
        Contender(
            who=player,
            seats=() if is_automa(g, player) else (player,),
            place=1 + sum(other > standing[player] for other in standing),
            points=total(g, player),
            sources={name: amount for name, amount in points(g, player).items() if amount},
            course=courses[player],
        )
        for player in order
    ]
    if g.ending == GOING_ON:
        return Summary(contenders, [], steps, [])
    return Summary(contenders, list(winners(g)), steps, _verdicts(g, contenders, steps))


def _steps(told: Told) -> list[Step]:
    """The beginning, and the end of each round: before the next one is laid out (P11.1)."""
    begun = _positions(told, e.PhaseBegun)
    if not begun:
        return []
    ends = [*_positions(told, e.RoundCleared), len(told) - 1]
    rounds = [Step(number, "round", {"round": number}, position) for number, position in enumerate(ends, 1)]
    return [Step(0, "start", {}, begun[0]), *rounds]


def _positions(told: Told, kind: type[Event]) -> list[int]:
    return [position for position, events in enumerate(told) if any(isinstance(event, kind) for event in events)]


# --- what decided it ----------------------------------------------------------------------------------


def _verdicts(g: Plagues, contenders: list[Contender], steps: list[Step]) -> list[Verdict]:
    """How it was won, and what made the difference."""
    first = [one for one in contenders if one.place == 1]
    if len(first) > 1:
        return [verdict("shared", "P12.4", players=[one.who for one in first], points=first[0].points)]
    race = Race(contenders[0], contenders[1], contenders[1:], steps)
    return [_won(g, race), *first_of((_comeback, _penalties, _discard, _source, _led_since), race)]


def _won(g: Plagues, race: Race) -> Verdict:
    """By points; of those who are level by the province card, then by the Nile (P12.4)."""
    winner, rival = race.winner, race.rival
    if race.lead:
        return verdict("won", "P12.2", player=winner.who, rival=rival.who, points=winner.points, lead=race.lead)
    name = "by_card" if g.card_at[winner.who] > g.card_at[rival.who] else "by_nile"
    return verdict(name, "P12.4", player=winner.who, rival=rival.who, points=winner.points)


def _comeback(race: Race) -> Verdict | None:
    """Somebody else led before the last round."""
    ahead = race.ahead_before_last()
    if ahead is None:
        return None
    return verdict("comeback", "P12.2", player=race.winner.who, rival=ahead[0].who, lead=ahead[1])


def _penalties(race: Race) -> Verdict | None:
    """Penalty cards cost the second no less than it lacked in the end (P12.3)."""
    lost = race.cost("penalties")
    return None if lost is None else verdict("penalties", "P12.3", rival=race.rival.who, amount=lost)


def _discard(race: Race) -> Verdict | None:
    """What lies in its discard cost the second no less than it lacked in the end (P12.3)."""
    lost = race.cost("discard")
    return None if lost is None else verdict("discard", "P12.3", rival=race.rival.who, amount=lost)


def _source(race: Race) -> Verdict | None:
    """One source alone outweighs the lead."""
    found = race.best_source()
    if found is None:
        return None
    name, won, other = found
    return verdict(
        "source", "P12.2", player=race.winner.who, rival=race.rival.who, source=name, amount=won, other=other
    )


def _led_since(race: Race) -> Verdict | None:
    """The winner was ahead for long."""
    since = race.led_since()
    return verdict("led_since", "P12.2", player=race.winner.who, round=max(1, since)) if since is not None else None
