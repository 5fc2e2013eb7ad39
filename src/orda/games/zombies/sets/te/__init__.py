"""The End: the woods."""
