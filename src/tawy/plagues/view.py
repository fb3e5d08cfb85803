"""What a seat may know of a game of 10 Plagues (P15.1): all but the order of what lies face down, and others' draws.

Players are numbered like their seats; in solo the automa is player 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from tawy.kernel.bits import Mask, bits
from tawy.kernel.view import Open, Own, Question, View, declared
from tawy.plagues import asks
from tawy.plagues.acts.province import CITY_TOKEN, FIELD_TOKEN, RIVER_TOKEN
from tawy.plagues.queries.names import SPACE_NAMES, token_names
from tawy.plagues.queries.plague import is_automa
from tawy.plagues.queries.provinces import active_gaps
from tawy.plagues.state import ENDINGS, GOING_ON, NONE, Plagues, complete
from tawy.plagues.terms import (
    BUTO,
    DICE_SETS,
    GAPS,
    HEBREWS,
    NO_POWER,
    NO_TOKEN,
    PROVINCES,
    SPACES,
    SPENT,
    TOKENS,
)

Names = tuple[str, ...]
Counts = dict[str, int]
Numbers = tuple[int, ...]
Phase = Literal["opening", "dice", "territories", "plague", "closing"]
LandState = Literal["ready", "used", "traded"]


# --- what is seen ------------------------------------------------------------------------------------


class Tracks(msgspec.Struct, frozen=True):
    """Where the markers of a player stand, from 0 (P3.1)."""

    city: Open[int]
    field: Open[int]
    boat: Open[int]
    province: Open[int]
    """On the province card."""


class Claimed(msgspec.Struct, frozen=True):
    """Bonuses that are won once (P2.6, P3.4)."""

    city: Open[bool]
    field: Open[bool]
    river: Open[bool]
    spaces: Open[Numbers]
    """Spaces of the province card."""


class LandCard(msgspec.Struct, frozen=True):
    """A territory card that a player has."""

    card: Open[str]
    state: Open[LandState]
    """Used this round (P9.2), or traded in for good (P9.4), or still there."""


class Player(msgspec.Struct, frozen=True):
    """A player and all of its province."""

    number: Open[int]
    """As its seat; in solo the automa's is 1."""
    automa: Open[bool]
    province: Open[str | None]
    """None for the automa, and before provinces are chosen."""
    power_used: Open[bool]
    """It has used its province's power this round (P8)."""
    dice: Open[Numbers]
    """Unspent dice."""
    board: Open[dict[str, str | None]]
    """By space: the token there (P2.1)."""
    gaps: Open[tuple[bool, ...]]
    """By gap between two spaces, from the top: its bonus is active (P2.2)."""
    rows: Open[tuple[bool, ...]]
    """By row, from the top: it holds three different tokens (P2.5)."""
    beside: Open[Counts]
    """By kind: tokens beside the board."""
    pharaohs_used: Open[int]
    """How many of its Pharaoh tokens are turned over (P10.1)."""
    discard: Open[tuple[str | None, ...]]
    """By slot: a lost token (P6.8)."""
    tracks: Open[Tracks]
    claimed: Open[Claimed]
    freed: Open[Numbers]
    """The value of each freed Hebrew."""
    penalties: Open[int]
    land: Open[tuple[LandCard, ...]]
    soldiers: Open[int]
    """As counted this round."""
    ignoring: Open[bool]
    """It ignores this round's plague (P7.4)."""
    exempt: Open[bool]
    """It pays no tribute this round, by trade (P9.4)."""
    failed: Open[bool]
    """It could not pay this round's tribute (P6.3)."""


class Automa(msgspec.Struct, frozen=True):
    """The automa's dice (P14.2)."""

    shown: Open[Numbers]
    """The upper dice of its turns this round."""
    down: Open[Numbers]
    """Those that still lie face down, in no order."""


class Hebrew(msgspec.Struct, frozen=True):
    """Hebrew tokens of one value."""

    value: Open[int]
    waiting: Open[int]
    """On the shared board."""
    bag: Open[int]
    """Not yet laid out."""
    gone: Open[int]


class Favour(msgspec.Struct, frozen=True):
    """A Pharaoh card: on the table, held by a player, or spent until the round ends (P4.4)."""

    number: Open[int]
    holder: Open[int | None]
    spent: Open[bool]


class Territories(msgspec.Struct, frozen=True):
    """Where the territory cards are that nobody owns."""

    open: Open[Names]
    unseen: Open[Names]
    """Those that not everyone has seen: in the deck, under it, or drawn by Buto."""
    deck: Open[int]
    """How many lie face down."""
    gone: Open[Names]
    """Those that left the game."""


