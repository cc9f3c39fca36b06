"""One visitor without a browser: opens a page, presses its buttons over the WebSocket, and reads what comes back.

The wire format is Bokeh's: a message is a header, its metadata and its content, each a frame of JSON, then its buffers.
"""

import asyncio
import json
import re
import time
from random import Random
from typing import Any, Self
from urllib.parse import urlparse

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

PATIENCE = 30.0
"""Seconds after which a press that is not answered is a failure."""

TOKEN = re.compile(r'"token":"([^"]+)"')
BUTTON = re.compile(r"<button\b[^>]*>")
PART = re.compile(r'([\w-]+)="([^"]*)"')


class Client:
    """A visitor's page, as far as the server can tell."""

    def __init__(self, socket: WebSocketClientConnection) -> None:
        self.socket = socket
        self.session_closed = False
        self.screen = self.data = ""
        self.shown: dict[str, Any] = {}
        self._count = 0

    @classmethod
    async def open(cls, address: str) -> Self:
        """Open the page at an ``http://`` address as a browser does: the page, its socket, all it shows."""
        page = await AsyncHTTPClient(force_instance=True).fetch(address, request_timeout=PATIENCE)
        token = TOKEN.search(page.body.decode())
        assert token, f"no session at {address}: {page.body[:200]!r}"
        place, host = address.partition("?")[0].rstrip("/"), urlparse(address).netloc
        request = HTTPRequest(f"{place.replace('http', 'ws', 1)}/ws", headers={"Origin": f"http://{host}"})
        compressed: dict[str, Any] = {}
        client = cls(await websocket_connect(request, subprotocols=["bokeh", token[1]], compression_options=compressed))
        assert (await client.read())["msgtype"] == "ACK"
        await client.send("PULL-DOC-REQ", {})
        client._take_document(await client.read_until("PULL-DOC-REPLY"))
        await client.patch({"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data": _event("document_ready", {})})
        return client

    async def close(self) -> None:
        """Leave, without a word, as when a tab is closed."""
        self.socket.close()

    @property
    def version(self) -> int:
        """How many questions the screen has shown."""
        return int(self.shown.get("version", 0))

    # --- pressing ---------------------------------------------------------------------------------------------

    def buttons(self, *acts: str) -> list[tuple[str, str]]:
        """Return the act and argument of every button shown that can be pressed and does one of these acts."""
        html = "".join(value for value in self.shown.values() if isinstance(value, str))
        found = [dict(PART.findall(tag)) for tag in BUTTON.findall(html)]
        free = (button for button in found if button.get("aria-disabled") != "true")
        return [(b["data-act"], b.get("data-arg", "")) for b in free if b.get("data-act") in acts]

    async def press(self, act: str, arg: Any = "") -> float:
        """Press a button; return the seconds until the server had told all that it changes."""
        self._count += 1
        begun = time.perf_counter()
        data = {"act": act, "arg": arg, "version": self.version, "press": f"load {self._count}"}
        asked = await self.message(data)
        await self.read_until("OK", reply_to=asked)
        return time.perf_counter() - begun

    async def message(self, data: Any) -> str:
        """Send a message to the screen, whatever is in it; return its number."""
        values = {"type": "map", "entries": [["model", {"id": self.screen}], ["data", data]]}
        event = {"type": "event", "name": "data_event", "values": values}
        return await self.patch({"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data": event})

    # --- the wire ---------------------------------------------------------------------------------------------

    async def patch(self, event: dict[str, Any]) -> str:
        """Send a change of the document; return the message's number."""
        return await self.send("PATCH-DOC", {"events": [event]})

    async def send(self, kind: str, content: dict[str, Any]) -> str:
        """Send a message; return its number."""
        self._count += 1
        number = f"load-{self._count}"
        for part in ({"msgid": number, "msgtype": kind}, {}, content):
            await self.socket.write_message(json.dumps(part))
        return number

    async def read_until(self, kind: str, reply_to: str = "") -> dict[str, Any]:
        """Read messages, taking over the changes they tell, until one of this kind; return its content."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.read()
                if message["msgtype"] == "PATCH-DOC":
                    self._take_changes(message["content"])
                elif message["msgtype"] == "ERROR":
                    raise AssertionError(f"the server says: {message['content']}")
                if message["msgtype"] == kind and reply_to in ("", message.get("reqid")):
                    return message["content"]

    async def read(self) -> dict[str, Any]:
        """Return the next message: its header and its content."""
        header = json.loads(await self._frame())
        await self._frame()
        content = json.loads(await self._frame())
        for _ in range(2 * header.get("num_buffers", 0)):
            await self._frame()
        return {**header, "content": content}

    async def _frame(self) -> str | bytes:
        frame = await self.socket.read_message()
        if frame is None:
            raise ConnectionError("the server has closed the connection")
        return frame

    # --- what is shown ----------------------------------------------------------------------------------------

    def _take_document(self, content: dict[str, Any]) -> None:
        """Find the screen in the document: the model that holds HTML made by us, and where its texts are."""
        for model in _models(content["doc"]):
            attributes = model.get("attributes", {})
            if isinstance(attributes.get("data"), dict) and "frame" in attributes["data"].get("attributes", {}):
                self.screen, self.data = model["id"], attributes["data"]["id"]
                self.shown = dict(attributes["data"]["attributes"])
        assert self.screen, "there is no screen in the document"

    def _take_changes(self, content: dict[str, Any]) -> None:
        for event in content["events"]:
            if event["kind"] == "ModelChanged" and event["model"]["id"] == self.data:
                self.shown[event["attr"]] = event["new"]


def _event(name: str, values: dict[str, Any]) -> dict[str, Any]:
    return {"type": "event", "name": name, "values": {"type": "map", "entries": list(map(list, values.items()))}}


def _models(part: Any) -> Any:
    """Yield every object inside a document that has a number."""
    if isinstance(part, dict):
        if "id" in part and "attributes" in part:
            yield part
        for value in part.values():
            yield from _models(value)
    elif isinstance(part, list):
        for value in part:
            yield from _models(value)


def choose(client: Client, dice: Random) -> tuple[str, Any]:
    """Return what a person might press next: mostly an answer, else a step, a rule, or a new game when all is over."""
    answers = client.buttons("answer", "lift")
    if answers and dice.random() < 0.7:
        return dice.choice(answers)
    others = client.buttons("step", "rule", "close", "pick", "why", "whole-log")
    if "play-on" in dict(client.buttons("play-on")) and not answers:
        return "play-on", ""
    return dice.choice(others or answers or [("step", "first")])
