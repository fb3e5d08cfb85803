"""The round's plague: what it forbids, to whom, and how much is due (P7)."""

from __future__ import annotations

from tawy.plagues.queries.calendar import papyrus_at
from tawy.plagues.state import AUTOMA, NONE, Plagues, Player
from tawy.plagues.terms import MEMPHIS


def is_automa(g: Plagues, player: Player) -> bool:
    """The automa of a solo game (P14)."""
    return g.people == 1 and player == AUTOMA


def is_first_round(g: Plagues) -> bool:
    """The plague being revealed is that of round 1: nothing has been played yet (P7.2)."""
    return g.round == 1 and not g.phase


def suffers(g: Plagues, player: Player, effect: str) -> bool:
    """This round's plague has this effect, and the player does not ignore it (P7.4, P14.7)."""
    return (
        g.plague != NONE
        and g.book.plague_effects[g.plague] == effect
        and not g.ignoring >> player & 1
        and not is_automa(g, player)
    )


def papyrus_now(g: Plagues) -> tuple[int, int]:
    """The papyrus in this round: tribute, and Ankhs to cancel a loss (P1.4, P13.3)."""
    return papyrus_at(g, g.round)


def due(g: Plagues, player: Player) -> int:
    """The tribute a player owes: the round's, one more under a plague, one less for Memphis (P6.1, P7.1, P8.3).

    Nothing after a trade that frees it from tribute, and nothing for the automa (P9.4, P14.7).
    """
    if g.exempt >> player & 1 or is_automa(g, player):
        return 0
    tribute = papyrus_now(g)[0] + suffers(g, player, "tribute") - (g.provinces[player] == MEMPHIS)
    return max(tribute, 0)
