"""What a terminal knows of a table, and forgets again."""

from ninetyeight.host.wire import Batch
from ninetyeight.table.event import ChatSaid, PersonErased
from ninetyeight.table.evolve import evolve
from ninetyeight.terminal.model import TableModel
from table.tables import ADA, BEN, START, seated


def test_what_somebody_said_who_is_gone_is_forgotten() -> None:
    table = seated(ADA, BEN).table
    model = TableModel()
    model.take(Batch(table).update(ADA.id))
    said = ChatSaid(seat=1, text="words of Zerline")
    after = evolve(table, said, START)
    assert model.take(Batch(after, [(said, after)]).update(ADA.id))
    erased = PersonErased(person_id=BEN.id)
    gone = evolve(after, erased, START)
    assert model.take(Batch(gone, [(erased, gone)]).update(ADA.id)) == ()
    assert "Zerline" not in str(model.history)
    assert model.tellings == 2
