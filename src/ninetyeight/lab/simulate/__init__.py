"""Plays the games of a job, and writes their scores to a results file."""
