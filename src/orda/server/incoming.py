"""Every message that the WebSocket takes. docs/protocol.md explains them; this file is the truth."""

from __future__ import annotations

from typing import Literal

from orda.server.messages import ChatText, Id, Incoming, Level, Name, Named, Number, OptionNumber, Ref, SeatNumber


class In(Incoming, tag_field="type", kw_only=True):
    """`ref` is yours; it comes back in the `ok` or `error` that answers."""

    ref: Ref | None = None


class AtTable(In):
    """About one table."""

    table: Id


class AtSeat(AtTable):
    """About one seat of it."""

    seat: SeatNumber


class AboutSomebody(AtTable):
    """The host's word; either `seat` or `who` says about whom."""

    seat: SeatNumber | None = None
    who: Name | None = None


class Subscribe(AtTable, tag="subscribe"):
    """Follow a table. `since`: the last position you know; its events up to now come with the state."""

    seat: SeatNumber | None = None  # through whose eyes; null: the seat of yours that is asked, or your first, or none
    since: Number | None = None
    watch: bool = False  # as a spectator even where you have a seat


class Unsubscribe(AtTable, tag="unsubscribe"):
    """No longer follow it."""


class Choose(AtTable, tag="choose"):
    """`number`: of the position you are looking at. If it is no longer the present one nothing is applied."""

    number: Number
    option: OptionNumber


class TakeBack(AtTable, tag="undo"):
    """`to`: the position to go back to; null: before my last choice."""

    number: Number
    seat: SeatNumber | None = None
    to: Number | None = None


class Answer(AtTable, tag="answer"):
    """To what is being asked at the table, for all seats of mine."""

    yes: bool


class StandIn(AtSeat, tag="stand_in"):
    """Let a bot play for this seat until its holder is back; the others are asked."""


class Leave(AtTable, tag="leave"):
    """A bot plays for me until I am back. `for_good`: the seat becomes the bot's."""

    for_good: bool = False
    level: Level | None = None


class Return(AtTable, tag="return"):
    """I play myself again. Subscribing to a seat of mine does the same."""


class SetSeat(AtSeat, tag="seat"):
    """The host fills a vacant seat with a bot, changes a bot, or opens its seat for a friend."""

    kind: Literal["bot", "friend", "me"]
    level: Level | None = None


class Start(AtTable, tag="start"):
    """The host starts with bots in all seats still vacant."""

    level: Level | None = None


class Say(AtTable, tag="chat"):
    """For everybody at the table."""

    text: ChatText


class NewLink(AtSeat, tag="new_link"):
    """The links to a seat so far end: the host's word for a vacant one; for my own, and my other devices get up."""


class Mute(AboutSomebody, tag="mute"):
    """Somebody may no longer speak, or speak again."""

    on: bool = True


class Remove(AboutSomebody, tag="remove"):
    """Somebody is sent away for good."""


class AskHint(AtTable, tag="hint"):
    """What would a good bot do in my place?"""

    number: Number


class AskWhy(AtTable, tag="why"):
    """Why can I not choose this now? `target` names it as the `target` of options does."""

    number: Number
    target: Named


class WatchLobby(In, tag="lobby"):
    """The lobby, now and whenever it changes."""

    on: bool = True


class Shown(AtTable, tag="shown"):
    """I have seen all up to this position: bots may go on. Who never says so is not waited for."""

    number: Number


class Ping(In, tag="ping"):
    """Answered with `pong`."""


AnyIn = (
    Subscribe
    | Unsubscribe
    | Choose
    | TakeBack
    | Answer
    | StandIn
    | Leave
    | Return
    | SetSeat
    | Start
    | Say
    | NewLink
    | Mute
    | Remove
    | AskHint
    | AskWhy
    | WatchLobby
    | Shown
    | Ping
)
