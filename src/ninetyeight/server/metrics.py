"""What Prometheus is told: how much is asked, how fast it is answered, who is connected."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from ninetyeight import __version__
from ninetyeight.host.bot_workers import Answered

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.requests = Counter(
            "ninetyeight_requests",
            "HTTP requests, by route, method and status.",
            ("route", "method", "status"),
            registry=self._registry,
        )
        self.seconds = Histogram(
            "ninetyeight_request_seconds",
            "How long requests took.",
            buckets=_SECONDS,
            registry=self._registry,
        )
        self.sockets = Gauge(
            "ninetyeight_sockets", "Sockets that are open.", registry=self._registry
        )
        self.closed_sockets = Counter(
            "ninetyeight_closed_sockets",
            "Sockets that were closed, by code, or refused, by status.",
            ("code",),
            registry=self._registry,
        )
        self.messages = Counter(
            "ninetyeight_messages",
            "Messages over sockets, by direction.",
            ("direction",),
            registry=self._registry,
        )
        self.limited = Counter(
            "ninetyeight_limited",
            "What was refused because a limit was reached, by limit.",
            ("limit",),
            registry=self._registry,
        )
        self.forgotten = Counter(
            "ninetyeight_forgotten",
            "What was removed because it was old, by kind.",
            ("kind",),
            registry=self._registry,
        )
        self.undone_work = Counter(
            "ninetyeight_undone_work",
            "Records and lessons that no process answered for, by work and cause.",
            ("work", "cause"),
            registry=self._registry,
        )
        self.bot_answers = Counter(
            "ninetyeight_bot_answers",
            "What bots answered, by bot.",
            ("bot",),
            registry=self._registry,
        )
        self.bot_fallbacks = Counter(
            "ninetyeight_bot_fallbacks",
            "Questions that a simple rule answered because the bot did not, by bot and cause.",
            ("bot", "cause"),
            registry=self._registry,
        )
        self.bot_seconds = Histogram(
            "ninetyeight_bot_seconds",
            "How long questions to bots took, waiting for a process included.",
            buckets=_SECONDS,
            registry=self._registry,
        )
        self.failures = Counter(
            "ninetyeight_task_failures",
            "Background tasks that failed; those that last were begun again, by task.",
            ("task",),
            registry=self._registry,
        )
        self.unreadable = Gauge(
            "ninetyeight_unreadable_tables",
            "Tables that this process could not read of late, and has closed off.",
            registry=self._registry,
        )
        Gauge(
            "ninetyeight_info", "The version that runs.", ("version",), registry=self._registry
        ).labels(__version__).set(1)

    def count_bot(self, answered: Answered) -> None:
        """Count a question to a bot."""
        if answered.cause is None:
            self.bot_answers.labels(answered.bot).inc()
        else:
            self.bot_fallbacks.labels(answered.bot, answered.cause.value).inc()
        self.bot_seconds.observe(answered.seconds)

    def text(self) -> bytes:
        """Write all of it as Prometheus reads it."""
        return generate_latest(self._registry)
