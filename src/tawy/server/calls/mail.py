"""A message by e-mail: plain text and HTML, with a link to the table and one that ends it."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import format_datetime as mail_date
from html import escape
from typing import Final
from urllib.parse import unquote, urlsplit

from tawy.server.addresses import is_loopback
from tawy.server.calls.letters import SIGN_IN, Letter, words_in
from tawy.server.calls.quiet import local
from tawy.server.calls.signing import Links
from tawy.server.calls.targets import Email
from tawy.server.calls.trouble import Undeliverable
from tawy.server.settings import Settings
from tawy.server.store import Channel

SECONDS: Final = 20.0
"""For each word with the mail server."""
AT_ONCE: Final = 4
PORTS: Final = {"smtp": 587, "smtps": 465}
PERMANENT: Final = 500
"""Answers of a mail server from here on will be the same tomorrow."""
INK, GOLD, PAPER = "#2b2118", "#8a5a00", "#f8f0dc"


class Post:
    """The way to the mail server."""

    def __init__(self, settings: Settings, links: Links) -> None:
        self._server = urlsplit(settings.smtp)
        self._from = settings.mail_from
        self._address = settings.public_address
        self._links = links
        self._threads = ThreadPoolExecutor(AT_ONCE, "tawy-mail")

    async def send(self, letter: Letter, channel: Channel, target: Email, now: int) -> None:
        """Send it; returns when the mail server has taken it."""
        mail = self.written(letter, channel, target, now)
        await asyncio.get_running_loop().run_in_executor(self._threads, self._hand_over, mail)

    def close(self) -> None:
        """What has not begun is sent by whoever serves next."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- what is sent --------------------------------------------------------------------------------

    def written(self, letter: Letter, channel: Channel, target: Email, now: int) -> EmailMessage:
        """The whole message. Sent twice, it is the same one: mail programs show it once."""
        words = words_in(letter.language)
        is_question = letter.kind in {"confirm", SIGN_IN}
        link, label = self._address + letter.path, words("called-open" if letter.table else "nav-settings")
        if letter.kind == "confirm":
            token = self._links.token("confirm", channel.id)
            link, label = f"{self._address}/called/confirm?token={token}", words("called-confirm")
        elif letter.kind == SIGN_IN:
            token = self._links.token("sign-in", letter.id)
            link, label = f"{self._address}/sign-in?token={token}", words("called-sign-in")
        mail = EmailMessage()
        mail["From"] = self._from
        mail["To"] = target.address
        mail["Subject"] = letter.title
        mail["Date"] = mail_date(local(now, "UTC"))
        mail["Message-ID"] = f"<{letter.id}@{self._from.rpartition('@')[2]}>"
        mail["Content-Language"] = letter.language
        mail["Auto-Submitted"] = "auto-generated"
        ending = ""
        if not is_question:
            ending = f"{self._address}/called/unsubscribe?token={self._links.token('unsubscribe', channel.id)}"
            mail["List-Unsubscribe"] = f"<{ending}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        why, stop = words("called-why"), words("called-unsubscribe")
        small = f"\n\n-- \n{why}\n{stop}: {ending}\n" if ending else "\n"
        mail.set_content("\n".join(letter.lines) + f"\n\n{label}: {link}" + small)
        foot = f'<p style="font-size:.85em;opacity:.75">{escape(why)}<br>{_anchor(ending, stop)}</p>' if ending else ""
        said = "".join(f"<p>{escape(line)}</p>" for line in letter.lines)
        mail.add_alternative(_page(letter, f"{said}<p>{_button(link, label)}</p>{foot}"), subtype="html")
        return mail

    # --- how it is sent ------------------------------------------------------------------------------

    def _hand_over(self, mail: EmailMessage) -> None:
        try:
            with self._connected() as server:
                server.send_message(mail)
        except smtplib.SMTPRecipientsRefused as refused:
            code = max((code for code, _ in refused.recipients.values()), default=0)
            raise Undeliverable(f"the mail server refuses the address ({code})", final=code >= PERMANENT) from None
        except smtplib.SMTPResponseException as refused:
            raise Undeliverable(f"the mail server says no ({refused.smtp_code})") from None
        except (smtplib.SMTPException, OSError):
            raise Undeliverable("the mail server cannot be reached") from None

    def _connected(self) -> smtplib.SMTP:
        """A connection on which a message can be sent; a password is told on a secure one only."""
        host, port = self._server.hostname or "", self._server.port or PORTS[self._server.scheme]
        context = ssl.create_default_context()
        if self._server.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        else:
            server = smtplib.SMTP(host, port, timeout=SECONDS)
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=context)
            elif self._server.password and host != "localhost" and not is_loopback(host):
                server.close()
                raise Undeliverable("the mail server offers no secure connection for the password")
        if self._server.username and self._server.password:
            server.login(unquote(self._server.username), unquote(self._server.password))
        return server


def _anchor(link: str, label: str) -> str:
    return f'<a href="{escape(link)}" style="color:inherit">{escape(label)}</a>'


def _button(link: str, label: str) -> str:
    style = (
        f"display:inline-block;padding:.7em 1.2em;border-radius:8px;background:{GOLD};color:#fff;text-decoration:none"
    )
    return f'<a href="{escape(link)}" style="{style}">{escape(label)}</a>'


def _page(letter: Letter, content: str) -> str:
    style = f"margin:0;padding:1.5em;background:{PAPER};color:{INK};font:16px/1.5 Georgia,serif"
    title = escape(letter.title)
    head = f'<head><meta charset="utf-8"><title>{title}</title></head>'
    body = f'<body style="{style}"><h1 style="font-size:1.3em;color:{GOLD}">{title}</h1>{content}</body>'
    return f'<!doctype html><html lang="{letter.language}">{head}{body}</html>'
