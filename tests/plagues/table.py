"""A table of 10 Plagues set by hand: put tokens, markers and cards where an example wants them, run one step, answer.

table = Table(2)                                    # two players, Abydos and Buto, round 1, nothing drawn by chance
table.market("sphinx obelisk herd boat herd coin")
table.board(0, city="sphinx - - / - - -", field="- - - / - - -")
table.at(0, boat=3, province=5, city=1)
table.play(DieTurn(0)).pick(0, "4 token").roll("refill", "coin")
"""

from __future__ import annotations

from typing import Any, Self

from tawy.kernel.bits import bits, union
from tawy.kernel.event import Event
from tawy.kernel.frame import CHANCE, Frame
from tawy.plagues import setup
from tawy.plagues.queries.scoring import points
from tawy.plagues.spec import SPEC
from tawy.plagues.state import Plagues
from tawy.plagues.tables import shipped
from tawy.plagues.terms import NO_TOKEN, ON_TABLE, PROVINCES, SPACES, TOKENS

DEFAULT_PROVINCES = ["abydos", "buto", "memphis", "edfu"]


def board_tokens(text: str) -> list[int]:
    """Six spaces written "sphinx - egyptian / - - -"."""
    words = text.replace("/", " ").split()
    assert len(words) == 6, text
    return [NO_TOKEN if word == "-" else TOKENS.index(word) for word in words]


def card_number(text: str) -> int:
    """The first territory card written by kind and name: "special swap", "trade market", "scoring four"."""
    kind, _, name = text.partition(" ")
    return next(n for n, card in enumerate(shipped().territories) if (card.kind, card.name) == (kind, name))


def card_token(text: str) -> str:
    """The same card as options write it, like t11."""
    return f"t{card_number(text) + 1}"


