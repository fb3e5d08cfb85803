"""P6 Phase 3: tribute and losses."""

from __future__ import annotations

from typing import Final

from tawy.kernel.frame import Ask, Frame
from tawy.plagues import events
from tawy.plagues.acts import province as acts
from tawy.plagues.acts import table
from tawy.plagues.queries.names import token_names
from tawy.plagues.queries.plague import due, is_automa, papyrus_now
from tawy.plagues.queries.provinces import discarded, places_of
from tawy.plagues.queries.uses import AFTER_LOSSES, BEFORE_LOSSES, BEFORE_TRIBUTE, usable_ankhs
from tawy.plagues.queries.wealth import coins, holds
from tawy.plagues.rules.effects import board_changed, bonuses_now
from tawy.plagues.rules.territories import ranks
from tawy.plagues.rules.uses import DONE, FreeUses
from tawy.plagues.state import NOBODY, Plagues, Player
from tawy.plagues.tables import Way
from tawy.plagues.terms import CITY_TRACK, FAVOUR_ANKH, FAVOUR_COIN, FIELD_TRACK, NO_TOKEN

NEW_TOKEN: Final = 2
"""Among what may leave a full discard: slot 0, slot 1, or the token just lost."""


class PlaguePhase(Frame["Plagues"], frozen=True):
    """In turn order everyone pays tribute; then the penalty, then everyone's losses (P6.1, P6.3, P6.4)."""

    cites = "P6.1"

    def run(self, g: Plagues) -> Ask | None:
        """The automa pays no tribute and suffers no losses (P14.7)."""
        table.begin_phase(g, 3)
        people = [player for player in g.order if not is_automa(g, player)]
        g.then(
            *[frame for player in people for frame in (FreeUses(player, BEFORE_TRIBUTE), PayTribute(player))],
            GivePenalty(),
        )
        return None


class PayTribute(Frame["Plagues"], frozen=True):
    """Who can pay, pays: permanent coins, then card 3, then no more tokens than needed (P6.2)."""

    cites = "P6.2"
    player: Player

    def run(self, g: Plagues) -> Ask | None:
        """Who cannot spends no tokens; card 3 goes back (P6.3)."""
        owed, wealth = due(g, self.player), coins(g, self.player)
        paid = wealth.total >= owed
        rest = owed - wealth.permanent - wealth.special
        if wealth.card and rest > 0:
            table.spend_favour(g, g.book.card_with[FAVOUR_COIN], "tribute")
        if not paid:
            acts.fail(g, self.player, owed, wealth)
            return None
        for _ in range(max(rest - wealth.card, 0)):
            acts.spend_coin(g, self.player, "tribute")
        if g.events is not None:
            g.tell(events.TributePaid, self.player, owed, wealth.by_source())
        return None


class GivePenalty(Frame["Plagues"], frozen=True):
    """One of those who failed takes the plague card as a penalty (P6.3)."""

    cites = "P6.3"

    def run(self, g: Plagues) -> Ask | None:
        """Least far on the province card, the Nile; fewest tokens, fewest Hebrews; level in all four: nobody."""
        failed = [player for player in g.order if g.failed >> player & 1]
        if failed:
            least = min(ranks(g, player) for player in failed)
            last = [player for player in failed if ranks(g, player) == least]
            acts.take_penalty(g, last[0] if len(last) == 1 else NOBODY)
        g.then(*[frame for player in g.order if not is_automa(g, player) for frame in losses(player)])
        return None


def losses(player: Player) -> tuple[Frame[Plagues], ...]:
    """A player's losses, with the moments before and after them (P9.7)."""
    return (FreeUses(player, BEFORE_LOSSES), CancelLoss(player), FreeUses(player, AFTER_LOSSES))


