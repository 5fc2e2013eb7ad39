"""What happened as lines: a card and what is drawn for it are one, so is aiming; cleaning up goes without saying."""

from __future__ import annotations

from orda.engine.messages import Event, Message
from orda.engine.story import SILENCE, Said, Teller


class ZombinionTeller(Teller):
    goes_on = frozenset({"aim"})

    def on_clean_up(self, event: Event) -> Said:
        self.open = ("clean_up", {})
        return SILENCE

    def on_shuffle(self, event: Event) -> Said:
        return SILENCE

    def on_play(self, event: Event) -> Said:
        return self.begin("play", event.message, args=event.message.args)

    def on_aim(self, event: Event) -> Said:
        """Card by card is one aiming."""
        args, known = event.message.args, self.known("aim")
        again = known is not None and known["player"] == args["player"]
        cards = args["cards"]
        assert isinstance(cards, list)
        if known is not None and again:
            cards = known["cards"] + cards
        self.open = ("aim", {"player": args["player"], "cards": cards})
        return Said(Message(event.message.id, args | {"cards": cards}), again)

    def on_draw(self, event: Event) -> Said:
        """Of somebody else."""
        return self.drawn(event, "draw", "count")

    def on_draw_cards(self, event: Event) -> Said:
        """One's own; at the end of the turn they are the new hand."""
        if self.known("clean_up") is not None:
            self.open = None
            return Said(self.line("new_hand", cards=event.message.args["cards"]))
        return self.drawn(event, "draw_cards", "cards")

    def drawn(self, event: Event, how: str, what: str) -> Said:
        known = self.known("play")
        if self.known("clean_up") is not None:
            return SILENCE
        self.open = None
        if known is None or known["args"]["player"] != event.message.args["player"]:
            return Said(event.message)
        return Said(self.line(f"play-{how}", **known["args"], **{what: event.message.args[what]}), again=True)
