"""The map as text: four columns and two rows of characters a square, with walls, doors and coordinates."""

from __future__ import annotations

from typing import Any, Final

from orda.games.zombies.tiles import BLOCKED, KIND_OF, KINDS, MIDDLE, Turned

CELL: Final = 4  # characters a square is wide, its western edge included
GROUND: Final = {"city": ".", "army": ".", "mall1": ",", "mall2": '"', "woods": "t"}  # outdoors, by zone
GRATE: Final = "#"
ZOMBIE_LETTERS: Final = {"normal": "z", "enhanced": "Z", "dog": "d"}
TWO_DOGS: Final = "D"
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to each side

Square = tuple[int, int]


def draw_map(view: dict[str, Any]) -> list[str]:
    """Every square has a zombie, a token and a pawn in it, or a dot for a street; see the legend."""
    return Drawing(view).lines()


class Drawing:
    def __init__(self, view: dict[str, Any]) -> None:
        self.marks: dict[Square, str] = {}
        self.open: set[tuple[Square, Square]] = set()  # edges one can pass, both ways
        self.ground: dict[Square, str] = {}
        self.cells = {(tile["x"], tile["y"]) for tile in view["map"]}
        for tile in view["map"]:
            self.add_tile(tile, KINDS[KIND_OF[tile["id"]]].turned[tile["turns"]])
        self.zombies: dict[Square, str] = {}
        for x, y, kind in view["zombies"]:
            self.zombies[x, y] = TWO_DOGS if (x, y) in self.zombies else ZOMBIE_LETTERS[kind]
        self.tokens: dict[Square, str] = {}
        for mark, squares in (("+", view["lives"]), ("*", view["bullets"])):
            self.tokens.update(((x, y), mark) for x, y in squares)
        if view["keys"] and view["keys"]["square"]:
            self.tokens[tuple(view["keys"]["square"])] = "k"
        self.pawns: dict[Square, str] = {}
        for n, player in enumerate(view["players"]):
            if player["square"] is not None:
                square = tuple(player["square"])
                self.pawns[square] = "&" if square in self.pawns else str(n + 1)
        self.left, self.right = min(x for x, _ in self.marks), max(x for x, _ in self.marks)
        self.top, self.bottom = min(y for _, y in self.marks), max(y for _, y in self.marks)

    def add_tile(self, tile: dict[str, Any], turned: Turned) -> None:
        """Sides one can step over, and roads that may still go on."""
        x, y = tile["x"] * 3, tile["y"] * 3
        for s, mark in enumerate(turned.marks):
            here = (x + s % 3, y + s // 3)
            self.marks[here] = mark
            inside = " " if mark in "BK" else GROUND[tile["zone"]]
            self.ground[here] = GRATE if s == turned.grate else inside
            for side, (dx, dy) in enumerate(STEPS):
                if int(tile["ways"][s], 16) >> side & 1 or self.leads_on(tile, turned, s, side):
                    self.open.add((here, (here[0] + dx, here[1] + dy)))

    def leads_on(self, tile: dict[str, Any], turned: Turned, square: int, side: int) -> bool:
        beside = (tile["x"] + STEPS[side][0], tile["y"] + STEPS[side][1])
        return square == MIDDLE[side] and bool(turned.exits >> side & 1) and beside not in self.cells

    def lines(self) -> list[str]:
        columns = range(self.left, self.right + 2)
        header = "    " + "".join(f"{x:>{CELL}}" for x in columns[:-1])
        lines = []
        for y in range(self.top, self.bottom + 2):
            lines.append("     " + "".join(self.corner_and_top(x, y) for x in columns))
            lines.append(f"{y:>4} " + "".join(self.left_and_inside(x, y) for x in columns))
        return [header, *[line.rstrip() for line in lines[:-1] if line.strip()], header]

    def is_ground(self, square: Square) -> bool:
        return self.marks.get(square, "x") not in BLOCKED

    def is_wall(self, here: Square, there: Square) -> bool:
        """Between two squares of which one can be walked on, and not from one to the other."""
        if not self.is_ground(here) and not self.is_ground(there):
            return False
        return (here, there) not in self.open and (there, here) not in self.open

    def is_door(self, here: Square, there: Square) -> bool:
        return (self.marks.get(here) == "B") != (self.marks.get(there) == "B") and not self.is_wall(here, there)

    def corner_and_top(self, x: int, y: int) -> str:
        here, above = (x, y), (x, y - 1)
        ends = [((x - 1, y), (x - 1, y - 1)), (here, above), (here, (x - 1, y)), (above, (x - 1, y - 1))]
        corner = "+" if any(self.is_wall(*pair) for pair in ends) else " "
        if self.is_wall(here, above):
            return corner + "-" * (CELL - 1)
        ground = self.is_ground(here) and self.is_ground(above)
        return corner + (" ' " if ground and self.is_door(here, above) else "   ")

    def left_and_inside(self, x: int, y: int) -> str:
        here, west = (x, y), (x - 1, y)
        ground = self.is_ground(here) and self.is_ground(west)
        edge = "|" if self.is_wall(here, west) else ":" if ground and self.is_door(here, west) else " "
        return edge + self.inside(here)

    def inside(self, square: Square) -> str:
        if not self.is_ground(square):
            return "   "
        zombie, token, pawn = self.zombies.get(square, ""), self.tokens.get(square, ""), self.pawns.get(square, "")
        shown = zombie + token + pawn
        return f"{shown or self.ground[square]:^3}"
