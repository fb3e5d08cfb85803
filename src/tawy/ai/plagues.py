"""What a bot looks at in a game of 10 Plagues: points, income against tribute, Ankhs against losses, bonuses, soldiers.

Thousands of positions are judged each second, so columns are read directly where the query for them would take longer
than the rest of the row; tests hold such a reading to its query. Numbers are scaled to about 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from tawy.ai.sense import Row
from tawy.kernel.bits import Mask, bits, union
from tawy.kernel.frame import CHANCE
from tawy.plagues.acts.province import CITY_TOKEN, FIELD_TOKEN, RIVER_TOKEN
from tawy.plagues.queries.plague import due, suffers
from tawy.plagues.queries.provinces import hebrew_sum, hebrews_freed
from tawy.plagues.queries.scoring import hebrew_points, territory_points, total
from tawy.plagues.queries.wealth import ANKH_TOKENS, HEBREW_COLUMN, SOLDIER_BONUS, coins, soldiers
from tawy.plagues.state import AUTOMA, NOBODY, NONE, Plagues, Player
from tawy.plagues.tables import Way, by_mark
from tawy.plagues.terms import (
    ACTIVE_GAPS,
    BETWEEN_ROUNDS,
    BONUS_COIN,
    BONUS_HEBREW,
    BONUS_SOLDIERS,
    CITY,
    COIN,
    DEV_CITY,
    DEV_FIELD,
    DICE_SETS,
    EGYPTIAN,
    FAVOUR_ANKH,
    FAVOUR_COIN,
    FAVOUR_SOLDIERS,
    FIELD,
    GAPS,
    MEMPHIS,
    NO_TOKEN,
    PHARAOH,
    PROVINCES,
    ROUNDS,
    ROWS,
    SHORT_ROUNDS,
    SPACES,
    TOKENS,
    TURNS_PER_ROUND,
)

GROUPS: Final = 3
"""Solo, two players, more: weights differ between them."""
TERRITORY_PHASE: Final = 2
PLAGUE_PHASE: Final = 3
AVERAGE_DIE: Final = 3.5
CARD_STRIDE: Final = 3
"""As far as one die moves on the province card (P4.4)."""
AREA: Final = 6
"""The spaces of an area (P2.1)."""
MOST_COINS: Final = 16
KINDS: Final = len(TOKENS)
REMEMBERED: Final = 1 << 16
"""How many answers of slow queries are remembered before all are forgotten."""

ALWAYS: Final = ("always", "automa", "automa's points", "its turn", "token in hand", *PROVINCES, "power unused")
POINTS: Final = (
    "points",
    "dev points",
    "tokens",
    "Pharaoh tokens",
    "territory points",
    "hebrew points",
    "penalties",
    "discarded",
)
MARKERS: Final = (
    "city track",
    "field track",
    "Nile",
    "Nile's last spaces",
    "river token won",
    "province card",
    "card bonuses won",
    "near a card bonus",
    "card bonus within reach",
    "card past two specials",
    "card past its Ankh",
    "card's last steps",
    "lower track",
    "river one short",
    "river two short",
    "last on tracks",
)
BOARD: Final = (
    "city spaces",
    "field spaces",
    "area tokens won",
    "rows",
    "rows begun",
    "egyptians",
    "hebrew bonus",
    "soldier bonus",
    "half dev bonuses",
    "half coin bonuses",
    "other half bonuses",
    "areas one short",
    "areas two short",
    "areas three short",
    "unused Pharaoh tokens",
)
INCOME: Final = ("permanent coins", "coin tokens", "short now", "cannot pay now", "short ahead", "penalties ahead")
NO_INCOME: Final = (0.0,) * 5
"""The automa pays no tribute (P14.7)."""
ANKHS: Final = ("Ankhs", "losses now")
HEBREWS: Final = ("hebrews", "next hebrew a token", "next hebrew a step", "hebrew sum", "hebrew lead")
SOLDIERS: Final = ("soldier lead", "place in order", "turns left", "territory to come")
SPECIALS: Final = ("egyptians", "mark", "coins", "market")
"""Special actions that are worth most, round after round; the others are counted together."""
LAND: Final = (*(f"special {name}" for name in SPECIALS), "other specials", "trades left", "scoring cards")


# --- what follows from a set or a row, worked out once -----------------------------------------------


LOSS_TRACKS: Final = ("boat", "city", "field", "province")
"""What a loss can take, as a set: first these, where they are not at their start, then each kind of board token."""


def _promise(row: tuple[int, int, int]) -> float:
    """How near a row is to three different tokens (P2.5); with two alike it has gone wrong, with three it is there."""
    laid = [token for token in row if token != NO_TOKEN]
    return (0.0, 0.2, 0.6, 0.0)[len(laid)] if len(set(laid)) == len(laid) else 0.0


@lru_cache(REMEMBERED)
def _laid(board: tuple[int, ...]) -> tuple[int, float, Mask]:
    """A board's egyptians, how near its rows are to three different tokens, and the kinds of token a loss can take."""
    rows = [_promise((board[left], board[middle], board[right])) for left, middle, right in ROWS]
    return board.count(EGYPTIAN), sum(rows) / 2, union(len(LOSS_TRACKS) + kind for kind in set(board) - {NO_TOKEN})


