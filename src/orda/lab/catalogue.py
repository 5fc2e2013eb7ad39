"""What a position and its options are called, and where each name stands in an array: the catalogue of a game.

A catalogue is a file of names, `catalogues/<game>.json`. Names are only ever added at its end, with a new version, so
an index means the same for ever. `python -m orda.lab.catalogue` plays random games of every number of players and
every set of options, and adds the names that are missing.

Names of fields follow from `game.view(seat)`, seen from the seat: `players.+1.hand.bullet` is how many bullets the next
player is known to hold, `phase=hunt` is 1 in the hunt, `zombies@2,-1=normal` counts zombies two squares east and one
north of the seat's own pawn. What has no name yet counts in the field `unknown`.

Names of actions follow from the kind of question and the id of the option: `play/special:ball_item>+1`. Options that
differ in squares only (`move_zombie/zombie:*>*`) are numbered, those nearest to the pawn first. What has no name yet
has a place among the first actions, `other#0` and so on. Should larger games need more places than a name was given, it
gets further ones at the end, under the same name with a number: `move_zombie/zombie:*>*|2`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from orda.engine.errors import OptionError
from orda.engine.game import Game
from orda.engine.messages import Description
from orda.games import find_rules

FOLDER: Final = Path(__file__).parent / "catalogues"
UNKNOWN: Final = "unknown"
OTHERS: Final = 16  # places for options without a name
SEATS: Final = frozenset({"active", "first", "owner", "player", "seat"})  # fields that hold a seat
FOLLOWS: Final = frozenset({"ways"})  # from the rest of what is seen of tiles, in too many ways to name all of them
LEFT_OUT: Final = frozenset({"game", "result", "options"})
WINDOW: Final = 6  # squares to each side of the pawn that are seen one by one; of tiles half as many
TILE: Final = 3  # squares to a side
SQUARE: Final = re.compile(r"(-?\d+),(-?\d+)")

FURTHER: Final = "|"  # before the number of further places of a name

A_VALUE: Final = 0  # what a field holds
A_SEAT: Final = 1
NO_FIELD: Final = 2

Squares = list[tuple[int, int]]
Places = tuple[int, ...]


# -- what is seen ------------------------------------------------------------------------------------------


class Place:
    """A name, or the beginning of names: where it stands, and what was found to go on from it."""

    __slots__ = ("found", "index", "name", "things", "what")

    def __init__(self, name: str, index: int) -> None:
        self.name = name
        self.index = index  # -1: it is no name itself, or not in the catalogue
        self.what = A_VALUE
        self.found: dict[Any, Place] = {}
        self.things: dict[str | None, int] = {}  # of a list of ids: where each stands that has been seen


class Reader:
    """Puts a view into an array. Names not known go to `missing`, where somebody collects them."""

    def __init__(self, index: dict[str, int], players: int, missing: dict[str, None] | None = None) -> None:
        self.index = index
        self.players = players
        self.missing = missing
        self.root = Place("", -1)
        self.out: Any = []
        self.seat = 0
        self.x = self.y = 0

    def read(self, view: dict[str, Any], seat: int, out: Any) -> None:
        """Adds to `out`, an array of zeros with a place for each name."""
        self.out, self.seat = out, seat
        self.x, self.y = own_square(view, seat)
        self.fields(self.root, view, "")

    def new(self, place: Place, how: Any, rest: str) -> Place:
        """Goes on from a place, for the first time in this way; names are put together only then."""
        name = place.name + rest
        made = place.found[how] = Place(name, self.index.get(name, -1))
        return made

    def count(self, place: Place, amount: float) -> None:
        if place.index >= 0:
            self.out[place.index] += amount
        elif self.missing is not None:
            self.missing[place.name] = None
        else:
            self.out[0] += 1

    def fields(self, place: Place, values: dict[str, Any], joint: str = ".") -> None:
        """Those that say something: not 0, False, None or empty, but a seat may be 0."""
        found, out = place.found, self.out
        for key, value in values.items():
            if not value and key not in SEATS:
                continue
            there = found.get(key) or self.new_field(place, key, joint)
            if type(value) is not int:
                if value and there.what != NO_FIELD:
                    self.value(there, value, key)
            elif there.what == A_SEAT:
                self.seat_of(there, value)
            elif there.what == A_VALUE:
                if there.index >= 0:
                    out[there.index] += value
                else:
                    self.count(there, value)

    def new_field(self, place: Place, key: str, joint: str) -> Place:
        made = self.new(place, key, joint + key)
        made.what = A_SEAT if key in SEATS else NO_FIELD if key in LEFT_OUT else A_VALUE
        return made

    def value(self, place: Place, value: Any, key: str) -> None:
        """`key` is the field it belongs to."""
        kind = type(value)
        if kind is list:
            self.items(place, value, key)
        elif kind is int:
            self.count(place, value)
        elif kind is dict:
            self.fields(place, value)
        elif kind is str:
            self.count(place.found.get(value) or self.new(place, value, f"={value}"), 1.0)
        elif value is True:
            self.count(place, 1.0)

    def seat_of(self, place: Place, seat: int) -> None:
        away = (seat - self.seat) % self.players
        self.count(place.found.get(away) or self.new(place, away, f"=+{away}"), 1.0)

    def items(self, place: Place, items: list[Any], key: str) -> None:
        first, found = items[0], place.found
        kind = type(first)
        if kind is str:
            out, things = self.out, place.things
            for each in items:
                if each in things:
                    out[things[each]] += 1.0
                else:
                    self.thing(place, each)
        elif kind is int:
            self.numbers(place, items, key)
        elif kind is list and first and type(first[0]) is int:
            for each in items:
                self.on_square(place, each)
        elif kind is dict and "x" in first and "y" in first:
            for each in items:
                self.on_tile(place, each)
        else:
            turned = key == "players" and len(items) == self.players
            for i, each in enumerate(items):
                if each:
                    number = (i - self.seat) % self.players if turned else i
                    there = found.get(number) or self.new(place, number, f".{'+' * turned}{number}")
                    if type(each) is dict:
                        self.fields(there, each)
                    else:
                        self.value(there, each, key)

    def thing(self, place: Place, id_: str | None) -> None:
        """A card, or whatever else has an id, None among others; the next time its place is known."""
        named = place.found.get(id_) or self.new(place, id_, f".{id_}")
        self.count(named, 1.0)
        if named.index >= 0:
            place.things[id_] = named.index

    def numbers(self, place: Place, items: list[int], key: str) -> None:
        if key == "square":
            items = [items[0] - self.x, items[1] - self.y]
        for i, number in enumerate(items):
            self.count(place.found.get(i) or self.new(place, i, f".{i}"), number)

    def on_square(self, place: Place, item: list[Any]) -> None:
        """[x, y] or [x, y, what]: how many of it lie there, seen from the pawn."""
        x, y = item[0] - self.x, item[1] - self.y
        what = f"={item[2]}" if len(item) > 2 and isinstance(item[2], str) else ""
        near = -WINDOW <= x <= WINDOW and -WINDOW <= y <= WINDOW
        rest = f"@{x},{y}{what}" if near else f"@far{what}"
        self.count(place.found.get(rest) or self.new(place, rest, rest), 1.0)

    def on_tile(self, place: Place, item: dict[str, Any]) -> None:
        x, y = item["x"] - self.x // TILE, item["y"] - self.y // TILE
        reach = WINDOW // 2
        if not (-reach <= x <= reach and -reach <= y <= reach):
            self.count(place.found.get("@far") or self.new(place, "@far", "@far"), 1.0)
            return
        for key, value in item.items():
            if key not in ("x", "y"):
                rest = f"@{x},{y}.{key}"
                if key in FOLLOWS and f"{place.name}{rest}={value}" not in self.index:
                    continue
                self.value(place.found.get(rest) or self.new(place, rest, rest), value, key)


def own_square(view: dict[str, Any], seat: int) -> tuple[int, int]:
    """Where the seat's pawn stands; where there are no pawns it does not matter."""
    players = view.get("players")
    square = players[seat].get("square") if players else None
    return (square[0], square[1]) if square else (0, 0)


