"""The cards, a file for each way they work; importing them fills the registry."""

from orda.games.zombinion.cards import attacks, base, bonuses, drawing, taking, trashing

__all__ = ["attacks", "base", "bonuses", "drawing", "taking", "trashing"]
