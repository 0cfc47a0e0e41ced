"""What results show: intervals and tests, comparisons, tables, plots and the report."""
