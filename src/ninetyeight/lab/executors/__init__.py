"""Plays games in processes, in threads or on a cluster, in chunks of suitable size."""
