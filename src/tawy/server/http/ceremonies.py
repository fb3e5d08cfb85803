"""Passkeys: a device signs a challenge of ours with a key that only it has. Neither a name nor a code is asked for.

What is signed is checked by the `webauthn` package. A passkey belongs to the name under which the server was called
when it was made: a browser lets it sign for no other, and so do we.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from starlette.requests import HTTPConnection

from tawy.server.addresses import host_name, parsed
from tawy.server.http.people import People, good_name
from tawy.server.http.wishes import AddPasskey, UsePasskey
from tawy.server.refusal import Refusal
from tawy.server.store import Passkey, Person, Store, Ticket

MOST: Final = 20
"""Passkeys of one person."""
LONGEST_ID: Final = 1400
"""Letters of the name that a device gives its key: 1,023 bytes, says the standard."""
GOOD_FOR: Final = 5 * 60_000
"""Milliseconds in which a challenge is to be signed."""
CHALLENGE_BYTES: Final = 32
ADDING, SIGNING_IN = "passkey made", "passkey used"
TITLE: Final = "Tawy"


def is_installed() -> bool:
    """What checks signatures is there: it comes with tawy[passkeys]."""
    return find_spec("webauthn") is not None


class Where(NamedTuple):
    """How a page calls the server: passkeys are bound to it."""

    host: str
    origin: str

    @property
    def can_have_passkeys(self) -> bool:
        """Browsers make passkeys for names, not for addresses, and only where nobody listens."""
        is_local = self.host == "localhost" or self.host.endswith(".localhost")
        is_name = bool(self.host) and not self.host.startswith("[") and parsed(self.host) is None
        return is_name and (is_local or self.origin.startswith("https://"))


def where(connection: HTTPConnection, public_address: str) -> Where:
    """The name by which the server is called. A proxy may hide the scheme: then the public address says it."""
    header = connection.headers.get("host", "")
    is_public = public_address.partition("://")[2] == header
    return Where(host_name(header), public_address if is_public else f"{connection.url.scheme}://{header}")


class Ceremonies:
    """Making passkeys, and coming back with one."""

    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people

    # --- making one ----------------------------------------------------------------------------------

    async def begin_adding(self, person: Person, place: Where, now: int) -> bytes:
        """What a browser needs to have a passkey made, as it reads it."""
        from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
        )

        _check_possible(place)
        kept = await self._store.passkeys_of(person.id)
        if len(kept) >= MOST:
            raise Refusal("too_many", f"You have {MOST} passkeys already: remove one first.")
        options = generate_registration_options(
            rp_id=place.host,
            rp_name=TITLE,
            user_id=person.id.encode(),
            user_name=person.name,
            user_display_name=person.name,
            challenge=await self._challenge(ADDING, person.id, now),
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in kept if one.host == place.host
            ],
        )
        return options_to_json(options).encode()

    async def add(self, person: Person, wish: AddPasskey, place: Where, now: int) -> Passkey:
        """A passkey that a device has made is its person's from now on."""
        from webauthn import verify_registration_response

        name, challenge = good_name(wish.name), _challenge_in(wish.client_data)
        ticket = await self._store.take_ticket(_hashed(challenge), ADDING, now)
        if ticket is None or ticket.person != person.id:
            raise _too_late()
        answer = {"clientDataJSON": wish.client_data, "attestationObject": wish.attestation}
        try:
            made = verify_registration_response(
                credential=_written(wish.id, answer),
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
            )
        except Exception:  # noqa: BLE001  whatever is wrong with it, it was sent so
            raise _not_accepted() from None
        if len(wish.id) > LONGEST_ID or await self._store.passkey(wish.id) is not None:
            raise _not_accepted()
        passkey = Passkey(wish.id, person.id, place.host, name, made.credential_public_key, made.sign_count, now)
        await self._store.add_passkey(passkey)
        return passkey

    # --- coming back with it -------------------------------------------------------------------------

    async def begin_signing_in(self, place: Where, now: int) -> bytes:
        """What a browser needs to have a challenge signed: by whichever passkey its person chooses."""
        from webauthn import generate_authentication_options, options_to_json

        _check_possible(place)
        challenge = await self._challenge(SIGNING_IN, None, now)
        return options_to_json(generate_authentication_options(rp_id=place.host, challenge=challenge)).encode()

    async def sign_in(self, wish: UsePasskey, place: Where, now: int) -> tuple[Person, str]:
        """Who has signed, and the token of a new session. A count that does not grow is that of a copied key."""
        from webauthn import base64url_to_bytes, verify_authentication_response

        challenge = _challenge_in(wish.client_data)
        if await self._store.take_ticket(_hashed(challenge), SIGNING_IN, now) is None:
            raise _too_late()
        passkey = await self._store.passkey(wish.id)
        person = None if passkey is None else await self._store.person(passkey.person)
        if passkey is None or person is None or passkey.host != place.host:
            raise Refusal("not_found", "Nobody here has this passkey: it may have been removed.")
        answer = {
            "clientDataJSON": wish.client_data,
            "authenticatorData": wish.authenticator_data,
            "signature": wish.signature,
            "userHandle": wish.user_handle,
        }
        try:
            signed = verify_authentication_response(
                credential=_written(wish.id, answer),
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                credential_public_key=passkey.key,
                credential_current_sign_count=passkey.count,
            )
        except Exception:  # noqa: BLE001  whatever is wrong with it, it was sent so
            raise _not_accepted() from None
        if wish.user_handle is not None and base64url_to_bytes(wish.user_handle) != person.id.encode():
            raise _not_accepted()
        if not await self._store.use_passkey(passkey, signed.new_sign_count, now):
            raise _not_accepted()
        return person, await self._people.sign_in(person, now)

    # --- challenges ----------------------------------------------------------------------------------

    async def _challenge(self, purpose: str, person: str | None, now: int) -> bytes:
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        await self._store.add_ticket(Ticket(_hashed(challenge), purpose, person, now + GOOD_FOR))
        return challenge


def _check_possible(place: Where) -> None:
    if not is_installed() or not place.can_have_passkeys:
        raise Refusal("not_now", "There are no passkeys at this address: they need a server with a name, and https.")


def _challenge_in(client_data: str) -> bytes:
    """The challenge that was signed, as it says itself."""
    from webauthn import base64url_to_bytes
    from webauthn.helpers import parse_client_data_json

    try:
        return parse_client_data_json(base64url_to_bytes(client_data)).challenge
    except Exception:  # noqa: BLE001  whatever is wrong with it, it was sent so
        raise _not_accepted() from None


def _written(id_: str, answer: dict[str, Any]) -> dict[str, Any]:
    """What a device answers, as the standard writes it."""
    return {"id": id_, "rawId": id_, "type": "public-key", "response": answer}


def _hashed(challenge: bytes) -> str:
    return sha256(challenge).hexdigest()


def _too_late() -> Refusal:
    return Refusal("not_now", "This took too long: try it once more.")


def _not_accepted() -> Refusal:
    return Refusal("not_yours", "This passkey was not accepted.")
