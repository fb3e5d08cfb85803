"""The worked examples of 10 Plagues (docs/rules/plagues-examples.md), and positions that the page's rulebook draws."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from plagues.table import Table, card_token
from tawy.kernel.bits import union
from tawy.kernel.frame import CHANCE
from tawy.plagues import setup
from tawy.plagues.acts.province import CITY_TOKEN, RIVER_TOKEN
from tawy.plagues.queries.uses import BEFORE_TRIBUTE
from tawy.plagues.rules.automa import AutomaTurn
from tawy.plagues.rules.dice import DieTurn
from tawy.plagues.rules.effects import FreeHebrew, PlaceToken
from tawy.plagues.rules.plague import CancelLoss, GivePenalty, PayTribute, SufferLoss
from tawy.plagues.rules.rounds import EndOfRound, RevealPlague
from tawy.plagues.rules.territories import TerritoryPhase
from tawy.plagues.rules.uses import FreeUses
from tawy.plagues.state import AUTOMA
from tawy.plagues.terms import EGYPTIAN, SPHINX
from worked import Example

Worked = Example[Table]

TWO_ROWS: Final = "sphinx obelisk egyptian / egyptian obelisk sphinx"
BIA, LEO, ANA, RUI = range(4)
"""Who sits where in E10."""


# --- the three phases


def e01() -> Worked:
    """Die 4 takes the boat of slot 4; the tokens to its right slide, slot 6 is refilled."""
    table = Table(2, "memphis", "buto").market("sphinx obelisk plantation boat herd coin").at(0, boat=2)
    return Example(table, DieTurn(0), "0 4 token", "chance pharaoh")


def e02(left: str = "sphinx obelisk plantation boat herd") -> Worked:
    """Die 6 takes the token of slot 6: nothing slides."""
    table = Table(2, "memphis", "buto").market(f"{left} coin")
    return Example(table, DieTurn(0), "0 6 token", "chance pharaoh")


def e03() -> Worked:
    """Leo's second sphinx closes a dev bonus; it is lost and comes back."""
    table = Table(2, "memphis", "buto").board(0, city="sphinx - - / - - -").dice(0, 1)
    table.loss(["city -1", "province -3"], ["one of sphinx, obelisk"])
    lost = (SufferLoss(0, 1), "0 sphinx", "0 city 1", "0 1")
    return Example(table, PlaceToken(0, SPHINX), "0 city 1", *lost, DieTurn(0), "0 1 recover 1", "0 city 1")


def e04() -> Worked:
    """Leo's egyptian comes to the last space of his field; both dev bonuses of the field were counted before."""
    table = Table(2).board(0, field="plantation plantation herd / plantation herd -").at(0, city=1, field=1)
    return Example(table, PlaceToken(0, EGYPTIAN), "0 field 5")


def e05(steps: str = "city+field") -> Worked:
    """The same moment: the field is full, and its bonus token is won."""
    before = e04()
    return Example(before.table, *before.steps, f"0 {steps}")


def e06() -> Worked:
    """One Hebrew of each value, no Hebrew bonus: a die of twice the value is needed."""
    return Example(Table(2, "memphis", "buto").hebrews(1, 2, 3), DieTurn(0), "0 4 hebrew 2")


def e07() -> Worked:
    """With the Hebrew bonus a die of the value is enough."""
    table = Table(2, "memphis", "buto").board(0, city="- - - / - sphinx obelisk").hebrews(2, 3)
    return Example(table, DieTurn(0), "0 3 hebrew 3")


def e08(slot: int = 2) -> Worked:
    """A plantation in the first discard slot, an egyptian in the second."""
    table = Table(2, "memphis", "buto").discard(0, "plantation", "egyptian")
    table.board(0, city="sphinx - - / - - -", field="herd - - / - - -")
    die = {1: 1, 2: 3}[slot]
    return Example(table, DieTurn(0), f"0 {die} recover {slot}", "0 field 5")


