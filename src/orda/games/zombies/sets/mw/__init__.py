"""Mall Walkers: the shopping mall."""
