"""tawy serve, tawy verify and tawy backup: the tables of this machine, on the web."""

from __future__ import annotations

import json
import webbrowser
from argparse import Namespace
from http.client import HTTPException
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

from tawy.cli.terminal import Terminal
from tawy.server.serving import Settings, backup, existing, log_to_stderr, serve
from tawy.server.verifying import verify

DIFFERENT = 1
"""The exit code when a stored game does not replay."""


def run(options: Namespace, terminal: Terminal) -> int:
    """Run a server until it is stopped; with --open, show it in the browser."""

    def ready(address: str) -> None:
        terminal.say(f"Tawy is at {address} (stop it with Ctrl+C).")
        if options.open:
            webbrowser.open(address)

    address = f"http://{options.host}:{options.port}"
    if options.open and _runs_at(address):
        ready(address)
        return 0
    log_to_stderr()
    serve(
        Settings(
            options.host,
            options.port,
            options.database or "",
            options.workers,
            options.bot_seconds,
            options.guests_per_minute,
        ),
        ready=ready,
    )
    return 0


def _runs_at(address: str) -> bool:
    """A Tawy server is there already: the page can be opened on that one."""
    try:
        with build_opener(ProxyHandler({})).open(f"{address}/health", timeout=1) as answer:
            return bool(json.load(answer) == {"status": "well"})
    except (OSError, ValueError, HTTPException):
        return False


def check(options: Namespace, terminal: Terminal) -> int:
    """Play every stored game again and compare."""
    games, wrong = 0, 0
    for verdict in verify(existing(options.database or "")):
        games += 1
        if verdict.problem is not None:
            wrong += 1
            terminal.say(f"{verdict.game} {verdict.table}, {verdict.steps} steps: {verdict.problem}")
    terminal.say(f"{games} tables replayed, {wrong} of them differently.")
    return DIFFERENT if wrong else 0


def save(options: Namespace, terminal: Terminal) -> int:
    """Copy all tables to a file."""
    backup(options.database or "", Path(options.file))
    terminal.say(f"All tables are copied to {options.file}.")
    return 0
