"""The options of a question: what each one is called, what the table says about it, and what it would do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tawy.cli.ahead import Ahead, joined, looks_ahead
from tawy.cli.face import Choice
from tawy.cli.plagues import cards
from tawy.cli.plagues.names import Names, short_favour, slot_dice, token, worded
from tawy.cli.plagues.wording import losses
from tawy.cli.voice import t, words
from tawy.kernel.foresee import Foreseen
from tawy.kernel.frame import Ask
from tawy.plagues import asks
from tawy.plagues.events import Moved, TokenLost
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
from tawy.plagues.queries.provinces import discarded, kept, pharaohs
from tawy.plagues.queries.uses import FREE, IGNORE_PLAGUE
from tawy.plagues.rules.plague import NEW_TOKEN
from tawy.plagues.rules.uses import DONE
from tawy.plagues.spec import SPEC
from tawy.plagues.state import NOBODY, Plagues
from tawy.plagues.terms import COIN, MARKET, PROVINCES, TOKENS

Describe = Callable[[Plagues, Ask, int], str]


def choices(g: Plagues, ask: Ask) -> list[Choice]:
    """Every option: as it is written, its name, more about it and what it would do; actions by the die they cost."""
    if ask.kind == "die":
        return list(_by_die(g, ask))
    follows = _follows(g, ask) if looks_ahead(g) else {}
    return [
        Choice(asks.token(g, ask, pick), label(g, ask, pick), joined(_detail(g, ask, pick), follows.get(pick, "")))
        for pick in ask.options
    ]


def ahead(g: Plagues) -> Ahead:
    """What the options of the pending question would do."""
    return Ahead(SPEC, g, worded(g), NOBODY if g.ask is None else g.ask.seat, Names.at(g).player)


def _follows(g: Plagues, ask: Ask) -> dict[int, str]:
    """What the options would do; of a loss also that it costs nothing, or what must still be chosen to go (P6.4)."""
    beyond = ahead(g)
    follows = beyond.briefly(ask.options)
    if ask.kind != "loss":
        return follows
    return {pick: joined(_cost(beyond.foreseen(pick), ask.seat), said) for pick, said in follows.items()}


def _cost(loss: Foreseen, player: int) -> str:
    """What numbers and tokens on the board do not say of a loss."""
    if loss.question is not None and loss.question.kind == "lose":
        return t("plagues-ui-loses", tokens=t(f"plagues-token-{loss.question.about[0]}"))
    lost = [event for event in loss.events if isinstance(event, TokenLost | Moved) and event.player == player]
    return "" if lost else t("plagues-ui-costs-nothing")


def label(g: Plagues, ask: Ask, pick: int) -> str:
    """What an option is called."""
    option = asks.option(g, ask, pick)
    if option.token == option.points_at.get("space"):
        return worded(g).target(option.token)  # a space by its name alone: people count from one
    return worded(g).option(ask.kind, option.token, option.points_at, Names.at(g).player)


def _detail(g: Plagues, ask: Ask, pick: int) -> str:
    if pick == DONE:
        return ""
    return _free_use(g, pick) if pick >= FREE else DETAILS[ask.kind](g, ask, pick)


# --- dice


def _by_die(g: Plagues, ask: Ask) -> Iterator[Choice]:
    """A group a die, then free uses; then, for Abydos, each die with the numbers it can be changed to."""
    uses = [(pick, read_use(pick)) for pick in sorted(ask.options) if pick < FREE]  # by die, number, action, target
    for pick, use in uses:
        if use.die == use.value:
            text = die_use(g, ask.seat, use)
            yield Choice(asks.token(g, ask, pick), "", text, t("plagues-die", n=use.die))
    for pick in ask.options:
        if pick >= FREE:
            yield Choice(asks.token(g, ask, pick), "", label(g, ask, pick), t("terminal-plagues-besides"))
    for pick, use in uses:
        if use.die != use.value:
            group = t("terminal-plagues-die-as", die=use.die, value=use.value)
            yield Choice(asks.token(g, ask, pick), "", _terse(g, use), group, aside=True)


def die_use(g: Plagues, player: int, use: DieUse) -> str:
    """What a die is spent on, in a few words."""
    if use.action == TOKEN:
        return t("terminal-plagues-take", token=token(g.market[use.value - 1]))
    if use.action in {FAVOUR, FAVOUR_BY_CARD}:
        number = MARKET if use.action == FAVOUR_BY_CARD else use.value
        by = f" (t{use.target + 1})" if use.action == FAVOUR_BY_CARD else ""
        cost = f", {t('terminal-plagues-costs-coin')}" if favour_costs(g, player, number - 1) else ""
        return f"{t('terminal-plagues-pharaoh', favour=short_favour(g.book, number - 1))}{by}{cost}"
    if use.action == HEBREW:
        return t("terminal-plagues-free", value=use.target)
    if use.action == RECOVER:
        return t("terminal-plagues-recover", token=token(discarded(g, player)[use.target]))
    return t("plagues-action-draw" if use.action == DRAW else "plagues-action-nothing")


def _terse(g: Plagues, use: DieUse) -> str:
    """What a changed die is spent on, in as few words as can be: for Abydos there are very many."""
    if use.action == TOKEN:
        return token(g.market[use.value - 1])
    if use.action == HEBREW:
        return t("plagues-hebrew", n=use.target)
    if use.action == RECOVER:
        return t("plagues-label-discard-slot", n=use.target + 1)
    return t("plagues-pharaoh_card", n=MARKET if use.action == FAVOUR_BY_CARD else use.value)


def _die(g: Plagues, ask: Ask, pick: int) -> str:
    return die_use(g, ask.seat, read_use(pick))


def _free_use(g: Plagues, pick: int) -> str:
    """What would be ignored."""
    return cards.plague_help(words(), g.book, g.book.tables.plagues[g.plague].id) if pick == IGNORE_PLAGUE else ""


# --- places and tokens


def _market(g: Plagues, _ask: Ask, pick: int) -> str:
    return t(f"plagues-token-{TOKENS[g.market[pick]]}-help")


def _swap(g: Plagues, _ask: Ask, pick: int) -> str:
    return words().listing(token(g.market[slot]) for slot in divmod(pick, MARKET))


def _token(_g: Plagues, _ask: Ask, pick: int) -> str:
    return t(f"plagues-token-{TOKENS[pick]}-help")


def _recover(g: Plagues, ask: Ask, pick: int) -> str:
    return token(discarded(g, ask.seat)[pick])


def _slot(g: Plagues, _ask: Ask, pick: int) -> str:
    return t("plagues-ui-recovered-with", dice=slot_dice(g.book, pick))


def _give_up(g: Plagues, ask: Ask, pick: int) -> str:
    return token(ask.about[0] if pick == NEW_TOKEN else discarded(g, ask.seat)[pick])


# --- tracks, Hebrews, payment


def _pay_with(g: Plagues, ask: Ask, pick: int) -> str:
    return t("plagues-ui-wasted-otherwise") if pick else t("plagues-ui-you-have", number=kept(g, ask.seat, COIN))


def _hebrew(g: Plagues, _ask: Ask, pick: int) -> str:
    return t("plagues-ui-hebrews-waiting", number=g.hebrews[pick - 1], value=pick)


# --- plague, losses


def _plague(g: Plagues, _ask: Ask, pick: int) -> str:
    return cards.plague_help(words(), g.book, g.book.tables.plagues[pick].id)


def loss_parts(g: Plagues, card: int) -> list[str]:
    """The parts of a loss card, each with its choices."""
    return losses(worded(g), [[choice.text for choice in part] for part in g.book.losses[card]])


def _loss_card(g: Plagues, _ask: Ask, pick: int) -> str:
    return "; ".join(loss_parts(g, pick))


def _part(g: Plagues, _ask: Ask, pick: int) -> str:
    return loss_parts(g, g.loss)[pick]


def _ignore(g: Plagues, ask: Ask, pick: int) -> str:
    if pick:
        return t("plagues-ui-you-have", number=pharaohs(g, ask.seat))
    plague = g.book.tables.plagues[g.plague].id
    return t("terminal-thing", name=cards.plague_name(words(), plague), help=cards.plague_help(words(), g.book, plague))


def _buto(_g: Plagues, _ask: Ask, pick: int) -> str:
    return t("plagues-ui-buto-yes-note") if pick else ""


# --- set-up and chance


def _province(_g: Plagues, _ask: Ask, pick: int) -> str:
    return t(f"plagues-province-{PROVINCES[pick]}-help")


def _says_all(_g: Plagues, _ask: Ask, _pick: int) -> str:
    """The option's name says it all."""
    return ""


DETAILS: Final[dict[str, Describe]] = {
    "first_player": _says_all,
    "province": _province,
    "refill": _token,
    "lay_hebrew": _says_all,
    "open_territory": _says_all,
    "plague": _plague,
    "loss_card": _loss_card,
    "automa_die": _says_all,
    "automa_territory": _says_all,
    "edfu_draw": _token,
    "edfu_keep": _token,
    "buto": _buto,
    "buto_draw": _says_all,
    "buto_keep": _says_all,
    "die": _die,
    "free": _die,
    "dev": _says_all,
    "dev_favour": _says_all,
    "pay_with": _pay_with,
    "hebrew": _hebrew,
    "market": _market,
    "swap": _swap,
    "place": _says_all,
    "recover": _recover,
    "territory": _says_all,
    "ignore": _ignore,
    "cancel": _part,
    "loss": _says_all,
    "lose": _says_all,
    "slot": _slot,
    "give_up": _give_up,
}
"""What the table says about the options of every question."""
