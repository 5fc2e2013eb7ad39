"""The engine: frames, decisions, windows, chance. It knows no game."""
