"""What the server reports to Prometheus: requests, sockets, limits, bots, failures."""

from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from ninetyeight import __version__
from ninetyeight.host.bot_workers import AnswerReport

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
NAMESPACE = "ninetyeight"
_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """What `/metrics` tells Prometheus about one server process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        counter = partial(Counter, namespace=NAMESPACE, registry=self._registry)
        gauge = partial(Gauge, namespace=NAMESPACE, registry=self._registry)
        seconds = partial(Histogram, namespace=NAMESPACE, registry=self._registry, buckets=_SECONDS)
        self.requests = counter(
            "requests", "HTTP requests, by route, method and status.", ("route", "method", "status")
        )
        self.request_seconds = seconds("request_seconds", "How long requests took.")
        self.sockets = gauge("sockets", "Open sockets.")
        self.closed_sockets = counter(
            "closed_sockets", "Sockets closed, by code, or refused, by status.", ("code",)
        )
        self.messages = counter("messages", "Socket messages, by direction.", ("direction",))
        self.limited = counter("limited", "Requests refused by a limit, by limit.", ("limit",))
        self.forgotten = counter("forgotten", "Old data removed, by kind.", ("kind",))
        self.undone_work = counter(
            "undone_work",
            "Requests about records, lessons and deals that no worker answered, by work and cause.",
            ("work", "cause"),
        )
        self.bot_answers = counter("bot_answers", "Answers from bots, by bot.", ("bot",))
        self.bot_fallbacks = counter(
            "bot_fallbacks",
            "Questions that the fallback answered because the bot did not, by bot and cause.",
            ("bot", "cause"),
        )
        self.bot_seconds = seconds(
            "bot_seconds", "How long bots took to answer, including the wait for a process."
        )
        self.task_failures = counter(
            "task_failures", "Background tasks that failed and were restarted, by task.", ("task",)
        )
        self.unreadable_tables = gauge(
            "unreadable_tables", "Tables that this process recently could not read."
        )
        gauge("info", "The running version.", ("version",)).labels(__version__).set(1)

    def count_bot(self, answered: AnswerReport) -> None:
        """Count an answer of a bot, or of the fallback that stood in for it."""
        if answered.cause is None:
            self.bot_answers.labels(answered.bot).inc()
        else:
            self.bot_fallbacks.labels(answered.bot, answered.cause.value).inc()
        self.bot_seconds.observe(answered.seconds)

    def text(self) -> bytes:
        """Render all metrics in Prometheus's text format."""
        return generate_latest(self._registry)
