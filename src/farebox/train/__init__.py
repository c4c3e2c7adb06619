"""Training the champion: self-play on many games in lock step. Needs the extra `train`."""