# -- what can be done ---------------------------------------------------------------------------------------


def option_name(kind: str, id_: str, target: dict[str, Any], player: int, players: int) -> str:
    """Seats are counted from the player; squares are left open."""
    seat = target.get("seat")
    if type(seat) is int and id_.endswith(f">{seat}"):
        id_ = f"{id_[: id_.rindex('>')]}>+{(seat - player) % players}"
    return f"{kind}/{SQUARE.sub('*', id_)}"


class Actions:
    """The names of what can be done; a name with squares has as many places as there can be options of it."""

    def __init__(self, names: Iterable[tuple[str, int]]) -> None:
        self.rows = list(names)
        self.places: dict[str, Places] = {}
        self.names = [f"other#{n}" for n in range(OTHERS)]
        for row, count in self.rows:
            name = row.partition(FURTHER)[0]
            self.places[name] = (*self.places.get(name, ()), *range(len(self.names), len(self.names) + count))
            self.names += [row] if count == 1 else [f"{row}#{n}" for n in range(count)]
        self.known: dict[tuple[str, int, int], dict[str, Places]] = {}  # (kind, player, players): places by id

    def place(self, game: Game[Any], described: Description) -> Places:
        d = game.decision
        assert d is not None
        name = option_name(d.kind, described.id, described.target, d.player, game.players)
        return self.places.get(name, tuple(range(OTHERS)))

    def options(self, game: Game[Any]) -> dict[int, int]:
        """Action: option, for all that the player asked may do (those that find no place are left out)."""
        d = game.decision
        assert d is not None
        found: dict[int, int] = {}
        several: dict[Places, list[int]] = {}
        known, describe = self.known.setdefault((d.kind, d.player, game.players), {}), game.rules.words.describe
        for option in d.options:
            described = describe(game, option)
            places = known.get(described.id)
            if places is None:
                places = known[described.id] = self.place(game, described)
            if len(places) == 1:
                found[places[0]] = option
            else:
                several.setdefault(places, []).append(option)
        for places, options in several.items():
            found.update(zip(places, nearest_first(game, options), strict=False))
        return found


