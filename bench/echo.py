"""The least that a server of this kind can do: give back what is posted (``python -m bench.echo``)."""

from __future__ import annotations

import socket

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route


async def echo(request: Request) -> Response:
    """The same again."""
    return Response(await request.body(), media_type="application/json")


def main() -> None:
    """Listen, say where, and echo until the end."""
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    print(f"echo at http://127.0.0.1:{listening.getsockname()[1]} now", flush=True)
    app = Starlette(routes=[Route("/", echo, methods=["POST"])])
    config = uvicorn.Config(app, access_log=False, log_config=None, server_header=False, date_header=False)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