class Secrets(msgspec.Struct, frozen=True):
    """What only one player knows."""

    drawn: Own[Names]
    """Tokens or territory cards that it has drawn and is choosing from."""
    bottom: Own[Names]
    """For Buto: the territory cards it put under the deck, the next one first."""


@declared
class PlaguesView(msgspec.Struct, frozen=True):
    """A game of 10 Plagues as a seat, or a spectator, sees it (P15.1)."""

    people: Open[int]
    advanced: Open[bool]
    short: Open[bool]
    content: Open[str]
    """The hash of the tables in use."""
    round: Open[int]
    phase: Open[Phase]
    """Opening before the first die of a round, closing while the next round is laid out."""
    order: Open[Numbers]
    """The turn order (P5.2)."""
    players: Open[list[Player]]
    """People, and the automa."""
    automa: Open[Automa | None]
    """In solo."""
    market: Open[tuple[str | None, ...]]
    """Tokens of slots 1 to 6."""
    supply: Open[Counts]
    """By kind: tokens face down. What Edfu holds in its hand still counts here."""
    aside: Open[Names]
    """Tokens taken from the market at the end of a round, before they are shuffled in (P11.1)."""
    gone: Open[Counts]
    """By kind: tokens that left the game."""
    hebrews: Open[list[Hebrew]]
    """By value."""
    favours: Open[list[Favour]]
    """By number."""
    territories: Open[Territories]
    plague: Open[str | None]
    """The plague of the round."""
    plagues_left: Open[Names]
    """The plagues that may still come."""
    loss: Open[int | None]
    """The number of the round's loss card."""
    losses_left: Open[Numbers]
    """The loss cards that may still come."""
    ending: Open[str | None]
    secrets: Own[Secrets]


# --- how it is seen ----------------------------------------------------------------------------------

_PHASES: Final[tuple[Phase, ...]] = ("opening", "dice", "territories", "plague", "closing")
_BONUS_TOKENS: Final = 1 << CITY_TOKEN | 1 << FIELD_TOKEN | 1 << RIVER_TOKEN


def _names(tokens: Sequence[int]) -> tuple[str | None, ...]:
    return tuple([None if token == NO_TOKEN else TOKENS[token] for token in tokens])


@lru_cache(maxsize=1 << len(GAPS))
def _gaps(active: Mask) -> tuple[bool, ...]:
    return tuple(bool(active >> gap & 1) for gap in range(len(GAPS)))


@lru_cache(maxsize=1024)
def _cards(mask: Mask) -> Names:
    return tuple(asks.territory(card) for card in bits(mask))


def _each(counts: Sequence[int]) -> Numbers:
    """Hebrews one by one, from how many there are of each value."""
    return tuple([value for value, count in zip(HEBREWS, counts, strict=True) for _ in range(count)])


def _claimed(bonuses: Mask) -> Claimed:
    return Claimed(
        city=bool(bonuses >> CITY_TOKEN & 1),
        field=bool(bonuses >> FIELD_TOKEN & 1),
        river=bool(bonuses >> RIVER_TOKEN & 1),
        spaces=tuple(bits(bonuses & ~_BONUS_TOKENS)),
    )


def _land(cards: Mask, used: Mask, traded: Mask) -> tuple[LandCard, ...]:
    return tuple(
        [
            LandCard(asks.territory(card), "used" if used >> card & 1 else "traded" if traded >> card & 1 else "ready")
            for card in bits(cards)
        ]
    )


def _player(g: Plagues, player: int) -> Player:
    city, field = g.dev[2 * player : 2 * player + 2]
    return _province(
        player,
        is_automa(g, player),
        g.provinces[player],
        g.power_used >> player & 1,
        g.dice[player],
        tuple(g.board[player * SPACES : (player + 1) * SPACES]),
        active_gaps(g, player),
        tuple(g.kept[player * len(TOKENS) : (player + 1) * len(TOKENS)]),
        g.pharaohs_used[player],
        tuple(g.discard[2 * player : 2 * player + 2]),
        Tracks(city, field, g.boat[player], g.card_at[player]),
        g.claimed[player],
        tuple(g.freed[3 * player : 3 * player + 3]),
        g.penalties[player],
        (g.land[player], g.specials_used[player], g.traded[player]),
        g.soldiers[player],
        g.ignoring >> player & 1,
        g.exempt >> player & 1,
        g.failed >> player & 1,
    )


