"""Compiles engine and games with mypyc: the same sources, a few times as fast. `make compiled`, or ORDA_COMPILE=1.

The compiler gets a copy of the sources in which some things are said in full (compiled_text.py).
Everything else is compiled as it is. The extension modules lie beside the .py files; Python prefers them.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from compiled_text import ROOT, SOURCE, expanded, module_name

BUILD = ROOT / "build" / "compiled"
PARTS = ("orda/engine", "orda/games", "orda/bots", "orda/lab/catalogue.py")
# What is for people, and what happens once in a game: compiling it would only take time. The battery patches.
FOR_PEOPLE = {
    "chronicle",
    "story",
    "lesson",
    "reasons",
    "reasons_map",
    "hints",
    "narration",
    "map_text",
    "places",
    "screen",
}
ONCE = {"catalogue", "decks", "errors", "faults", "playthroughs", "saves", "testing", "upgrade", "views"}
ENDING = ".pyd" if os.name == "nt" else ".so"
# Nobody but Orda calls its functions, so the compiler may put them into each other instead of calling them.
INLINED = ["-fno-semantic-interposition", "-fvisibility=hidden"]


def sources() -> list[Path]:
    """What is compiled, relative to the folder of the sources."""
    found = [
        file for part in PARTS for file in ([SOURCE / part] if part.endswith(".py") else (SOURCE / part).rglob("*.py"))
    ]
    return sorted(path for file in found if is_compiled(path := file.relative_to(SOURCE)))


def is_compiled(path: Path) -> bool:
    return path.parts[1] == "lab" or path.stem not in FOR_PEOPLE | ONCE


# -- the copy --------------------------------------------------------------------------------------------


def copy_sources(folder: Path) -> None:
    left_out = shutil.ignore_patterns("*" + ENDING, "__pycache__", "static")
    shutil.rmtree(folder / "orda", ignore_errors=True)
    shutil.copytree(SOURCE / "orda", folder / "orda", ignore=left_out)


def write_copy(folder: Path) -> None:
    copy_sources(folder)
    write_out(folder)


def write_out(folder: Path) -> None:
    """Over the copies: what the compiler gets. Their modules are looked at first, and so must not have been changed."""
    texts = {path: (SOURCE / path).read_text(encoding="utf-8") for path in sources()}
    texts = {path: expanded(text, module_name(path)) for path, text in texts.items()}
    for path, text in texts.items():
        (folder / path).write_text(text, encoding="utf-8")


# -- compiling -------------------------------------------------------------------------------------------------


def compile_copy(folder: Path) -> None:
    """Takes some minutes. In a process of its own: module names follow paths."""
    script = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import compiling; compiling.run_mypyc()"
    subprocess.run([sys.executable, "-c", script], cwd=folder, check=True)  # noqa: S603 - our own build


def run_mypyc() -> None:
    from mypyc.build import mypycify  # noqa: PLC0415 - only where it is asked for
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    options = ["--strict", "--python-version=3.11", "--explicit-package-bases", "--config-file="]
    extensions = mypycify([*options, *map(str, sources())], opt_level=level(), debug_level="0")
    for file in Path("build").glob("__native*.c"):
        leave_module_bodies(file)
    if os.name != "nt":
        for extension in extensions:
            extension.extra_compile_args += INLINED
    command = build_ext(Distribution({"name": "orda", "ext_modules": extensions}))
    command.inplace = True
    command.build_temp = "temp"
    command.ensure_finalized()
    command.run()


def leave_module_bodies(file: Path) -> None:
    """They run once and are the longest functions: gcc need not spend its time on making them fast."""
    slow = 'char __attribute__((optimize("O0"))) CPyDef_'  # other compilers do not know it, and do not mind
    text = file.read_text(encoding="utf-8")
    file.write_text(
        re.sub(r"^char CPyDef_(?=\w+__top_level__\(void\) {$)", slow, text, flags=re.MULTILINE), encoding="utf-8"
    )


def extension_modules() -> list[tuple[Path, Path]]:
    """Compiles, unless these very sources have been; each module with its place in the package."""
    made_from, stamp = fingerprint(), BUILD / "made-from"
    if not stamp.is_file() or stamp.read_text() != made_from:
        shutil.rmtree(BUILD, ignore_errors=True)
        copy_sources(BUILD)
        sys.path.insert(0, str(BUILD))  # beside the sources themselves compiled modules may lie
        write_out(BUILD)
        compile_copy(BUILD)
        stamp.write_text(made_from)
    modules = sorted([*BUILD.glob("*" + ENDING), *(BUILD / "orda").rglob("*" + ENDING)])
    return [(module, module.relative_to(BUILD)) for module in modules]


def fingerprint() -> str:
    """Of all that decides what is built: the sources, how they are written out and compiled, and by which Python."""
    own = [*ROOT.glob("comp*.py"), *ROOT.glob("native_*.py")]
    digest = hashlib.sha256(f"{sys.version} {level()}".encode())
    for path in sorted([*own, *(SOURCE / "orda").rglob("*.py")]):
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def level() -> str:
    """How much gcc is to spend on making it fast."""
    return os.environ.get("ORDA_COMPILE_LEVEL", "2")


def has_compiler() -> bool:
    """And what it needs of Python."""
    names = (os.environ.get("CC", ""), "cc", "gcc", "clang", "cl")
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return headers.is_file() and any(shutil.which(name.split()[0]) for name in names if name)


def remove() -> None:
    """Back to plain Python."""
    for module in [*(SOURCE / "orda").rglob("*" + ENDING), *SOURCE.glob("*__mypyc*" + ENDING)]:
        module.unlink()


def main() -> None:
    if "--without-compiler" in sys.argv:  # for the Makefile: is there none?
        sys.exit(has_compiler())
    remove()
    if "--remove" in sys.argv:
        return
    if not has_compiler():
        raise SystemExit("compiling needs a C compiler (cc, gcc or clang); without one Orda runs as plain Python")
    for module, place in extension_modules():
        shutil.copy2(module, SOURCE / place)


if __name__ == "__main__":
    main()
