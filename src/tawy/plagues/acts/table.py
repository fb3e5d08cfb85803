"""Acts on the shared board: market, supply, decks, rounds."""

from __future__ import annotations

from tawy.kernel.bits import bits
from tawy.kernel.frame import replaced
from tawy.plagues import events
from tawy.plagues.queries.names import card_name, token_names
from tawy.plagues.queries.plague import is_first_round
from tawy.plagues.queries.scoring import points, winners
from tawy.plagues.state import ENDINGS, NONE, Plagues, Player
from tawy.plagues.terms import ALL_DICE, BETWEEN_ROUNDS, FAVOURS, MARKET, NO_TOKEN, ON_TABLE, PROVINCES, SPENT, TOKENS


def take_province(g: Plagues, player: Player, province: int) -> None:
    """A player governs a province (P1.1)."""
    g.provinces = [province if other == player else taken for other, taken in enumerate(g.provinces)]
    g.tell(events.ProvinceTaken, player, PROVINCES[province])


def set_order(g: Plagues, first: Player) -> None:
    """The first player and the others clockwise (P13.2)."""
    g.order = [(first + later) % g.players for later in range(g.players)]
    g.tell(events.OrderSet, tuple(g.order))


def clear_round(g: Plagues) -> None:
    """Pharaoh cards return; all dice, powers and special actions are fresh (P11.1)."""
    n = g.players
    g.phase = BETWEEN_ROUNDS
    g.dice = [ALL_DICE] * n
    g.power_used = g.ignoring = g.exempt = g.failed = 0
    g.specials_used = [0] * n
    g.soldiers = [0] * n
    g.cards = [ON_TABLE] * MARKET
    g.automa_dice, g.automa_shown = ALL_DICE, []
    g.plague = g.loss = NONE
    g.tell(events.RoundCleared)


def move_round_marker(g: Plagues, number: int) -> None:
    """The next round begins (P11.1)."""
    g.round, g.phase = number, 0
    g.tell(events.RoundBegun, number)


def begin_phase(g: Plagues, phase: int) -> None:
    """Dice, territories or plague."""
    g.phase = phase
    g.tell(events.PhaseBegun, phase)


def fill_market(g: Plagues, slot: int, token: int) -> None:
    """A token comes from the supply to a slot."""
    g.market[slot] = token
    g.supply[token] -= 1
    if g.events is not None:
        g.tell(events.MarketFilled, slot + 1, TOKENS[token])


def take_market(g: Plagues, player: Player, slot: int) -> int:
    """A token leaves the market; those to its right slide left (P4.2)."""
    token = g.market.pop(slot)
    g.market.append(NO_TOKEN)
    if g.events is not None:
        g.tell(events.MarketTaken, player, slot + 1, TOKENS[token])
    return token


def swap_market(g: Plagues, player: Player, one: int, other: int) -> None:
    """Two market tokens change places (P9.3)."""
    g.market[one], g.market[other] = g.market[other], g.market[one]
    g.tell(events.MarketSwapped, player, (one + 1, other + 1))


def clear_slots(g: Plagues) -> None:
    """The tokens of slots 1 and 2 go aside; the others slide (P11.1)."""
    g.aside = [token for token in g.market[:2] if token != NO_TOKEN]
    g.market = [*g.market[2:], NO_TOKEN, NO_TOKEN]
    g.tell(events.MarketCleared, token_names(g.aside))


def shuffle_back(g: Plagues) -> None:
    """What went aside is shuffled into the supply (P11.1)."""
    for token in g.aside:
        g.supply[token] += 1
    back, g.aside = g.aside, []
    g.tell(events.ShuffledBack, token_names(back))


def take_from_supply(g: Plagues, player: Player, token: int, cause: str) -> None:
    """A token is taken out of the supply."""
    g.supply[token] -= 1
    g.tell(events.SupplyTaken, player, TOKENS[token], cause)


def take_favour(g: Plagues, player: Player, card: int) -> None:
    """A player takes a Pharaoh card (P4.4)."""
    g.cards[card] = player
    if g.events is not None:
        g.tell(events.FavourTaken, player, card + 1, FAVOURS[g.book.favours[card]])


def spend_favour(g: Plagues, card: int, cause: str) -> None:
    """A Pharaoh card is spent until the round ends (P4.4)."""
    player = g.cards[card]
    g.cards[card] = SPENT
    g.tell(events.FavourSpent, player, card + 1, cause)


def lay_hebrew(g: Plagues, value: int) -> None:
    """A Hebrew token comes to the shared board (P13.1)."""
    g.hebrew_bag = replaced(g.hebrew_bag, value - 1, g.hebrew_bag[value - 1] - 1)
    g.hebrews[value - 1] += 1
    g.tell(events.HebrewsLaid, value)


def remove_hebrews(g: Plagues) -> None:
    """Hebrew tokens that nobody freed leave the game (P11.1)."""
    g.hebrews_gone = [gone + left for gone, left in zip(g.hebrews_gone, g.hebrews, strict=True)]
    g.hebrews = [0, 0, 0]
    g.tell(events.HebrewsGone)


def open_territory(g: Plagues, card: int) -> None:
    """A territory card from the deck lies open; those at the bottom come last."""
    if g.deck >> card & 1:
        g.deck ^= 1 << card
    else:
        g.bottom = [other for other in g.bottom if other != card]
    g.open_land |= 1 << card
    if g.events is not None:
        g.tell(events.TerritoryOpened, card_name(g, card))


def remove_territories(g: Plagues) -> None:
    """Open territory cards that are left leave the game (P5.3)."""
    if g.open_land:
        gone, g.open_land = g.open_land, 0
        g.land_gone |= gone
        if g.events is not None:
            g.tell(events.TerritoriesGone, tuple(card_name(g, card) for card in bits(gone)))


def reveal_plague(g: Plagues, plague: int) -> None:
    """The plague of the round (P7.1)."""
    g.plague = plague
    g.plague_deck ^= 1 << plague
    card = g.book.tables.plagues[plague]
    g.tell(events.PlagueRevealed, card.id, card.when != "at once" or not is_first_round(g))


def reveal_loss(g: Plagues, loss: int) -> None:
    """The loss card of the round (P13.1)."""
    g.loss = loss
    g.loss_deck ^= 1 << loss
    parts = tuple(tuple(choice.text for choice in part) for part in g.book.losses[loss])
    g.tell(events.LossRevealed, parts)


def count_soldiers(g: Plagues, soldiers: list[int], order: list[Player]) -> None:
    """The new turn order (P5.2)."""
    g.soldiers, g.order = soldiers, order
    g.tell(events.SoldiersCounted, tuple(soldiers), tuple(order))


def turn_automa_die(g: Plagues, die: int, purpose: str | None) -> None:
    """The automa turns its next die; the second of a turn lies under the first, which says what for (P14.2)."""
    g.automa_dice ^= 1 << die
    if purpose is not None:
        g.automa_shown = [*g.automa_shown, die]
    g.tell(events.AutomaTurned, die, purpose is not None, purpose)


def end_game(g: Plagues, ending: int) -> None:
    """The game is over; the score is counted (P12)."""
    g.ending = ending
    if g.events is not None:
        scores = tuple(points(g, player) for player in range(g.players))
        g.tell(events.GameEnded, ENDINGS[ending], scores, winners(g))
