"""What holds for all tests."""

import signal


def pytest_configure() -> None:
    """Let Ctrl-C reach the programs that the tests start.

    Who starts the tests in the background of a script has it ignored, and programs inherit that.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
