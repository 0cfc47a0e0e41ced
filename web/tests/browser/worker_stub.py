"""What a server of the tests starts in place of a worker process: it passes its pipes on to a fork.

    python worker_stub.py SOCKET MODULE ARGUMENTS

It stays until the fork has ended, so that the server has a process to wait for and to kill. It
imports next to nothing, because every server waits for it (`warm_workers.py`).
"""

import os
import socket
import sys


def main() -> None:
    place, *program = sys.argv[1:]
    ended, kept_open = os.pipe()
    with socket.socket(socket.AF_UNIX) as warm:
        warm.connect(place)
        socket.send_fds(warm, ["\0".join(program).encode()], [0, 1, 2, kept_open])
        os.close(kept_open)
        os.read(
            ended, 1
        )  # nobody writes: this returns once the fork, which has the other end, is gone


if __name__ == "__main__":
    main()