HALF_GAPS: Final = tuple(
    union(gap for gap, (left, right) in enumerate(GAPS) if (filled >> left ^ filled >> right) & 1)
    for filled in range(1 << SPACES)
)
"""By the set of filled spaces: the bonuses that lie beside exactly one of them, as a set."""
CITY_SPACES: Final = union(CITY)
FIELD_SPACES: Final = union(FIELD)
AREA_TOKENS: Final = union((CITY_TOKEN, FIELD_TOKEN))
DICE_SUM: Final = tuple(map(sum, DICE_SETS))
IS_PROVINCE: Final = (*([float(one == other) for other in range(4)] for one in range(4)), [0.0] * 4)
"""By province; the last is for the automa, which has none."""
TOKEN_HARM: Final = 3.0
"""A lost token costs as much as three steps: its point, and 2 for the discard (P12.3)."""


@cache
def _harm(mark: str, loss: int, has: Mask) -> tuple[float, float]:
    """About what a loss card takes from who has these things and chooses well; and with one part cancelled (P6.5)."""
    parts = [min(_harm_of(way, has) for way in part) for part in by_mark(mark).loss_ways[loss]]
    return sum(parts), sum(parts) - max(parts)


def _harm_of(way: Way, has: Mask) -> float:
    track, steps, kinds = way
    if not track:
        return sum(TOKEN_HARM for kind in kinds if has >> len(LOSS_TRACKS) + kind & 1)
    if not has >> LOSS_TRACKS.index(track) & 1:
        return 0.0
    return 1.0 if track == "province" else float(steps)


class Ahead(NamedTuple):
    """What the papyrus asks for in this round and those to come (P1.4)."""

    rounds: int
    tribute: int
    """This round's."""
    needed: int
    """The Ankhs that cancel a loss this round."""
    missing: tuple[float, ...]
    """By permanent coins: what all tributes to come ask beyond them."""
    until_short: tuple[int, ...]
    """By permanent coins: how many rounds they are enough for."""


@cache
def _ahead(mark: str, advanced: bool, short: bool, number: int) -> Ahead:  # noqa: FBT001  what a cache is asked by
    """The papyrus from a round on; a short game ends earlier (P12.1)."""
    papyrus = by_mark(mark).tables.papyrus
    side = papyrus.advanced if advanced else papyrus.normal
    tribute = side.tribute[number - 1 : SHORT_ROUNDS if short else ROUNDS]
    lacks = [[max(0, owed - has) for owed in tribute] for has in range(MOST_COINS)]
    return Ahead(
        len(tribute),
        tribute[0],
        side.ankhs[number - 1],
        tuple(min(sum(lack), 40) / 20 for lack in lacks),
        tuple(next((later for later, short in enumerate(lack) if short), len(tribute)) for lack in lacks),
    )


