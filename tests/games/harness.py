"""What the tests of all games share: a position, and what is done in it and asked of it, by option ids.

    g = given("flame_item", "", before=["flame_zombie"]).chooses("play:flame_item>0").goes_on_to("play", player=1)
    assert g.refuses("play:flame_item>1").asked == (1, "play")

Each game's harness lays positions in the words of its rules (`given`) and derives from `Position` what can be seen of
its table.
"""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar, cast

import pytest

import orda
from orda.engine.game import Decision, Game
from orda.engine.messages import Result
from orda.engine.rng import Chance
from orda.engine.version import is_compiled

G = TypeVar("G", bound=Game[Any])
QUIET = ("pass", "stop", "keep", "leave")  # what somebody says who wants nothing
MOST_CHOICES = 500  # until a question must have come
MOST_STATES = 10**6  # of chance, looked at for the dice wanted
# Compiled functions call each other directly: nothing can be put in the place of one.
replaces_a_function = pytest.mark.skipif(is_compiled(), reason="it replaces a function, which is compiled")


class Position(Generic[G]):
    """A game at one of its questions. As long as it is `whole` the rules' own check of tables follows every choice."""

    def __init__(self, game: G, *, whole: bool = True) -> None:
        self.game = game
        self.whole = whole
        self.check()

    @classmethod
    def begin(cls, game: G, *, whole: bool = True, dice: tuple[int, ...] = ()) -> Self:
        """From a table that was laid by hand: runs it to its first question."""
        game.debug = True
        if dice:
            game.t.rng = state_rolling(dice)
        game.run()
        return cls(game, whole=whole)

    def check(self) -> None:
        if self.whole:
            found = self.game.rules.material.faults(self.game.t, self.game.players, self.game.options)
            assert not found, found

    # -- doing ----------------------------------------------------------------

    def chooses(self, *option_ids: str) -> Self:
        for option_id in option_ids:
            ids = self.ids
            assert option_id in ids, f"{option_id} is not among {ids} ({self.decision.kind})"
            self.game.apply(self.decision.options[ids.index(option_id)])
            self.check()
        return self

    def lets_go(self) -> Self:
        """Whoever is asked passes, stops or keeps what he has; where that is not offered, the last option is taken."""
        ids = self.ids
        return self.chooses(next((quiet for quiet in QUIET if quiet in ids), ids[-1]))

    def goes_on_to(self, *kinds: str, player: int | None = None) -> Self:
        """Everybody lets everything go until one of these is asked, of that player if one is named."""
        for _ in range(MOST_CHOICES):
            if self.decision.kind in kinds and player in (None, self.decision.player):
                return self
            self.lets_go()
        raise AssertionError(f"{' or '.join(kinds)} is never asked")

    def rolls(self, *faces: int) -> Self:
        """The next dice fall like this, if nothing else asks chance before them."""
        self.game.t.rng = state_rolling(faces)
        return self

    def reloaded(self) -> Self:
        """The same position from its save."""
        return type(self)(cast(G, orda.load(self.game.save())), whole=self.whole)

    def redealt(self, seat: int, seed: int) -> Self:
        """A copy in which everything that seat cannot know is dealt anew."""
        game = self.game.clone()
        game.redeal(seat, seed)
        return type(self)(game, whole=self.whole)

    # -- asking ---------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        assert self.game.decision is not None, "the game is over"
        return self.game.decision

    @property
    def ids(self) -> list[str]:
        """Of what is offered."""
        return [self.game.describe(option).id for option in self.decision.options]

    @property
    def asked(self) -> tuple[int, str]:
        return self.decision.player, self.decision.kind

    def refuses(self, *option_ids: str) -> Self:
        """None of these is offered."""
        offered = [option_id for option_id in option_ids if option_id in self.ids]
        assert not offered, f"{offered} should not be among {self.ids} ({self.decision.kind})"
        return self

    @property
    def is_over(self) -> bool:
        return self.game.decision is None

    @property
    def result(self) -> Result:
        assert self.game.result is not None, "the game is not over"
        return self.game.result

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        return self.game.view(viewer)

    def told(self, viewer: int | None = None) -> list[str]:
        """The kinds of what happened in the last choice, as that seat or a spectator hears it."""
        return [event.kind for event in self.game.events if event.heard_by(viewer)]

    def heard(self, kind: str, viewer: int | None = None) -> dict[str, Any]:
        """The data of the only event of that kind."""
        (event,) = [event for event in self.game.events if event.kind == kind and event.heard_by(viewer)]
        return event.data


def state_rolling(faces: tuple[int, ...]) -> int:
    """A state of chance from which the dice fall like this."""
    chance = Chance()
    for state in range(MOST_STATES):
        chance.rng = state
        if all(chance.die() == face for face in faces):
            return state
    raise AssertionError(f"no state of chance rolls {faces}")
