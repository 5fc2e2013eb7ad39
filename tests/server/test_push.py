"""Push: encrypted and signed as the RFCs say, only to the internet, only to who is not there, in nobody's way."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from orda.server import webpush
from orda.server.bodies import PushWish
from orda.server.postman import Postman, Unwelcome, is_public, read_status
from orda.server.store import Store
from orda.server.subscriptions import MOST, Subscriptions, check
from orda.server.webpush import CURVE, Teller, encrypt, new_key, to_bytes, to_text
from orda.table import Refused
from tests.server.harness import People, Person, Server, first_option, people_of
from tests.server.pushes import Browser, PushService, calling_server, push_service, wait_until
from tests.server.stores import with_store

# -- words and keys ---------------------------------------------------------------------------


def test_encryption_gives_what_rfc_8291_gives_in_its_example() -> None:
    own = ec.derive_private_key(int.from_bytes(to_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    text, salt = b"When I grow up, I want to be a watermelon", to_bytes("DGv6ra1nlYgDCS1FRnbzlw")
    assert to_text(encrypt(text, theirs, "BTBZMqHH6r4Tts7J_aSIgg", own, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_server_signs_for_one_push_service_and_for_some_hours() -> None:
    teller = Teller(new_key())
    said = teller.authorization("https://push.example.org/some/where", "https://orda.example.org", 1_000.5)
    token, public = said.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(public))
    both = to_bytes(signature)
    signed = encode_dss_signature(int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big"))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(to_bytes(claims)) == {
        "aud": "https://push.example.org",
        "exp": 1_000 + webpush.VALID_SECONDS,
        "sub": "https://orda.example.org",
    }


# -- where to ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "10.0.0.7",
            "192.168.1.4",
            "172.20.0.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
        ),
        *("::1", "fe80::1%eth0", "fd00::1", "::ffff:10.0.0.7", "::ffff:93.184.216.34", "64:ff9b::a00:7", "ff02::1"),
        *("224.0.0.1", "2002:a00:7::1", "2001:0:4136:e378:8000:63bf:f5ff:fff8"),
    ],
)
def test_no_address_of_a_network_at_home_is_one_of_the_internet(address: str) -> None:
    assert not is_public(address)


def test_addresses_of_the_internet_are_public() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")


def test_a_name_that_leads_to_this_machine_is_not_connected_to() -> None:
    async def look_up() -> None:
        async def gone(_: str) -> None: ...

        postman = Postman(Teller(new_key()), gone)
        with pytest.raises(Unwelcome):
            await postman.look_up("localhost")
        await postman.close()

    asyncio.run(look_up())


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "https://push.example.org:8443/x"},
        {"endpoint": "https://somebody:secret@push.example.org/x"},
        {"endpoint": "https:///x"},
        {"endpoint": "https://push.example.org/x\r\nHost: elsewhere"},
        {"endpoint": "https://push.example.org/a b"},
        {"endpoint": "https://pùsh.example.org/x"},
        {"endpoint": "https://push.example.org:port/x"},
        {"endpoint": "http://push.example.org/x"},
        {"p256dh": "B" * 87},
        {"auth": "A" * 24},
    ],
)
def test_what_is_no_subscription_is_refused(wrong: dict[str, str]) -> None:
    wish = PushWish(**(Browser().wish() | wrong))
    with pytest.raises(Refused) as refused:
        check(wish)
    assert refused.value.code == "bad_message"


@pytest.mark.parametrize(("line", "status"), [(b"HTTP/1.1 410 Gone\r\n", 410), (b"SSH-2.0 hello\r\n", 0), (b"", 0)])
def test_only_http_is_an_answer(line: bytes, status: int) -> None:
    assert read_status(line) == status


# -- what is kept -----------------------------------------------------------------------------


def test_the_key_is_made_once_and_a_person_has_few_browsers(database: str) -> None:
    keys: list[str] = []

    async def subscribe(store: Store) -> None:
        subscriptions = Subscriptions(store)
        await subscriptions.open()
        keys.append(subscriptions.public_key)
        for n in range(MOST + 2):
            await subscriptions.add("anna", PushWish(**Browser(str(n)).wish()), "https://orda.example.org")
        await subscriptions.add("bruno", PushWish(**Browser("0").wish()), "https://orda.example.org")
        await subscriptions.end("bruno", Browser("5").endpoint)  # not his
        assert len(await subscriptions.of("anna")) == MOST
        assert [each.endpoint for each in await subscriptions.of("bruno")] == ["https://push.example.org/0"]
        await subscriptions.end("bruno", Browser("0").endpoint)
        assert await subscriptions.of("bruno") == []

    with_store(database, subscribe)
    with_store(database, subscribe)
    assert keys[0] == keys[1]


# -- who is called ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as made:
        yield made


@pytest.fixture(scope="module")
def calling(service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with calling_server(service, tmp_path_factory.mktemp("push")) as server:
        yield server


@pytest.fixture
def called(calling: Server, service: PushService) -> Iterator[People]:
    """People at a server that calls them, and nobody has been called so far."""
    service.got.clear()
    service.statuses.clear()
    service.silent.clear()
    with people_of(calling) as somebody:
        yield somebody


def subscribed(person: Person, name: str, **more: Any) -> Browser:
    browser = Browser(name)
    assert person.post("/api/push", **browser.wish(**more))["key"] == person.get("/api/push")["key"]
    return browser


def test_who_is_not_there_is_called_when_it_is_his_turn(called: People, service: PushService) -> None:
    anna, bruno = called("Anna"), called("Bruno")
    browser = subscribed(bruno, "bruno", language="it")
    table = anna.table("me", "friend", options={"first_player": 0})
    bruno.claim(table["invites"]["1"])
    with anna.connect() as line:
        state = line.follow(table["id"])
        line.do("choose", table=table["id"], number=state["number"], option=first_option(state))
        service.wait_for(1, "bruno")
    path, headers, body = service.got[0]
    assert (path, headers["Host"], headers["TTL"]) == ("/bruno", "push.example.org", "86400")
    assert headers["Authorization"].endswith(anna.get("/api/push")["key"])
    told = browser.read(body)
    assert told == {"kind": "turn", "table": table["id"], "game": "run", "name": "", "language": "it"}
    assert len(service.got) == 1


def test_who_has_the_table_open_is_not_called(called: People, service: PushService) -> None:
    anna, bruno, carla = called("Anna"), called("Bruno"), called("Carla")
    subscribed(bruno, "bruno-there")
    subscribed(carla, "carla")
    table = anna.table("me", "friend", options={"first_player": 0})
    bruno.claim(table["invites"]["1"])
    away = anna.table("me", "friend", options={"first_player": 1})
    with anna.connect() as line, bruno.connect() as his:
        state = line.follow(table["id"])
        his.follow(table["id"])
        line.do("choose", table=table["id"], number=state["number"], option=first_option(state))
        carla.claim(away["invites"]["1"])  # hers is the first turn, and she is called: later than he would have been
        service.wait_for(1, "carla")
    assert service.at("bruno-there") == []


def test_the_host_is_called_when_somebody_sits_down(called: People, service: PushService) -> None:
    anna, bruno = called("Anna"), called("Bruno")
    browser = subscribed(anna, "host")
    table = anna.table("me", "friend", "friend")
    bruno.claim(table["invites"]["1"])
    told = browser.read(service.wait_for(1, "host")[0])
    assert (told["kind"], told["name"]) == ("joined", "Bruno")


def test_a_subscription_that_has_ended_is_removed(called: People, service: PushService) -> None:
    anna, bruno = called("Anna"), called("Bruno")
    for name in ("ended", "alive"):
        subscribed(bruno, name)
    service.statuses["/ended"] = 410
    for count in (1, 2):
        table = anna.table("me", "friend", options={"first_player": 1})
        bruno.claim(table["invites"]["1"])
        service.wait_for(count, "alive")
        wait_until(lambda: "orda_pushes_ended_total 1" in anna.http.get("/metrics").text)
    assert len(service.at("ended")) == 1


def state_of(person: Person) -> Any:
    """The newest of his tables."""
    return person.get("/api/tables")["mine"][0]


def test_a_rematch_calls_those_who_played(called: People, service: PushService) -> None:
    anna, bruno = called("Anna"), called("Bruno")
    table = anna.table("me", "friend", options={"first_player": 0})
    bruno.claim(table["invites"]["1"])
    with bruno.connect() as line:
        line.follow(table["id"])
        line.do("leave", table=table["id"])
    with anna.connect() as line:
        line.follow(table["id"])
        line.do("leave", table=table["id"])
        line.until(lambda m: m["type"] == "state" and m["view"]["result"] is not None)
        browser = subscribed(bruno, "again")
        anna.post(f"/api/tables/{table['id']}/rematch")
        told = browser.read(service.wait_for(1, "again")[0])
    assert told["kind"] in ("invited", "turn"), "it may be his turn at once, and over before we look"


def test_a_push_service_that_does_not_answer_delays_nobody(called: People, service: PushService) -> None:
    service.silent.set()
    anna, bruno = called("Anna"), called("Bruno")
    for n in range(MOST):
        subscribed(bruno, f"slow{n}")
    table = anna.table("me", "friend", options={"first_player": 0})
    bruno.claim(table["invites"]["1"])
    with anna.connect() as line:
        state = line.follow(table["id"])
        line.do("choose", table=table["id"], number=state["number"], option=first_option(state))
        service.wait_for(8, "slow")  # all that go at once are stuck
        line.do("chat", table=table["id"], text="Bruno?")
