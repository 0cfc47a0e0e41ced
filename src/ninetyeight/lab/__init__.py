"""Experiments: simulate, compare, train, report; on this machine or on a cluster."""
