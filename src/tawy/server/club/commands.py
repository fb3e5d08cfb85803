"""What people can do in a club night, as it is sent. Done twice, each is the same as done once."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tawy.server.tables.commands import PersonId

RoundNumber = Annotated[int, msgspec.Meta(ge=1, le=1000)]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class NightCommand(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something a person wants to do in a club night."""


class Enter(NightCommand, frozen=True):
    """Take part, by the invitation: from the next round on. Who had left comes back by it."""

    invitation: Annotated[str, msgspec.Meta(max_length=100)]


class Quit(NightCommand, frozen=True):
    """Take no more part: a bot ends one's game, and one has no seat in the rounds to come."""


class SendAway(NightCommand, frozen=True):
    """As the host: somebody takes no more part, and the invitation lets them in no more."""

    person: PersonId


class HandOver(NightCommand, frozen=True):
    """As the host: somebody else who takes part is the host from now on."""

    person: PersonId


class NewInvitation(NightCommand, frozen=True):
    """As the host: the invitation that is known opens nothing any more, and there is a new one."""


class BeginRound(NightCommand, frozen=True):
    """As the host: this round begins now."""

    round: RoundNumber


class StandIn(NightCommand, frozen=True):
    """As the host: a bot plays for whoever this table has been waiting for too long."""

    table: TableId


class Discount(NightCommand, frozen=True):
    """As the host: a table that has not ended does not count, and nobody waits for it."""

    table: TableId


class EndNight(NightCommand, frozen=True):
    """As the host: call the night off before its first round; later, it is over with the standing as it is."""


AnyNightCommand = Enter | Quit | SendAway | HandOver | NewInvitation | BeginRound | StandIn | Discount | EndNight
"""Every command."""
