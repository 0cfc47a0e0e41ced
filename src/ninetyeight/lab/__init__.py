"""Experiments with bots: simulating, comparing, training and reporting, here or on a cluster."""
