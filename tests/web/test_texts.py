"""The texts of the browser: every message in both languages, none missing, none unused."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Pattern, Placeable, SelectExpression, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import orda

WEB = Path(__file__).parents[2] / "web"
RUN_TIME = ("run-card-", "zombinion-card-", "orda-")  # named in the client, but texts of the games or shared
DOCS = WEB.parent / "docs" / "rules"
GAMES = WEB.parent / "src" / "orda" / "games"
KINDS = {  # of each game: its document, and kinds named in its sentences only
    "run": ("run.md", ""),
    "zombinion": ("zombinion.md", ""),
    "zombies": ("zombies.md", " ".join(orda.rules("zombies").window_kinds)),
    "off_the_dead": ("off-the-dead.md", ""),
}
LITERAL = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"|`((?:[^`\\]|\\.)*)`")


def files(language: str) -> list[Path]:
    """The texts of the app, and of each game those that only the browser says."""
    games = [GAMES / game / "texts" / f"screen.{language}.ftl" for game in orda.games()]
    return [WEB / "texts" / f"{language}.ftl", *games]


def read(path: Path) -> list[Message]:
    parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in parsed.body if isinstance(entry, Junk)]
    assert junk == [], f"{path.name} cannot be read"
    return [entry for entry in parsed.body if isinstance(entry, Message)]


def messages(language: str) -> dict[str, Message]:
    found = [message for path in files(language) for message in read(path)]
    ids = [message.id.name for message in found]
    assert len(ids) == len(set(ids)), f"there twice in {language}: {sorted({i for i in ids if ids.count(i) > 1})}"
    return {message.id.name: message for message in found}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def sources() -> str:
    files = [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))


def literals(source: str) -> tuple[set[str], list[re.Pattern[str]]]:
    """Every text in quotes, and for those with parts filled in a pattern of what they may become."""
    plain, patterns = set(), []
    for one, two, template in LITERAL.findall(source):
        if "${" not in template:
            plain.add(one or two or template)
        elif re.match(r"[a-z][a-z_]*-|\$\{\w+\}-[a-z$]", template):
            parts = re.split(r"\$\{[^}]*\}", template)
            patterns.append(re.compile(".+".join(map(re.escape, parts))))
    return plain, patterns


def calls(source: str) -> set[str]:
    """Ids that are asked for by name: t('...'), has('...'), also both sides of a choice."""
    found: set[str] = set()
    for match in re.finditer(r"\b(?:t|has|attribute)\(([^`\n]*?)\)", source):
        first = match.group(1).split(", {")[0]
        found |= {one for one, two, _ in LITERAL.findall(first) if re.fullmatch(r"[a-z][\w-]*", one) and not two}
    return found


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    italian, english = messages("it"), messages("en")
    assert sorted(italian.keys() ^ english.keys()) == []
    differing = [name for name, message in italian.items() if variables(message) != variables(english[name])]
    assert differing == []


def test_no_message_of_the_screen_hides_one_of_the_game() -> None:
    for language in ("it", "en"):
        games = {
            message.id.name for game in orda.games() for message in read(GAMES / game / "texts" / f"{language}.ftl")
        }
        assert sorted(games & messages(language).keys()) == []


def test_texts_of_a_game_are_with_the_game() -> None:
    app = {message.id.name for message in read(WEB / "texts" / "en.ftl")}
    starts = (*[f"{game}-" for game in orda.games()], "z-", "offdead-")
    assert sorted(name for name in app if name.startswith(starts)) == []


def test_no_message_is_unused() -> None:
    plain, patterns = literals(sources())
    plain |= set(re.findall(r"'([a-z][\w-]*)'", sources()))  # also those inside a template
    unused = [name for name in messages("en") if name not in plain and not any(p.fullmatch(name) for p in patterns)]
    assert unused == []


def test_no_message_is_missing() -> None:
    known = messages("en").keys()
    wanted = {name for name in calls(sources()) if "-" in name or name in known}
    assert sorted(name for name in wanted - known if not name.startswith(RUN_TIME)) == []


def test_every_game_has_a_name_and_rules_in_both_languages() -> None:
    for game in orda.games():
        for language in ("it", "en"):
            assert (WEB / "rules" / f"{game}.{language}.md").is_file()
        assert {f"{game}-goal", f"{game}-mood", f"{game}-progress"} <= messages("en").keys()


def test_the_coach_has_words_and_a_title_for_every_bubble_in_both_languages() -> None:
    for game in orda.games():
        lesson = orda.rules(game).beginning.lesson
        assert lesson is not None
        for language in ("it", "en"):
            said = {name: each for name, each in messages(language).items() if name.startswith(f"{game}-coach-")}
            assert sorted(said) == sorted(f"{game}-coach-{bubble.id}" for bubble in lesson.bubbles)
            assert all([each.id.name for each in message.attributes] == ["title"] for message in said.values())


def test_rules_have_the_same_sections_for_the_same_moments_in_both_languages() -> None:
    for path in sorted((WEB / "rules").glob("*.en.md")):
        other = path.with_name(path.name.replace(".en.", ".it."))
        moments = [re.findall(r"^## .*?(\{.*\})?$", file.read_text(), re.MULTILINE) for file in (path, other)]
        assert moments[0] == moments[1], path.name


def test_every_kind_of_question_has_its_rule() -> None:
    """The kinds are those of the tables of options in docs/rules, and the windows named beside them."""
    for game, (document, more) in KINDS.items():
        told = (DOCS / document).read_text(encoding="utf-8")
        rows = re.findall(r"^\|[^|]*\|([^|]*)\|[^|]*\|$", told.split("## Option ids")[1], re.MULTILINE)
        kinds = {kind for row in rows for kind in re.findall(r"`(\w+)`", row)} | set(more.split())
        tags = re.findall(r"^## .*\{(.*)\}$", (WEB / "rules" / f"{game}.en.md").read_text(), re.MULTILINE)
        explained = {kind for tag in tags for kind in tag.split()}
        assert kinds - explained == set(), game
        assert explained - kinds == set(), f"{game}: no such question"


def test_selectors_have_a_case_for_the_plural_of_their_language() -> None:
    class Selects(Visitor):
        def __init__(self) -> None:
            self.bad: list[str] = []

        def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
            if not any(variant.default for variant in node.variants):
                self.bad.append(str(node))

        def visit_Placeable(self, node: Placeable) -> None:  # noqa: N802
            self.generic_visit(node)

    for language in ("it", "en"):
        visitor = Selects()
        for message in messages(language).values():
            visitor.visit(message)
        assert visitor.bad == []


NEVER_ONE = {"option-players"}
NUMBERS = {
    "count",
    "turns",
    "steps",
    "cards",
    "choices",
    "shots",
    "points",
    "rolls",
    "deck",
    "tiles",
    "piles",
    "fights",
}


class Counted(Visitor):
    """Finds `{ $count } cards` that does not stand inside a choice by that number."""

    def __init__(self) -> None:
        self.chosen_by: list[str] = []
        self.bad: list[str] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.chosen_by.append(node.selector.id.name if isinstance(node.selector, VariableReference) else "")
        self.generic_visit(node)
        self.chosen_by.pop()

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802
        for number, after in pairwise(node.elements):
            if isinstance(number, Placeable) and isinstance(number.expression, VariableReference):
                self.look_at(number.expression.id.name, after)
        self.generic_visit(node)

    def look_at(self, name: str, after: Placeable | TextElement) -> None:
        words = after.value if isinstance(after, TextElement) else ""
        if name in NUMBERS and re.match(r" [a-z]+[^su]s\b", words) and name not in self.chosen_by:
            self.bad.append(f"{name}{words}")


def test_what_is_counted_has_its_singular_in_english() -> None:
    paths = [*(WEB / "texts").glob("*en.ftl"), *(GAMES.parent).rglob("*en.ftl")]
    found = {}
    for message in [message for path in paths for message in read(path)]:
        visitor = Counted()
        visitor.visit(message)
        found[message.id.name] = visitor.bad
    assert {name: bad for name, bad in found.items() if bad and name not in NEVER_ONE} == {}


def first_words(message: Message) -> str:
    """As far as nothing is filled in."""
    start = message.value.elements[0] if message.value else None
    return start.value.strip() if isinstance(start, TextElement) else ""


def test_what_a_comic_tells_does_not_begin_with_its_title() -> None:
    for language in ("it", "en"):
        log = {each.id.name: each for each in read(GAMES / "off_the_dead" / "texts" / f"{language}.ftl")}
        for name, title in messages(language).items():
            kind = name.removeprefix("offdead-comic-")
            told = log.get(f"off_the_dead-log-{kind}")
            assert kind == name or told is None or not first_words(told).startswith(first_words(title)), name
