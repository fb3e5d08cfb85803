"""A message to a webhook: as JSON of our own, or in the form that Discord or Slack reads."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tawy.server.calls.letters import Letter
from tawy.server.calls.requests import Network, post
from tawy.server.calls.targets import Form, Webhook

JSON: Final = {"content-type": "application/json"}
_MARKUP: Final = re.compile(r"([\\*_~`|>\[\]()#@:])")


async def send(letter: Letter, target: Webhook, address: str, allowed: Sequence[Network]) -> None:
    """Send it; the same message always has the same id, for whoever gets it twice."""
    body = msgspec.json.encode(written(letter, target.form, address))
    await post(target.url, {**JSON, "tawy-message": letter.id}, body, allowed)


def written(letter: Letter, form: Form, address: str) -> dict[str, Any]:
    """What is sent. Names that people have chosen are plain text in it: they mention nobody and link nowhere."""
    link = address + letter.path
    if form == "discord":
        content = f"**{_for_discord(letter.title)}**\n{_for_discord(letter.text)}\n<{link}>"
        return {"content": content, "allowed_mentions": {"parse": []}}
    if form == "slack":
        said = f"*{_for_slack(letter.title)}*\n{_for_slack(letter.text)}\n<{link}>"
        return {"text": said, "unfurl_links": False}
    return {
        "id": letter.id,
        "kind": letter.kind,
        "title": letter.title,
        "text": letter.text,
        "link": link,
        "language": letter.language,
        "table": letter.table or None,
        "game": letter.game or None,
        "deadline": letter.deadline,
    }


def _for_discord(text: str) -> str:
    return _MARKUP.sub(r"\\\1", text)


def _for_slack(text: str) -> str:
    """Slack reads & < > as its own; stars and lines around words are only letters without a word beside them."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
