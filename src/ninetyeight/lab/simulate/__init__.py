"""Plays the games of a job, keeps their scores, and writes them to a results file."""
