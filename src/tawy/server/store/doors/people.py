"""People, how they are known again, what they show, and whom they have marked."""

from __future__ import annotations

from collections.abc import Collection

from tawy.server.store import friends, knowing, people, profiles, tables
from tawy.server.store.doors.door import Door
from tawy.server.store.rows import Friend, GameRow, Known, Passkey, Person, Regarded, Session, SessionTimes, Ticket


class People(Door):
    """Everyone who has a name here."""

    # people

    async def add_person(self, id: str, name: str, recovery_hash: str, at: int) -> None:  # noqa: A002  the column
        """Someone new."""
        await self._write(
            f"person {id}",
            lambda c: people.add(c, id, name, recovery_hash, at),
            again=lambda c: people.add_once(c, id, name, recovery_hash, at),
        )

    async def rename(self, person: str, name: str) -> None:
        """Another name for the same person."""
        await self._write(f"person {person}", lambda c: people.rename(c, person, name))

    async def person(self, id: str) -> Person | None:  # noqa: A002  the column
        """A person by id."""
        return await self._read(lambda c: people.find(c, id))

    async def person_by_recovery(self, recovery_hash: str) -> Person | None:
        """The person who knows this recovery code."""
        return await self._read(lambda c: people.by_recovery(c, recovery_hash))

    async def add_session(self, token_hash: str, person: str, at: int) -> None:
        """One browser more that speaks for a person."""
        await self._write(
            f"session {token_hash}",
            lambda c: people.add_session(c, token_hash, person, at),
            again=lambda c: people.add_session_once(c, token_hash, person, at),
        )

    async def session(self, token_hash: str) -> Session | None:
        """A browser and whom it speaks for."""
        return await self._read(lambda c: people.by_session(c, token_hash))

    async def known_sessions(self, token_hashes: Collection[str]) -> dict[str, Person]:
        """Those of these browsers that still speak for somebody, and for whom."""
        return await self._read(lambda c: people.known_sessions(c, token_hashes))

    async def see(self, token_hash: str, person: str, at: int) -> None:
        """A person is here again, in this browser."""
        await self._write(f"session {token_hash}", lambda c: people.see(c, token_hash, person, at))

    async def sessions(self, person: str) -> list[SessionTimes]:
        """Every browser that speaks for a person."""
        return await self._read(lambda c: people.sessions(c, person))

    async def end_session(self, token_hash: str) -> None:
        """A browser that no longer speaks for anyone."""
        await self._write(f"session {token_hash}", lambda c: people.end_session(c, token_hash))

    async def end_sessions(self, person: str) -> None:
        """No browser speaks for this person any more."""
        await self._write(f"person {person}", lambda c: people.end_sessions(c, person))

    async def renew_recovery(self, person: str, recovery_hash: str) -> None:
        """Another recovery code; the one before is worth nothing."""
        await self._write(f"person {person}", lambda c: people.renew_recovery(c, person, recovery_hash))

    async def guests(self, who: str) -> list[Known]:
        """Everyone of this name or id, whoever was here last first."""
        return await self._read(lambda c: people.guests(c, who))

    async def banned(self) -> list[Known]:
        """Everyone who is not let in."""
        return await self._read(people.banned)

    async def ban(self, person: str, at: int | None) -> None:
        """Somebody is not let in from now on, and signed out everywhere; without a time, they are let in again."""
        await self._write(f"person {person}", lambda c: people.ban(c, person, at))

    # being known again

    async def add_passkey(self, passkey: Passkey) -> None:
        """One device more that knows a person."""
        await self._write(f"person {passkey.person}", lambda c: knowing.add_passkey(c, passkey))

    async def passkeys_of(self, person: str) -> list[Passkey]:
        """All passkeys of somebody, the oldest first."""
        return await self._read(lambda c: knowing.passkeys_of(c, person))

    async def passkey(self, id: str) -> Passkey | None:  # noqa: A002  the column
        """One passkey."""
        return await self._read(lambda c: knowing.find_passkey(c, id))

    async def use_passkey(self, passkey: Passkey, count: int, at: int) -> bool:
        """A passkey has signed, so often by now; False if it had before."""
        return await self._write(f"person {passkey.person}", lambda c: knowing.use_passkey(c, passkey.id, count, at))

    async def remove_passkey(self, id: str, person: str) -> bool:  # noqa: A002  the column
        """A passkey of somebody is worth nothing any more; whether there was one."""
        return await self._write(f"person {person}", lambda c: knowing.remove_passkey(c, id, person))

    async def add_ticket(self, ticket: Ticket) -> None:
        """Something that is good once."""
        await self._write(f"ticket {ticket.hash}", lambda c: knowing.add_ticket(c, ticket))

    async def take_ticket(self, hash: str, purpose: str, now: int) -> Ticket | None:  # noqa: A002  the column
        """It is used, and gone; None if it was before, or is too old."""
        return await self._write(f"ticket {hash}", lambda c: knowing.take_ticket(c, hash, purpose, now))

    async def write_links(self, address: str, purpose: str, at: int, expires: int) -> None:
        """Everyone whose confirmed address this is gets a message with a link that is good once."""
        await self._write("links", lambda c: knowing.write_links(c, address, purpose, at, expires))

    async def forget_tickets(self, before: int) -> None:
        """Those that nobody has used in time are gone."""
        await self._write("expiry", lambda c: knowing.forget_tickets(c, before))

    # profiles

    async def profile(self, person: str) -> bytes | None:
        """What somebody has said of themselves, as JSON."""
        return await self._read(lambda c: profiles.find(c, person))

    async def keep_profile(self, person: str, body: bytes) -> None:
        """What somebody says of themselves now."""
        await self._write(f"person {person}", lambda c: profiles.keep(c, person, body))

    async def have_met(self, one: str, other: str) -> bool:
        """Both belong to one table."""
        return await self._read(lambda c: profiles.have_met(c, one, other))

    async def regarded(self, viewer: str | None, people: Collection[str]) -> dict[str, Regarded]:
        """Some people, as one of them or another regards them; without a viewer, as anyone does."""
        return await self._read(lambda c: profiles.regarded(c, viewer, people))

    async def games_seen_by(self, games: Collection[str], viewer: str | None) -> set[str]:
        """Those of these tables that somebody may see."""
        return await self._read(lambda c: profiles.seen_by(c, games, viewer))

    # friends

    async def mark_friend(self, person: str, other: str, at: int, most: int) -> bool:
        """Somebody marks somebody else as a friend, who may have so many; whether they are one now."""
        return await self._write(f"person {person}", lambda c: friends.mark(c, person, other, at, most))

    async def unmark_friend(self, person: str, other: str) -> bool:
        """Somebody is no friend any more; whether they were."""
        return await self._write(f"person {person}", lambda c: friends.unmark(c, person, other))

    async def friends_of(self, person: str) -> list[Friend]:
        """Everyone whom somebody has marked, the latest first."""
        return await self._read(lambda c: friends.of_person(c, person))

    async def offers_to(self, person: str, limit: int) -> list[GameRow]:
        """The tables at which somebody is offered a seat, and to which they have not come, the latest first."""
        return await self._read(lambda c: tables.offers(c, person, limit))
