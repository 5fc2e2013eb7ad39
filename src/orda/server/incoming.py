"""Every message that the WebSocket takes. docs/protocol.md explains them; this file is the truth."""

from __future__ import annotations

from typing import Literal

from orda.server.messages import ChatText, Id, Incoming, Level, Name, Named, Number, OptionNumber, Ref, SeatNumber


class In(Incoming, tag_field="type", tag=str.lower):
    """`ref` is yours; it comes back in the `ok` or `error` that answers."""


class Subscribe(In, tag="subscribe"):
    """Follow a table. `since`: the last position you know; its events up to now come with the state."""

    table: Id
    seat: SeatNumber | None = None  # through whose eyes; null: the seat of yours that is asked, or your first, or none
    since: Number | None = None
    watch: bool = False  # as a spectator even where you have a seat
    ref: Ref | None = None


class Unsubscribe(In, tag="unsubscribe"):
    table: Id
    ref: Ref | None = None


class Choose(In, tag="choose"):
    """`number`: of the position you are looking at. If it is no longer the present one nothing is applied."""

    table: Id
    number: Number
    option: OptionNumber
    ref: Ref | None = None


class TakeBack(In, tag="undo"):
    """`to`: the position to go back to; null: before my last choice."""

    table: Id
    number: Number
    seat: SeatNumber | None = None
    to: Number | None = None
    ref: Ref | None = None


class Answer(In, tag="answer"):
    """To what is being asked at the table, for all seats of mine."""

    table: Id
    yes: bool
    ref: Ref | None = None


class StandIn(In, tag="stand_in"):
    """Let a bot play for this seat until its holder is back; the others are asked."""

    table: Id
    seat: SeatNumber
    ref: Ref | None = None


class Leave(In, tag="leave"):
    """A bot plays for me until I am back. `for_good`: the seat becomes the bot's."""

    table: Id
    for_good: bool = False
    level: Level | None = None
    ref: Ref | None = None


class Return(In, tag="return"):
    """I play myself again. Subscribing to a seat of mine does the same."""

    table: Id
    ref: Ref | None = None


class SetSeat(In, tag="seat"):
    """The host fills a vacant seat with a bot, changes a bot, or opens its seat for a friend."""

    table: Id
    seat: SeatNumber
    kind: Literal["bot", "friend", "me"]
    level: Level | None = None
    ref: Ref | None = None


class Start(In, tag="start"):
    """The host starts with bots in all seats still vacant."""

    table: Id
    level: Level | None = None
    ref: Ref | None = None


class Say(In, tag="chat"):
    table: Id
    text: ChatText
    ref: Ref | None = None


class NewLink(In, tag="new_link"):
    """The links to a seat so far end: the host's word for a vacant one; for my own, and my other devices get up."""

    table: Id
    seat: SeatNumber
    ref: Ref | None = None


class Mute(In, tag="mute"):
    """The host lets somebody no longer speak, or speak again; either `seat` or `who` says whom."""

    table: Id
    seat: SeatNumber | None = None
    who: Name | None = None
    on: bool = True
    ref: Ref | None = None


class Remove(In, tag="remove"):
    """The host sends somebody away for good; either `seat` or `who` says whom."""

    table: Id
    seat: SeatNumber | None = None
    who: Name | None = None
    ref: Ref | None = None


class AskHint(In, tag="hint"):
    table: Id
    number: Number
    ref: Ref | None = None


class AskWhy(In, tag="why"):
    """Why can I not choose this now? `target` names it as the `target` of options does."""

    table: Id
    number: Number
    target: Named
    ref: Ref | None = None


class WatchLobby(In, tag="lobby"):
    on: bool = True
    ref: Ref | None = None


class Ping(In, tag="ping"):
    ref: Ref | None = None


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
    | Ping
)
