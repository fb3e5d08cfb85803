"""What is in deploy/: the proxy in front of a real server, the service as systemd reads it, what a container copies."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.house import Visitor, serving
from tawy.server.settings import SETTINGS

DEPLOY = Path(__file__).parents[3] / "deploy"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
OPENSSL = shutil.which("openssl")
ANALYZE = shutil.which("systemd-analyze")
NAME = "tawy.example.org"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


def answers(port: int) -> bool:
    with socket.socket() as knocking:
        return knocking.connect_ex(("127.0.0.1", port)) == 0


def run(*words: str | Path) -> None:
    done = subprocess.run(words, capture_output=True, text=True, check=False)  # noqa: S603  programs of the machine
    assert done.returncode == 0, done.stderr


@contextmanager
def proxy(folder: Path, server: str) -> Iterator[int]:
    """nginx with the example's own lines; only addresses and files are those of this test."""
    plain, secure = free_port(), free_port()
    key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    run(str(OPENSSL), *words, "-keyout", key, "-out", certificate)
    example = (DEPLOY / "nginx.conf").read_text("utf-8")
    for old, new in (
        ("/etc/ssl/tawy/", f"{folder}/"),
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl;\n", ""),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{secure} ssl;"),
        ("server 127.0.0.1:8000;", f"server {server.removeprefix('http://')};"),
    ):
        assert old in example
        example = example.replace(old, new)
    paths = "\n".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    around = f"pid {folder}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{paths}\n{example}}}\n"
    (folder / "nginx.conf").write_text(around)
    command = [str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    process = subprocess.Popen([*command, "-g", "daemon off;"])  # noqa: S603  the same
    try:
        deadline = time.monotonic() + 30
        while not answers(secure):
            assert process.poll() is None, (folder / "error.log").read_text()
            assert time.monotonic() < deadline
            time.sleep(0.05)
        yield secure
    finally:
        process.terminate()
        process.wait(20)


@pytest.mark.skipif(NGINX is None or OPENSSL is None, reason="nginx is not installed")
def test_a_game_is_played_through_the_example_for_nginx(tmp_path: Path, sqlite_url: str) -> None:
    async def scene(port: int) -> None:
        trusted = ssl.create_default_context(cafile=tmp_path / "fullchain.pem")
        trusted.check_hostname = False
        address = f"https://127.0.0.1:{port}"
        client = httpx.AsyncClient(base_url=address, verify=trusted, timeout=30)
        async with Visitor(address, "Ann", client) as ann:
            assert (await ann.get("/health")) == {"status": "well"}
            assert (await client.get("/metrics")).status_code == 404
            assert (await client.get("/")).headers["strict-transport-security"] == "max-age=31536000"
            cookie = (await client.post("/api/recover", json={"code": ann.recovery})).headers["set-cookie"]
            assert "secure" in cookie.lower(), "the server hears that the browser came by TLS"
            table = (await ann.open_table("ankh", {"seats": 2}, [{"kind": "me"}] * 2, ready=True))["id"]
            session = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            path = f"wss://127.0.0.1:{port}/api/tables/{table}/socket"
            here = {"Cookie": session, "Origin": address}
            async with connect(path, ssl=trusted, additional_headers=here, max_size=None, proxy=None) as following:
                await asyncio.wait_for(following.recv(), 20)
                await ann.do(table, "Abandon")
                assert b"over" in bytes(await asyncio.wait_for(following.recv(decode=False), 20))
            elsewhere = {"Cookie": session, "Origin": "https://evil.example"}
            with pytest.raises(InvalidStatus, match="403"):
                await connect(path, ssl=trusted, additional_headers=elsewhere, proxy=None)
            large = await client.post("/api/tables/import", content=b"x" * 2_200_000)
            assert large.status_code == 413

    with serving(sqlite_url) as house, proxy(tmp_path, house.address) as port:
        asyncio.run(scene(port))


@pytest.mark.skipif(ANALYZE is None, reason="systemd is not installed")
def test_the_service_is_understood_by_systemd(tmp_path: Path) -> None:
    unit = (DEPLOY / "tawy.service").read_text("utf-8").replace("/opt/tawy/bin/tawy", "/bin/true")
    (tmp_path / "tawy.service").write_text(unit)
    run(str(ANALYZE), "verify", "--man=no", tmp_path / "tawy.service")


@pytest.mark.parametrize("file", ["Containerfile", "tawy.service"])
def test_every_setting_that_is_named_is_one(file: str) -> None:
    named = set(re.findall(r"TAWY_[A-Z_]+", (DEPLOY / file).read_text("utf-8")))
    assert named
    assert named <= {setting.variable for setting in SETTINGS.values()} | {"TAWY_DATABASE_FILE"}


def test_every_file_that_the_container_copies_is_there() -> None:
    root = DEPLOY.parent
    for line in (DEPLOY / "Containerfile").read_text("utf-8").splitlines():
        if line.startswith("COPY ") and "--from" not in line:
            for name in line.split()[1:-1]:
                assert (root / name).exists(), name
