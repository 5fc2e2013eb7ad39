"""Fights and death (rules 3.12, 3.17). A fight is a record on `t.fights`; its frames are queued bit by bit."""

from __future__ import annotations

from orda.engine.game import ask_window
from orda.engine.messages import ALL
from orda.games.zombies import hooks, knowledge
from orda.games.zombies.announcing import carry_out
from orda.games.zombies.combat import (
    BULLETS,
    DIE,
    GIVE_UP,
    LOSE_LIFE,
    WOUND,
    asked_to_pay,
    bonuses_of,
    empty_item,
    fire,
    need_of,
    payments,
    roll_of,
    short,
)
from orda.games.zombies.drawing import draw_to_three
from orda.games.zombies.identity import title_of
from orda.games.zombies.legal import PLAY, plays
from orda.games.zombies.play import END_PHASE, ZOMBIES_PHASE, Play
from orda.games.zombies.records import NONE, Fight
from orda.games.zombies.registry import AFTER_ROLL, BEFORE_FIGHT, CARDS, PLAYER_DIES, ZOMBIE_KILLED
from orda.games.zombies.steps import step
from orda.games.zombies.table import HEALTHY, OFF_MAP, WHOLE
from orda.games.zombies.tiles import NORMAL


@step
def fight_here(g: Play) -> None:
    """Phase B: until nothing must be fought where the pawn stands; R-30: wherever it stands by then."""
    if g.t.must_fight(g.me):
        begin_fight(g)
        g.do(fight_here, g.me)


@step
def fight_arrived(g: Play) -> None:
    """R-28: on the way only what stood there on arrival is fought; a zombie that comes later waits for phase B."""
    if g.t.must_fight(g.me):
        begin_fight(g)


def fights_on_arrival(g: Play, player: int) -> None:
    """One after the other with as many as stand there now."""
    t = g.t
    for _ in range(t.count_on(t.pawns[player])):
        g.do(fight_arrived, player)


def begin_fight(g: Play) -> None:
    t = g.t
    square = t.pawns[g.me]
    t.quiet = 0
    t.fights.append(Fight(g.me, square, t.kind_on(square)))
    g.tell_at("fight", square, g.me)
    if t.effects or t.items[g.me]:
        hooks.begins(g, g.me, square)
    g.do(before_roll, g.me)


@step
def before_roll(g: Play) -> None:
    """R-74: before every roll of a fight, nobody twice unless something has changed since he passed."""
    g.do(roll, g.me)
    ask_window(g, BEFORE_FIGHT, 0)


@step
def roll(g: Play) -> None:
    fight = g.fight
    if fight.won:
        won(g)
    elif not g.t.fight_stands():
        broken_off(g)
    else:
        roll_die(g)


def roll_die(g: Play) -> None:
    t, fight = g.t, g.fight
    fight.die = t.die()
    fight.rolls += 1
    fight.bonus = fight.aimed = 0
    fight.helped = ()
    fight.shot = fire(t, g.me)
    g.tell("roll", ALL, g.me, fight.die)
    if (t.effects or hooks.ROLLED.items) and not fight.branches:
        hooks.rolled(g, g.me, fight.die)
    g.window(AFTER_ROLL)
    g.do(settle, g.me)


def broken_off(g: Play) -> None:
    """What was paid stays paid."""
    g.t.fights.pop()
    g.tell("broken_off", ALL, g.me)


def drop_empty_item(g: Play, player: int) -> None:
    title = empty_item(g.t, player)
    if title != NONE:
        g.discard_item(player, title)
        g.tell("empty", ALL, player, title)


@step
def settle(g: Play) -> None:
    t = g.t
    missing = short(t)
    if g.telling:
        tell_sum(g)
    if not t.fight_stands() and not g.fight.won:
        drop_empty_item(g, g.me)
        broken_off(g)
    elif missing <= 0:
        drop_empty_item(g, g.me)
        won(g)
    else:
        g.ask("pay", pay_options(g, g.me, missing), paid, missing, about=missing)


def tell_sum(g: Play) -> None:
    """For the words only: the roll with everything that adds to it."""
    t, fight = g.t, g.fight
    added = bonuses_of(t, fight, roll_of(t, fight))
    values = tuple([value for _, value in added])
    cards = tuple([CARDS.numbers[card] for card, _ in added])
    total = fight.die + sum(values)
    g.tell_beside("total", ALL, fight.player, fight.die, total, need_of(t, fight), cards, values)


def pay_options(g: Play, player: int, missing: int) -> list[int]:
    """What he may play after his roll is offered together with the payment, if he is asked for one in any case."""
    options = payments(g.t, player, missing)
    return options + plays(g, player, AFTER_ROLL) if asked_to_pay(g.t, player) else options


