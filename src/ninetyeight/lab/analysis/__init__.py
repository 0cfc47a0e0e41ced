"""Analyses results: intervals, tests, comparisons, tables, plots and the report."""