class CancelLoss(Frame["Plagues"], frozen=True):
    """With enough Ankhs a player may cancel one part of the loss, named before the others are suffered (P6.5)."""

    cites = "P6.5"
    player: Player

    def run(self, g: Plagues) -> Ask | None:
        """Which part, or none."""
        parts = len(g.book.losses[g.loss])
        if usable_ankhs(g, self.player) < papyrus_now(g)[1]:
            g.then(*[SufferLoss(self.player, part) for part in range(parts)])
            return None
        return Ask("cancel", self.player, [DONE, *range(parts)])

    def take(self, g: Plagues, pick: int) -> None:
        """Ankhs are not spent, but for Pharaoh card 5 if it was needed."""
        if pick != DONE:
            g.tell(events.LossCancelled, self.player, pick + 1)
            if holds(g, self.player, FAVOUR_ANKH) and usable_ankhs(g, self.player) == papyrus_now(g)[1]:
                table.spend_favour(g, g.book.card_with[FAVOUR_ANKH], "loss")
        parts = range(len(g.book.losses[g.loss]))
        g.then(*[SufferLoss(self.player, part) for part in parts if part != pick])


class SufferLoss(Frame["Plagues"], frozen=True):
    """A player suffers a part of the loss and chooses how, even where it loses nothing (P6.4)."""

    cites = "P6.4"
    player: Player
    part: int

    def run(self, g: Plagues) -> Ask | None:
        """Each way the part offers; of two kinds of token, which (P6.7)."""
        return Ask("loss", self.player, list(range(len(loss_ways(g, self.part)))), (self.part,))

    def take(self, g: Plagues, pick: int) -> None:
        """It happens."""
        track, steps, kinds = loss_ways(g, self.part)[pick]
        if g.events is not None:
            g.tell(events.LossSuffered, self.player, self.part + 1, loss_text(track, steps, kinds))
        if track == "boat":
            acts.move_boat(g, self.player, -steps, "loss")
        elif track == "province":
            acts.move_card(g, self.player, -steps, "loss")
        elif track:
            acts.move_dev(g, self.player, CITY_TRACK if track == "city" else FIELD_TRACK, -steps, "loss")
        else:
            g.then(*[LoseToken(self.player, kind) for kind in kinds])


def loss_ways(g: Plagues, part: int) -> tuple[Way, ...]:
    """The ways to suffer a part of this round's loss: each of its choices, "one of" being one for each kind (P6.7)."""
    return g.book.loss_ways[g.loss][part]


def loss_text(track: str, steps: int, kinds: tuple[int, ...]) -> str:
    """How a way to suffer is written."""
    return f"{track} -{steps}" if track else "+".join(token_names(list(kinds)))


class LoseToken(Frame["Plagues"], frozen=True):
    """A token of a kind leaves the board for the discard; without one, nothing is lost (P6.7)."""

    cites = "P6.7"
    player: Player
    kind: int

    def run(self, g: Plagues) -> Ask | None:
        """Of several the player chooses which."""
        places = places_of(g, self.player, self.kind)
        return Ask("lose", self.player, places, (self.kind,)) if places else None

    def take(self, g: Plagues, pick: int) -> None:
        """It breaks bonuses and rows (P6.9)."""
        gaps, rows = bonuses_now(g, self.player)
        token = acts.lose_token(g, self.player, pick)
        board_changed(g, self.player, gaps, rows)
        g.then(DiscardToken(self.player, token))


class DiscardToken(Frame["Plagues"], frozen=True):
    """A lost token goes into a free discard slot; with both full, two of the three are kept (P6.8)."""

    cites = "P6.8"
    player: Player
    token: int

    def run(self, g: Plagues) -> Ask | None:
        """Which slot, or what leaves the game."""
        free = [slot for slot, token in enumerate(discarded(g, self.player)) if token == NO_TOKEN]
        if free:
            return Ask("slot", self.player, free, (self.token,))
        return Ask("give_up", self.player, [0, 1, NEW_TOKEN], (self.token,))

    def take(self, g: Plagues, pick: int) -> None:
        """A kept token stays in its slot."""
        if pick == NEW_TOKEN:
            acts.give_up(g, self.player, self.token)
        else:
            acts.discard(g, self.player, self.token, pick)
