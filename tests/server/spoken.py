"""A call as it would be sent: when and to whom, and in which words by each way there is."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tawy.server.calls import letters, push, webhooks
from tawy.server.calls.mail import Post
from tawy.server.calls.signing import Links
from tawy.server.calls.targets import Email, Form
from tawy.server.settings import Settings
from tawy.server.store import Call, Channel, Due, Reach, Standing, Step

ADDRESS: Final = "https://tawy.example"
FORMS: Final[tuple[Form, ...]] = ("tawy", "discord", "slack")
POST: Final = Post(
    Settings(smtp="smtp://mail.example", mail_from="tawy@tawy.example", public_address=ADDRESS), Links(b"a key")
)
Spoken = dict[str, bytes]
"""By way: the call itself, and what webhook, e-mail and push say."""
WAYS: Final = ("webhook", "email", "push")


def spoken(game: str, step: Step, standing: Standing, call: Call) -> Spoken:
    """A call that a step leads to."""
    channel = Channel("a channel", call.person, "webhook", b"", call.bit, 1, 1)
    reach = Reach("it", "Europe/Rome", None, 0)
    due = Due("an id", channel, "", reach, game, call.kind, call.urgent, step.n, step.at, 1, standing.summary)
    letter = letters.letter(due, letters.summary_of(due))
    mail = POST.written(letter, channel, Email("bo@mail.example"), step.at)
    parts = [part.get_content() for part in mail.iter_parts()]
    del mail["Content-Type"]  # which says by what its parts are divided: that is drawn anew
    headers = [(name, str(value)) for name, value in mail.items()]
    said: dict[str, Any] = {
        "call": (call, step.n, step.at),
        "webhook": [webhooks.written(letter, form, ADDRESS) for form in FORMS],
        "email": (headers, parts),
        "push": push.written(letter),
    }
    return {way: msgspec.json.encode(words) for way, words in said.items()}


def withdrawn(standing: Standing) -> Spoken:
    """What a step makes nobody say any more."""
    return {"call": msgspec.json.encode(standing.withdrawn)}
