"""Moves nobody makes by hand: bots, stand-ins, clocks that run out, hints. They never hold up the loop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from orda.bots.random import RandomBot
from orda.engine.game import Game
from orda.engine.messages import Message
from orda.server.clock import now_ms
from orda.server.metrics import METRICS
from orda.server.pool import Failed, Pool
from orda.server.room import Action, Room
from orda.server.thinker import Think, Thought
from orda.table import levels, seating
from orda.table.match import Match, sooner
from orda.table.setup import Refused

if TYPE_CHECKING:
    from orda.server.keeper import Keeper

log = logging.getLogger("orda.server")
OTHERS_SECONDS: Final = 3.0  # another worker's bots get so long before this one helps
HINT_LEVEL: Final = "master"
LEAST_SECONDS: Final = 0.05  # that a bot gets to think
LOOKING_SECONDS: Final = 8.0  # so long a bot waits for people to see what the last choice did


class Moves:
    def __init__(self, keeper: Keeper, pool: Pool) -> None:
        self.keeper = keeper
        self.pool = pool

    # -- when ------------------------------------------------------------------------------

    def arrange(self, room: Room, of_others: bool = False) -> None:
        """Sees to it that whatever must happen by itself does. `of_others`: another worker made the last change."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if self.keeper.closing or room.match.is_over or not self.keeper.has(room):
            return
        if room.match.bot_to_move() is not None:
            if not self.is_wanted(room):
                return
            if of_others:
                wait = OTHERS_SECONDS + secrets.randbelow(1000) / 1000
                room.timer = asyncio.get_running_loop().call_later(wait, self.arrange, room)
            else:
                self.start(room, self.drive(room))
            return
        when = self.next_moment(room)
        if when is not None:
            seconds = max(0, when - now_ms()) / 1000
            room.timer = asyncio.get_running_loop().call_later(seconds, self.moment_came, room)

    def is_wanted(self, room: Room) -> bool:
        """Bots among themselves play only while somebody looks on."""
        return not room.is_stopped and (bool(room.followers) or room.match.has_players())

    def next_moment(self, room: Room) -> int | None:
        return sooner(room.match.due(), self.stand_in_moment(room))

    def stand_in_moment(self, room: Room) -> int | None:
        """When a bot stands in for the person asked: he is not there, and somebody else is."""
        match, seat = room.match, room.match.asked_seat()
        if match.setup.stand_in_after is None or seat is None or not match.places[seat].is_played_by_person:
            return None
        if room.followers.has_one_of(match.places[seat].users):
            return None  # the usual case, and it is quick
        present = room.present()
        if seat in present or not present:
            return None
        gone = room.presence.gone_since(seat)
        return max(gone, match.waiting_since) + 1000 * match.setup.stand_in_after

    def moment_came(self, room: Room) -> None:
        room.timer = None
        self.start(room, self.moment(room))

    def start(self, room: Room, what: Any) -> None:
        if room.bot is not None:
            what.close()
            return
        room.bot = asyncio.get_running_loop().create_task(what)
        room.bot.add_done_callback(lambda task: self.ended(room, task))

    def ended(self, room: Room, task: asyncio.Task[None]) -> None:
        room.bot = None
        if not task.cancelled() and task.exception() is not None:
            log.error("bots of match %s stopped", room.match.id, exc_info=task.exception())
        elif not task.cancelled():
            self.arrange(room)

    def forget(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None

    async def stop(self, room: Room) -> None:
        self.forget(room)
        if room.bot is not None:
            room.bot.cancel()
            await asyncio.gather(room.bot, return_exceptions=True)

    # -- what --------------------------------------------------------------------------------

    async def moment(self, room: Room) -> None:
        """A clock has run out, somebody can only pass, or was gone too long."""
        stand_in, due = self.stand_in_moment(room), room.match.due()
        seat, now = room.match.asked_seat(), now_ms()
        if seat is not None and stand_in is not None and stand_in <= now:
            try:
                await room.change(lambda match, at: self.stand_in(match, seat, at))
            except Refused:
                return
        elif due is not None and due <= now:
            if room.match.game.only_passes:
                await self.change(room, Match.pass_by)
            else:
                METRICS.counts["clocks_run_out"] += 1
                await self.move(room, levels.DEFAULT, pause=False)

    def stand_in(self, match: Match, seat: int, at: int) -> Any:
        if match.asked_seat() != seat or not match.places[seat].is_played_by_person:
            raise Refused("stale", "it is no longer needed")
        METRICS.counts["stand_ins"] += 1
        return seating.stand_in(match, seat, at)

    async def drive(self, room: Room) -> None:
        """One bot's choice after the other, until a person is asked."""
        while (to_move := room.match.bot_to_move()) and self.may_go_on(room):
            await self.move(room, to_move[1], pause=True)

    def may_go_on(self, room: Room) -> bool:
        return not self.keeper.closing and self.keeper.has(room) and self.is_wanted(room)

    async def move(self, room: Room, level: str, pause: bool) -> None:
        seconds = self.seconds()
        number, request = await room.look(lambda match: (match.number, ask_bot(match.game, level, seconds)))
        if request is None:
            return
        began = asyncio.get_running_loop().time()
        option = (await self.think(room, request)).option
        if pause and room.followers:
            spent = asyncio.get_running_loop().time() - began
            await asyncio.sleep(max(0.0, self.keeper.config.bot_pause - spent))
            await self.let_them_look(room)
        if await self.change(room, lambda match, at: match.bot_chooses(number, option, at)):
            METRICS.counts["bot_choices"] += 1

    async def let_them_look(self, room: Room) -> None:
        """The pause is the least; who says what he has been shown is waited for. Who takes too long is not waited for
        again, until he says something."""
        loop = asyncio.get_running_loop()
        end = loop.time() + (LOOKING_SECONDS if self.keeper.config.bot_pause else 0)
        while (late := room.followers.still_looking(room.match)) and (left := end - loop.time()) > 0:
            room.followers.looked.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(room.followers.looked.wait(), left)
        for follower in late:
            follower.looked_at = None

    async def change(self, room: Room, action: Action) -> bool:
        """False if it was not done: somebody was faster, or it is tried again in a moment."""
        try:
            await room.change(action)
        except Refused as refused:
            if refused.code == "busy":
                await asyncio.sleep(1)
            return False
        return True

    def seconds(self) -> float:
        """For one choice: the less the more have to be made at once."""
        at_once = (self.pool.tasks + 1) / self.pool.size
        return max(LEAST_SECONDS, self.keeper.config.bot_thinking / max(1.0, at_once))

    async def think(self, room: Room, request: Think) -> Thought:
        """A bot that fails is replaced by a simple one for this choice."""
        options = request.save["decision"][2]
        try:
            answer = await self.pool.run(request, self.keeper.config.bot_seconds)
            thought = msgspec.json.decode(answer, type=Thought)
            why = f"{thought.option!r} is not an option"
        except (Failed, msgspec.ValidationError) as failed:
            why = str(failed)
        else:
            if thought.option in options:
                return thought
        METRICS.counts["bot_failures"] += 1
        log.warning("bot %s of %s failed: %s", request.level, room.match.setup.game, why)
        return Thought(int(RandomBot(secrets.randbits(64)).chance.choice(options)))

    async def hint(self, room: Room, user: str | None, number: int) -> tuple[Thought, Message | None]:
        """What the best bot would do in your place, knowing what you know, what it expects of it, and why."""
        request = await room.look(partial(ask_for_hint, user, number, self.seconds()))
        METRICS.counts["hints"] += 1
        thought = await self.think(room, request)
        return thought, await room.look(partial(why_advised, number, thought.option))


def ask_for_hint(user: str | None, number: int, seconds: float, match: Match) -> Think:
    match.check_number(number)
    match.check_running()
    d = match.game.decision
    if d is None or d.player not in match.seats_of(user):
        raise Refused("not_your_turn", "you are not asked anything")
    request = ask_bot(match.game, HINT_LEVEL, seconds)
    assert request is not None
    request.patient = True
    return request


def why_advised(number: int, option: int, match: Match) -> Message | None:
    """In a sentence; nothing if the table has moved on meanwhile."""
    reason: Message | None = match.rules.advice.because(match.game, option) if match.number == number else None
    return reason


def ask_bot(game: Game[Any], level: str, seconds: float) -> Think | None:
    """What a bot is handed: the position as the seat knows it, everything else dealt anew."""
    if game.decision is None:
        return None
    known = game.clone()
    known.redeal(game.decision.player, secrets.randbits(64))
    return Think(known.save(), level, secrets.randbits(62), seconds)
