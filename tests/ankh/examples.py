"""The worked examples of Ankh (docs/rules/ankh-examples.md), and more positions that the rulebook of the page draws."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ankh.table import Table
from tawy.ankh import setup
from tawy.ankh.rules.battle import Majorities
from tawy.ankh.rules.caravan import CamelCaravan
from tawy.ankh.rules.conflict import AfterConflict, Conflict, ResolveRegion
from tawy.ankh.rules.control import ControlMonument
from tawy.ankh.rules.followers import GainFollowers
from tawy.ankh.rules.merging import MergeGods
from tawy.ankh.rules.moving import MoveFigures
from tawy.ankh.rules.summoning import SummonFigures
from tawy.ankh.rules.turn import Turn
from tawy.ankh.rules.unlocking import UnlockPower
from worked import Example

Worked = Example[Table]

THIRD_CONFLICT: Final = 12
FOURTH_CONFLICT: Final = 16
FIFTH_CONFLICT: Final = 18
"""Where the event marker stands."""
FIVE_CAMELS: Final = ("0,3 SE", "0,3 S", "1,2 SE", "1,3 SW", "2,2 SE")
"""From the water at 0,4 to the river; once two of them lie, the others have one way to go."""


def e1() -> Worked:
    """Adjacency: a warrior, a pyramid beside it, a Giant Scorpion across the river."""
    table = Table("amun", "ra", guardians=["satet", "mummy", "giant_scorpion"])
    table.figures("amun", warrior="3,5").monuments(pyramid="3,4").figures("ra", giant_scorpion="4,5")
    return Example(table)


def e2() -> Worked:
    """Three seats; Move Figures was used three times: the fourth brings an event and the marker back."""
    table = Table("amun", "isis", "ra").track(move=3).figures("amun", god="7,1", warrior="7,2")
    return Example(table, Turn(table.seat("amun")), "amun move", "amun 7,2", "amun 8,3", "amun done")


def e3() -> Worked:
    """Amun's turn; Unlock is one space before the end, the next event a Conflict; he chooses Summon first."""
    table = Table("amun", "isis", "ra").followers(amun=1).track(unlock=2).event(3)
    return Example(table, Turn(table.seat("amun")), "amun summon", "amun unlock", "amun revered")


def e4() -> Worked:
    """Amun moves his god, W1, W3 and W4 among neutral monuments and Ra's figures."""
    table = Table("amun", "ra")
    table.figures("amun", god="7,1", warrior="7,2 5,1 7,4").figures("ra", god="7,7", warrior="7,5 8,7")
    table.monuments(obelisk="9,4", pyramid="5,3", temple="8,8")
    moves = ("amun 7,1", "amun 8,4", "amun 5,1", "amun 5,4", "amun 7,4", "amun 8,6", "amun done")
    return Example(table, MoveFigures(table.seat("amun")), *moves)


def e5() -> Worked:
    """Amun summons a Mummy beside his temple or his warrior."""
    table = Table("amun", "ra").monuments("amun", temple="4,4").figures("amun", warrior="4,5").pool("amun", mummy=1)
    return Example(table, SummonFigures(table.seat("amun")), "amun mummy", "amun 5,5")


def e6(*powers: str) -> Worked:
    """Isis gains followers beside monuments: hers, neutral ones, one across the river, one of Amun."""
    table = Table("isis", "amun").figures("isis", god="4,1", warrior="4,3 4,5").powers("isis", *powers)
    table.monuments("isis", obelisk="4,0", pyramid="8,2").monuments("amun", obelisk="5,4")
    table.monuments(temple="4,4", pyramid="5,5 3,5").followers(isis=0)
    return Example(table, GainFollowers(table.seat("isis")))


def e7() -> Worked:
    """Amun has one power of level 1 and two followers; the second token covers a guardian symbol."""
    table = Table("amun", "isis", "ra").powers("amun", "commanding").followers(amun=2)
    return Example(table, UnlockPower(table.seat("amun")), "amun inspiring")


