"""What happened as lines: an attack with its roll and its end is one, and so are zombies that come out together."""

from __future__ import annotations

from orda.engine.messages import Event
from orda.engine.story import SILENCE, Said, Teller


class OffTeller(Teller):
    goes_on = frozenset({"attack", "attack_hands", "reveal", "roll", "comes_out"})

    def on_attack(self, event: Event) -> Said:
        return self.begin("attack", event.message, who=event.message.args["who"])

    on_attack_hands = on_attack

    def on_roll(self, event: Event) -> Said:
        args = event.message.args
        known = self.known("attack")
        total = event.data["die"] + event.data["power"]
        self.open = ("attack", {**args, "total": total})
        return Said(self.line("roll", **args, total=total), again=known is not None and known["who"] == args["who"])

    def on_kill(self, event: Event) -> Said:
        return self.ended(event, "kill")

    def on_miss(self, event: Event) -> Said:
        return self.ended(event, "miss")

    def ended(self, event: Event, how: str) -> Said:
        known, self.open = self.known("attack"), None
        if known is None or "total" not in known or known["who"] != event.message.args["who"]:
            return Said(event.message)
        return Said(self.line(f"roll-{how}", **known, zombie=event.message.args["zombie"]), again=True)

    def on_reveal(self, event: Event) -> Said:
        """In an attack it is seen on the table."""
        if self.known("attack") is not None:
            return SILENCE
        self.open = None
        return Said(event.message)

    def on_comes_out(self, event: Event) -> Said:
        known, who = self.known("comes_out"), event.message.args["who"]
        again = known is not None and known["who"] == who
        count = known["count"] + 1 if known is not None and again else 1
        self.open = ("comes_out", {"who": who, "count": count})
        return Said(self.line("comes_out", **event.message.args, count=count), again)
