"""Acts on one player's province: dice, tokens, tracks, Hebrews, territory cards, tribute and losses."""

from __future__ import annotations

from collections.abc import Callable

from tawy.kernel.event import Event
from tawy.kernel.frame import replaced
from tawy.plagues import events
from tawy.plagues.queries.names import SPACE_NAMES, card_name
from tawy.plagues.queries.provinces import hebrew_gift, hebrews_freed
from tawy.plagues.queries.wealth import Coins
from tawy.plagues.state import NOBODY, Plagues, Player, rows_of
from tawy.plagues.terms import COIN, NO_TOKEN, SPACES, TOKENS, TRACKS

CITY_TOKEN, FIELD_TOKEN, RIVER_TOKEN = 60, 61, 62
"""The three bonus tokens among the claimed bonuses; the others are spaces of the province card."""
CLAIM_NAMES = {CITY_TOKEN: "city", FIELD_TOKEN: "field", RIVER_TOKEN: "river"}


def spend_die(g: Plagues, player: Player, die: int, value: int) -> None:
    """A die is turned over (P4.1)."""
    g.dice[player] ^= 1 << die
    g.tell(events.DieSpent, player, die, value)


def use_power(g: Plagues, player: Player) -> None:
    """A province uses its power (P8)."""
    g.power_used |= 1 << player
    g.tell(events.PowerUsed, player)


def place(g: Plagues, player: Player, token: int, space: int) -> None:
    """A token lies on the board (P4.3)."""
    g.board[player * SPACES + space] = token
    g.filled[player] |= 1 << space
    _count_rows(g, player)
    if g.events is not None:
        g.tell(events.TokenPlaced, player, TOKENS[token], SPACE_NAMES[space])


def _count_rows(g: Plagues, player: Player) -> None:
    g.rows[player] = rows_of(g.board, player * SPACES)


def keep(g: Plagues, player: Player, token: int) -> None:
    """A token lies beside the board (P4.3)."""
    g.kept[player * len(TOKENS) + token] += 1
    if g.events is not None:
        g.tell(events.TokenKept, player, TOKENS[token])


def spend_coin(g: Plagues, player: Player, cause: str) -> None:
    """A coin token leaves the game (P6.1)."""
    g.kept[player * len(TOKENS) + COIN] -= 1
    g.gone = replaced(g.gone, COIN, g.gone[COIN] + 1)
    g.tell(events.TokenGone, player, TOKENS[COIN], cause)


def lose_beside(g: Plagues, player: Player, token: int, cause: str) -> None:
    """A token that found no place leaves the game (P14.4)."""
    g.gone = replaced(g.gone, token, g.gone[token] + 1)
    g.tell(events.TokenGone, player, TOKENS[token], cause)


def _to(start: int, steps: int, last: int) -> int:
    """Steps beyond either end of a track are lost (P3.1)."""
    to = start + steps
    if to < 0:
        return 0
    return last if to > last else to  # noqa: FURB136  half the time of min and max


def move_dev(g: Plagues, player: Player, track: int, steps: int, cause: str) -> None:
    """A development marker moves (P3.1)."""
    place_ = 2 * player + track
    to = _to(g.dev[place_], steps, len(g.book.dev_points) - 1)
    if to != g.dev[place_]:
        moved, g.dev[place_] = to - g.dev[place_], to
        if g.events is not None:
            g.tell(events.Moved, player, TRACKS[track], moved, to, cause)


def move_boat(g: Plagues, player: Player, steps: int, cause: str) -> None:
    """The boat moves on the Nile (P3.2)."""
    to = _to(g.boat[player], steps, g.book.nile_spaces)
    if to != g.boat[player]:
        moved, g.boat[player] = to - g.boat[player], to
        if g.events is not None:
            g.tell(events.Moved, player, "boat", moved, to, cause)


def move_card(g: Plagues, player: Player, steps: int, cause: str) -> None:
    """The marker moves on the province card (P3.3)."""
    to = _to(g.card_at[player], steps, g.book.card_last)
    if to != g.card_at[player]:
        moved, g.card_at[player] = to - g.card_at[player], to
        if g.events is not None:
            g.tell(events.Moved, player, "province", moved, to, cause)


def claim(g: Plagues, player: Player, bonus: int) -> None:
    """A bonus that is won once (P2.6, P3.4)."""
    g.claimed = replaced(g.claimed, player, g.claimed[player] | 1 << bonus)
    g.tell(events.BonusClaimed, player, CLAIM_NAMES.get(bonus, f"province {bonus}"))


def tell_board(g: Plagues, player: Player, opened: list[str], broken: list[str], rows: int) -> None:
    """Let everyone know which bonuses opened or broke (P2.3 to P2.5)."""
    if g.events is not None and (opened or broken or rows):
        g.tell(events.BoardBonus, player, tuple(opened), tuple(broken), rows)


def free_hebrew(g: Plagues, player: Player, value: int) -> None:
    """A Hebrew token joins the column (P4.7)."""
    g.hebrews[value - 1] -= 1
    g.freed[3 * player + value - 1] += 1
    if g.events is not None:
        place = hebrews_freed(g, player)
        g.tell(events.HebrewFreed, player, value, place, hebrew_gift(g, place))


def recover(g: Plagues, player: Player, slot: int) -> int:
    """A token leaves the discard to lie on the board again (P4.8)."""
    token = g.discard[2 * player + slot]
    g.discard = replaced(g.discard, 2 * player + slot, NO_TOKEN)
    g.tell(events.TokenRecovered, player, TOKENS[token], slot + 1)
    return token