def e09() -> Worked:
    """Rui's unspent dice 2, 3 and 6, the bonus of 3 soldiers and the Pharaoh's 5."""
    table = Table(2).dice(0, 2, 3, 6).board(0, field="- herd herd / - - -").favour(2, 0).dice(1, 4, 5, 6)
    table.opens("scoring four", "scoring rows", "scoring discard")
    return Example(table, TerritoryPhase())


def e10() -> Worked:
    """Four players: Rui 19 soldiers, Ana 14, Leo 14 with his boat behind hers, Bia 9."""
    table = Table(4, "buto", "abydos", "memphis", "edfu").dice(BIA, 2, 3, 4).dice(LEO, 3, 5, 6).dice(ANA, 3, 5, 6)
    table.dice(RUI, 2, 3, 6).board(RUI, field="- herd herd / - - -").favour(2, RUI)
    table.at(LEO, province=5, boat=2).at(ANA, province=5, boat=3)
    table.opens("scoring four", "scoring rows", "scoring discard")
    taken = (f"{RUI} {card_token('scoring rows')}", f"{ANA} {card_token('scoring four')}")
    return Example(table, TerritoryPhase(), *taken)


def e11() -> Worked:
    """Round 3, tribute 3: Bia has a coin bonus, a coin of the Nile and a coin token."""
    table = Table(2, round_=3).board(0, city="- sphinx obelisk / - - -").keep(0, coin=1).at(0, boat=1)
    return Example(table, PayTribute(0))


def e12(boat: int = 5) -> Worked:
    """Round 9, tribute 8: two coin bonuses, two coin tokens, Pharaoh card 3, the coins of the Nile up to the boat."""
    table = Table(2, round_=9).board(0, city="- sphinx obelisk / - - -", field="- - - / - herd herd")
    table.keep(0, coin=2).favour(3, 0).at(0, boat=boat).plague("darkness")
    return Example(table, PayTribute(0), GivePenalty())


def e13() -> Worked:
    """The same with the boat one space back: one coin is missing."""
    return e12(boat=4)


def e14(round_: int = 5, city: str = TWO_ROWS) -> Worked:
    """Rounds 5 to 8 ask for two Ankhs: here two complete rows."""
    table = Table(2, round_=round_).board(0, city=city)
    table.loss(["boat -2", "province -3"], ["one of sphinx, obelisk"], ["field -1"])
    return Example(table, CancelLoss(0), "0 2", "0 boat -2")


def e15(choice: str = "boat -1") -> Worked:
    """Everything on its start: a loss is chosen that takes nothing."""
    return Example(Table(2).loss(["boat -1", "city -1"]), CancelLoss(0), f"0 {choice}")


def e16(city: int = 2) -> Worked:
    """Round 1, no Ankh, the boat on the first coin of the Nile: boat back or city back."""
    table = Table(2).at(0, boat=1, city=city).loss(["boat -1", "city -1"])
    return Example(table, CancelLoss(0), "0 city -1")


def e17() -> Worked:
    """Round 6, two Ankhs: a row of three different and the boat on the last space. The third loss is cancelled."""
    table = Table(2, round_=6).board(0, city="sphinx egyptian obelisk / - - -", field="herd - - / - - -")
    table.at(0, boat=10, city=3).claimed(0, RIVER_TOKEN)
    table.loss(["boat -1", "city -1"], ["one of plantation, herd"], ["one of egyptian"])
    return Example(table, CancelLoss(0), "0 3", "0 city -1", "0 plantation")


# --- the score


def e18() -> Worked:
    """Four players; two have freed Hebrews of the same sum and share the second and third place."""
    return Example(Table(4, round_=10).freed(0, 2, 2).freed(1, 3, 3).freed(2, 1, 3).freed(3, 1), EndOfRound())


