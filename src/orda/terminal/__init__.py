"""A game in the terminal, for any game: through `view`, `narrate`, `describe`, `prompt` and `events`, in words."""
