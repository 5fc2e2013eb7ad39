"""What happened as lines: an attack with its roll and its end is one, a search, and zombies that come out together."""

from __future__ import annotations

from typing import Any

from orda.engine.messages import Argument, Event, Message, named
from orda.engine.story import SILENCE, Said, Teller


class OffTeller(Teller):
    goes_on = frozenset(
        {"searches", "turn_up", "put_back", "attack", "attack_hands", "reveal", "roll", "sum", "comes_out"}
    )

    def on_searches(self, event: Event) -> Said:
        """Told with what is found."""
        self.open = ("search", {**event.message.args, "found": []})
        return SILENCE

    def on_turn_up(self, event: Event) -> Said:
        known = self.known("search")
        if known is None:
            self.open = None
            return Said(event.message)
        return self.one_more("search", known, "found", event)

    def on_put_back(self, event: Event) -> Said:
        return self.one_more("put_back", self.known("put_back") or {"put": []}, "put", event)

    def one_more(self, kind: str, known: dict[str, Any], name: str, event: Event) -> Said:
        """Card by card in one line; `item` is the last one, for its picture."""
        args = event.message.args
        self.open = (kind, {**known, name: [*known[name], self.line(name, **args).to_data()], "item": args["item"]})
        return Said(self.line(kind, **self.open[1]), again=bool(known[name]))

    def on_attack(self, event: Event) -> Said:
        return self.begin("attack", event.message, who=event.message.args["who"])

    on_attack_hands = on_attack

    def on_roll(self, event: Event) -> Said:
        """Told with everything that adds to it."""
        return SILENCE

    def on_sum(self, event: Event) -> Said:
        args = event.message.args
        known = self.known("attack")
        self.open = ("attack", {**args, "sum": sum_of(event.data)})
        return Said(self.line("roll", **self.open[1]), again=known is not None and known["who"] == args["who"])

    def on_kill(self, event: Event) -> Said:
        return self.ended(event, "kill")

    def on_miss(self, event: Event) -> Said:
        return self.ended(event, "miss")

    def ended(self, event: Event, how: str) -> Said:
        known, self.open = self.known("attack"), None
        if known is None or "sum" not in known or known["who"] != event.message.args["who"]:
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


def sum_of(data: dict[str, Any]) -> Argument:
    """`5 + 1 strength + 3 Chainsaw = 9`: the die, what adds to it, and the total; or only the die."""
    added: list[tuple[str, int, dict[str, Argument]]] = [("plus-force", data["force"], {})]
    added += [("plus", data["gain"], {"card": named(f"off_the_dead-card-{card}")}) for card in data["weapons"]]
    added += [("plus-more", data["more"], {})]
    found, total = data["die"], data["die"]
    for how, value, args in added:
        if value:
            found = Message(f"off_the_dead-line-{how}", {"sum": found, "value": value, **args}).to_data()
            total += value
    return found if found == total else Message("off_the_dead-line-sum", {"parts": found, "total": total}).to_data()
