"""What a terminal knows of a table, and forgets again."""

from ninetyeight.host.broadcast import Broadcast
from ninetyeight.protocol import command as ask
from ninetyeight.protocol.event import ChatSaid
from ninetyeight.table import Participant
from ninetyeight.table.event import Event, LineFlagged, PersonErased
from ninetyeight.table.evolve import evolve
from ninetyeight.terminal.flags import flag_offers
from ninetyeight.terminal.model import TableModel
from ninetyeight.words import Voice
from table.tables import ADA, BEN, CLEO, START, seated

RIDDLE = "my house number"


def test_the_lines_of_a_deleted_person_are_forgotten() -> None:
    table = seated(ADA, BEN).table
    model = TableModel()
    model.take(Broadcast(table).update(ADA.id))
    said = ChatSaid(seat=1, text="words of Zerline")
    after = evolve(table, said, START)
    assert model.take(Broadcast(after, [(said, after)]).update(ADA.id))
    erased = PersonErased(person_id=BEN.id)
    gone = evolve(after, erased, START)
    assert model.take(Broadcast(gone, [(erased, gone)]).update(ADA.id)) == ()
    assert "Zerline" not in str(model.history)
    assert model.revision == 2


class Company:
    """Three people, what each of them knows, and what the table tells them."""

    def __init__(self) -> None:
        self.table = seated(ADA, BEN, CLEO).table
        self.models = {person.id: TableModel() for person in (ADA, BEN, CLEO)}
        for person_id, model in self.models.items():
            model.take(Broadcast(self.table).update(person_id))

    def tell(self, *events: Event) -> None:
        for event in events:
            self.table = evolve(self.table, event, START)
            batch = Broadcast(self.table, [(event, self.table)])
            for person_id, model in self.models.items():
                model.take(batch.update(person_id))

    def told(self, person: Participant) -> list[str]:
        return [told.sentence(Voice("en")) for told in self.models[person.id].history]


def test_a_flagged_line_is_hidden_in_place_and_can_be_shown_again() -> None:
    here = Company()
    here.tell(ChatSaid(seat=1, text=RIDDLE))
    line = here.table.sequence
    here.tell(LineFlagged(seat=0, line=line, is_flagged=True))
    assert here.told(ADA)[0] == "Ben: line hidden, you flagged it"
    assert here.told(CLEO)[0] == "Ben: line hidden, flagged by Ada"
    assert here.told(BEN)[0] == f"You: {RIDDLE} (hidden from the others, flagged by Ada)"
    assert RIDDLE not in str(here.models[CLEO.id].history)
    assert here.models[CLEO.id].revision == 2
    here.tell(LineFlagged(seat=2, line=line, is_flagged=True))
    assert here.told(BEN)[0].endswith("flagged by Ada and Cleo)")
    here.tell(LineFlagged(seat=0, line=line, is_flagged=False))
    assert here.told(ADA)[0] == "Ben: line hidden, flagged by Cleo"
    here.tell(LineFlagged(seat=2, line=line, is_flagged=False))
    assert here.told(ADA)[0] == here.told(CLEO)[0] == f"Ben: {RIDDLE}"


def test_the_lines_of_others_can_be_flagged_and_shown_again() -> None:
    here, english = Company(), Voice("en")
    here.tell(ChatSaid(seat=1, text=RIDDLE), ChatSaid(seat=0, text="hello"))
    ((label, flag),) = flag_offers(english, here.models[ADA.id])
    line = here.table.sequence - 1
    assert label == f"Flag “{RIDDLE}”: it gives a number away"
    assert (flag.line, flag.is_flagged) == (line, True)
    here.tell(LineFlagged(seat=0, line=line, is_flagged=True))
    ((label, back),) = flag_offers(english, here.models[ADA.id])
    assert label == "Ben: line hidden, you flagged it · Show again"
    assert back == ask.FlagLine(id=flag.id, line=line, is_flagged=False)
    assert len(flag_offers(english, here.models[CLEO.id])) == 1  # what Ada wrote