def e8() -> Worked:
    """Gain Followers was used three times with three seats; the next event is Control Monument."""
    table = Table("isis", "amun", "ra").track(gain=3).event(0).figures("isis", god="4,5").monuments(temple="4,4")
    return Example(table, Turn(table.seat("isis")), "isis gain", "isis 4,4")


def e9() -> Worked:
    """Isis triggers Control Monument with one warrior between three monuments."""
    table = Table("isis", "ra").figures("isis", warrior="4,5").monuments(temple="4,4", pyramid="3,5")
    table.monuments("ra", obelisk="5,4")
    return Example(table, ControlMonument(table.seat("isis")), "isis 4,4")


def e10() -> Worked:
    """Old Kingdom, three seats, no camels: Delta 1, East 2, West 3. Ra triggers Camel Caravan."""
    table = Table("amun", "isis", "ra").order("1,5", "4,6", "4,4")
    laid = tuple(f"ra {side}" for side in FIVE_CAMELS[:2])
    return Example(table, CamelCaravan(table.seat("ra")), *laid, "ra 0,1", "ra done")


def e11(*powers: str) -> Worked:
    """Amun alone has figures in the region of token 3; Isis only monuments."""
    table = Table("ra", "isis", "amun").order("4,5", "4,6", "3,5").powers("amun", *powers)
    table.figures("ra", god="4,3").figures("isis", god="7,6").figures("amun", god="2,5")
    table.monuments("amun", obelisk="1,8 1,3", pyramid="2,4").monuments("isis", pyramid="1,5", temple="3,5")
    return Example(table, ResolveRegion(table.region("2,5")))


def e12() -> Worked:
    """Majorities of a battle between Isis and Amun; Ra has monuments there, and no figure."""
    table = Table("isis", "amun", "ra").figures("isis", god="2,4").figures("amun", god="2,6").figures("ra", god="8,8")
    table.monuments("isis", pyramid="1,3 1,4").monuments("amun", temple="1,6", pyramid="1,7")
    table.monuments("ra", temple="2,2", obelisk="2,8")
    table.g.arena = table.region("2,4")
    return Example(table, Majorities())


def e13(*, in_the_west: bool = False) -> Worked:
    """Isis and Amun meet in the Delta; a warrior each stands in the West too, if the conflict is to go on."""
    table = Table("isis", "amun").event(4)
    table.figures("isis", god="2,4", warrior="1,4 2,3 1,3").figures("amun", god="2,6", warrior="1,6 2,5")
    if in_the_west:
        table.figures("isis", warrior="8,0").figures("amun", warrior="8,4")
    return Example(table, Conflict(table.seat("isis")), "amun no", "isis flood", "amun drought", "isis yes")


def e14() -> Worked:
    """Ra is lowest and Amun second lowest when the third conflict is over."""
    table = Table("isis", "amun", "ra").devotion(ra=6, amun=9, isis=14).followers(ra=3, amun=2)
    table.figures("ra", god="2,2", warrior="2,3 2,4", cat_mummy="2,5").monuments("ra", temple="1,2", obelisk="1,3")
    table.figures("amun", god="8,8", warrior="8,7").monuments("amun", pyramid="7,7").figures("isis", god="8,0")
    table.powers("ra", "commanding", "revered").powers("amun", "inspiring", "omnipresent", "resplendent")
    return Example(table.event(THIRD_CONFLICT), AfterConflict())


def e15() -> Worked:
    """Ra and Amun have merged and sit one after the other; both summon."""
    table = Table("ra", "amun", "isis").devotion(ra=6, amun=9, isis=14)
    table.figures("ra", god="2,2").figures("amun", god="8,8").figures("isis", god="8,0")
    table.play(MergeGods()).events.clear()
    ra = ("ra summon", "ra warrior", "ra 8,7", "ra no")
    amun = ("amun summon", "amun warrior", "amun 8,9", "amun no")
    return Example(table, Turn(table.seat("ra")), *ra, *amun)


