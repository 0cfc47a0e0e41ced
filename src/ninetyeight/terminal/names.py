"""Names shortened to fit narrow columns."""

from rich.cells import cell_len, set_cell_size

SHORT = 4
"""Names narrower than this many columns are cut without an ellipsis."""


def shortened(name: str, width: int) -> str:
    """Cut a name to a width, but keep the number that tells namesakes apart.

    >>> shortened("Nimmersatt 2", 9), shortened("Nimmersatt 2", 3)
    ('Nimmers…2', 'Ni2')
    """
    if cell_len(name) <= width:
        return name
    base, _, number = name.rpartition(" ")
    if not base or not number.isdigit() or len(number) >= width:
        base, number = name, ""
    cut = "" if width < SHORT else "…"
    room = max(width - len(number) - len(cut), 0)
    return f"{set_cell_size(base, room).rstrip()}{cut}{number}"
