"""The runner bot."""
