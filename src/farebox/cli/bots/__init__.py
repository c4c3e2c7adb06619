"""Commands about bots: contests, training, speed."""
