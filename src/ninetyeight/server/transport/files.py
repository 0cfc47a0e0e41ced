"""Open files: every connection is one, and the system allows so many."""

import sys

ENOUGH = 65536
RESERVE = 128
"""Files that are no connections: the database, bots, logs, and a few for who comes next."""


def allow_more_files() -> int:
    """Raise the limit of open files as far as the system lets; give what is left to connections."""
    if sys.platform == "win32":
        return ENOUGH
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(ENOUGH, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):  # macOS allows less than it says
            wanted = soft
        soft = wanted
    most = sys.maxsize if soft == resource.RLIM_INFINITY else soft
    return max(most - RESERVE, most // 2)
