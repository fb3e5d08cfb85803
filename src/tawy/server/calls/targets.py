"""Where a channel leads to, by its kind; kept as JSON, for the store does not look into it."""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from tawy.server.refusal import Refusal
from tawy.server.store import Channel

Form = Literal["tawy", "discord", "slack"]
Text = Annotated[str, Meta(max_length=500)]
_ADDRESS: Final = re.compile(r"[^@\s<>,;:\"()\[\]\\]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}", re.IGNORECASE)
LONGEST_ADDRESS: Final = 254


class Email(msgspec.Struct, frozen=True, tag="email", tag_field="kind", forbid_unknown_fields=True):
    """An e-mail address."""

    address: Text


class Webhook(msgspec.Struct, frozen=True, tag="webhook", tag_field="kind", forbid_unknown_fields=True):
    """An address on the web that is sent a request, and how what is sent is written."""

    url: Text
    form: Form = "tawy"


class Push(msgspec.Struct, frozen=True, tag="push", tag_field="kind", forbid_unknown_fields=True):
    """A browser's subscription: where its maker takes pushes for it, and its keys."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Text
    auth: Text


Target = Email | Webhook | Push
_decoder: Final[msgspec.json.Decoder[Target]] = msgspec.json.Decoder(Target)


def kind_of(target: Target) -> str:
    """email, webhook or push."""
    return str(target.__struct_config__.tag)


def target_of(channel: Channel) -> Target:
    """Where a channel leads to."""
    return _decoder.decode(channel.target)


def shown(target: Target) -> str:
    """A target as its person sees it: what opens it, the path of a webhook, is not shown again."""
    if isinstance(target, Email):
        return target.address
    return urlsplit(target.url if isinstance(target, Webhook) else target.endpoint).hostname or ""


def check(target: Target) -> None:
    """Refuse what no message can be sent to."""
    if isinstance(target, Email):
        if not target.address.isascii() or len(target.address) > LONGEST_ADDRESS:
            raise Refusal("malformed", "An e-mail address has at most 254 plain letters.")
        if _ADDRESS.fullmatch(target.address) is None:
            raise Refusal("malformed", "This is no e-mail address: it looks like name@example.org.")
        return
    url = target.url if isinstance(target, Webhook) else target.endpoint
    try:
        parts = urlsplit(url)
        fine = parts.scheme in {"https", "http"} and parts.hostname and parts.port != 0
    except ValueError:
        fine = False
    if not fine or not url.isascii() or not url.isprintable() or " " in url or "@" in parts.netloc:
        raise Refusal("malformed", "This is no address on the web: it begins with https:// and has no user in it.")
