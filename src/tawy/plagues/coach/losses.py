"""What this round's loss card takes, what cancels a part of it, and what can be had back."""

from __future__ import annotations

from tawy.kernel.coach import Counsel, counsel
from tawy.plagues.coach.looking import asked, may_take_favour, planning
from tawy.plagues.queries.dice import RECOVER, read_use
from tawy.plagues.queries.names import SPACE_NAMES
from tawy.plagues.queries.plague import papyrus_now, suffers
from tawy.plagues.queries.provinces import complete_rows, discarded, places_of, spaces
from tawy.plagues.queries.uses import FREE
from tawy.plagues.queries.wealth import ankhs
from tawy.plagues.rules.plague import loss_text, loss_ways
from tawy.plagues.state import Plagues, Player, rows_of
from tawy.plagues.terms import ACTIVE_GAPS, FAVOUR_ANKH, NO_TOKEN, TOKENS, TRACKS


def costs_nothing(g: Plagues, player: Player, track: str, _steps: int, kinds: tuple[int, ...]) -> bool:
    """A way to suffer a loss that takes nothing away: a marker on its start, a token one does not own (P6.4)."""
    if not track:
        return not any(places_of(g, player, kind) for kind in kinds)
    where = {"boat": g.boat[player], "province": g.card_at[player]}
    return not (where[track] if track in where else g.dev[2 * player + TRACKS.index(track)])


def _harmless_parts(g: Plagues, player: Player) -> list[int]:
    """The parts of the loss card that can be suffered without losing anything."""
    parts = range(len(g.book.losses[g.loss]))
    return [part for part in parts if any(costs_nothing(g, player, *way) for way in loss_ways(g, part))]


def _biting(g: Plagues, player: Player) -> int:
    """How many parts of the loss card take something away, however they are suffered."""
    return len(g.book.losses[g.loss]) - len(_harmless_parts(g, player))


# --- at the questions


def loss_harmless(g: Plagues, player: Player) -> Counsel | None:
    """P16.6 One may choose to lose what one does not have."""
    if asked(g, player) != "loss" or g.ask is None:
        return None
    for way in loss_ways(g, g.ask.about[0]):
        if costs_nothing(g, player, *way):
            text = loss_text(*way)
            return counsel("loss_harmless", "P16.6", loss=text)
    return None


def cancel_needless(g: Plagues, player: Player) -> Counsel | None:
    """P6.4 Every part of the loss can be suffered without losing anything."""
    if asked(g, player) != "cancel" or _biting(g, player):
        return None
    return counsel("cancel_needless", "P6.4")


def cancel_other(g: Plagues, player: Player) -> Counsel | None:
    """P6.5 Some parts cost nothing anyway: another one is worth cancelling."""
    harmless = [part + 1 for part in _harmless_parts(g, player)] if asked(g, player) == "cancel" else []
    if not harmless or not _biting(g, player):
        return None
    return counsel("cancel_other", "P6.5", parts=harmless)


def lose_harmless(g: Plagues, player: Player) -> Counsel | None:
    """P6.9 Of the tokens one of which is lost, some break neither a bonus nor a row."""
    if asked(g, player) != "lose" or g.ask is None:
        return None
    board, filled = spaces(g, player), g.filled[player]
    idle = [
        place
        for place in g.ask.options
        if ACTIVE_GAPS[filled ^ 1 << place] == ACTIVE_GAPS[filled]
        and rows_of([*board[:place], NO_TOKEN, *board[place + 1 :]], 0) == complete_rows(g, player)
    ]
    if not idle or len(idle) == len(g.ask.options):
        return None
    names = [SPACE_NAMES[place] for place in idle]
    return counsel("lose_harmless", "P6.9", [f"space {name}" for name in names], spaces=names)


# --- Ankhs to cancel a part


def _ankhs_lacking(g: Plagues, player: Player) -> tuple[int, int] | None:
    """Before phase 3, where a part takes something away: the Ankhs a player will have, and how many are needed."""
    if not planning(g, player) or not _biting(g, player):
        return None
    active = ankhs(g, player).total
    fewer = active > 0 and suffers(g, player, "one ankh fewer")
    return active - fewer, papyrus_now(g)[1]


def ankhs_short(g: Plagues, player: Player) -> Counsel | None:
    """P6.5 Too few Ankhs to cancel a part of this round's loss."""
    found = _ankhs_lacking(g, player)
    if found is None or found[0] >= found[1]:
        return None
    return counsel("ankhs_short", "P6.5", ankhs=found[0], needed=found[1])


def ankhs_ready(g: Plagues, player: Player) -> Counsel | None:
    """P6.5 Ankhs enough to cancel a part of this round's loss."""
    found = _ankhs_lacking(g, player)
    if found is None or found[0] < found[1]:
        return None
    return counsel("ankhs_ready", "P6.5", ankhs=found[0], needed=found[1])


def ankh_card(g: Plagues, player: Player) -> Counsel | None:
    """P4.4 One Ankh is lacking, and the Pharaoh card that is an Ankh can be taken."""
    found, card = _ankhs_lacking(g, player), g.book.card_with[FAVOUR_ANKH]
    if found is None or not may_take_favour(g, player, card):
        return None
    with_card = ankhs(g, player).total + 1 - suffers(g, player, "one ankh fewer")
    if found[0] >= found[1] or with_card < found[1]:
        return None
    return counsel("ankh_card", "P4.4", [f"favour {card + 1}"], number=card + 1)


# --- what was lost


def token_recovered(g: Plagues, player: Player) -> Counsel | None:
    """P4.8 A die can bring a token back from the discard, where it costs points."""
    if asked(g, player) != "die" or g.ask is None:
        return None
    for option in g.ask.options:
        use = read_use(option) if option < FREE else None
        if use is not None and use.action == RECOVER:
            token = TOKENS[discarded(g, player)[use.target]]
            return counsel("token_recovered", "P4.8", [f"discard {use.target + 1}"], token=token, die=use.die)
    return None