class Cards(NamedTuple):
    """Territory cards by what they do, as sets."""

    specials: tuple[Mask, ...]
    """One set for each of SPECIALS."""
    other_specials: Mask
    coins: Mask
    """Permanent trades for a coin."""
    soldiers: Mask
    """Permanent trades for a soldier."""


@cache
def _cards(mark: str) -> Cards:
    """The territory cards of some tables."""
    book = by_mark(mark)

    def named(kind: str, name: str) -> Mask:
        return union(n for n, card in enumerate(book.territories) if (card.kind, card.name) == (kind, name))

    specials = tuple(named("special", name) for name in SPECIALS)
    return Cards(
        specials,
        book.specials & ~sum(specials),
        named("trade", "coin"),
        named("trade", "soldier"),
    )


# --- the sense ---------------------------------------------------------------------------------------


class PlaguesSense:
    """A bot's eye for 10 Plagues."""

    names: tuple[str, ...] = (
        *ALWAYS,
        *POINTS,
        *MARKERS,
        *BOARD,
        *INCOME,
        *ANKHS,
        *HEBREWS,
        *SOLDIERS,
        *LAND,
        "supply",
    )
    world_names: tuple[str, ...] = ()
    stages: int = GROUPS * ROUNDS
    """The rounds, for each group by itself."""
    neighbours: tuple[tuple[int, int], ...] = tuple(
        (group * ROUNDS + stage, group * ROUNDS + stage + 1) for group in range(GROUPS) for stage in range(ROUNDS - 1)
    )
    mid_move: frozenset[str] = frozenset(
        {
            "place", "dev", "dev_favour", "pay_with", "hebrew", "market", "swap", "recover", "edfu_keep", "buto",
            "buto_keep", "lose", "slot", "give_up",
            "refill", "edfu_draw", "buto_draw",  # chance stands between a pick and where its token or card goes
        }
    )  # fmt: skip
    blind: frozenset[str] = frozenset({"buto", "swap"})
    taught: frozenset[str] = frozenset({"die", "territory", "place"})
    lesson_seats: tuple[int, ...] = (2, 4, 3, 1, 2, 4, 3, 2)

    ends_in_points: bool = True
    first: Mapping[str, float] = MappingProxyType(
        {
            "points": 1, "permanent coins": 0.25, "coin tokens": 0.07, "short now": -0.1, "short ahead": -0.12,
            "Ankhs": 0.09, "province card": 0.15, "Nile": 0.12, "city track": 0.1, "field track": 0.1,
        }
    )  # fmt: skip

    def __init__(self) -> None:
        self._freed: dict[tuple[object, ...], Freed] = {}
        self._scored: dict[tuple[object, ...], int] = {}

    def size(self, g: Plagues) -> int:
        """The players, and the automa."""
        return g.players

    def contenders(self, g: Plagues) -> list[Player]:
        """Everyone, to the end."""
        return list(range(g.players))

    def contender(self, g: Plagues, seat: int) -> Player:
        """Everyone plays for itself."""
        return seat

    def points(self, g: Plagues) -> list[int]:
        """Everyone's score as it stands."""
        return [total(g, player) for player in range(g.players)]

    def stage(self, g: Plagues) -> int:
        """The round, in a short game the one with as many to come; solo, two and more players by themselves."""
        later = ROUNDS - SHORT_ROUNDS if g.short else 0
        return (min(g.people, GROUPS) - 1) * ROUNDS + _round(g) - 1 + later

    def world(self, g: Plagues) -> Row:
        """Somebody always wins."""
        return []

    def unsettled(self, g: Plagues) -> bool:
        """Tribute and losses are under way."""
        return g.phase == PLAGUE_PHASE and g.ask is not None

    def rows(self, g: Plagues) -> list[Row]:
        """Each player by itself, and against the others."""
        ahead = _ahead(g.content, g.advanced, g.short, _round(g))
        cards = _cards(g.content)
        freed, sums, scored, hebrew_leads = self._hebrews(g)
        column = g.book.tables.hebrews.column
        purses = [_coins(g, player, cards) for player in range(g.people)]
        penalties = _penalties_ahead(g, purses, ahead)
        left, coming = _turns_left(g), _territories_to_come(g)
        soldier_leads = _leads(_strengths(g, cards, left), 8.0)
        lowest = min(g.dev[::2]), min(g.dev[1::2]), min(g.boat), min(g.card_at)
        place, step = g.order.index, 2 / (g.players - 1)
        supply = sum(g.supply) / (18.0 * g.players)
        automa = AUTOMA if g.people == 1 else NOBODY
        asked = NOBODY if g.ask is None else g.ask.seat
        placing = asked if g.ask is not None and g.ask.kind == "place" else NOBODY
        rows = []
        for player in range(g.players):
            egyptians, begun, kinds = _laid(tuple(g.board[player * SPACES : (player + 1) * SPACES]))
            lasting, active = (0, 0) if player == automa else _active_ankhs(g, player, freed[player])
            territories = self._territory_points(g, player, (egyptians, freed[player], active))
            points = _points(g, player, territories, scored[player], player == automa)
            rows.append(
                [
                    1.0,
                    1.0 if player == automa else 0.0,
                    points[0] if player == automa else 0.0,
                    1.0 if player == asked else 0.0,
                    1.0 if player == placing else 0.0,
                    *IS_PROVINCE[g.provinces[player]],
                    0.0 if player == automa or g.power_used >> player & 1 else 1.0,
                    *points,
                    *_markers(g, player, lowest),
                    *_board(g, player, egyptians, begun),
                    *(NO_INCOME if player == automa else _income(g, player, purses[player], ahead)),
                    penalties[player],
                    lasting / 4,
                    0.0 if player == automa else _losses(g, player, kinds, active, ahead.needed),
                    freed[player] / 8,
                    *_next_hebrew(column, freed[player]),
                    sums[player] / 15,
                    hebrew_leads[player],
                    soldier_leads[player],
                    1.0 - place(player) * step,
                    left[player] / TURNS_PER_ROUND,
                    coming[player],
                    *_land(g, player, cards),
                    supply,
                ]
            )
        return rows

    def _hebrews(self, g: Plagues) -> Freed:
        """Everyone's Hebrews, counted once for the same ones."""
        key = (g.content, g.people, *g.freed)
        known = self._freed.get(key)
        if known is None:
            _make_room(self._freed)
            known = self._freed[key] = _freed(g)
        return known

    def _territory_points(self, g: Plagues, player: Player, seen: tuple[int, int, int]) -> int:
        """What its territory cards score now, asked once for the same things that scoring cards look at (P9.5)."""
        cards = g.land[player] & ~g.book.specials
        if not cards:
            return 0
        empty = g.discard[2 * player] == g.discard[2 * player + 1] == NO_TOKEN
        key = (g.content, g.people == 1 and player, cards, g.filled[player], g.rows[player], empty, *seen)
        known = self._scored.get(key)
        if known is None:
            _make_room(self._scored)
            known = self._scored[key] = sum(territory_points(g, player, card) for card in bits(cards))
        return known