@lru_cache(maxsize=4096)
def _province(
    number: int,
    automa: bool,  # noqa: FBT001  as it is named there
    province: int,
    power_used: int,
    dice: int,
    board: Numbers,
    gaps: Mask,
    kept: Numbers,
    pharaohs_used: int,
    discard: Numbers,
    tracks: Tracks,
    claimed: Mask,
    freed: Numbers,
    penalties: int,
    land: tuple[Mask, Mask, Mask],
    soldiers: int,
    ignoring: int,
    exempt: int,
    failed: int,
) -> Player:
    """A player, from its columns alone: a step changes one of them, and so does each answer that is foreseen."""
    return Player(
        number=number,
        automa=automa,
        province=None if province == NO_POWER else PROVINCES[province],
        power_used=bool(power_used),
        dice=DICE_SETS[dice],
        board=dict(zip(SPACE_NAMES, _names(board), strict=True)),
        gaps=_gaps(gaps),
        rows=tuple(complete(board)),
        beside=dict(zip(TOKENS, kept, strict=True)),
        pharaohs_used=pharaohs_used,
        discard=_names(discard),
        tracks=tracks,
        claimed=_claimed(claimed),
        freed=_each(freed),
        penalties=penalties,
        land=_land(*land),
        soldiers=soldiers,
        ignoring=bool(ignoring),
        exempt=bool(exempt),
        failed=bool(failed),
    )


def _favour(number: int, holder: int) -> Favour:
    return Favour(number, holder if holder >= 0 else None, holder == SPENT)


def unseen(g: Plagues) -> Mask:
    """Territory cards that not everyone has seen: in the deck, under it, or drawn by Buto."""
    hidden = g.deck
    for card in g.bottom:
        hidden |= 1 << card
    for player, drawn in enumerate(g.drawn):
        if g.provinces[player] == BUTO:
            for card in drawn[1:]:
                hidden |= 1 << card
    return hidden


def _territories(g: Plagues) -> Territories:
    face_down = g.deck.bit_count() + len(g.bottom)
    return Territories(_cards(g.open_land), _cards(unseen(g)), face_down, _cards(g.land_gone))


def lies_open(g: Plagues) -> PlaguesView:
    """What everyone sees: made without knowing for whom."""
    plagues = g.book.tables.plagues
    return PlaguesView(
        people=g.people,
        advanced=g.advanced,
        short=g.short,
        content=g.content,
        round=g.round,
        phase=_PHASES[g.phase],
        order=tuple(g.order),
        players=[_player(g, player) for player in range(g.players)],
        automa=Automa(tuple(g.automa_shown), DICE_SETS[g.automa_dice]) if g.people == 1 else None,
        market=_names(g.market),
        supply=dict(zip(TOKENS, g.supply, strict=True)),
        aside=token_names(g.aside),
        gone=dict(zip(TOKENS, g.gone, strict=True)),
        hebrews=[
            Hebrew(value, g.hebrews[value - 1], g.hebrew_bag[value - 1], g.hebrews_gone[value - 1]) for value in HEBREWS
        ],
        favours=[_favour(number, holder) for number, holder in enumerate(g.cards, 1)],
        territories=_territories(g),
        plague=None if g.plague == NONE else plagues[g.plague].id,
        plagues_left=tuple([plagues[number].id for number in bits(g.plague_deck)]),
        loss=None if g.loss == NONE else g.loss + 1,
        losses_left=tuple([number + 1 for number in bits(g.loss_deck)]),
        ending=None if g.ending == GOING_ON else ENDINGS[g.ending],
        secrets=None,
    )


def secrets(g: Plagues, seat: int) -> Secrets:
    """What a player has drawn, and what Buto put under the deck."""
    if g.provinces[seat] == BUTO:
        return Secrets(tuple(map(asks.territory, g.drawn[seat])) or None, tuple(map(asks.territory, g.bottom)))
    return Secrets(token_names(list(g.drawn[seat])) or None, None)


def view(g: Plagues, seat: int | None) -> View:
    """What a seat may know; None for a spectator."""
    seen = lies_open(g)
    if seat is not None:
        seen = replace(seen, secrets=secrets(g, seat))
    return View("plagues", seat, seen, question(g, seat))


def allies(_g: Plagues, seat: int) -> tuple[int, ...]:
    """Nobody shares secrets."""
    return (seat,)


def question(g: Plagues, seat: int | None) -> Question | None:
    """The pending question; its options for who is asked."""
    ask = g.ask
    if ask is None:
        return None
    options = [asks.option(g, ask, pick) for pick in ask.options] if ask.seat == seat else None
    return Question(ask.kind, ask.seat, asks.about(g, ask), ask.simultaneous, ask.secret, options)