def e19() -> Worked:
    """All that Ana has at the end of the game."""
    table = Table(3, round_=10).at(0, city=6, field=5, boat=10, province=24).claimed(0, RIVER_TOKEN, CITY_TOKEN)
    table.board(0, city="sphinx sphinx obelisk / obelisk sphinx obelisk", field="herd herd plantation / - - -")
    table.keep(0, boat=3, province1=1, province3=1, pharaoh=1, coin=1).owns(0, "scoring areas", "scoring bonuses")
    table.g.pharaohs_used[0] = 1
    table.owns(0, "trade dev").freed(0, 1, 1, 1, 1, 2, 2, 2, 2).freed(1, 3, 3, 3, 3, 3).freed(2, 1)
    return Example(table.discard(0, "egyptian").penalties(0, 1), EndOfRound())


def e20() -> Worked:
    """The fifth Hebrew finds no penalty to discard; the Pharaoh token goes to a plague; then a penalty comes."""
    table = Table(2, round_=9).freed(0, 1, 1, 2, 2).hebrews(1).keep(0, pharaoh=1).plague("locusts")
    return Example(
        table, FreeHebrew(0, 1), FreeUses(0, BEFORE_TRIBUTE), "0 ignore plague", PayTribute(0), GivePenalty()
    )


# --- powers, plagues, cards


def e21(die: int = 4) -> Worked:
    """Abydos changes a die by up to two as it is spent."""
    table = Table(2).dice(0, die, *({1, 6} - {die}))
    return Example(table, DieTurn(0), "0 4 as 2 favour")


def e22() -> Worked:
    """Round 5, tribute 5: Memphis pays 4 with four coin tokens, Abydos with as many cannot pay."""
    table = Table(2, "memphis", "abydos", round_=5).keep(0, coin=4).keep(1, coin=4)
    return Example(table, PayTribute(0), PayTribute(1))


def e23() -> Worked:
    """A dev marker on its start: that track is chosen, and nothing is lost."""
    return e15("city -1")


def e24() -> Worked:
    """No obelisk on the board: that kind is named, and nothing is lost."""
    table = Table(2).board(0, city="sphinx sphinx - / - - -").at(0, city=1)
    table.loss(["city -1", "province -3"], ["one of sphinx, obelisk"])
    return Example(table, SufferLoss(0, 1), "0 obelisk")


def e25(plague: str = "blood", round_: int = 1) -> Worked:
    """A plague with the lightning is revealed: in round 1 it does nothing."""
    table = Table(2, round_=round_).at(0, boat=3, province=7).at(1, boat=4, province=8)
    return Example(table, RevealPlague(), f"chance {plague}")


def e26() -> Worked:
    """Pharaoh card 3 pays for the second step of card 1."""
    table = Table(2, "memphis", "buto").favour(3, 0)
    return Example(table, DieTurn(0), "0 1 favour", "0 two steps", "0 city+field")


def e27() -> Worked:
    """An eighth Hebrew starts a second column."""
    return Example(Table(2).freed(0, 1, 1, 1, 1, 2, 2, 2).hebrews(1), FreeHebrew(0, 1))


def e28(space: str = "city 0") -> Worked:
    """Set-up with four players: the fourth, Memphis, begins with an egyptian."""
    table = Table(4)
    chosen = {"seats": 4, "first": 0, "provinces": ["abydos", "buto", "edfu", "memphis"]}
    table.g = setup.new(setup.read(chosen), table.events)
    while table.asked is not None and table.asked[0] == CHANCE:
        table.pick(CHANCE, table.tokens[0])
    table.events.clear()
    return Example(table, f"3 {space}")


# --- solo


def e29() -> Worked:
    """The automa turns a 2 and a 5."""
    return Example(Table(1), AutomaTurn(), "chance 2", "chance 5")


def e30() -> Worked:
    """Three turns of the automa; its upper dice are its soldiers."""
    table = Table(1).dice(0, 1, 2, 3)
    turned = (AutomaTurn(), "chance 1", "chance 3", AutomaTurn(), "chance 4", "chance 2", AutomaTurn(), "chance 5")
    return Example(table, *turned, TerritoryPhase())