def _make_room(remembered: dict[tuple[object, ...], Any]) -> None:
    if len(remembered) >= REMEMBERED:
        remembered.clear()


def _round(g: Plagues) -> int:
    """The round that is played, or is being laid out."""
    return g.round + 1 if g.phase == BETWEEN_ROUNDS else g.round


# --- a player by itself ------------------------------------------------------------------------------


def _points(g: Plagues, player: Player, territories: int, hebrews: int, is_automa: bool) -> Row:  # noqa: FBT001
    """Points by source, as `scoring.points` has them (P12.2, P12.3)."""
    book, two = g.book, 2 * player
    dev = book.dev_points[min(g.dev[two], g.dev[two + 1])]
    beside = g.kept[player * KINDS : player * KINDS + KINDS]
    pharaohs = beside[PHARAOH]
    tokens = g.filled[player].bit_count() + sum(beside) - pharaohs
    points = book.nile_points.get(g.boat[player], 0)
    if not is_automa:
        tokens -= beside[COIN]
        if g.card_at[player] == book.tables.province_card.last:
            points += book.tables.province_card.points
    penalties = g.penalties[player]
    discarded = (g.discard[two] != NO_TOKEN) + (g.discard[two + 1] != NO_TOKEN)
    points += dev + tokens + 2 * pharaohs + territories + hebrews - 3 * penalties - 2 * discarded
    return [
        points / 50,
        dev / 15,
        tokens / 20,
        pharaohs / 4,
        territories / 20,
        hebrews / 18,
        penalties / 5,
        discarded / 2,
    ]


