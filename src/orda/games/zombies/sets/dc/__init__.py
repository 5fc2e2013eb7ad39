"""Dead Corps(e): the military base."""
