"""The HTTP calls as an OpenAPI document, made from the same structs that decode them."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from orda.engine.version import VERSION
from orda.server import bodies
from orda.server.calls import Endpoint
from orda.server.http import ENDPOINTS

REF: Final = "#/components/schemas/{name}"


def document() -> dict[str, Any]:
    kinds = {id(kind): kind for e in ENDPOINTS for kind in (e.body, e.answer) if kind not in (None, bytes, str)}
    kinds[id(bodies.Problem)] = bodies.Problem
    schemas, components = msgspec.json.schema_components(list(kinds.values()), ref_template=REF)
    by_kind = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, by_kind)
    info = {"title": "Orda", "version": VERSION}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def operation(endpoint: Endpoint, schemas: dict[int, Any]) -> dict[str, Any]:
    problem = {"description": "why not", "content": {"application/json": {"schema": schemas[id(bodies.Problem)]}}}
    if endpoint.answer is str:
        content: dict[str, Any] = {"text/plain": {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": schemas[id(endpoint.answer)]}}
    made: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.what,
        "parameters": parameters(endpoint),
        "responses": {str(endpoint.status): {"description": "done", "content": content}, "default": problem},
    }
    if endpoint.path == "/health":
        made["responses"]["503"] = {"description": "not well", "content": content}
    if endpoint.method != "GET":
        schema = {"type": "object"} if endpoint.body is bytes else schemas[id(endpoint.body)]
        made["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return made


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    names = re.findall(r"\{(\w+)\}", endpoint.path)
    path = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    query = [
        {"name": p.name, "in": "query", "schema": {"type": "integer", "minimum": p.low, "maximum": p.high}}
        for p in endpoint.params
    ]
    return path + query
