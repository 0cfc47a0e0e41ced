"""The screens of the terminal client. Widgets report, screens decide."""
