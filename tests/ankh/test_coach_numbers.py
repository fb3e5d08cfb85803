"""What the coach claims over random play, worked out a second time: from the view, and from the oracle's world.

The oracle shares nothing with the engine, so a number that the coach takes from a wrong query is noticed here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from ankh import oracle
from contract.players import eager
from tawy.ankh.coach import COACH
from tawy.ankh.spec import SPEC
from tawy.ankh.state import Ankh
from tawy.kernel.play import start
from tawy.lessons.format import Pointer
from tawy.lessons.guides.ankh import KINDS

About = dict[str, Any]
TRACK = "mmmxcmmxcmmxcmmxmx"
NAMES = {"m": "control", "c": "caravan", "x": "conflict"}
ROWS = ("move", "summon", "gain", "unlock")


class Look(NamedTuple):
    """A position as its god sees it."""

    g: Ankh
    view: dict[str, Any]
    world: oracle.World
    side: int
    kind: str
    options: list[str]

    @property
    def god(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["gods"][self.side]
        return found

    @property
    def arena(self) -> int:
        number: int = self.view["battle"]["region"]
        return number

    def region(self, number: int) -> oracle.Region:
        return self.world.regions[number - 1]

    def sides(self, number: int) -> set[int]:
        return {figure.side for figure in self.world.figures.values() if figure.at in self.region(number)}

    def strength(self, side: int, number: int) -> int:
        without_cards: dict[int, set[str]] = {other: set() for other in range(5)}
        return oracle.Battle(self.world, self.region(number), [], without_cards).strength(side)

    def strongest(self, number: int) -> int:
        return max(self.strength(other, number) for other in self.sides(number) - {self.side})

    def mortals(self, number: int) -> int:
        return sum(figure.mortal for figure in self.world.army(self.side, self.region(number)))

    def standing_on(self, ground: str) -> int:
        return sum(self.world.ground(it.at) == ground for it in self.world.army(self.side, self.region(self.arena)))

    def fights(self) -> list[int]:
        numbers = range(1, len(self.view["regions"]) + 1)
        return [n for n in numbers if self.side in self.sides(n) and len(self.sides(n)) > 1]

    def ready(self, uses: int) -> list[str]:
        """The actions that so many uses bring to an event (A1.5)."""
        seats = len(self.view["gods"])
        last = {row: seats + (0 if row == "unlock" else 1) for row in ROWS}
        return [row for row in ROWS if last[row] - self.view["actions"][row] == uses]

    def beside_monuments(self, wanted: set[int | None]) -> set[oracle.Space]:
        world = self.world
        near = {space for it in world.figures.values() if it.side == self.side for space in world.map.adjacent[it.at]}
        return {space for space in near if space in world.monuments and world.monuments[space].owner in wanted}

    def majority_after(self, kind: str, number: int) -> bool:
        """One more monument of a kind in a region would be more than every other god has there."""
        here = [it for space, it in self.world.monuments.items() if space in self.region(number)]
        owners = Counter(it.owner for it in here if it.kind == kind)
        return all(owners[self.side] + 1 > owners[other] for other in range(5) if other != self.side)


def past(look: Look, mover: int, other: int) -> int:
    """How much devotion takes a marker above another, by moving it step by step."""
    mine = look.view["gods"][mover]["devotion"]
    stack: list[int] = list(look.view["standing"])
    above = stack.index(mover) > stack.index(other)
    assert not above
    for steps in range(1, 32):
        if mine + steps >= look.view["gods"][other]["devotion"]:
            return steps
    raise AssertionError


def at_hand(look: Look, about: About, event: str) -> None:
    assert about["actions"] == look.ready(1) != []
    assert NAMES[TRACK[look.view["event"]]] == event


def takeable(look: Look) -> set[oracle.Space]:
    neutral = {space for space, it in look.world.monuments.items() if it.owner is None}
    others = {*range(5)} - {look.side}
    return look.beside_monuments({None} if neutral else set(others)) if look.god["ankhs"] else set()


def first_turn(look: Look, about: About) -> None:
    assert (about, look.view["event"]) == ({"top": 31}, 0)


def one_action_each(look: Look, _about: About) -> None:
    assert [god["side"] for god in look.view["gods"]].count(look.side) == 2


def event_follows(look: Look, about: About) -> None:
    assert look.ready(0)
    assert about == {"event": NAMES[TRACK[look.view["event"]]], "regions": look.fights()}


def conflict_at_hand(look: Look, about: About) -> None:
    at_hand(look, about, "conflict")
    assert about["regions"] == look.fights()
    assert about["number"] == TRACK[: look.view["event"] + 1].count("x")


def conflict_coming(look: Look, about: About) -> None:
    assert about["uses"] > 1
    assert all(not look.ready(uses) for uses in range(1, about["uses"]))
    assert about["actions"] == look.ready(about["uses"])
    assert TRACK[look.view["event"]] == "x"


def control_at_hand(look: Look, about: About) -> None:
    at_hand(look, about, "control")
    assert about["count"] == len(takeable(look)) > 0


def control_out_of_reach(look: Look, about: About) -> None:
    at_hand(look, about, "control")
    assert not takeable(look)


def caravan_at_hand(look: Look, about: About) -> None:
    at_hand(look, about, "caravan")


def control_majority(look: Look, about: About) -> None:
    space = oracle.read_space(about["space"])
    assert about["space"] in look.options
    assert look.world.monuments[space].kind == about["monument"]
    assert space in look.region(about["region"])
    assert look.side in look.sides(about["region"])
    before = look.world.majorities(look.side, look.region(about["region"]))
    look.world.monuments[space].owner = look.side
    assert look.world.majorities(look.side, look.region(about["region"])) == before + 1


def control_choice(look: Look, about: About) -> None:
    assert about == {"ankhs": look.god["ankhs"]}


def caravan_choice(look: Look, about: About) -> None:
    assert about == {"regions": look.fights()}


def region_behind(look: Look, about: About) -> None:
    number = about["region"]
    assert number in look.fights()
    assert about["mine"] == look.strength(look.side, number) <= about["theirs"]
    assert about["theirs"] == look.strength(about["side"], number) == look.strongest(number)
    gaps = [look.strongest(n) - look.strength(look.side, n) for n in look.fights()]
    assert about["theirs"] - about["mine"] == min(gap for gap in gaps if gap >= 0)


def region_alone(look: Look, about: About) -> None:
    alone = [n for n in range(1, len(look.view["regions"]) + 1) if look.sides(n) == {look.side}]
    areas = [look.region(n) for n in alone]
    gains = [1 + look.world.majorities(look.side, area) + look.world.radiance(look.side, area) for area in areas]
    assert about == {"regions": alone, "devotion": sum(gains)}


def region_empty(look: Look, about: About) -> None:
    assert not look.sides(about["region"])
    if look.kind in {"move_to", "summon_to"}:
        assert any(oracle.read_space(option) in look.region(about["region"]) for option in look.options)


def power_affordable(look: Look, about: About) -> None:
    level = len(look.god["powers"]) // 2 + 1
    assert about == {"level": level, "followers": look.god["followers"]}
    assert look.god["followers"] >= level


def power_brings_guardian(look: Look, about: About) -> None:
    unlocked = len(look.god["powers"])
    assert about["level"] == unlocked // 2 + 1 <= look.god["followers"]
    guardian = look.view["guardians"][{2: 0, 4: 1, 5: 2}[unlocked + 1]]
    assert about["guardian"] == guardian["guardian"]
    assert guardian["supply"] > 0


def followers_short(look: Look, about: About) -> None:
    gain = len(look.beside_monuments({None, look.side})) + ("revered" in look.god["powers"])
    level = len(look.god["powers"]) // 2 + 1
    assert about == {"level": level, "followers": look.god["followers"], "gain": gain}
    assert look.god["followers"] < level


def gain_nothing(look: Look, _about: About) -> None:
    assert not look.beside_monuments({None, look.side})
    assert "revered" not in look.god["powers"]


def guardian_waits(look: Look, about: About) -> None:
    assert next(it["pool"] for it in look.god["guardians"] if it["guardian"] == about["guardian"]) > 0


def warriors_wait(look: Look, about: About) -> None:
    assert about == {"count": look.god["warriors"]["pool"], "all": 6}


def cards_few(look: Look, about: About) -> None:
    assert about["cards"] == list(look.god["hand"])
    assert "cycle" in about["cards"]


def top_near(look: Look, about: About) -> None:
    assert look.god["devotion"] + about["steps"] == 31


def rival_near_top(look: Look, about: About) -> None:
    assert look.view["gods"][about["side"]]["devotion"] + about["steps"] == 31
    assert about["side"] == [side for side in look.view["standing"] if side != look.side][-1]


def last_conflict_behind(look: Look, about: About) -> None:
    assert TRACK[: look.view["event"]].count("x") >= 4
    assert about == {"side": look.view["standing"][-1], "steps": past(look, look.side, about["side"])}


def last_conflict_ahead(look: Look, about: About) -> None:
    assert TRACK[: look.view["event"]].count("x") >= 4
    assert look.view["standing"][-1] == look.side
    assert about["steps"] == past(look, about["side"], look.side)


def red_before_forgetting(look: Look, about: About) -> None:
    assert look.god["devotion"] + about["steps"] == look.view["last_red"] + 1
    assert look.god["devotion"] <= look.view["last_red"]


def off_red(look: Look) -> list[int]:
    return [side for side in look.view["standing"] if look.view["gods"][side]["devotion"] > look.view["last_red"]]


def sole_god_chance(look: Look, _about: About) -> None:
    assert off_red(look) == [look.side]


def sole_god_threat(look: Look, about: About) -> None:
    assert off_red(look) == [about["side"]] != [look.side]


def merging_lower(look: Look, about: About) -> None:
    lower, upper, third = look.view["standing"][:3]
    assert (lower, upper) == (look.side, about["side"])
    assert about["steps"] == past(look, look.side, third)


def merging_upper(look: Look, about: About) -> None:
    lower, upper, third = look.view["standing"][:3]
    assert (lower, upper) == (about["side"], look.side)
    assert about["steps"] == past(look, look.side, third)


def merging_above(look: Look, about: About) -> None:
    _, upper, third = look.view["standing"][:3]
    assert (upper, third) == (about["side"], look.side)
    assert about["steps"] == past(look, upper, third)


def strengths(look: Look, about: About) -> None:
    assert about["mine"] == look.strength(look.side, look.arena)
    assert about.get("theirs", about["mine"]) == look.strength(about["side"], look.arena) == look.strongest(look.arena)


def best_card(look: Look, side: int) -> int:
    return max(oracle.STRENGTH_OF_CARD.get(card, 0) for card in look.view["gods"][side]["hand"])


def battle_behind(look: Look, about: About) -> None:
    strengths(look, about)
    assert about["theirs"] > about["mine"]
    assert about["best"] >= best_card(look, look.side), "more only with two cards"


def battle_level(look: Look, about: About) -> None:
    strengths(look, about)
    holder = look.view["tie_breaker"]["holder"] if look.view["tie_breaker"]["up"] else None
    assert about["whose"] == {look.side: "mine", about["side"]: "theirs"}.get(holder, "nobody")


def battle_ahead(look: Look, about: About) -> None:
    strengths(look, about)
    assert about["theirs"] < about["mine"]
    assert about["best"] >= best_card(look, about["side"]), "more only with two cards"


def locusts(look: Look, about: About) -> None:
    assert about["count"] == look.mortals(look.arena) > 0
    assert about["mine"] == look.god["followers"]
    assert about["theirs"] == look.view["gods"][about["side"]]["followers"]


def locusts_loom(look: Look, about: About) -> None:
    locusts(look, about)
    assert about["theirs"] > about["mine"]
    assert "plague" in look.view["gods"][about["side"]]["hand"]


def offer_nothing(look: Look, _about: About) -> None:
    assert look.mortals(look.arena) == 0


def regions_left(look: Look, about: About) -> None:
    assert about == {"left": len(look.view["regions"]) - look.arena}


def cycle_brings_back(look: Look, about: About) -> None:
    assert about == {"count": 7 - len(look.god["hand"])}


def drought_pays(look: Look, about: About) -> None:
    assert about == {"count": look.standing_on("desert")}


def flood_pays(look: Look, about: About) -> None:
    assert about == {"count": look.standing_on("fertile")}


def miracle_pays(look: Look, about: About) -> None:
    assert about == {"count": look.mortals(look.arena)}


def build_majority(look: Look, about: About) -> None:
    cost = 0 if "inspiring" in look.god["powers"] else 3
    assert look.god["followers"] >= cost
    for kind in about["monuments"]:
        assert look.majority_after(kind, look.arena)


def majorities_pay(look: Look, about: About) -> None:
    assert len(about["monuments"]) == look.world.majorities(look.side, look.region(look.arena)) > 0


def worship(look: Look, about: About) -> None:
    assert about == {"left": look.god["followers"] - 2, "level": len(look.god["powers"]) // 2 + 1}


CHECKS: dict[str, Callable[[Look, About], None]] = {
    name: found
    for name, found in globals().items()
    if name in COACH.names  # each advice has a function of its own name here
} | {"offer_stakes": locusts, "tie_breaker": regions_left, "two_cards": regions_left}


def test_every_advice_is_worked_out_again() -> None:
    assert set(COACH.names) == set(CHECKS)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_the_coach_claims_is_true_of_every_position(seats: int) -> None:
    heard: Counter[str] = Counter()
    for seed in range(4):
        rng = Random(seed)
        play = start(SPEC, {"seats": seats}, f"coach {seed}")
        while (ask := play.ask) is not None:
            for said in SPEC.counsels(play.game, ask.seat):
                heard[said.name] += 1
                CHECKS[said.name](look_at(play.game, ask.seat), said.about)
                assert all(is_there(look_at(play.game, ask.seat), text) for text in said.points_at), said
            play.answer(ask.seat, SPEC.token(play.game, eager(rng, ask)))
    assert len(heard) > len(COACH.names) * 2 / 3, f"these were not heard: {set(COACH.names) - heard.keys()}"


def is_there(look: Look, text: str) -> bool:
    """What is pointed at is on the table, as a lesson would have to find it; a card is one's own."""
    pointer = Pointer.read(text)
    if pointer.kind == "card":
        return pointer.thing in look.god["hand"]
    return KINDS[pointer.kind](SPEC.view(look.g, None).seen, pointer.thing)


def look_at(g: Ankh, seat: int) -> Look:
    view = SPEC.view(g, seat)
    assert view.question is not None
    options = [option.token for option in view.question.options or []]
    seen = msgspec.to_builtins(view.seen)
    return Look(g, seen, oracle.World.read(g), g.side_of[seat], view.question.kind, options)