def _markers(g: Plagues, player: Player, lowest: tuple[int, int, int, int]) -> Row:
    """Where its markers stand, what they have won, and on how many tracks Moses would help (P3, P11.2)."""
    book, claimed = g.book, g.claimed[player]
    city, field, boat, card = g.dev[2 * player], g.dev[2 * player + 1], g.boat[player], g.card_at[player]
    near, within, won, track = 0.0, 0.0, 0, book.tables.province_card
    for space in book.province_bonuses:
        if claimed >> space & 1:
            won += 1
        else:
            near = 1 / max(1, space - card)
            within = 1.0 if space - card <= CARD_STRIDE else 0.0
            break
    river = 0 if claimed >> RIVER_TOKEN & 1 else book.tables.nile.bonus_token - boat
    return [
        city / 7,
        field / 7,
        boat / 10,
        (boat - 6) / 4 if boat > 6 else 0.0,  # noqa: PLR2004
        float(claimed >> RIVER_TOKEN & 1),
        card / 24,
        won / 3,
        near,
        within,
        1.0 if card >= track.two_special_actions else 0.0,
        1.0 if card >= track.ankh else 0.0,
        (card - track.ankh + 3) / 6 if card > track.ankh - 3 else 0.0,
        min(city, field) / 7,
        1.0 if river == 1 else 0.0,
        1.0 if river == 2 else 0.0,  # noqa: PLR2004  as far as Pharaoh card 6 goes
        ((city == lowest[0]) + (field == lowest[1]) + (boat == lowest[2]) + (card == lowest[3])) / 4,
    ]


def _board(g: Plagues, player: Player, egyptians: int, begun: float) -> Row:
    """How full its board is, which bonuses and rows it has and which have begun (P2)."""
    filled, masks = g.filled[player], g.book.gap_masks
    gaps, half, claimed = ACTIVE_GAPS[filled], HALF_GAPS[filled], g.claimed[player]
    in_city, in_field = (filled & CITY_SPACES).bit_count(), (filled & FIELD_SPACES).bit_count()
    dev_half = (half & (masks[DEV_CITY] | masks[DEV_FIELD])).bit_count()
    coin_half = (half & masks[BONUS_COIN]).bit_count()
    short = [0.0] * (AREA + 1)
    if not claimed >> CITY_TOKEN & 1:
        short[AREA - in_city] += 0.5
    if not claimed >> FIELD_TOKEN & 1:
        short[AREA - in_field] += 0.5
    return [
        in_city / AREA,
        in_field / AREA,
        (claimed & AREA_TOKENS).bit_count() / 2,
        g.rows[player] / 4,
        begun,
        egyptians / 4,
        1.0 if gaps & masks[BONUS_HEBREW] else 0.0,
        1.0 if gaps & masks[BONUS_SOLDIERS] else 0.0,
        dev_half / 4,
        coin_half / 2,
        (half.bit_count() - dev_half - coin_half) / 2,
        *short[1:4],
        (g.kept[player * KINDS + PHARAOH] - g.pharaohs_used[player]) / 2,
    ]


