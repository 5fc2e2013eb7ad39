"""What happened as lines: a card and what it cancels are one."""

from __future__ import annotations

from typing import Any

from orda.engine.messages import Argument, Event
from orda.engine.story import SILENCE, Said, Teller


class RunTeller(Teller):
    def on_draw(self, event: Event) -> Said:
        """That others draw is seen on the table, and happens in every turn."""
        return SILENCE

    def on_play(self, event: Event) -> Said:
        args = event.message.args
        if event.data["player"] != event.data["target"]:
            return self.begin("play", event.message, how=event.kind, args=args)
        own = {"player": args["player"], "card": args["card"]}
        return self.begin("play", self.line(f"{event.kind}-self", **own), how=f"{event.kind}-self", args=own)

    on_special = on_play

    def on_stands(self, event: Event) -> Said:
        """How many there are now: five catch somebody, or let him escape."""
        known = self.known("play")
        return SILENCE if known is None else self.go_on(known, "count", count=event.data["count"])

    def on_turned(self, event: Event) -> Said:
        """What is discarded lay on the table, or is seen on the pile."""
        self.open = None
        return Said(self.line("turned", player=event.message.args["player"]))

    def on_cancel(self, event: Event) -> Said:
        """`player` is before whom it happens."""
        known, self.open = self.known("play"), None
        if known is None:
            return Said(event.message)
        return self.go_on(known, "cancel", rival=event.message.args["rival"])

    def go_on(self, known: dict[str, Any], how: str, **more: Argument) -> Said:
        return Said(self.line(f"{known['how']}-{how}", **known["args"], **more), again=True)