def nearest_first(game: Game[Any], options: list[int]) -> list[int]:
    """By how far their last square is from the pawn; those as far stay in the order of the game."""
    assert game.decision is not None
    x, y = own_square(game.view(game.decision.player), game.decision.player)

    def distance(option: int) -> int:
        squares = squares_of(game, option)
        return abs(squares[-1][0] - x) + abs(squares[-1][1] - y) if squares else 0

    return sorted(options, key=distance)


def squares_of(game: Game[Any], option: int) -> Squares:
    """The squares (or tiles) an option names."""
    return [(int(x), int(y)) for x, y in SQUARE.findall(game.describe(option).id)]


# -- the files -----------------------------------------------------------------------------------------------


class Catalogue:
    """The names of one game."""

    def __init__(
        self,
        game: str,
        version: int,
        fields: list[str],
        actions: list[tuple[str, int]],
        newest: tuple[int, ...] = (),
    ) -> None:
        self.game = game
        self.version = version
        self.newest = newest  # of the things there were when names were last added: later ones may have none yet
        self.fields = fields
        self.index = {name: place for place, name in enumerate(fields)}
        self.actions = Actions(actions)

    def to_data(self) -> dict[str, Any]:
        head = {"version": self.version, "newest": list(self.newest)}
        return head | {"actions": dict(self.actions.rows), "fields": self.fields}


def path_of(game: str) -> Path:
    return FOLDER / f"{game}.json"


@cache
def catalogue(game: str) -> Catalogue:
    find_rules(game)
    try:
        data = json.loads(path_of(game).read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise OptionError(f"{game} has no catalogue; `make catalogues` makes one") from error
    return Catalogue(game, data["version"], data["fields"], list(data["actions"].items()), tuple(data["newest"]))
