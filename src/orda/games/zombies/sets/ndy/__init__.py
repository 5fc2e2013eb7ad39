"""Not Dead Yet: cards only."""
