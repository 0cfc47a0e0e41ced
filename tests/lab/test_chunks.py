"""Chunks: every game is handed out exactly once, and chunk sizes fit the work."""

from ninetyeight.lab.executors.chunks import ChunkQueue, Span


def handed_out(queue: ChunkQueue, workers: int = 2) -> list[Span]:
    spans = []
    while queue.spans:
        spans.append(queue.next_chunk(workers))
    return spans


def test_every_game_is_handed_out_once() -> None:
    queue = ChunkQueue([Span(3, 1000), Span(2000, 2001), Span(2005, 2100)])
    games = [game for span in handed_out(queue) for game in range(span.start, span.stop)]
    assert games == [*range(3, 1000), 2000, *range(2005, 2100)]


def test_a_chunk_that_is_put_back_is_handed_out_again() -> None:
    queue = ChunkQueue([Span(0, 100)])
    first = queue.next_chunk(1)
    queue.put_back(first)
    assert sum(map(len, handed_out(queue))) == 100


def test_the_first_chunk_is_small_and_later_ones_fit_the_speed() -> None:
    queue = ChunkQueue([Span(0, 1_000_000)], first_chunk=16)
    first = queue.next_chunk(2)
    assert len(first) == 16
    queue.note_speed(first, 0.016)
    assert len(queue.next_chunk(2)) == 400, "0.4 s at 1,000 games a second"


def test_slow_games_are_handed_out_one_by_one() -> None:
    queue = ChunkQueue([Span(0, 50)], first_chunk=1)
    queue.note_speed(Span(0, 1), 9.0)
    assert len(queue.next_chunk(2)) == 1


def test_chunks_shrink_towards_the_end_but_stay_worth_sending() -> None:
    queue = ChunkQueue([Span(0, 1000)])
    queue.note_speed(Span(0, 1000), 1.0)
    sizes = [len(span) for span in handed_out(queue)]
    assert sizes == sorted(sizes, reverse=True)
    assert min(sizes[:-1]) >= 100