def _active_ankhs(g: Plagues, player: Player, freed: int) -> tuple[int, int]:
    """The Ankhs that last, and all, as `wealth.ankhs` has them (P6.6)."""
    book = g.book
    lasting = min(g.rows[player], ANKH_TOKENS)
    if g.boat[player] == book.tables.nile.spaces:
        lasting += 1
    if freed >= HEBREW_COLUMN:
        lasting += 1
    if g.card_at[player] >= book.tables.province_card.ankh:
        lasting += 1
    return lasting, lasting + (g.cards[book.card_with[FAVOUR_ANKH]] == player)


def _losses(g: Plagues, player: Player, kinds: Mask, active: int, needed: int) -> float:
    """About how much this round's loss card will take from a player (P6.4, P6.5)."""
    if g.loss == NONE:
        return 0.0
    has = kinds
    if g.boat[player]:
        has += 1
    if g.dev[2 * player]:
        has += 2
    if g.dev[2 * player + 1]:
        has += 4
    if g.card_at[player]:
        has += 8
    cancels = active >= needed and active - suffers(g, player, "one ankh fewer") >= needed
    return _harm(g.content, g.loss, has)[cancels] / 6


def _land(g: Plagues, player: Player, cards: Cards) -> Row:
    """Its territory cards by kind; an immediate one is never kept (P9.1)."""
    land = g.land[player]
    if not land:
        return [0.0] * len(LAND)
    book = g.book
    egyptians, mark, coin, market = cards.specials
    return [
        1.0 if land & egyptians else 0.0,
        1.0 if land & mark else 0.0,
        1.0 if land & coin else 0.0,
        1.0 if land & market else 0.0,
        (land & cards.other_specials).bit_count() / 2,
        (land & book.single_trades & ~g.traded[player]).bit_count() / 2,
        (land & ~book.specials & ~book.trades).bit_count() / 4,
    ]


def _coins(g: Plagues, player: Player, cards: Cards) -> tuple[int, int]:
    """Permanent coins whatever this round's plague, and all that can pay now, as `wealth.coins` has them (P6.1)."""
    book = g.book
    board = (ACTIVE_GAPS[g.filled[player]] & book.gap_masks[BONUS_COIN]).bit_count()
    lasting = board + book.nile_coins[g.boat[player]]
    if g.land[player] & cards.coins or g.specials_used[player]:
        wealth = coins(g, player)
        return lasting + wealth.trade, sum(wealth)
    now = lasting + g.kept[player * KINDS + COIN]
    if g.cards[book.card_with[FAVOUR_COIN]] == player:
        now += 1
    if board and suffers(g, player, "no coin bonuses"):
        now -= board
    return lasting, now


def _income(g: Plagues, player: Player, purse: tuple[int, int], ahead: Ahead) -> Row:
    """Coins against this round's tribute and those to come (P6.1)."""
    lasting, now = purse
    memphis = g.provinces[player] == MEMPHIS
    short = (ahead.tribute - memphis if g.phase == BETWEEN_ROUNDS else due(g, player)) - now
    tokens, missing = g.kept[player * KINDS + COIN] / 4, ahead.missing[min(lasting + memphis, MOST_COINS - 1)]
    return [lasting / 8, tokens, short / 8, 1.0, missing] if short > 0 else [lasting / 8, tokens, 0.0, 0.0, missing]


# --- a player against the others ---------------------------------------------------------------------


