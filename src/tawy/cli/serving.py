"""tawy serve, tawy verify and tawy backup: the tables of this machine, on the web."""

from __future__ import annotations

import json
import os
import webbrowser
from argparse import Namespace
from http.client import HTTPException
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

from tawy.cli.terminal import Terminal
from tawy.cli.voice import t
from tawy.server.running import rating
from tawy.server.running.logs import log_to_stderr
from tawy.server.running.serving import backup, existing, serve
from tawy.server.running.verifying import verify
from tawy.server.settings import Settings, gather

DIFFERENT = 1
"""The exit code when a stored game does not replay."""


def run(options: Namespace, terminal: Terminal) -> int:
    """Run a server until it is stopped; with --open, show it in the browser."""

    def ready(address: str) -> None:
        terminal.say(t("terminal-serving", address=address))
        if options.open:
            webbrowser.open(address)

    settings = _settings(options)
    address = f"http://{settings.host}:{settings.port}"
    if options.open and _runs_at(address):
        ready(address)
        return 0
    log_to_stderr()
    serve(settings, ready=ready)
    return 0


def _settings(options: Namespace) -> Settings:
    """What was typed, what the environment says, what the file of settings says."""
    return gather(vars(options), os.environ, options.settings)


def _runs_at(address: str) -> bool:
    """A Tawy server is there already: the page can be opened on that one."""
    try:
        with build_opener(ProxyHandler({})).open(f"{address}/health", timeout=1) as answer:
            return bool(json.load(answer) == {"status": "well"})
    except (OSError, ValueError, HTTPException):
        return False


def database_of(options: Namespace) -> str:
    """The address of the server's tables, which must be there."""
    return existing(_settings(options).database)


def check(options: Namespace, terminal: Terminal) -> int:
    """Play every stored game again and compare."""
    games, wrong = 0, 0
    for verdict in verify(database_of(options), options.jobs):
        games += 1
        if verdict.problem is not None:
            wrong += 1
            terminal.say(f"{verdict.game} {verdict.table}, {verdict.steps} steps: {verdict.problem}")
    terminal.say(t("terminal-verified", tables=games, wrong=wrong))
    return DIFFERENT if wrong else 0


def ratings(options: Namespace, terminal: Terminal) -> int:
    """Work out all ratings again and compare; what is different can be put right."""
    games, wrong = rating.differences(database_of(options))
    terminal.say(t("terminal-ratings", games=games, wrong=wrong))
    if wrong and options.restore:
        rating.restore(database_of(options))
        terminal.say(t("terminal-ratings-restored"))
        return 0
    return DIFFERENT if wrong else 0


def save(options: Namespace, terminal: Terminal) -> int:
    """Copy all tables to a file."""
    backup(_settings(options).database, Path(options.file))
    terminal.say(t("terminal-backed-up", file=options.file))
    return 0
