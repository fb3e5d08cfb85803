"""What the coach claims over random play, worked out a second time: from the view and the tables of the rules alone."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from contract.players import eager
from tawy.kernel.play import start
from tawy.plagues.coach import COACH
from tawy.plagues.spec import SPEC

About = dict[str, Any]
DATA: Final = json.loads(Path(__file__).parents[2].joinpath("docs/rules/plagues-data.json").read_text("utf-8"))
LOSSES: Final = [card for parts in ("one", "two", "three") for card in DATA["losses"][parts]]
COIN_GAPS: Final = (("city 1", "city 2"), ("field 4", "field 5"))
SOLDIER_GAP: Final = ("field 1", "field 2")
HEBREW_GAP: Final = ("city 4", "city 5")
ROWS: Final = [[f"{area} {row + n}" for n in range(3)] for area in ("city", "field") for row in (0, 3)]
KINDS: Final = {"city": {"sphinx", "obelisk", "egyptian"}, "field": {"plantation", "herd", "egyptian"}}
COLUMN: Final = ("province", "boat", "dev", "market", "penalty", "dev", "ankh")
PERMANENT: Final = {"t16": ("coin", "boat", "plantation"), "t17": ("coin", "province", "sphinx")}
SOLDIER_TRADE: Final = ("t18", "egyptian", "herd")


class Look(NamedTuple):
    """A position as a player sees it."""

    view: dict[str, Any]
    seat: int
    kind: str
    options: list[str]

    @property
    def me(self) -> Province:
        return Province(self.view, self.seat)

    @property
    def others(self) -> list[Province]:
        return [Province(self.view, n) for n in range(len(self.view["players"])) if n != self.seat]

    def papyrus(self, number: int) -> tuple[int, int]:
        side = DATA["papyrus"]["advanced" if self.view["advanced"] else "normal"]
        return side["tribute"][number - 1], side["ankh"][number - 1]

    @property
    def last_round(self) -> int:
        return 8 if self.view["short"] else 10

    @property
    def supply(self) -> int:
        return sum(self.view["supply"].values())

    @property
    def turn(self) -> int:
        return 7 - len(self.me.it["dice"]) if self.kind == "die" else 0


class Province(NamedTuple):
    """A player and what its province comes to."""

    view: dict[str, Any]
    number: int

    @property
    def it(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["players"][self.number]
        return found

    @property
    def board(self) -> dict[str, str | None]:
        found: dict[str, str | None] = self.it["board"]
        return found

    def suffers(self, plague: str) -> bool:
        return self.view["plague"] == plague and not self.it["ignoring"] and not self.it["automa"]

    def active(self, gap: tuple[str, str]) -> bool:
        return all(self.board[space] for space in gap)

    def owns(self, card: str, state: str | None = None) -> bool:
        return any(land["card"] == card and state in {None, land["state"]} for land in self.it["land"])

    def has(self, *tokens: str) -> bool:
        beside = {kind.rstrip("123") for kind, count in self.it["beside"].items() if count}
        return {*tokens} <= beside | {token for token in self.board.values() if token}

    def holds(self, favour: int) -> bool:
        return bool(self.view["favours"][favour - 1]["holder"] == self.number)

    @property
    def rows(self) -> int:
        found = [{self.board[space] for space in row} for row in ROWS]
        return sum(len(row) == 3 and None not in row for row in found)

    @property
    def income(self) -> int:
        board = sum(self.active(gap) for gap in COIN_GAPS)
        nile = sum(bool(coin <= self.it["tracks"]["boat"]) for coin in DATA["nile"]["coins"])
        return board + nile + sum(self.owns(card) and self.has(*needs[1:]) for card, needs in PERMANENT.items())

    @property
    def tokens(self) -> int:
        coins: int = self.it["beside"]["coin"]
        return coins

    @property
    def coins(self) -> int:
        """What it could pay this round's tribute with (P6.1)."""
        lost = sum(self.active(gap) for gap in COIN_GAPS) if self.suffers("locusts") else 0
        if self.suffers("hail"):
            lost += sum(self.owns(card) and self.has(*needs[1:]) for card, needs in PERMANENT.items())
        return self.income - lost + 2 * self.owns("t12", "used") + self.holds(3) + self.tokens

    @property
    def ankhs(self) -> int:
        if self.it["automa"]:
            return 0
        tracks = self.it["tracks"]
        places: tuple[bool, ...] = (
            tracks["boat"] == 10,
            len(self.it["freed"]) >= 7,
            tracks["province"] >= 21,
            self.holds(5),
        )
        return min(self.rows, 2) + sum(places)

    @property
    def most_soldiers(self) -> int:
        bonus = 3 if self.active(SOLDIER_GAP) and not self.suffers("boils") else 0
        card, *needs = SOLDIER_TRADE
        trade = self.owns(card) and self.has(*needs) and not self.suffers("hail")
        dice: int = sum(sorted(self.it["dice"])[-3:])
        return dice + bonus + 5 * self.holds(2) + trade + 2 * self.owns("t14", "used")

    def card_points(self, card: str) -> int:
        """What a territory card is worth now (P9.5)."""
        number = int(card[1:])
        if not 23 <= number <= 30:
            return 2 if 16 <= number <= 22 else 0
        if self.it["automa"]:
            return 4
        filled = Counter(space.split()[0] for space, token in self.board.items() if token)
        egyptians = list(self.board.values()).count("egyptian")
        bonuses = any(self.active(gap) for gap in COIN_GAPS) and self.active(SOLDIER_GAP) and self.active(HEBREW_GAP)
        worth = [
            4,
            min(6, 3 * self.rows),
            min(6, 2 * egyptians),
            5 if min(filled["city"], filled["field"]) >= 3 else 0,
            min(6, len(self.it["freed"]) // 2),
            5 if not any(self.it["discard"]) else 0,
            5 if bonuses else 0,
            self.ankhs,
        ]
        return worth[number - 23]

    @property
    def points(self) -> int:
        """P12.2, P12.3, P14.8"""
        tracks, beside, automa = self.it["tracks"], self.it["beside"], self.it["automa"]
        board = sum(token is not None for token in self.board.values())
        kinds = ["boat", "province1", "province2", "province3", *(["coin"] if automa else [])]
        points: int = (
            min(DATA["dev_track"]["points"][tracks[track]] for track in ("city", "field"))
            + DATA["nile"]["points"].get(str(tracks["boat"]), 0)
            + board
            + sum(beside[kind] for kind in kinds)
            + 2 * beside["pharaoh"]
            + sum(self.card_points(land["card"]) for land in self.it["land"])
            + (6 if tracks["province"] == 24 and not automa else 0)
            + self.hebrew_points
            - 3 * self.it["penalties"]
            - 2 * sum(token is not None for token in self.it["discard"])
        )
        return points

    @property
    def hebrew_points(self) -> int:
        sums = [sum(player["freed"]) for player in self.view["players"]]
        mine = sums[self.number]
        if self.view["people"] == 1 and self.number == 0 and mine < min(10, sums[1]):
            return 0
        better, level = sum(other > mine for other in sums), sums.count(mine)
        prizes: list[int] = DATA["hebrew_points"]["by_rank"][better : better + level]
        return sum(prizes) // level

    def misses(self, way: str) -> bool:
        """A way to suffer a loss that takes nothing away (P6.4)."""
        if back := re.fullmatch(r"(\w+) ?-\d", way):
            return bool(self.it["tracks"][back[1]] == 0)
        kinds = re.split(r", ?|\+", re.sub(r"^(one of|both) ", "", way))
        missing = [kind not in self.board.values() for kind in kinds]
        return all(missing) if way.startswith("both") or "+" in way else any(missing)

    def harmless_parts(self) -> list[int]:
        parts = LOSSES[self.view["loss"] - 1]
        return [n for n, part in enumerate(parts, 1) if any(self.misses(way) for way in part)]


# --- a check for each advice, by its name


def tribute_now(look: Look) -> int:
    due = look.papyrus(look.view["round"])[0] + look.me.suffers("livestock") - (look.me.it["province"] == "memphis")
    return 0 if look.me.it["exempt"] else max(due, 0)


def first_round(look: Look, _about: About) -> None:
    assert (look.view["round"], look.turn) == (1, 1)


def automa_plays_free(look: Look, _about: About) -> None:
    assert look.others[0].it["automa"]


def tribute_short(look: Look, about: About) -> None:
    due, coins = tribute_now(look), look.me.coins
    assert about == {"tribute": due, "coins": coins, "short": due - coins}
    assert due > coins


def coin_card(look: Look, about: About) -> None:
    assert about == {"number": 3, "tribute": look.me.coins + 1}
    assert about["tribute"] == tribute_now(look)
    assert any(re.fullmatch(r"(3|\d as 3) favour", option) for option in look.options)


def coin_needed(look: Look, about: About) -> None:
    assert about["tribute"] == tribute_now(look) == look.me.coins > 0


def tribute_ahead(look: Look, about: About) -> None:
    number = look.view["round"] + about["rounds"]
    memphis = look.me.it["province"] == "memphis"
    assert about["tribute"] == max(look.papyrus(number)[0] - memphis, 0)
    assert about["income"] == look.me.income
    assert 0 <= about["tokens"] <= look.me.tokens
    assert about["income"] + about["tokens"] < about["tribute"]
    assert number <= look.last_round


def coins_early(look: Look, about: About) -> None:
    assert about == {"count": len(COIN_GAPS)}
    assert not any(look.me.active(gap) for gap in COIN_GAPS)


def loss_harmless(look: Look, about: About) -> None:
    assert about["loss"] in look.options
    assert look.me.misses(about["loss"])


def cancel_needless(look: Look, _about: About) -> None:
    assert len(look.me.harmless_parts()) == len(LOSSES[look.view["loss"] - 1])


def cancel_other(look: Look, about: About) -> None:
    assert about == {"parts": look.me.harmless_parts()}


def lose_harmless(look: Look, about: About) -> None:
    for space in look.options:
        without = Province(json.loads(json.dumps(look.view)), look.seat)
        without.it["board"][space] = None
        beside = [gap for row in ROWS for gap in pairwise(row) if space in gap]
        idle = not any(look.me.active(gap) for gap in beside) and without.rows == look.me.rows
        assert idle == (space in about["spaces"])


def ankhs_now(look: Look) -> int:
    return max(0, look.me.ankhs - look.me.suffers("firstborn"))


def ankhs_short(look: Look, about: About) -> None:
    assert about == {"ankhs": ankhs_now(look), "needed": look.papyrus(look.view["round"])[1]}
    assert about["ankhs"] < about["needed"]


def ankhs_ready(look: Look, about: About) -> None:
    assert about == {"ankhs": ankhs_now(look), "needed": look.papyrus(look.view["round"])[1]}
    assert about["ankhs"] >= about["needed"]


def ankh_card(look: Look, about: About) -> None:
    assert about == {"number": 5}
    need = look.papyrus(look.view["round"])[1]
    assert ankhs_now(look) < need <= look.me.ankhs + 1 - look.me.suffers("firstborn")
    assert any(re.fullmatch(r"(5|\d as 5) favour", option) for option in look.options)


def token_recovered(look: Look, about: About) -> None:
    uses = [re.match(r"(\d).* recover (\d)$", option) for option in look.options]
    found = {(look.me.it["discard"][int(use[2]) - 1], int(use[1])) for use in uses if use}
    assert (about["token"], about["die"]) in found


def plague_ignored(look: Look, about: About) -> None:
    assert about == {"plague": look.view["plague"], "count": unused_pharaohs(look)}


def penalty_removed(look: Look, about: About) -> None:
    assert about == {"count": unused_pharaohs(look)}
    assert look.me.it["penalties"] > 0


def unused_pharaohs(look: Look) -> int:
    unused: int = look.me.it["beside"]["pharaoh"] - look.me.it["pharaohs_used"]
    assert unused > 0
    return unused


def row_nearly(look: Look, about: About) -> None:
    before = look.me.rows
    assert look.me.board[about["space"]] is None
    assert about["token"] in KINDS[about["space"].split()[0]]
    assert about["slots"] == [n for n, token in enumerate(look.view["market"], 1) if token == about["token"]]
    look.me.board[about["space"]] = about["token"]
    assert look.me.rows == before + 1


def row_early(look: Look, _about: About) -> None:
    assert look.me.rows == 0


def coin_nearly(look: Look, about: About) -> None:
    before = look.me.income
    assert look.me.board[about["space"]] is None
    look.me.board[about["space"]] = "egyptian"
    assert look.me.income >= before + 1


def area_nearly(look: Look, about: About) -> None:
    free = [space for space, token in look.me.board.items() if token is None and space.startswith(about["area"])]
    assert free == [about["space"]]
    assert not look.me.it["claimed"][about["area"]]


def dice_kept(look: Look, about: About) -> None:
    assert about == {"most": look.me.most_soldiers}


def soldiers_watched(look: Look, about: About) -> None:
    others = {other.number: other.most_soldiers for other in look.others}
    assert about["mine"] == look.me.most_soldiers
    assert about["theirs"] == others[about["player"]] == min(others.values())
    assert len(others) == 3


def hebrews_behind(look: Look, about: About) -> None:
    sums = [sum(player["freed"]) for player in look.view["players"]]
    assert about["mine"] == sums[look.seat] < about["theirs"] == sums[about["player"]] == max(sums)
    assert (about["first"], about["last"]) == (18, (18, 14, 10, 6)[len(sums) - 1])


def hebrews_alone(look: Look, about: About) -> None:
    assert about == {"needed": 10, "mine": sum(look.me.it["freed"])}
    assert look.me.hebrew_points == 0


def hebrew_gift(look: Look, about: About) -> None:
    assert about == {"gift": COLUMN[len(look.me.it["freed"]) % 7]}
    assert any(" hebrew " in option for option in look.options)


def scoring_card(look: Look, about: About) -> None:
    cards = [option for option in look.options if re.fullmatch(r"t\d+", option) and int(option[1:]) >= 23]
    assert about["card"] in cards
    assert about["points"] == look.me.card_points(about["card"]) == max(map(look.me.card_points, cards)) > 0


def dev_points(look: Look, about: About) -> None:
    tracks, points = look.me.it["tracks"], DATA["dev_track"]["points"]
    assert about == {"city": points[tracks["city"]], "field": points[tracks["field"]]}


def province_near(look: Look, about: About) -> None:
    gifts = {6: "hebrew", 9: "market", 12: "dev", 13: "specials", 21: "ankh", 24: "points"}
    space = look.me.it["tracks"]["province"] + about["steps"]
    assert gifts[space] == about["gift"]
    assert space not in look.me.it["claimed"]["spaces"]


def nile_token_near(look: Look, about: About) -> None:
    assert look.me.it["tracks"]["boat"] + about["steps"] == 6
    assert not look.me.it["claimed"]["river"]


def nile_coin_near(look: Look, _about: About) -> None:
    before = look.me.income
    look.me.it["tracks"]["boat"] += 1
    assert look.me.income == before + 1


def moses_near(look: Look, about: About) -> None:
    assert look.view["round"] in {3, 6, 9}
    assert look.view["people"] > 1
    for track in ("city", "field", "boat", "province"):
        least = min(player["tracks"][track] for player in look.view["players"])
        assert (look.me.it["tracks"][track] == least) == (track in about["tracks"])


def supply_low(look: Look, about: About) -> None:
    assert about == {"left": look.supply, "least": 2}
    assert look.supply > 2


def last_round(look: Look, _about: About) -> None:
    assert look.view["round"] == look.last_round or (look.supply <= 2 and not look.view["short"])


def score_behind(look: Look, about: About) -> None:
    others = {other.number: other.points for other in look.others}
    assert about["mine"] == look.me.points < about["theirs"]
    assert about["theirs"] == others[about["player"]] == max(others.values())


def score_ahead(look: Look, about: About) -> None:
    others = {other.number: other.points for other in look.others}
    assert about["mine"] == look.me.points >= about["theirs"]
    assert about["theirs"] == others[about["player"]] == max(others.values())


CHECKS: dict[str, Callable[[Look, About], None]] = {
    name: found
    for name, found in globals().items()
    if name in COACH.names  # each advice has a function of its own name here
} | {"dev_choice": dev_points, "lower_track": dev_points}


def test_every_advice_is_worked_out_again() -> None:
    assert set(COACH.names) == set(CHECKS)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_the_coach_claims_is_true_of_every_position(seats: int) -> None:
    heard: Counter[str] = Counter()
    for seed in range(8):
        rng = Random(seed)
        options = {"seats": seats, "advanced": seed % 4 == 1, "short": seed % 4 == 2}
        play = start(SPEC, options, f"coach {seed}")
        while (ask := play.ask) is not None:
            for said in SPEC.counsels(play.game, ask.seat):
                heard[said.name] += 1
                CHECKS[said.name](look_at(play.game, ask.seat), said.about)
            play.answer(ask.seat, SPEC.token(play.game, eager(rng, ask)))
    assert len(heard) > len(COACH.names) * 2 / 3, f"these were not heard: {set(COACH.names) - heard.keys()}"


def look_at(g: Any, seat: int) -> Look:
    view = SPEC.view(g, seat)
    assert view.question is not None
    options = [option.token for option in view.question.options or []]
    return Look(msgspec.to_builtins(view.seen), seat, view.question.kind, options)