def _penalties_ahead(g: Plagues, purses: list[tuple[int, int]], ahead: Ahead) -> Row:
    """About how many penalties each will take if no income grows and nobody moves on the province card (P6.3).

    As tribute grows, each fails from some round on. Of those who fail the least takes the penalty, so the next one up
    takes those of the rounds before.
    """
    found, taken, provinces = [0.0] * g.players, ahead.rounds, g.provinces
    for _, _, player in sorted(zip(g.card_at, g.boat, range(g.people), strict=False)):  # without the automa
        failing = ahead.until_short[min(purses[player][0] + (provinces[player] == MEMPHIS), MOST_COINS - 1)]
        if failing < taken:
            found[player] = (taken - failing) / 5
            taken = failing
    return found


def _next_hebrew(column: tuple[str, ...], freed: int) -> tuple[float, float]:
    """Whether the next Hebrew brings a market token, or a dev step (P4.7)."""
    bonus = column[freed % len(column)]
    return 1.0 if bonus == "market" else 0.0, 1.0 if bonus == "dev" else 0.0


class Freed(NamedTuple):
    """Everyone's freed Hebrews, by player."""

    counts: list[int]
    sums: list[int]
    points: list[int]
    leads: Row


def _freed(g: Plagues) -> Freed:
    """How many Hebrews everyone has freed, the sums of their values, and what these score and lead by (P12.2)."""
    sums = [hebrew_sum(g, player) for player in range(g.players)]
    return Freed([hebrews_freed(g, player) for player in range(g.players)], sums, hebrew_points(g), _leads(sums, 6.0))


def _leads(amounts: Sequence[float], clear: float) -> Row:
    """By player: how far it is ahead of the others on average, from -1 to 1; more than a clear lead counts no more."""
    if len(amounts) == 2:  # noqa: PLR2004  most games, in a third of the time
        lead = max(-1.0, min(1.0, (amounts[0] - amounts[1]) / clear))
        return [lead, -lead]
    leads = [0.0] * len(amounts)
    weight = 1 / (clear * (len(amounts) - 1))
    for player, own in enumerate(amounts):
        for other in range(player):
            lead = max(-clear, min(clear, own - amounts[other])) * weight
            leads[player] += lead
            leads[other] -= lead
    return leads


def _turns_left(g: Plagues) -> list[int]:
    """By player: how many dice it will spend yet this round (P4.1); the automa turns two at a time (P14.2)."""
    left = [dice.bit_count() - TURNS_PER_ROUND for dice in g.dice]
    if g.people == 1:
        left[AUTOMA] = g.automa_dice.bit_count() // 2
    return left


def _strengths(g: Plagues, cards: Cards, left: list[int]) -> Row:
    """The soldiers that `wealth.soldiers` would count with three dice left, if those are average ones (P5.1)."""
    book, found = g.book, []
    gap, favour = book.gap_masks[BONUS_SOLDIERS], g.cards[book.card_with[FAVOUR_SOLDIERS]]
    for player in range(g.people):
        dice = DICE_SUM[g.dice[player]]
        strength = dice * TURNS_PER_ROUND / (TURNS_PER_ROUND + left[player])
        if g.land[player] & cards.soldiers or g.specials_used[player]:
            strength += sum(soldiers(g, player)) - dice
        else:
            if ACTIVE_GAPS[g.filled[player]] & gap and not suffers(g, player, "no soldier bonus"):
                strength += SOLDIER_BONUS
            if favour == player:
                strength += book.tables.pharaoh_cards.soldiers
        found.append(strength)
    if g.people == 1:
        found.append(sum(soldiers(g, AUTOMA)) + AVERAGE_DIE * left[AUTOMA])
    return found


def _territories_to_come(g: Plagues) -> Row:
    """Who has still to take a territory this round: in that phase, those who are not before the one asked (P5.3)."""
    if g.phase != TERRITORY_PHASE:
        return [0.0 if g.phase == PLAGUE_PHASE else 1.0] * g.players
    if g.ask is None or g.ask.seat == CHANCE or not any(g.soldiers):
        return [1.0] * g.players
    before = g.order[: g.order.index(g.ask.seat)]
    return [0.0 if player in before else 1.0 for player in range(g.players)]


PLAGUES_SENSE: Final = PlaguesSense()
