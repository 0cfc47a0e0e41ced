"""Measures the share of the talk corpus that the filter refuses, by kind and language.

    PYTHONPATH=tests python bench/filter_rates.py blind
    PYTHONPATH=tests python bench/filter_rates.py blind2
    PYTHONPATH=tests python bench/filter_rates.py dev

It prints only shares, so that people who tune the filter never see the lines of the blind parts.
"""

import argparse

from talk.filter.corpus import KINDS, PARTS, share
from talk.filter.spoken import LANGUAGES


def table(part: str) -> str:
    """Format the shares as a Markdown table."""
    kinds = KINDS[part]
    rows = [f"| {part} | {' | '.join(kinds)} |", "|---" * (len(kinds) + 1) + "|"]
    for name, languages in (*((one, (one,)) for one in LANGUAGES), ("all", LANGUAGES)):
        shares = " | ".join(str(share(part, kind, languages)) for kind in kinds)
        rows.append(f"| {name} | {shares} |")
    return "\n".join(rows)


def main() -> None:
    """Print the table of one part."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("part", choices=PARTS)
    print(table(parser.parse_args().part))


if __name__ == "__main__":
    main()
