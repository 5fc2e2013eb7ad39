"""What happened as lines: a card and what it cancels are one."""

from __future__ import annotations

from orda.engine.messages import Event
from orda.engine.story import SILENCE, Said, Teller


class RunTeller(Teller):
    def on_draw(self, event: Event) -> Said:
        """That others draw is seen on the table, and happens in every turn."""
        return SILENCE

    def on_play(self, event: Event) -> Said:
        args = event.message.args
        if event.data["player"] != event.data["target"]:
            return self.begin("play", event.message, how="play", args=args)
        message = self.line("play-self", player=args["player"], card=args["card"])
        return self.begin("play", message, how="play-self", args=args)

    def on_special(self, event: Event) -> Said:
        return self.begin("play", event.message, how="special", args=event.message.args)

    def on_turned(self, event: Event) -> Said:
        """What is discarded lay on the table, or is seen on the pile."""
        self.open = None
        return Said(self.line("turned", player=event.message.args["player"]))

    def on_cancel(self, event: Event) -> Said:
        """`player` is before whom it happens."""
        known, self.open = self.known("play"), None
        if known is None:
            return Said(event.message)
        args = known["args"] | {"rival": event.message.args["rival"]}
        if known["how"] == "play-self":
            del args["target"]
        return Said(self.line(f"{known['how']}-cancel", **args), again=True)
