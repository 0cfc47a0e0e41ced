"""Measures the talk filter: the first call, which builds its tables, and the time per line.

    PYTHONPATH=tests python bench/filter.py

Each line of the corpus is judged once, so that no word is cached from an earlier run. Times are
processor time, which other work on the machine disturbs less.
"""

import time
from statistics import mean, quantiles

from ninetyeight.talk import refusal
from talk.filter.corpus import PARTS, talk
from talk.filter.odd_texts import LONGEST_LINE, PIECES


def milliseconds(text: str, language: str) -> float:
    """Measure the processor time of one call."""
    start = time.process_time()
    refusal(text, language)
    return 1000 * (time.process_time() - start)


def main() -> None:
    """Print all figures."""
    print(f"first call       {milliseconds('forty-seven for A', 'en'):8.1f} ms")
    lines = [line for part in PARTS for line in talk(part)]
    spent = [1000 * milliseconds(line.text, line.language) for line in lines]
    cuts = quantiles(spent, n=100)
    print(f"lines            {len(spent):8,}")
    print(f"mean per line    {mean(spent):8.1f} us")
    print(f"median           {cuts[49]:8.1f} us")
    print(f"99th percentile  {cuts[98]:8.1f} us")
    worst = max(milliseconds(piece * (LONGEST_LINE // len(piece)), "en") for piece in PIECES)
    print(f"worst line of {LONGEST_LINE} characters {worst:.1f} ms")


if __name__ == "__main__":
    main()
