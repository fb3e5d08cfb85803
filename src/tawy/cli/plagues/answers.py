"""The options of a question in English: what each one is, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tawy.cli.english import count, listing
from tawy.cli.face import Choice
from tawy.cli.plagues import cards
from tawy.cli.plagues.names import POWERS, TOKEN_NAMES, TRACKS, Names, a_token, noun
from tawy.kernel.frame import Ask
from tawy.plagues import asks
from tawy.plagues.queries.dice import (
    DRAW,
    FAVOUR,
    FAVOUR_BY_CARD,
    HEBREW,
    RECOVER,
    TOKEN,
    DieUse,
    favour_costs,
    read_use,
)
from tawy.plagues.queries.provinces import active_gaps, discarded, kept, pharaohs, places_of, space
from tawy.plagues.queries.uses import DROP_PENALTY, FREE, IGNORE_PLAGUE
from tawy.plagues.rules.plague import NEW_TOKEN, loss_ways
from tawy.plagues.rules.uses import DONE
from tawy.plagues.state import Plagues
from tawy.plagues.terms import ACTIVE_GAPS, BONUSES, COIN, MARKET, NO_TOKEN, PHARAOH, PROVINCES, ROWS, TOKENS
from tawy.plagues.terms import TRACKS as DEV_TRACKS

Describe = Callable[[Plagues, Ask, int], str]

DONE_WORDS: Final = {"free": "use nothing", "cancel": "cancel nothing"}
"""What it means to be done with an offer."""
BESIDES: Final = "Besides"
"""Free uses, listed after the dice."""


def choices(g: Plagues, ask: Ask) -> list[Choice]:
    """Every option, as it is written and what it means; actions by the die they cost."""
    if ask.kind == "die":
        return list(_by_die(g, ask))
    return [Choice(asks.token(g, ask, pick), _text(g, ask, pick)) for pick in ask.options]


def _text(g: Plagues, ask: Ask, pick: int) -> str:
    if pick == DONE:
        return DONE_WORDS[ask.kind]
    return _free_use(g, ask, pick) if pick >= FREE else ANSWERS[ask.kind](g, ask, pick)


# --- dice


def _by_die(g: Plagues, ask: Ask) -> Iterator[Choice]:
    """A group a die, then free uses; then, for Abydos, each die with the numbers it can be changed to."""
    uses = [(pick, read_use(pick)) for pick in ask.options if pick < FREE]
    uses.sort(key=lambda entry: (entry[1].die, entry[1].value, entry[1]))
    for pick, use in uses:
        if use.die == use.value:
            yield Choice(asks.token(g, ask, pick), die_use(g, ask.seat, use), f"Die {use.die}")
    for pick in ask.options:
        if pick >= FREE:
            token = asks.token(g, ask, pick)
            yield Choice(token, f"{token}: {_free_use(g, ask, pick)}", BESIDES)
    for pick, use in uses:
        if use.die != use.value:
            yield Choice(asks.token(g, ask, pick), _terse(g, use), f"Die {use.die} as {use.value}", aside=True)


def die_use(g: Plagues, player: int, use: DieUse) -> str:
    """What a die is spent on, in a few words."""
    if use.action == TOKEN:
        kind = g.market[use.value - 1]
        return f"take the {noun(TOKENS[kind]) if kind == PHARAOH else TOKEN_NAMES[TOKENS[kind]]}"
    if use.action in {FAVOUR, FAVOUR_BY_CARD}:
        number = MARKET if use.action == FAVOUR_BY_CARD else use.value
        by = f" {number} by t{use.target + 1}" if use.action == FAVOUR_BY_CARD else ""
        cost = ", 1 coin" if favour_costs(g, player, number - 1) else ""
        return f"Pharaoh{by}: {cards.short_favour(g.book, number - 1)}{cost}"
    if use.action == HEBREW:
        return f"free a Hebrew of {use.target}"
    if use.action == RECOVER:
        return f"recover the {noun(TOKENS[discarded(g, player)[use.target]])}"
    return "draw 6, keep one" if use.action == DRAW else "spend it for nothing"


def _terse(g: Plagues, use: DieUse) -> str:
    """What a changed die is spent on, in as few words as can be: for Abydos there are very many."""
    if use.action == TOKEN:
        return TOKEN_NAMES[TOKENS[g.market[use.value - 1]]]
    if use.action == HEBREW:
        return f"Hebrew {use.target}"
    if use.action == RECOVER:
        return f"recover {use.target + 1}"
    return f"Pharaoh {MARKET if use.action == FAVOUR_BY_CARD else use.value}"


def _die(g: Plagues, ask: Ask, pick: int) -> str:
    return die_use(g, ask.seat, read_use(pick))


def _free_use(g: Plagues, ask: Ask, pick: int) -> str:
    """What a territory card or a Pharaoh token would do now."""
    if pick == IGNORE_PLAGUE:
        return "turn a Pharaoh token over: the plague does not touch you this round"
    if pick == DROP_PENALTY:
        return f"turn a Pharaoh token over: one of your {count(g.penalties[ask.seat], 'penalty', 'penalties')} is gone"
    return cards.territory(g.book, pick - FREE)


# --- places and tokens


def _place(g: Plagues, ask: Ask, pick: int) -> str:
    """What laying a token on a space would bring."""
    filled = g.filled[ask.seat]
    opened = ACTIVE_GAPS[filled | 1 << pick] & ~ACTIVE_GAPS[filled]
    words = [_gap_names(g, opened, "opens the")] if opened else []
    row = next(row for row in ROWS if pick in row)
    tokens = {ask.about[0] if place == pick else space(g, ask.seat, place) for place in row}
    if NO_TOKEN not in tokens and len(tokens) == len(row):
        words.append("completes a row")
    return ", ".join(words)


def _lose(g: Plagues, ask: Ask, pick: int) -> str:
    """What losing the token on a space would break."""
    broken = active_gaps(g, ask.seat) & ~ACTIVE_GAPS[g.filled[ask.seat] & ~(1 << pick)]
    return _gap_names(g, broken, "breaks the")


def _gap_names(g: Plagues, gaps: int, verb: str) -> str:
    names = [cards.BONUS_NAMES[BONUSES[bonus]] for gap, bonus in enumerate(g.book.gaps) if gaps >> gap & 1]
    return f"{verb} {listing(names)} {'bonus' if len(names) == 1 else 'bonuses'}" if names else ""


def _market(g: Plagues, _ask: Ask, pick: int) -> str:
    token = TOKENS[g.market[pick]]
    return f"{TOKEN_NAMES[token]}: {cards.TOKENS_DO[token]}"


def _swap(g: Plagues, _ask: Ask, pick: int) -> str:
    one, other = (TOKEN_NAMES[TOKENS[g.market[slot]]] for slot in divmod(pick, MARKET))
    return f"{one} and {other}"


def _token(_g: Plagues, _ask: Ask, pick: int) -> str:
    return cards.TOKENS_DO[TOKENS[pick]]


def _recover(g: Plagues, ask: Ask, pick: int) -> str:
    return noun(TOKENS[discarded(g, ask.seat)[pick]])


def _slot(g: Plagues, _ask: Ask, pick: int) -> str:
    return f"a die {cards.slot_dice(g.book, pick)} recovers it from there"


def _give_up(g: Plagues, ask: Ask, pick: int) -> str:
    if pick == NEW_TOKEN:
        return f"the {noun(TOKENS[ask.about[0]])} just lost"
    return f"the {noun(TOKENS[discarded(g, ask.seat)[pick]])} of slot {pick + 1}"


# --- tracks, Hebrews, payment


def _dev(g: Plagues, ask: Ask, pick: int) -> str:
    player, steps = ask.about
    last = len(g.book.dev_points) - 1
    to = [min(last, g.dev[2 * player + track] + more) for track, more in ((0, pick), (1, steps - pick))]
    city, field = (g.book.dev_points[space] for space in to)
    return f"then city {city}, field {field}"


def _dev_favour(_g: Plagues, _ask: Ask, pick: int) -> str:
    return "for a coin" if pick else "for nothing"


def _pay_with(g: Plagues, ask: Ask, pick: int) -> str:
    if pick:
        return f"Pharaoh card {cards.coin_card(g.book)}, which is wasted otherwise"
    return f"a coin token; you have {kept(g, ask.seat, COIN)}"


def _hebrew(g: Plagues, _ask: Ask, pick: int) -> str:
    return f"of value {pick}; {g.hebrews[pick - 1]} on the board"


# --- territories, plague, losses


def _card(g: Plagues, _ask: Ask, pick: int) -> str:
    return cards.territory(g.book, pick)


def _plague(g: Plagues, _ask: Ask, pick: int) -> str:
    return cards.plague(g.book, g.book.tables.plagues[pick])


def _loss_card(g: Plagues, _ask: Ask, pick: int) -> str:
    return "; ".join(cards.loss_part(part) for part in g.book.losses[pick])


def _part(g: Plagues, _ask: Ask, pick: int) -> str:
    return cards.loss_part(g.book.losses[g.loss][pick])


def _loss(g: Plagues, ask: Ask, pick: int) -> str:
    """What it would cost, even nothing (P6.4)."""
    track, steps, kinds = loss_ways(g, ask.about[0])[pick]
    if not track:
        lost = [a_token(TOKENS[kind]) for kind in kinds if places_of(g, ask.seat, kind)]
        return f"lose {listing(lost)}" if lost else "you have none: it costs nothing"
    here = where(g, ask.seat, track)
    if not here:
        return f"{TRACKS[track]} stands at its start: it costs nothing"
    back = max(0, here - steps)
    if track in DEV_TRACKS:
        here, back = g.book.dev_points[here], g.book.dev_points[back]
    return f"{TRACKS[track]} from {here} back to {back}"


def where(g: Plagues, player: int, track: str) -> int:
    """The space of a marker."""
    if track == "boat":
        return g.boat[player]
    return g.card_at[player] if track == "province" else g.dev[2 * player + DEV_TRACKS.index(track)]


def _ignore(g: Plagues, ask: Ask, pick: int) -> str:
    return f"{count(pharaohs(g, ask.seat), 'Pharaoh token')} left" if pick else "suffer it"


def _buto(_g: Plagues, _ask: Ask, pick: int) -> str:
    return "only you see them; the other two go under the deck" if pick else "keep it"


# --- set-up and chance


def _province(_g: Plagues, _ask: Ask, pick: int) -> str:
    return POWERS[PROVINCES[pick]]


def _player(g: Plagues, _ask: Ask, pick: int) -> str:
    return Names.at(g).player(pick)


def _says_all(_g: Plagues, _ask: Ask, _pick: int) -> str:
    """The option as it is written needs no more words."""
    return ""


ANSWERS: Final[dict[str, Describe]] = {
    "first_player": _player,
    "province": _province,
    "refill": _token,
    "lay_hebrew": _says_all,
    "open_territory": _card,
    "plague": _plague,
    "loss_card": _loss_card,
    "automa_die": _says_all,
    "automa_territory": _card,
    "edfu_draw": _token,
    "edfu_keep": _token,
    "buto": _buto,
    "buto_draw": _card,
    "buto_keep": _card,
    "die": _die,
    "free": _free_use,
    "dev": _dev,
    "dev_favour": _dev_favour,
    "pay_with": _pay_with,
    "hebrew": _hebrew,
    "market": _market,
    "swap": _swap,
    "place": _place,
    "recover": _recover,
    "territory": _card,
    "ignore": _ignore,
    "cancel": _part,
    "loss": _loss,
    "lose": _lose,
    "slot": _slot,
    "give_up": _give_up,
}
"""How the options of every question are described."""
