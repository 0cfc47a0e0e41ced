"""Shows the lab's figures as text for people."""

from ninetyeight.bots.agreements import SignLevel, Starter
from ninetyeight.bots.naming import parse_name
from ninetyeight.cli.descriptions import count
from ninetyeight.lab.analysis.comparison import Pair
from ninetyeight.lab.simulate.job import Job
from ninetyeight.lab.simulate.results import Results, Summary

BAR_WIDTH = 40
BIN = 5


def job_sentence(job: Job) -> str:
    """Describe a job on one line."""
    players = "solo" if job.players == 1 else f"{job.players} players"
    parts = [job.edition, players, " ".join(job.bots)]
    if job.layout is not None:
        parts.append("custom layout")
    if job.players > 1:
        parts.append("no signs" if job.talk is SignLevel.NONE else f"{job.talk} signs")
        first = job.starter is Starter.FIRST
        parts.append("the first seat starts" if first else "the highest bid starts")
    return f"{', '.join(parts)}, seed {job.seed}"


def results_text(results: Results) -> str:
    summary, seconds = results.summary, results.seconds
    done = f"{summary.games:,}"
    if not results.is_complete:
        done += f" of {results.job.games:,} (incomplete)"
    lines = [job_sentence(results.job), _line("games", done)]
    if summary.games:
        lines += _figures(summary)
    rate = f", {summary.games / seconds:,.0f} games a second" if seconds else ""
    lines.append(_line("time", f"{seconds:.1f} s{rate}"))
    if results.weights.sentence:
        lines.append(_line("bots", results.weights.sentence))
    if any(parse_name(bot).is_external for bot in results.job.bots):
        lines.append(_line("speed", "card by card, which is slower than in the kernel"))
    if summary.games:
        lines += ["", *left_bars(summary)]
    return "\n".join(lines)


def rate_text(summary: Summary) -> str:
    low, high = summary.interval
    return f"{_percent(summary.win_rate)} (95 % interval {100 * low:.2f} to {_percent(high)})"


def left_bars(summary: Summary) -> list[str]:
    """A bar chart of how many games ended with how many cards left."""
    left = summary.left
    bins = [sum(left[at : at + BIN]) for at in range(0, len(left), BIN)]
    most = max(bins)
    return ["cards left   share of games"] + [
        f"{at * BIN:>4} to {at * BIN + BIN - 1:<4}{_percent(number / summary.games):>8}"
        f"  {'#' * round(BAR_WIDTH * number / most)}".rstrip()
        for at, number in enumerate(bins)
    ]


def comparison_text(results: dict[str, Results], pairs: list[Pair], seconds: float) -> str:
    """List the contenders, and say of each pair whether the difference is real."""
    job = next(iter(results.values())).job
    players = "solo" if job.players == 1 else f"{job.players} players"
    done = min(result.done for result in results.values())
    deals = f"{job.games:,} deals" if done == job.games else f"{done:,} of {job.games:,} deals"
    lines = [f"{deals}, {players}, seed {job.seed}, {seconds:.1f} s"]
    width = max(map(len, results))
    for label, result in results.items():
        summary = result.summary
        lines.append(
            f"  {label:<{width}}  {rate_text(summary)}, {summary.mean_left:.2f} cards left"
        )
        if result.weights.sentence and not result.weights.is_own:
            lines.append(f"  {'':<{width}}  {result.weights.sentence}")
    for pair in pairs:
        low, high = pair.left.interval
        lines += [
            "",
            pair.sentence,
            f"  Only {pair.first} won {count(pair.first_only, 'deal')}, only {pair.second}"
            f" {count(pair.second_only, 'deal')} of {pair.games:,}; by chance alone: p ="
            f" {pair.chance:.2g}.",
            f"  Cards left: {pair.left.mean:+.2f} (95 % interval {low:+.2f} to {high:+.2f}).",
        ]
    return "\n".join(lines)


def _figures(summary: Summary) -> list[str]:
    excellent = _percent(summary.excellent / summary.games)
    lines = [
        _line("won", f"{rate_text(summary)}, {count(summary.wins, 'game')}"),
        _line(
            "cards left",
            f"mean {summary.mean_left:.2f}, median {summary.median_left:g},"
            f" under ten in {excellent} of games",
        ),
        _line("turns", f"{summary.mean_turns:.1f} a game"),
        _line("tricks", f"{summary.mean_tricks:.2f} a game"),
    ]
    lost = summary.games - summary.wins
    reasons = [
        f"{name} {_percent(number / lost)}" for name, number in summary.lost_by.items() if number
    ]
    return [*lines, _line("lost by", ", ".join(reasons))] if reasons else lines


def _line(name: str, what: str) -> str:
    return f"  {name:<12}{what}"


def _percent(share: float) -> str:
    return f"{100 * share:.2f} %"
