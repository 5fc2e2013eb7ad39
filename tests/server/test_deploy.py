"""Files for whoever runs a server: they name only what there is."""

from __future__ import annotations

import configparser
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer

from orda.server import commands
from orda.server.metrics import Metrics

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def expressions(part: Any) -> Iterator[str]:
    """What a dashboard asks Prometheus."""
    for value in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from expressions(value)
    if isinstance(part, dict) and "expr" in part:
        yield part["expr"]


def exported() -> set[str]:
    """The names of all metrics there can be."""
    source = "\n".join(path.read_text() for path in (ROOT / "src/orda/server").glob("*.py"))
    metrics = Metrics()
    metrics.counts.update(re.findall(r'counts\["(\w+)"\]', source))
    [gauges] = re.findall(r"gauges\.update\((.*)\)", source)
    metrics.gauges.update(dict.fromkeys(re.findall(r"(\w+)=", gauges), 0))
    return {re.split(r"[ {]", line)[0] for line in metrics.lines() if not line.startswith("#")} | {"orda_errors_total"}


def test_the_dashboard_asks_only_for_metrics_that_there_are() -> None:
    asked = {
        name
        for expression in expressions(json.loads((DEPLOY / "grafana.json").read_text()))
        for name in re.findall(r"orda_\w+", expression)
    }
    assert len(asked) > 10
    assert asked <= exported()


def test_variables_in_the_files_are_those_of_the_command_line() -> None:
    group: Any = typer.main.get_command(commands.app)
    known = {option.envvar for option in group.commands["serve"].params}
    files = [DEPLOY / name for name in ("Containerfile", "compose.yaml", "orda.service")]
    named = {name for path in files for name in re.findall(r"ORDA_\w+", path.read_text())} - {"ORDA_DOMAIN"}
    assert named
    assert named <= known


def test_the_unit_restarts_has_descriptors_and_comes_after_the_database() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.read(DEPLOY / "orda.service")
    assert "postgresql.service" in unit["Unit"]["After"]
    assert unit["Service"]["Restart"] == "always"
    assert int(unit["Service"]["LimitNOFILE"]) >= 65536