class Table:
    """A game with so many people (1: solo), everyone at the start, nothing on the shared board until put there."""

    def __init__(self, people: int, *provinces: str, round_: int = 1, **options: Any) -> None:
        names = list(provinces) or DEFAULT_PROVINCES[:people]
        chosen = setup.read({"seats": people, "provinces": names, "first": 0} | options)
        self.events: list[Event] = []
        self.g: Plagues = setup.new(chosen, self.events)
        g = self.g
        g.stack, g.ask = [], None
        for player, name in enumerate(names):
            g.provinces[player] = PROVINCES.index(name)
        if g.market[0] != NO_TOKEN:  # whatever set-up drew before its first real choice goes back
            g.supply = g.book.tokens_for(g.players)
        g.market, g.order, g.round = [NO_TOKEN] * 6, list(range(g.players)), round_
        g.dev = [0] * (2 * g.players)
        self.events.clear()

    # --- putting things where an example wants them

    def market(self, text: str) -> Self:
        """Tokens of slots 1 to 6, out of the supply; "-" for an empty slot."""
        words = text.split()
        self.g.market = [NO_TOKEN if word == "-" else TOKENS.index(word) for word in words]
        assert len(self.g.market) == 6
        for token in self.g.market:
            if token != NO_TOKEN:
                self.g.supply[token] -= 1
        return self

    def supply(self, **counts: int) -> Self:
        """Exactly these tokens are left face down."""
        self.g.supply = [counts.get(name, 0) for name in TOKENS]
        return self

    def board(self, player: int, city: str = "- - - / - - -", field: str = "- - - / - - -") -> Self:
        """Put tokens on a province board, without setting off anything."""
        g = self.g
        for token in (tokens := board_tokens(city) + board_tokens(field)):
            if token != NO_TOKEN:
                g.supply[token] -= 1
        g.board[player * SPACES : (player + 1) * SPACES] = tokens
        g.derive()
        return self

    def keep(self, player: int, **counts: int) -> Self:
        """Tokens beside the board: coin=2, boat=1, pharaoh=1, province3=1."""
        for name, count in counts.items():
            self.g.kept[player * len(TOKENS) + TOKENS.index(name)] = count
            self.g.supply[TOKENS.index(name)] -= count
        return self

    def discard(self, player: int, first: str = "", second: str = "") -> Self:
        """Tokens in the two discard slots."""
        for slot, name in enumerate((first, second)):
            if name:
                self.g.discard[2 * player + slot] = TOKENS.index(name)
                self.g.supply[TOKENS.index(name)] -= 1
        return self

    def at(self, player: int, **where: int) -> Self:
        """Where markers stand: boat=3, province=12, city=1, field=0 (spaces from 0, not points)."""
        g = self.g
        for track, space in where.items():
            if track == "boat":
                g.boat[player] = space
            elif track == "province":
                g.card_at[player] = space
                g.claimed[player] |= union(bonus for bonus in g.book.province_bonuses if bonus <= space)
            else:
                g.dev[2 * player + ("city", "field").index(track)] = space
        return self

    def claimed(self, player: int, *bonuses: int) -> Self:
        """Bonuses already won: province card spaces, or acts.province.CITY_TOKEN and so on."""
        self.g.claimed[player] |= union(bonuses)
        return self

    def hebrews(self, *values: int) -> Self:
        """Hebrew tokens on the shared board, out of the bag."""
        self.g.hebrews = [values.count(value) for value in (1, 2, 3)]
        self.g.hebrew_bag = [bag - values.count(value) for value, bag in zip((1, 2, 3), self.g.hebrew_bag, strict=True)]
        return self

    def freed(self, player: int, *values: int) -> Self:
        """Hebrews a player has freed."""
        for value in values:
            self.g.freed[3 * player + value - 1] += 1
            self.g.hebrew_bag[value - 1] -= 1
        return self

    def dice(self, player: int, *unspent: int) -> Self:
        """The dice a player has not spent."""
        self.g.dice[player] = union(unspent)
        return self

    def favour(self, number: int, player: int = ON_TABLE) -> Self:
        """Who holds Pharaoh card 1 to 6."""
        self.g.cards[number - 1] = player
        return self

    def card(self, kind: str, name: str) -> int:
        """The number (from 0) of the first territory card of this kind and name."""
        return next(
            number
            for number, territory in enumerate(shipped().territories)
            if (territory.kind, territory.name) == (kind, name)
        )

    def land(self, player: int, *cards: int) -> Self:
        """Territory cards before a player, out of the deck."""
        self.g.land[player] |= union(cards)
        self.g.deck &= ~union(cards)
        return self

    def open_land(self, *cards: int) -> Self:
        """The open territory cards, out of the deck."""
        self.g.open_land = union(cards)
        self.g.deck &= ~union(cards)
        return self

    def owns(self, player: int, *texts: str) -> Self:
        """Territory cards before a player, by kind and name: "special swap", "trade market"."""
        return self.land(player, *map(card_number, texts))

    def opens(self, *texts: str) -> Self:
        """The open territory cards, by kind and name."""
        return self.open_land(*map(card_number, texts))

    def plague(self, name: str) -> Self:
        """The plague of the round."""
        ids = [plague.id for plague in self.g.book.tables.plagues]
        self.g.plague = ids.index(name)
        self.g.plague_deck &= ~(1 << self.g.plague)
        return self

    def loss(self, *parts: list[str]) -> Self:
        """The loss card of the round: the one with these parts, each a list of its choices as the tables write them."""
        texts = [[[choice.text for choice in part] for part in card] for card in self.g.book.losses]
        self.g.loss = texts.index(list(parts))
        self.g.loss_deck &= ~(1 << self.g.loss)
        return self

    def ankhs(self, player: int, count: int) -> Self:
        """This many active Ankh symbols, without a row and without a Pharaoh card: up to three."""
        if count > 0:
            self.at(player, province=self.g.book.tables.province_card.ankh)
        if count > 1:
            self.freed(player, *[1] * 7)
        if count > 2:
            self.at(player, boat=self.g.book.tables.nile.spaces)
        return self

    def penalties(self, player: int, count: int) -> Self:
        self.g.penalties[player] = count
        return self

    def phase(self, phase: int) -> Self:
        self.g.phase = phase
        return self

    # --- playing

    def play(self, *frames: Frame[Any]) -> Self:
        """Run these steps of the rules and nothing after them."""
        self.g.stack, self.g.ask = [], None
        self.g.then(*frames)
        self.g.run()
        return self

    @property
    def asked(self) -> tuple[int, str] | None:
        """Which player (CHANCE: -1) is asked what; None when everything is done."""
        ask = self.g.ask
        return None if ask is None else (ask.seat, ask.kind)

    @property
    def tokens(self) -> list[str]:
        """The options of the pending question."""
        return [option.token for option in SPEC.options(self.g)]

    def pick(self, player: int, token: str) -> Self:
        """This player is asked and answers."""
        asked = self.asked
        assert asked is not None, f"player {player} cannot answer {token!r}: nothing is asked"
        assert asked[0] == player, f"player {player} cannot answer {token!r}: {asked} is asked"
        assert token in self.tokens, f"{token!r} is not among the options of {asked}: {self.tokens}"
        assert self.g.ask is not None
        self.g.answer(self.g.ask.options[self.tokens.index(token)])
        return self

    def picks(self, *choices: str) -> Self:
        """Several answers, each "player token": "0 4 token", "chance coin"."""
        for choice in choices:
            player, _, token = choice.partition(" ")
            self.pick(CHANCE if player == "chance" else int(player), token)
        return self

    def roll(self, kind: str, token: str) -> Self:
        """Chance is asked this and answers so."""
        assert self.asked == (CHANCE, kind), f"{self.asked} is asked"
        return self.pick(CHANCE, token)

    def why(self, player: int, target: str) -> list[str]:
        """The rules that forbid a target to this player now."""
        return [objection.rule for objection in SPEC.why_not(self.g, player, target)]

    def told(self, kind: type[Event]) -> list[Any]:
        """What happened of this kind since the table was set."""
        return [event for event in self.events if isinstance(event, kind)]

    # --- looking

    def kept(self, player: int, name: str) -> int:
        """Tokens of a kind beside a board."""
        return self.g.kept[player * len(TOKENS) + TOKENS.index(name)]

    def dev(self, player: int) -> tuple[int, int]:
        """The points of the city and field track where the markers stand."""
        points = self.g.book.dev_points
        return points[self.g.dev[2 * player]], points[self.g.dev[2 * player + 1]]

    def on(self, player: int, space: str) -> str | None:
        """The token on "city 0" to "field 5"."""
        area, number = space.split()
        token = self.g.board[player * SPACES + ("city", "field").index(area) * 6 + int(number)]
        return None if token == NO_TOKEN else TOKENS[token]

    def market_now(self) -> str:
        """The market as it lies, written as in `market`."""
        return " ".join("-" if token == NO_TOKEN else TOKENS[token] for token in self.g.market)

    def lands(self, player: int) -> list[str]:
        """The territory cards before a player, by kind and name."""
        cards = [self.g.book.territories[card] for card in bits(self.g.land[player])]
        return [f"{card.kind} {card.name}" for card in cards]

    def in_discard(self, player: int) -> list[str | None]:
        """The tokens of the two discard slots."""
        slots = self.g.discard[2 * player : 2 * player + 2]
        return [None if token == NO_TOKEN else TOKENS[token] for token in slots]

    def points(self, player: int, source: str) -> int:
        """A player's points from one source, as they stand."""
        return points(self.g, player)[source]
