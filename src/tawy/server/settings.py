"""How a server is run: each setting by an option, the environment or a file, whichever comes first in this order."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, get_args, get_type_hints

import msgspec
from msgspec import Meta

from tawy import engine
from tawy.kernel.refusal import Refused
from tawy.server.addresses import is_host_name

LAST_PORT: Final = 65_535
PREFIX: Final = "TAWY_"
"""Of every setting in the environment."""
SETTINGS_FILE: Final = "TAWY_SETTINGS"
DATABASE_FILE: Final = "TAWY_DATABASE_FILE"
SMTP_FILE: Final = "TAWY_SMTP_FILE"
SECRET_FILES: Final = {DATABASE_FILE: "database", SMTP_FILE: "smtp"}
"""Each names a file that holds the address of the database, or of the mail server: for one with a password in it."""
_ADDRESS: Final = re.compile(r"https?://[A-Za-z0-9._:\[\]-]+")
_SMTP: Final = re.compile(r"smtps?://(?:[^@/\s]+@)?[A-Za-z0-9._-]+(?::[0-9]{1,5})?/?")
_MAIL: Final = re.compile(r"[^@\s<>]+@[^@\s<>]+")
WORDS: Final = {str: "text", int: "a whole number", float: "a number"}


class Settings(msgspec.Struct, frozen=True):
    """How a server is run. What is said of a setting is what its help says."""

    host: Annotated[str, Meta(description="the address to listen on; 127.0.0.1 is this machine only")] = "127.0.0.1"
    port: Annotated[int, Meta(description="the port; 0 for any that is free")] = 8000
    database: Annotated[
        str, Meta(description="sqlite:///FILE or postgresql://...; a file in your data folder if left out")
    ] = ""
    workers: Annotated[int, Meta(description="processes in which bots think")] = 1
    bot_seconds: Annotated[float, Meta(description="a bot's time for a choice")] = 2.0
    turn_seconds: Annotated[float, Meta(description="a bot's time for all the choices of a turn together")] = 5.0
    guests_per_minute: Annotated[int, Meta(description="new guests from one address")] = 60
    secret_seconds: Annotated[
        float, Meta(description="a bot's time for a secret answer, which is held back for as long; 0: it is not")
    ] = 1.0
    hosts: Annotated[
        str,
        Meta(
            description="names, separated by commas, under which the server may be called besides its loopback names, "
            "* for any; none: any, unless it listens on this machine only"
        ),
    ] = ""
    connections: Annotated[
        int, Meta(description="connections at the same time; 0: as many as the system gives descriptors for")
    ] = 0
    connections_per_address: Annotated[int, Meta(description="connections from one address")] = 200
    tables_per_hour: Annotated[int, Meta(description="tables opened or brought from one address")] = 300
    tables_per_person: Annotated[int, Meta(description="tables that one person may keep, finished ones too")] = 1000
    megabytes_per_person: Annotated[int, Meta(description="room for the tables of one person")] = 50
    least_free_megabytes: Annotated[
        int, Meta(description="with less room on the disk of an SQLite file the server says that it is not well")
    ] = 100
    session_days: Annotated[int, Meta(description="a browser not seen for so long is signed out; 0: never")] = 365
    guest_days: Annotated[
        int, Meta(description="guests without a table, not seen for so long, are forgotten; 0: never")
    ] = 30
    gathering_days: Annotated[
        int, Meta(description="tables that never began, untouched for so long, are deleted; 0: never")
    ] = 30
    gone_days: Annotated[
        int, Meta(description="tables whose people were all not seen for so long are deleted; 0: never")
    ] = 365
    public_address: Annotated[
        str,
        Meta(
            description="where people find this server, such as https://tawy.example, for links in messages; with it, "
            "people can be called back to their tables by push and webhook"
        ),
    ] = ""
    smtp: Annotated[
        str,
        Meta(
            description="the mail server, smtp://USER:PASSWORD@HOST:PORT, or smtps:// if it is secure from the start; "
            "with it, people can be called back by e-mail"
        ),
    ] = ""
    mail_from: Annotated[str, Meta(description="the address that e-mails come from")] = ""
    webhook_networks: Annotated[
        str,
        Meta(
            description="private networks, separated by commas, such as 192.168.0.0/16, which webhooks may lead into; "
            "otherwise they lead to the open net only"
        ),
    ] = ""

    @property
    def host_names(self) -> tuple[str, ...]:
        """The names under which the server may be called."""
        return tuple(name.strip() for name in self.hosts.split(",") if name.strip())


class Setting(NamedTuple):
    """One of them, as it is named, typed and explained."""

    name: str
    kind: type
    default: Any
    meaning: str

    @property
    def option(self) -> str:
        """As it is typed."""
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """As it stands in the environment."""
        return f"{PREFIX}{self.name.upper()}"


def _every() -> Iterator[Setting]:
    hints = get_type_hints(Settings, include_extras=True)
    for field in msgspec.structs.fields(Settings):
        kind, meta = get_args(hints[field.name])
        yield Setting(field.name, kind, field.default, meta.description)


SETTINGS: Final = {setting.name: setting for setting in _every()}
"""Every setting by its name, which is also its key in a file."""


def gather(options: Mapping[str, Any], environment: Mapping[str, str], file: str | None = None) -> Settings:
    """The settings of a server: an option before the environment, the environment before the file."""
    file = file or environment.get(SETTINGS_FILE)
    chosen = {name: value for name, value in options.items() if name in SETTINGS and value is not None}
    from_file = {} if file is None else _read(Path(file))
    settings = Settings(**{**from_file, **_from(environment), **chosen})
    check(settings)
    return settings


def _read(file: Path) -> dict[str, Any]:
    try:
        content = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise Refused(f"The settings {file} cannot be read: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Refused(f"The settings {file} cannot be read: {error}.") from error
    return {key: _typed(_named(key, f"{file}", key), value, f"{file}: {key}") for key, value in content.items()}


def _from(environment: Mapping[str, str]) -> dict[str, Any]:
    found = {}
    for variable, value in environment.items():
        if variable.startswith(PREFIX) and variable not in {SETTINGS_FILE, engine.VARIABLE, *SECRET_FILES}:
            setting = _named(variable.removeprefix(PREFIX).lower(), "The environment", variable)
            found[setting.name] = _typed(setting, value, variable, strict=False)
    for variable, name in SECRET_FILES.items():
        if name not in found and variable in environment:
            found[name] = _secret(Path(environment[variable]), variable)
    return found


def _secret(file: Path, variable: str) -> str:
    try:
        return file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not written in UTF-8"
        raise Refused(f"The file {file}, which {variable} names, cannot be read: {reason}.") from error


def _named(name: str, where: str, written: str) -> Setting:
    if name in SETTINGS:
        return SETTINGS[name]
    near = get_close_matches(name, SETTINGS, 1)
    near_written = f"{PREFIX}{near[0].upper()}" if near and written != name else (near[0] if near else "")
    meant = f"did you mean {near_written}?" if near else "'tawy serve --help' lists them all."
    raise Refused(f"{where}: there is no setting {written}; {meant}")


def _typed(setting: Setting, value: object, where: str, *, strict: bool = True) -> Any:
    try:
        return msgspec.convert(value, setting.kind, strict=strict)
    except msgspec.ValidationError:
        shown = "what it is" if setting.name in SECRET_FILES.values() else repr(value)
        raise Refused(f"{where} must be {WORDS[setting.kind]}, not {shown}.") from None


def check(settings: Settings) -> None:
    """Refuse what no server can be run with."""
    if not 0 <= settings.port <= LAST_PORT:
        raise Refused(f"A port is a number from 0 to {LAST_PORT}, not {settings.port}.")
    if settings.workers < 1:
        raise Refused(f"At least 1 worker is needed, not {settings.workers}.")
    _check_bots(settings)
    if settings.guests_per_minute < 1:
        raise Refused(f"At least 1 guest a minute must be let in, not {settings.guests_per_minute}.")
    for name in ("connections_per_address", "tables_per_hour", "tables_per_person", "megabytes_per_person"):
        if getattr(settings, name) < 1:
            raise Refused(f"{SETTINGS[name].option} must be at least 1, not {getattr(settings, name)}.")
    for name in ("connections", "least_free_megabytes", "session_days", "guest_days", "gathering_days", "gone_days"):
        if getattr(settings, name) < 0:
            raise Refused(f"{SETTINGS[name].option} must be 0 or more, not {getattr(settings, name)}.")
    _check_hosts(settings)
    _check_calls(settings)


def _check_calls(settings: Settings) -> None:
    """What calls people back fits together, or is left out."""
    address = settings.public_address
    if address and not _ADDRESS.fullmatch(address):
        raise Refused(f"--public-address is like https://tawy.example, without a path, not {address!r}.")
    if settings.smtp and not _SMTP.fullmatch(settings.smtp):
        raise Refused("--smtp is like smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT.")
    if settings.smtp and not (address and _MAIL.fullmatch(settings.mail_from)):
        raise Refused("E-mails need --mail-from, the address they come from, and --public-address for their links.")
    for part in filter(None, (part.strip() for part in settings.webhook_networks.split(","))):
        try:
            ip_network(part)
        except ValueError:
            raise Refused(f"--webhook-networks names networks such as 192.168.0.0/16, not {part!r}.") from None


def _check_bots(settings: Settings) -> None:
    if not settings.bot_seconds > 0:
        raise Refused(f"A bot needs some time for a choice, not {settings.bot_seconds} seconds.")
    if not settings.turn_seconds >= settings.bot_seconds:
        raise Refused(
            f"A bot's turn of {settings.turn_seconds} seconds is shorter than the {settings.bot_seconds} seconds that "
            "it may take for one choice: give it more, or less for a choice (--turn-seconds, --bot-seconds)."
        )
    if not settings.secret_seconds >= 0:
        raise Refused(f"A bot cannot answer {settings.secret_seconds} seconds after its question.")


def _check_hosts(settings: Settings) -> None:
    for name in settings.host_names:
        if not is_host_name(name):
            raise Refused(f"A host is a name such as tawy.example, without http:// and without a path, not {name!r}.")
