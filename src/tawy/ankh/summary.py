"""A game of Ankh looked back on: devotion by source and conflict by conflict, who was forgotten, what decided it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tawy.ankh import events as e
from tawy.ankh.state import GOING_ON, MOST_DEVOTION, NOBODY, TOP_OF_THE_TRACK, Ankh, Side
from tawy.kernel.event import Event
from tawy.kernel.summary import At, Contender, Race, Step, Summary, Told, Verdict, first_of, verdict

SOURCES: Final = {
    "A7.16": "monuments",
    "A7.4": "domination",
    "A7.20": "battles",
    "A8": "merging",
    "A11": "powers",
    "A12": "cards",
    "A13": "gods",
    "A14": "guardians",
}
"""Where devotion comes from and goes to, by the rule or the chapter that its cause stands in."""
MERGED: Final = "merged"
FORGOTTEN: Final = "forgotten"
FATES: Final = (MERGED, FORGOTTEN)
STEPS: Final = ("start", "region", "merging", "forgetting")
VERDICTS: Final = (
    "top", "most", "stack", "sole", "atheism",
    "short_of_safety", "comeback", "gave_up", "lost", "source", "led_since",
)  # fmt: skip
"""What can have decided a game, as the catalogues name it."""


def source_of(cause: str) -> str:
    """What a cause of devotion is told under.

    >>> source_of("majority"), source_of("worshipful"), source_of("radiance"), source_of("cat_mummy")
    ('monuments', 'powers', 'gods', 'guardians')
    """
    rule = e.CAUSES[cause]
    return SOURCES.get(rule) or SOURCES[rule.split(".")[0]]


class Account:
    """Everyone's devotion as it was told, event by event."""

    def __init__(self, seats: int) -> None:
        self.at: dict[Side, int] = dict.fromkeys(range(seats), 0)
        self.sources: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.fates: dict[Side, str] = {}
        """Those who are gone, in the order in which they went."""
        self.steps: list[Step] = []
        self.courses: list[list[int | None]] = [[] for _ in range(seats)]
        self._conflict = 0
        self._step: tuple[str, dict[str, int]] | None = ("start", {})
        """What has begun and is looked at when it is over."""

    def hear(self, event: Event, position: int) -> None:
        """One event more."""
        match event:
            case e.ConflictBegun(number=number):
                self.look(position)
                self._conflict = number
            case e.RegionReached(token=token):
                self._begin("region", position, token=token)
            case e.ConflictEnded():
                self.look(position)
            case e.DevotionGained():
                self._gain(event)
            case e.DevotionLost(side=side, amount=amount, cause=cause):
                self.sources[side][source_of(cause)] -= amount
                self.at[side] -= amount
            case e.GodsMerged(lower=lower, upper=upper, devotion=devotion):
                self._begin("merging", position)
                self.sources[upper][source_of("merge")] += devotion - self.at[upper]
                self.at[upper] = devotion
                self.fates[lower] = MERGED
            case e.GodForgotten(side=side):
                if self._step is None:
                    self._begin("forgetting", position)
                self.fates[side] = FORGOTTEN
            case _:
                pass

    def _gain(self, event: e.DevotionGained) -> None:
        """What there was no space for any more is taken off the last that fed the gain (A10.5)."""
        beyond = sum(amount for _, amount in event.parts) - event.amount
        for cause, amount in reversed(event.parts):
            taken = min(beyond, amount)
            beyond -= taken
            self.sources[event.side][source_of(cause)] += amount - taken
        self.at[event.side] += event.amount

    def _begin(self, name: str, position: int, **about: int) -> None:
        self.look(position)
        self._step = name, about

    def look(self, position: int) -> None:
        """What had begun is over: everyone is looked at."""
        if self._step is None:
            return
        name, about = self._step
        self.steps.append(Step(self._conflict, name, {"conflict": self._conflict, **about}, position))
        for side, course in enumerate(self.courses):
            course.append(None if side in self.fates else self.at[side])
        self._step = None


