"""What happened as lines: a walk, a horde and a fight are one line each, and a roll is told with its sum."""

from __future__ import annotations

from typing import Any

from orda.engine.messages import Argument, Event, Message, named
from orda.engine.story import SILENCE, Said, Teller

PUT = ("put_zombie", "put_life", "put_bullet")
FIGHTS = ("fight", "rolled", "wounded")
FIGHTING = ("fight", "roll", "total", "empty", "wound", "pay_bullets")


class ZombiesTeller(Teller):
    goes_on = frozenset({"step", "points", *PUT, "move_zombie", *FIGHTING})

    def on_draw(self, event: Event) -> Said:
        """That others draw is seen on the table, and happens in every turn."""
        return SILENCE

    def on_points(self, event: Event) -> Said:
        return SILENCE

    # -- walks and hordes --------------------------------------------------------------

    def on_step(self, event: Event) -> Said:
        return self.counted("step", event, event.data["player"], player=event.message.args["player"])

    def on_put_zombie(self, event: Event) -> Said:
        return self.counted(event.kind, event, event.data["x"] // 3, event.data["y"] // 3)

    on_put_life = on_put_bullet = on_put_zombie

    def on_move_zombie(self, event: Event) -> Said:
        return self.counted("move_zombie", event, event.data["player"], player=event.message.args["player"])

    def counted(self, kind: str, event: Event, *same: int, **args: Argument) -> Said:
        """As many of a kind in a row are one line; `same` is what they have in common."""
        known = self.known(kind)
        again = known is not None and known["same"] == same
        count = known["count"] + 1 if known is not None and again else 1
        place = event.message.args["to" if "to" in event.message.args else "place"]
        self.open = (kind, {"same": same, "count": count})
        return Said(self.line(kind, **args, count=count, place=place), again)

    # -- fights --------------------------------------------------------------------------

    def on_fight(self, event: Event) -> Said:
        return self.begin("fight", event.message, args=event.message.args)

    def on_roll(self, event: Event) -> Said:
        """In a fight its sum comes next."""
        if self.known(*FIGHTS) is not None:
            return SILENCE
        self.open = None
        return Said(event.message)

    def on_total(self, event: Event) -> Said:
        args = event.message.args
        again = self.known("fight", "rolled") is not None
        self.open = ("rolled", {"player": args["player"], "sum": sum_of(event.data), "need": args["need"]})
        return Said(self.rolled("rolled"), again)

    def on_empty(self, event: Event) -> Said:
        """Between the roll and what comes of it a weapon may run empty."""
        known = self.known("rolled")
        if known is None:
            self.open = None
            return Said(event.message)
        known["emptied"] = event.message.args["card"]
        return Said(self.rolled("rolled"), again=True)

    def on_pay_bullets(self, event: Event) -> Said:
        known = self.known("rolled")
        if known is None:
            return Said(event.message)
        known["count"] = event.message.args["count"]
        return Said(self.rolled("rolled-bullets"), again=True)

    def on_kill(self, event: Event) -> Said:
        known = self.known("rolled")
        said = Said(self.rolled("rolled-bullets" if "count" in known else "rolled-kill"), True) if known else None
        self.open = None
        return said or Said(event.message)

    def on_wound(self, event: Event) -> Said:
        if self.known("rolled") is None:
            return Said(event.message)
        said = Said(self.rolled("rolled-wound"), again=True)
        self.open = ("wounded", {})
        return said

    def rolled(self, id_: str) -> Message:
        """What is known of the roll so far; a weapon that ran empty by it comes last."""
        known = dict(self.known("rolled") or {})
        emptied = known.pop("emptied", None)
        line = self.line(id_, **known)
        return line if emptied is None else self.line("emptied", line=line.to_data(), card=emptied)


def sum_of(data: dict[str, Any]) -> Argument:
    """`3 + 1 Shotgun = 4`: the die, each card with what it adds, and the total; or only the die."""
    found: Argument = data["die"]
    for card, value in zip(data["cards"], data["values"], strict=True):
        args: dict[str, Argument] = {"sum": found, "value": value, "card": named(f"zombies-card-{card}")}
        found = Message("zombies-line-plus", args).to_data()
    return (
        found if not data["cards"] else Message("zombies-line-sum", {"parts": found, "total": data["total"]}).to_data()
    )