def e31(*values: int) -> Worked:
    """Rui is second in Hebrews: with a sum of ten he scores, with nine he would not."""
    table = Table(1, round_=10).freed(0, *values or (3, 3, 2, 1, 1)).freed(AUTOMA, 3, 3, 3, 2)
    return Example(table, EndOfRound())


def e32(first: int = 0) -> Worked:
    """Darkness in a solo game: the automa still takes a territory."""
    table = Table(1).plague("darkness").opens("special swap", "immediate boat +1", "trade dev")
    table.dice(0, *((4, 5, 6) if first == 0 else (1, 2, 3)))
    table.g.automa_shown = [1, 4, 5]
    return Example(table, TerritoryPhase())


# --- territory cards


def e33(space: int = 13) -> Worked:
    """Two special actions in one round, from province space 13 on."""
    table = Table(2).owns(0, "special egyptians", "special mark").at(0, province=space, boat=7).claimed(0, RIVER_TOKEN)
    table.board(0, city="egyptian - - / - - -", field="egyptian - - / - - -")
    used = tuple(f"0 use {card_token(f'special {card}')}" for card in ("egyptians", "mark"))
    return Example(table, DieTurn(0), *used)


def e34(holder: int = 0) -> Worked:
    """Pharaoh card 5, still held when the game ends, counts for the scoring card of Ankhs."""
    return Example(Table(2, round_=10).owns(0, "scoring ankhs").favour(5, holder), EndOfRound())


# --- more positions: drawings of the rulebook


def middle() -> Worked:
    """The middle of a game: the shared board laid out for a round, and a province half filled."""
    table = Table(2, "edfu", "memphis", round_=4).market("sphinx coin egyptian province2 boat pharaoh").hebrews(1, 2, 3)
    table.plague("locusts").loss(["boat -1", "city -1"], ["one of plantation, herd"], ["one of egyptian"])
    table.opens("special swap", "trade market", "scoring rows")
    table.board(0, city="sphinx egyptian obelisk / - obelisk -", field="plantation herd - / egyptian herd -")
    table.at(0, boat=4, province=10, city=3, field=2).freed(0, 1, 2, 2).keep(0, coin=2, boat=1, province2=1, pharaoh=1)
    table.discard(0, "plantation").owns(0, "special egyptians").dice(0, 2, 3, 6).favour(4, 1)
    return Example(table.at(1, boat=2, province=7, city=1, field=1).board(1, city="sphinx - - / - - -"))


def cards() -> Worked:
    """A territory card of each kind, open to be taken."""
    return Example(Table(2).opens("immediate boat +2", "special egyptians", "trade coin", "scoring rows"))


def alone() -> Worked:
    """A solo game: three of the automa's dice are turned, three lie face down."""
    table = Table(1, round_=2).market("sphinx coin egyptian province2 boat pharaoh").hebrews(1, 2, 3)
    table.g.automa_shown, table.g.automa_dice = [2, 4], union((1, 6))
    return Example(table)


EXAMPLES: Final[dict[str, Callable[[], Worked]]] = {
    "E01": e01,
    "E02": e02,
    "E03": e03,
    "E04": e04,
    "E05": e05,
    "E06": e06,
    "E07": e07,
    "E08": e08,
    "E09": e09,
    "E10": e10,
    "E11": e11,
    "E12": e12,
    "E13": e13,
    "E14": e14,
    "E15": e15,
    "E16": e16,
    "E17": e17,
    "E18": e18,
    "E19": e19,
    "E20": e20,
    "E21": e21,
    "E22": e22,
    "E23": e23,
    "E24": e24,
    "E25": e25,
    "E26": e26,
    "E27": e27,
    "E28": e28,
    "E29": e29,
    "E30": e30,
    "E31": e31,
    "E32": e32,
    "E33": e33,
    "E34": e34,
}
"""By their ids in docs/rules/plagues-examples.md."""
POSITIONS: Final[dict[str, Callable[[], Worked]]] = {"middle": middle, "cards": cards, "alone": alone}
"""The others, by the names that the rulebook gives them."""
