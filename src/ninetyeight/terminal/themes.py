"""The colours: warm for ascending, cool for descending. No meaning depends on colour alone."""

from textual.theme import Theme

DARK = Theme(
    name="ninety-eight-dark",
    primary="#e8b04b",
    secondary="#63a4ea",
    accent="#e8b04b",
    warning="#f08a4b",
    error="#f19a90",
    success="#5cc48d",
    foreground="#f2eee6",
    background="#12161d",
    surface="#1a212b",
    panel="#232c38",
    dark=True,
    variables={"up": "#f08a4b", "down": "#63a4ea", "quiet": "#a4adbb", "line": "#6b7889"},
)
LIGHT = Theme(
    name="ninety-eight-light",
    primary="#7d510c",
    secondary="#215890",
    accent="#7d510c",
    warning="#a8420f",
    error="#a32626",
    success="#21633f",
    foreground="#1f2430",
    background="#f4efe6",
    surface="#ece4d6",
    panel="#fffdf8",
    dark=False,
    variables={"up": "#a8420f", "down": "#215890", "quiet": "#5c5952", "line": "#8a8271"},
)
CONTRAST = Theme(
    name="ninety-eight-contrast",
    primary="#ffff00",
    secondary="#00ffff",
    accent="#ffff00",
    warning="#ffaf5f",
    error="#ff8f8f",
    success="#00ff87",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#000000",
    dark=True,
    variables={"up": "#ffaf5f", "down": "#87d7ff", "quiet": "#ffffff", "line": "#ffffff"},
)
THEMES = {"dark": DARK, "light": LIGHT, "contrast": CONTRAST}
"""The themes, by the names used in `words`."""