def _tell_card(g: Plagues, kind: Callable[[int, str], Event], player: Player, card: int) -> None:
    """Let the listeners know what happened to a territory card."""
    if g.events is not None:
        g.tell(kind, player, card_name(g, card))


def take_territory(g: Plagues, player: Player, card: int) -> None:
    """A player takes an open territory card (P5.3)."""
    g.open_land ^= 1 << card
    _tell_card(g, events.TerritoryTaken, player, card)


def keep_territory(g: Plagues, player: Player, card: int) -> None:
    """A territory card lies before its player (P9.1)."""
    g.land = replaced(g.land, player, g.land[player] | 1 << card)
    _tell_card(g, events.TerritoryKept, player, card)


def use_up_territory(g: Plagues, player: Player, card: int) -> None:
    """An immediate territory card gave its bonus and leaves the game (P9.1)."""
    g.land_gone |= 1 << card
    _tell_card(g, events.TerritoryUsedUp, player, card)


def draw_territory(g: Plagues, player: Player, card: int) -> None:
    """Buto draws a territory card in secret (P8.2)."""
    if g.deck >> card & 1:
        g.deck ^= 1 << card
    else:
        g.bottom = [other for other in g.bottom if other != card]
    _draw(g, player, card, card_name(g, card), "buto")


def draw_token(g: Plagues, player: Player, token: int) -> None:
    """Edfu draws a token in secret; it counts as in the supply until Edfu has chosen (P8.4)."""
    _draw(g, player, token, TOKENS[token], "edfu")


def _draw(g: Plagues, player: Player, thing: int, name: str, cause: str) -> None:
    _hold(g, player, (*g.drawn[player], thing))
    g.tell(events.Drew, player, 1, cause)
    g.tell(events.DrewThis, player, name)


def _hold(g: Plagues, player: Player, things: tuple[int, ...]) -> None:
    g.drawn = [things if other == player else drawn for other, drawn in enumerate(g.drawn)]


def hold_open(g: Plagues, player: Player, card: int) -> None:
    """Buto holds the card it took beside those it draws (P8.2)."""
    _hold(g, player, (card,))
    g.tell(events.Drew, player, 0, "buto")


def put_under_deck(g: Plagues, player: Player, card: int) -> None:
    """Buto keeps one card; the others go under the deck (P8.2)."""
    back = [other for other in g.drawn[player] if other != card]
    g.bottom = [*g.bottom, *back]
    _hold(g, player, ())
    g.tell(events.PutBack, player, len(back), "buto")


def put_into_supply(g: Plagues, player: Player) -> None:
    """Edfu has chosen; the rest is in the supply again (P8.4)."""
    amount = len(g.drawn[player])
    _hold(g, player, ())
    g.tell(events.PutBack, player, amount, "edfu")


def use_special(g: Plagues, player: Player, card: int) -> None:
    """A special action card is used this round (P9.2)."""
    g.specials_used = replaced(g.specials_used, player, g.specials_used[player] | 1 << card)
    _tell_card(g, events.SpecialUsed, player, card)


def trade(g: Plagues, player: Player, card: int, *, exempts: bool) -> None:
    """A single-use trade card is used (P9.4)."""
    g.traded = replaced(g.traded, player, g.traded[player] | 1 << card)
    if exempts:
        g.exempt |= 1 << player
    _tell_card(g, events.Traded, player, card)


def turn_pharaoh(g: Plagues, player: Player, *, ignoring: bool) -> None:
    """A Pharaoh token is turned over (P10.1)."""
    g.pharaohs_used = replaced(g.pharaohs_used, player, g.pharaohs_used[player] + 1)
    if ignoring:
        g.ignoring |= 1 << player
    g.tell(events.PharaohTurned, player, "ignore" if ignoring else "penalty")


def discard_penalty(g: Plagues, player: Player, cause: str) -> None:
    """A penalty card leaves the game."""
    g.penalties = replaced(g.penalties, player, g.penalties[player] - 1)
    g.tell(events.PenaltyDiscarded, player, cause)


def fail(g: Plagues, player: Player, due: int, coins: Coins) -> None:
    """A player cannot pay (P6.3)."""
    g.failed |= 1 << player
    if g.events is not None:
        g.tell(events.TributeFailed, player, due, coins.by_source())


def take_penalty(g: Plagues, player: Player) -> None:
    """The plague card becomes a penalty, or leaves the game if all who failed are level (P6.3)."""
    if player == NOBODY:
        g.tell(events.PenaltyTaken, None)
        return
    g.penalties = replaced(g.penalties, player, g.penalties[player] + 1)
    g.tell(events.PenaltyTaken, player)


def lose_token(g: Plagues, player: Player, space: int) -> int:
    """A token leaves the board (P6.7)."""
    token = g.board[player * SPACES + space]
    g.board[player * SPACES + space] = NO_TOKEN
    g.filled[player] ^= 1 << space
    _count_rows(g, player)
    g.tell(events.TokenLost, player, TOKENS[token], SPACE_NAMES[space])
    return token


def discard(g: Plagues, player: Player, token: int, slot: int) -> None:
    """A lost token lies in a slot; what lay there leaves the game (P6.8)."""
    before = g.discard[2 * player + slot]
    if before != NO_TOKEN:
        g.gone = replaced(g.gone, before, g.gone[before] + 1)
    g.discard = replaced(g.discard, 2 * player + slot, token)
    g.tell(events.TokenDiscarded, player, TOKENS[token], slot + 1)


def give_up(g: Plagues, player: Player, token: int) -> None:
    """A lost token for which there is no slot leaves the game (P6.8)."""
    g.gone = replaced(g.gone, token, g.gone[token] + 1)
    g.tell(events.TokenDiscarded, player, TOKENS[token], None)