def e16() -> Worked:
    """The fourth conflict is over: Amun is on red, Osiris and the merged Isis and Ra are not."""
    table = Table("amun", "osiris", "isis", "ra").devotion(ra=1, isis=2, amun=15, osiris=25)
    table.figures("amun", god="2,2", warrior="2,3 2,4", cat_mummy="2,5").monuments("amun", temple="1,2", obelisk="1,3")
    table.figures("osiris", god="8,0").figures("isis", god="8,8").figures("ra", god="4,8")
    table.pool("amun", mummy=1).followers(amun=7, osiris=4, isis=3).monuments("osiris", pyramid="8,1")
    table.play(MergeGods()).devotion(isis=22, osiris=25).event(FOURTH_CONFLICT).events.clear()
    return Example(table, AfterConflict())


# --- more positions: drawings of the rulebook


def start() -> Worked:
    """Middle Kingdom with three seats, as the game begins."""
    table = Table("amun", "isis", "ra")
    chosen = {"seats": 3, "gods": ["amun", "isis", "ra"], "scenario": "middle_kingdom", "first": 0}
    table.g = setup.new(setup.read(chosen | {"guardians": ["satet", "mummy", "giant_scorpion"]}), [])
    return Example(table)


def reach() -> Worked:
    """How far a warrior can move: over the river, an enemy and water, to any empty land space three spaces away."""
    table = Table("amun", "ra").figures("amun", warrior="4,4").figures("ra", warrior="4,5")
    return Example(table.monuments(temple="5,4"), MoveFigures(table.seat("amun")), "amun 4,4")


def water() -> Worked:
    """Apep on water between regions: it is in all of them, and adjacent to everything around it."""
    table = Table("ra", "amun", guardians=["satet", "apep", "giant_scorpion"]).order("1,5", "4,6", "4,4")
    return Example(table.figures("ra", apep="6,4").figures("amun", warrior="5,4 6,5").monuments(obelisk="5,3"))


def stack() -> Worked:
    """Four gods on the devotion track, two of them on one space, one beyond the red."""
    return Example(Table("amun", "isis", "ra", "anubis").devotion(ra=6, amun=9, isis=9, anubis=23).event(8))


def camels() -> Worked:
    """Five camels have made two regions of the Delta; each region has its order token."""
    return Example(Table("amun", "isis", "ra").camels(*FIVE_CAMELS).order("0,1", "4,6", "4,4", "1,5"))


def scorpion() -> Worked:
    """A Giant Scorpion aims at two spaces with monuments; one of them lies across the river."""
    table = Table("amun", "ra", guardians=["satet", "mummy", "giant_scorpion"]).figures("ra", giant_scorpion="4,5")
    return Example(table.monuments("amun", temple="4,4", pyramid="3,5").aim("4,5", "NW"))


def signs() -> Worked:
    """What some gods leave on the board: an Underworld tile, a sun token, warriors trapped by Anubis."""
    table = Table("osiris", "ra", "anubis").tiles("2,4").suns("2,6").trapped(ra=2)
    table.figures("osiris", god="2,3", warrior="2,4").figures("ra", warrior="2,6").figures("anubis", god="2,7")
    return Example(table)


EXAMPLES: Final[dict[str, Callable[[], Worked]]] = {
    "E1": e1,
    "E2": e2,
    "E3": e3,
    "E4": e4,
    "E5": e5,
    "E6": e6,
    "E7": e7,
    "E8": e8,
    "E9": e9,
    "E10": e10,
    "E11": e11,
    "E12": e12,
    "E13": e13,
    "E14": e14,
    "E15": e15,
    "E16": e16,
}
"""By their ids in docs/rules/ankh-examples.md."""
POSITIONS: Final[dict[str, Callable[[], Worked]]] = {
    "start": start,
    "reach": reach,
    "water": water,
    "stack": stack,
    "camels": camels,
    "scorpion": scorpion,
    "signs": signs,
}
"""The others, by the names that the rulebook gives them."""
