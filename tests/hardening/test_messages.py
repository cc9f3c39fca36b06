"""Odd messages over the WebSocket: at worst the connection that sent them ends; the other visitors notice nothing."""

import asyncio
import json
from contextlib import suppress

import pytest

from tests.load.client import Client

EVENTS = {
    "no events": {"events": None},
    "events of no kind": {"events": [{}]},
    "an event of an unknown kind": {"events": [{"kind": "Nonsense"}]},
    "a model that is not there": {"events": [{"kind": "ModelChanged", "model": {"id": "p0"}, "attr": "x", "new": 1}]},
    "another title": {"events": [{"kind": "TitleChanged", "title": "<img src=x onerror=alert(1)>"}]},
    "a root taken away": {"events": [{"kind": "RootRemoved", "model": {"id": "p0"}}]},
    "a class by name": {"events": [{"kind": "RootAdded", "model": {"type": "object", "name": "os.system", "id": "z"}}]},
    "a list": [],
    "a number": 7,
}
DATA = [None, 7, "x", [], [[[]]], {"act": None}, {"act": 7, "arg": {}}, {"act": "answer", "arg": [1]},
        {"act": "__init__"}, {"act": "new-game", "arg": {"count": "9" * 99}}, {"version": {}, "act": "cell"},
        {"act": "load", "arg": {"text": "[" * 50_000}}, {"act": "x" * 500_000}]  # fmt: skip


def str_of(frames: list) -> str:
    return ascii(frames)[:20]


async def plays_on(home: str) -> None:
    """Another visitor opens a table and answers."""
    client = await Client.open(f"{home}play?seed=7&opponent=greedy")
    before = client.version
    await client.press(*client.buttons("answer")[0])
    assert client.version > before
    await client.close()


@pytest.mark.parametrize("what", EVENTS)
def test_a_message_that_makes_no_sense_ends_its_own_connection_at_most(home, what):
    async def talk() -> None:
        client = await Client.open(f"{home}play?seed=7")
        await client.send("PATCH-DOC", EVENTS[what])
        with suppress(ConnectionError, AssertionError):  # it has ended, or the server says that it understands nothing
            await client.press("dismiss")
        await plays_on(home)

    asyncio.run(talk())


def test_data_that_is_no_press_changes_nothing(home):
    async def talk() -> None:
        client = await Client.open(f"{home}play?seed=7&opponent=greedy")
        before = client.shown["options"]
        for data in DATA:
            await client.read_until("OK", reply_to=await client.message(data))
        await client.press("dismiss")
        assert client.shown["options"] == before
        await client.press(*client.buttons("answer")[0])
        assert client.shown["options"] != before, "the table is as alive as before"
        await client.close()

    asyncio.run(talk())


@pytest.mark.parametrize(
    "frames", [["{"], ["null", "null", "null"], ["[" * 100_000], ["{}", "{}", "{}"], [b"\xff\xfe"]]
)
def test_frames_that_are_no_message_end_the_connection_and_no_other(home, frames):
    async def talk() -> None:
        client = await Client.open(f"{home}play?seed=7")
        for frame in frames:
            await client.socket.write_message(frame, binary=isinstance(frame, bytes))
        await plays_on(home)
        client.socket.close()

    asyncio.run(talk())


def test_a_message_larger_than_any_file_is_not_taken(home):
    async def talk() -> None:
        client = await Client.open(f"{home}play?seed=7")
        asked = await client.message({"act": "load", "arg": {"text": "x" * 8_000_000}})
        with pytest.raises(ConnectionError):
            await client.read_until("OK", reply_to=asked)
        await plays_on(home)

    asyncio.run(talk())


def test_a_flood_of_presses_leaves_the_others_their_turn(home):
    async def talk() -> None:
        client = await Client.open(f"{home}play?seed=7&opponent=greedy")
        for at in range(600):
            await client.message({"act": "step", "arg": "first", "press": f"flood {at}"})
        await plays_on(home)
        await client.close()

    asyncio.run(talk())


def test_a_press_sent_twice_counts_once(home):
    async def talk() -> None:
        client = await Client.open(f"{home}play?seed=7&opponent=greedy")
        act, arg = client.buttons("answer")[0]
        data = {"act": act, "arg": arg, "version": client.version, "press": "the same"}
        for _ in range(3):
            await client.message(json.loads(json.dumps(data)))
        await client.press("dismiss")
        assert client.version == data["version"] + 1
        await client.close()

    asyncio.run(talk())