def summary(told: Told, at: At) -> Summary:
    """The whole game; of one that is not over, as far as it came."""
    g: Ankh = at(len(told) - 1)
    account = Account(g.seats)
    for position, events in enumerate(told):
        for event in events:
            account.hear(event, position)
    account.look(len(told) - 1)
    forgotten = [side for side, fate in account.fates.items() if fate == FORGOTTEN]
    order = [*reversed(g.standing), *reversed(forgotten)]
    gone = [side for side, fate in account.fates.items() if fate == MERGED]
    contenders = [_contender(g, account, side, place) for place, side in enumerate(order, 1)]
    contenders += [_contender(g, account, side, None) for side in gone]
    winners = [] if g.winner == NOBODY else [g.winner]
    return Summary(contenders, winners, account.steps, _verdicts(g, contenders, account.steps))


def _contender(g: Ankh, account: Account, side: Side, place: int | None) -> Contender:
    """Both seats of a merged god win or lose together (A10.7)."""
    return Contender(
        who=side,
        seats=tuple(seat for seat in range(g.seats) if g.side_of[seat] == side),
        place=place,
        points=account.at[side],
        sources={name: amount for name, amount in account.sources[side].items() if amount},
        course=account.courses[side],
        fate=account.fates.get(side, ""),
    )


# --- what decided it ----------------------------------------------------------------------------------


def _verdicts(g: Ankh, contenders: list[Contender], steps: list[Step]) -> list[Verdict]:
    """How it was won, and what made the difference."""
    if g.ending == GOING_ON:
        return []
    ranked = [one for one in contenders if one.place is not None]
    if g.ending in {TOP_OF_THE_TRACK, MOST_DEVOTION}:
        race = Race(ranked[0], ranked[1], ranked[1:], steps)
        return [_won(g, race), *first_of((_comeback, _gave_up, _lost, _source, _led_since), race)]
    forgotten = [one for one in ranked if one.fate == FORGOTTEN]
    nearest = max(forgotten, key=lambda one: one.points)
    short = verdict(
        "short_of_safety", "A9.1", side=nearest.who, points=nearest.points, steps=g.last_red + 1 - nearest.points
    )
    if g.winner == NOBODY:
        return [verdict("atheism", "A9.3"), short]
    return [verdict("sole", "A9.3", side=g.winner, others=sorted(one.who for one in forgotten)), short]


def _won(g: Ankh, race: Race) -> Verdict:
    """The top of the track, the most devotion, or the upper marker of a stack (A10.5, A10.6)."""
    winner, rival = race.winner, race.rival
    if g.ending == TOP_OF_THE_TRACK:
        conflict = race.steps[-1].number
        return verdict("top", "A10.5", side=winner.who, rival=rival.who, lead=race.lead, conflict=conflict)
    if race.lead:
        return verdict("most", "A10.6", side=winner.who, rival=rival.who, points=winner.points, lead=race.lead)
    return verdict("stack", "A10.1", side=winner.who, rival=rival.who, points=winner.points)


def _comeback(race: Race) -> Verdict | None:
    """Another god led before the last conflict."""
    ahead = race.ahead_before_last()
    if ahead is None:
        return None
    conflict = race.steps[-1].number
    return verdict("comeback", "A7.1", side=race.winner.who, rival=ahead[0].who, lead=ahead[1], conflict=conflict)


def _gave_up(race: Race) -> Verdict | None:
    """The second gave up devotion when it merged, and lacked no more in the end (A8.5)."""
    given = race.cost(source_of("merge"))
    return None if given is None else verdict("gave_up", "A8.5", rival=race.rival.who, amount=given)


def _lost(race: Race) -> Verdict | None:
    """The second lost devotion to the death of a Cat Mummy, and lacked no more in the end (A14.2)."""
    lost = race.cost(source_of("cat_mummy"))
    return None if lost is None else verdict("lost", "A14.2", rival=race.rival.who, amount=lost)


def _source(race: Race) -> Verdict | None:
    """One source alone outweighs the lead."""
    found = race.best_source()
    if found is None:
        return None
    name, won, other = found
    rule = next(rule for rule, source in SOURCES.items() if source == name)
    rule = rule if "." in rule else "A10.4"
    return verdict("source", rule, side=race.winner.who, rival=race.rival.who, source=name, amount=won, other=other)


def _led_since(race: Race) -> Verdict | None:
    """The winner was ahead for long."""
    since = race.led_since()
    return verdict("led_since", "A10.6", side=race.winner.who, conflict=max(1, since)) if since is not None else None
