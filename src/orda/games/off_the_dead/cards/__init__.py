"""The cards, a file for each sort; importing them fills the registry."""

from orda.games.off_the_dead.cards import items, mishaps, quotes, survivors, zombies

__all__ = ["items", "mishaps", "quotes", "survivors", "zombies"]
