"""The limit on open files, of which every connection takes one."""

import sys

ENOUGH = 65536
RESERVE = 128
"""Files reserved for the database, bots and logs."""


def allow_more_files() -> int:
    """Raise the limit as far as the system permits; return how many connections that allows."""
    if sys.platform == "win32":
        return ENOUGH
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(ENOUGH, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):  # macOS allows less than it reports
            wanted = soft
        soft = wanted
    most = sys.maxsize if soft == resource.RLIM_INFINITY else soft
    return max(most - RESERVE, most // 2)
