"""Measures the talk filter: the first call, which makes the tables, and the time of a line.

    PYTHONPATH=tests python bench/filter.py

The lines are those of the corpus, each judged once, so that no word is known from a run before.
The time is that of the processor, so other work on the machine disturbs it less.
"""

import time
from statistics import mean, quantiles

from ninetyeight.talk import refusal
from talk.filter.corpus import PARTS, talk
from talk.filter.odd_texts import LONGEST_LINE, PIECES


def milliseconds(text: str, language: str) -> float:
    """Give the time of one call."""
    start = time.process_time()
    refusal(text, language)
    return 1000 * (time.process_time() - start)


def main() -> None:
    """Measure and print."""
    print(f"the first call   {milliseconds('forty-seven for A', 'en'):8.1f} ms")
    lines = [line for part in PARTS for line in talk(part)]
    spent = [1000 * milliseconds(line.text, line.language) for line in lines]
    cuts = quantiles(spent, n=100)
    print(f"lines            {len(spent):8,}")
    print(f"a line, mean     {mean(spent):8.1f} us")
    print(f"half of them     {cuts[49]:8.1f} us")
    print(f"99 % of them     {cuts[98]:8.1f} us")
    worst = max(milliseconds(piece * (LONGEST_LINE // len(piece)), "en") for piece in PIECES)
    print(f"the worst of {LONGEST_LINE} characters {worst:.1f} ms")


if __name__ == "__main__":
    main()
