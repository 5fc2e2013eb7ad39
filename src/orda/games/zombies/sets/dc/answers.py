"""The event card of Dead Corps(e) that answers another one."""

from __future__ import annotations

from orda.games.zombies.announcing import aim_anew, answered_card, cancel, other_targets
from orda.games.zombies.outlook import against, threat, worth_of_stopping
from orda.games.zombies.play import Play
from orda.games.zombies.registry import AT_PLAYER, CARD, CARD_PLAYED, OF_SEATS, OF_TILES, Hint, Rater, question
from orda.games.zombies.sets.dc import DC
from orda.games.zombies.steps import step

# -- You Lookin' At Me?!? -------------------------------------------------------------------------------


def if_it_could_mean_another(g: Play, me: int, window: int) -> list[int]:
    title, _, _, _ = answered_card(g, on_top=True)
    return [0] if CARD[title].redirectable else []


@DC.event(
    39,
    "you_lookin_at_me",
    copies=2,
    targets=if_it_could_mean_another,
    windows=CARD_PLAYED,
    hint=Hint(worth_of_stopping, keep=5),
)
def you_lookin_at_me(g: Play, target: int) -> None:
    """An opponent's card must get another target; without one it is lost."""
    title, player, _, _ = answered_card(g)
    others = other_targets(g)
    if not others:
        cancel(g)
    elif CARD[title].aim == AT_PLAYER:
        g.ask("redirect", others, redirected, player=player)
    else:
        g.ask("redirect_tile", others, redirected, player=player)


@step
def redirected(g: Play, target: int) -> None:
    aim_anew(g, target)


def at_the_leader(g: Play, me: int) -> Rater:
    return lambda seat: against(g.t, me, seat, 0.0) + threat(g.t, seat) / 10


def anywhere(g: Play, me: int) -> Rater:
    return lambda _tile: 0.0


question("redirect", OF_SEATS, at_the_leader)
question("redirect_tile", OF_TILES, anywhere, verb="redirect_to")