@step
def paid(g: Play, how: int, missing: int) -> None:
    t = g.t
    if how >= PLAY:
        carry_out(g, how, AFTER_ROLL)
        g.window(AFTER_ROLL)
        g.do(settle, g.me)
        return
    drop_empty_item(g, g.me)
    if how == BULLETS:
        t.bullets[g.me] -= missing
        g.tell("pay_bullets", ALL, g.me, missing)
        won(g)
    elif how == LOSE_LIFE:
        g.lose_lives(g.me, WOUND[g.fight.kind])
        g.tell("wound" if WOUND[g.fight.kind] == WHOLE else "half_wound", ALL, g.me)
        g.fight.passed &= ~(1 << g.me)
        g.do(roll if g.fight.again else before_roll, g.me)
    elif how == GIVE_UP:
        give_up(g)
    else:
        t.fights.pop()
        die(g) if how == DIE else fight_desperately(g)


def won(g: Play) -> None:
    """R-58: others may take the kill away or undo it before it counts."""
    fight = g.t.fights.pop()
    if fight.again:
        g.tell("beaten_again", ALL, g.me)
        g.do(fight_again, g.me, fight.again - 1)
    elif fight.branches:
        g.tell("branches_beaten", ALL, g.me)
    elif g.announce(ZOMBIE_KILLED, g.me, fight.square, fight.kind):
        g.do(score_kill, g.me)
    else:
        g.kill_zombie(g.me, fight.square)


@step
def score_kill(g: Play) -> None:
    kill = g.end_occasion()
    if not kill.gone:
        g.kill_zombie(g.me, kill.what)


@step
def fight_branches(g: Play) -> None:
    """As against a normal zombie, but nothing is won and there is no desperate fight."""
    t = g.t
    if t.pawns[g.me] >= 0:
        t.quiet = 0
        t.fights.append(Fight(g.me, NONE, NORMAL, branches=1))
        g.do(before_roll, g.me)


@step
def fight_again(g: Play, left: int) -> None:
    """Against zombies killed before: always normal ones, and nothing is won."""
    if left:
        g.t.fights.append(Fight(g.me, NONE, NORMAL, again=left))
        g.do(roll, g.me)


def give_up(g: Play) -> None:
    t = g.t
    t.fights.pop()
    lost = min(2, t.trophies[g.me])
    t.trophies[g.me] -= lost
    g.tell("give_up", ALL, g.me, lost)


def fight_desperately(g: Play) -> None:
    """A trophy for an escape: the turn ends at once, the zombie stays; off turn only the walk ends."""
    t = g.t
    t.trophies[g.me] -= 1
    t.quiet = 0
    g.tell("desperate", ALL, g.me)
    t.end_walks(g.me)
    if g.me == t.active:
        t.turn_lost = 1
        t.cut_to(END_PHASE)


def lose_life(g: Play, lives: int = 1) -> None:
    """3.17: outside a fight; who cannot pay dies, without a desperate fight. The last thing a step does."""
    t = g.t
    if t.lives[g.me] < WHOLE * lives:
        die(g)
    else:
        g.lose_lives(g.me, WHOLE * lives)
        for _ in range(lives):
            g.tell("wound", ALL, g.me)


def die(g: Play) -> None:
    """3.17: half the trophies go, and all cards; a zombie rises beside the grave. The last thing a step does."""
    trophies = (g.t.trophies[g.me] + 1) // 2
    if g.announce(PLAYER_DIES, g.me, trophies):
        g.do(answered_death, g.me)
    else:
        pass_away(g, trophies)


@step
def answered_death(g: Play) -> None:
    pass_away(g, g.end_occasion().what)


def pass_away(g: Play, trophies: int) -> None:
    t, me = g.t, g.me
    grave = t.pawns[me]
    hooks.died(g, me, grave)
    t.pawns[me] = OFF_MAP
    t.jeeps &= ~(1 << me)
    t.in_ducts &= ~(1 << me)
    if t.city.kind_at(grave).is_of_the_woods:
        t.lost_in_woods |= 1 << me
    t.end_walks(me)
    t.trophies[me] -= trophies
    t.quiet = 0
    g.tell_at("die", grave, me, t.trophies[me])
    if t.keys == me:
        t.keys, t.keys_at = NONE, grave
        g.tell_at("drop_keys", grave, me)
    t.end_effects_of_death(me)
    lose_cards(g)
    t.lives[me], t.bullets[me] = HEALTHY, 3
    draw_to_three(g, me)
    if me == t.active:
        t.cut_to(ZOMBIES_PHASE)
    g.do(rise, me, grave)


def lose_cards(g: Play) -> None:
    t, me = g.t, g.me
    laid = [card for player, card in t.laid if player == me]
    lost = t.hands[me] + t.items[me] + laid
    g.tell("lose_cards", ALL, me, tuple([title_of(card) for card in lost]))
    for card in lost:
        t.put_away(card)
    t.hands[me] = []
    t.items[me] = []
    t.laid = [pair for pair in t.laid if pair[0] != me]
    t.charges[me] = 0
    knowledge.hand_gone(t, me)
    g.show()


@step
def rise(g: Play, grave: int) -> None:
    """R-25: the dead player chooses; without room no zombie is placed."""
    room = g.t.with_room(g.t.city.next[grave])
    if room:
        g.ask("rise", room, risen)


@step
def risen(g: Play, square: int) -> None:
    g.put_zombie(square)
