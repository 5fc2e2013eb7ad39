"""Schemathesis over the whole HTTP API: whatever is called, the answer is the documented one and never a crash."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS

from orda.server.calls import Endpoint
from orda.server.http import ENDPOINTS
from orda.server.openapi import document
from tests.server.harness import WAIT, Person, Server, play_out

SCHEMA: Any = schemathesis.openapi.from_dict(document())
WANTED: Any = CHECKS.get_by_names(
    ["not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"]
)
QUIETLY = settings(
    max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
)


@pytest.fixture(scope="module")
def anna(server: Server) -> Iterator[Person]:
    one = Person(server, "Anna")
    yield one
    one.close()


@pytest.fixture(scope="module")
def tables(anna: Person) -> list[str]:
    """One that runs and one that is over."""
    running, over = anna.table("me", "friend", public=True)["id"], anna.table("me", "bot")["id"]
    with anna.connect() as line:
        play_out([line], over, random.Random(4))
    return [running, over]


def call_it(endpoint: Endpoint, mode: GenerationMode, anna: Person, **fixed: Any) -> None:
    operation = SCHEMA[endpoint.path][endpoint.method]

    @QUIETLY
    @given(operation.as_strategy(generation_mode=mode, **fixed))
    def call(case: Any) -> None:
        response = case.call(base_url=anna.server.url, headers={"Cookie": anna.cookie}, timeout=WAIT)
        case.validate_response(response, checks=WANTED)
        if response.status_code >= 400:
            assert set(response.json()) == {"code", "message", "option", "reason"}

    call()


def name(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=name)
def test_every_call_answers_as_documented(endpoint: Endpoint, anna: Person, tables: list[str]) -> None:
    if "{id}" not in endpoint.path:
        call_it(endpoint, GenerationMode.POSITIVE, anna)
        return
    for table in tables:
        call_it(endpoint, GenerationMode.POSITIVE, anna, path_parameters={"id": table})


@pytest.mark.parametrize("endpoint", [e for e in ENDPOINTS if e.method == "POST" or "{" in e.path], ids=name)
def test_wrong_calls_are_refused_as_documented(endpoint: Endpoint, anna: Person) -> None:
    try:
        call_it(endpoint, GenerationMode.NEGATIVE, anna)
    except Unsatisfiable:
        call_it(endpoint, GenerationMode.POSITIVE, anna)  # any text is a path: then one that leads nowhere
