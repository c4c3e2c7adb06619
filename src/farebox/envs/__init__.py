"""Environments for people who train and study agents: the same games, observations and actions in every interface."""
