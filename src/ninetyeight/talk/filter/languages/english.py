"""English."""

from collections.abc import Iterator

from ninetyeight.talk.filter import generated
from ninetyeight.talk.filter.languages.tongue import (
    Counted,
    Relating,
    Spelling,
    Tongue,
    Wishes,
    after,
    idioms,
    pattern,
    spelled,
    words,
)
from ninetyeight.talk.filter.number import Kind

NAMES = "2: deuce deuces; 5: fiver; 9: niner niners; 10: tenner; 12: dozen"
FREE = """
0: nil nought; 100: hundred hundreds century centuries;
1000: thousand thousands million millions billion
"""

MISSPELLED = """
2: twoo tuu; 3: thre threee trhee; 4: foru foor fower; 5: fiv fivve; 6: sicks siks sixx; 7: sevn
sevin sevan sevven ; 8: eigth eihgt eght; 9: nien; 10: tenn tehn; 11: elevn eleaven; 12: twelv
twelf; 14: fourten forteen; 19: ninteen; 20: tweny twnty twety twenny twenti twentie; 30: thiry
thrty thity thirdy thirti thurty; 40: foty frty fourty fourti forti forthy; 50: fity ffty fivety
fifti fiddy; 60: sxty sixy sixti sixdy; 70: seventi sevnty; 80: eighy eihty eigthy eigty eighti
eity; 90: niney ninty nintey nineti; 60: threescore; 80: fourscore
"""

MANY = """
cards minutes seconds hours hrs days weeks nights players people persons guys folks friends humans
bots robots spectators teammates partners mates newcomers beginners girls boys seats piles stacks
rows columns turns rounds games matches rematches moves hands goes tries attempts times signals
signs orders commands skulls stops fires flames silences tricks draws decks wins losses victories
defeats options choices ways things problems reasons mistakes questions ideas chances messages
numbers possibilities
"""
AS_ADJECTIVE = "minute second hour player person man round day way card pile hand turn game bot"
ONE = """
game games round rounds turn turns time times player players pile piles stack move moves try
attempt hand match minute second hour day week person row column seat rematch order thought
thoughts chance win loss skull signal
"""
BETWEEN = """
more other additional extra further good bad better worse best worst small big large great little
low lower high higher easy hard new old last next first final previous full whole entire empty
different single remaining unused useless useful safe dangerous nice lovely perfect terrible
horrible awful ugly bloody damn damned fucking freaking crazy long short quick fast slow tiny huge
ascending descending backwards burning hidden open real human own my your our their his her its the
these those left playable unplayable decent solid tough wonderful amazing consecutive straight very
really such pretty so quite same similar annoying stupid blank random close or bot game playing
number fire skull stop silence order draw silly shiny boring lucky unlucky cheap precious surplus
leftover crucial consecutive hopeless helpful fun epic funny weird serious proper similar separate
medium middling actual free spare live online winning losing mid lousy rotten
"""

IDIOMS = """
2: heads wrongs evils minds sides cents thumbs birds left faced edged; 3: cheers musketeers wishes
strikes wheel ring blind degree degrees stooges symphony; 4: leaf leaved letter wheeler winds
seasons corners horsemen wall eyes square; 5: senses aside columnist wheel gear fingers star
symphony; 6: feet pack shooter sense form degrees symphony; 7: seas heaven wonders sins year deadly
symphony; 8: ball tentacles; 9: yards lives symphony; 10: commandments pin fold gallon ton; 11:
hour; 12: angry monkeys step; 16: candles; 20: questions; 40: love thieves; 50: shades
"""
"""Numbers in sayings, by the word after them."""

SAYINGS = pattern(
    idioms(
        IDIOMS,
        r"#6 (?:of )?#1 (?:way )?half a #12 (?:of )?the other\b|#20 (?:\/ )?#20 vision\b",
        r"#2 s company\b|#3 s a crowd\b|\b(?:plead|take) the #5\b|\bdeep #6\b|\bpieces of #8\b",
        r"#9 to #5 (?:job|shift|grind)\b|#10 out of #10\b|#10 a penny\b|\bcount to #10\b",
        r"\bhang #10\b",
        r"\bperfect #10\b|\bsweet #16\b|\bbegins at #40\b|\b(?:roaring|swinging) #\d+\b",
        r"#20 - #4 #7\b|#\d o clock (?:shadow|news)\b|\bof the first #2\b",
        r"#\d+ of (?:a|an|one|#1) (?:#2|minute|hour|moment|inch|percent)\b",
        r"\b(?:cloud|dressed to the|saves|whole) #9\b|\bcatch - #22\b|\bcatch #22\b",
        r"#50 (?:- )?#50\b",
        r"\btake #5(?: \.|$| guys| folks| all| everyone| everybody)",
        r"\bit takes #2\b|#2 can play\b|#2 and #2 together\b",
        r"#9 times out of #10\b|#10 to #1\b|\bat #6 and #7\b|#5 (?:- )?a (?:- )?side\b",
        r"\bfab #4\b|#19 #80 - #4 (?:is|was|by)\b|#2 to tango\b|\bof #2 minds\b|\bin #2\b(?= \.|$)",
    ),
    r"#[2-8] of (?:us|you|them|these|those|mine|yours|ours)\b",
    r"\b(?:us|you|those|these|them) #[2-5]\b",
    r"\bwe #2\b",
    r"\b(?:we are|we re|there are|there re|we were|you are|there ll be) (?:only |just |now |still"
    r" )*"
    r"(?:the )?#[2-8](?: here| now| today| tonight| again| only)?(?: \.|$)",
    r"\b(?:other|last|first|next|all) #[2-5](?: of| are| is| were| look| at|(?: \.)?$)",
    r"\bhigh #5",
    r"#2 (?:cents|thumbs|birds)\b",
    r"\b(?:round|game|player|seat) #(?:\d|1\d|20)\b",
    r"(?:#5 )?(?:#4 )?#3 #2 #1\b|#1 #2 #3(?: go)?(?: \.)?$",
    r"\b(?:a|one) #3 of\b",
    r"#\d+ (?:\w+ )?left in (?:the|our) (?:deck|draw pile)",
    r"#3 wheel|#7 heaven|#6 sense\b",
)

RIDDLES = pattern(
    r"\b(?:legs eleven|fat ladies|little ducks|clickety|key of the door|top of the shop)\b",
    r"\b(?:unlucky for some|was she worth it|heinz varieties|trombones|garden gate)\b",
    r"\b(?:knock at the door|doctor s orders|dirty gertie|buckle my shoe|dancing queen on)\b",
    r"\b(?:answer|meaning) (?:to|of) (?:life|everything|the universe|the ultimate)",
    r"\b(?:number|amount) of (?:days|weeks|months|hours|letters|states|legs|fingers|toes|lives)\b",
    r"\b(?:(?:days|weeks|months|hours|letters|legs|lives) (?:in|has)|(?:months|letters|lives) of)"
    r" (?:a|an|the) "
    r"(?:year|month|week|day|alphabet|february|spider|cat)",
    r"\b(?:as many|same number) as (?!you|possible|i|we|they|he|she|it|before|last)\w+",
    r"\b(?:unlucky|jersey|shirt|devil s|bond s) number\b|#1 (?:- )?oh (?:on|for)\b",
    r"\bnext (?:number|higher|lower)(?: one| number| card)? (?:after|above|below|on|to|up|down)\b",
    r"\brhymes? with\b",
    r"\b(?:just like|same as|exactly) my card\b",
    r"\b(?:retirement|drinking|voting) age\b",
    r"\b(?:for|fore|four|thir|fif|six|sicks|seven|eigh|ate|nine|nein) (?:tea|tee) "
    r"(?:won|one|too|to|two|tree|three|for|four|fore|five|fife|six|sicks|seven|ate|eight|nine"
    r"|nein)\b",
    r"\b(?:fore|thir|fif|sicks|eigh|nein) (?:tea|tee|teen|ty)\b",
    r"\b(?:baker s|half a|half) dozen\b",
    r"\bscore (?:and|plus|minus)\b|\ba score (?:on|of years)\b",
    r"\b(?:low|mid|high|upper|lower|late|early|in the) teens\b",
    r"\b(?:double|triple) (?:digits|trouble on)\b",
    r"\b(?:single|one|#1|two|#2)(?: -)? digits?\b",
    r"\bteen (?:number|card)\b|\bsnake eyes (?:on|for)\b",
    r"\b(?:highest|lowest|biggest|smallest) (?:card|number) (?:in|of) (?:the|this|our)"
    r" (?:deck|pack|game|whole)\b",
    r"\b(?:christmas|new year|halloween|valentine|boxing)(?: s)?(?: day| eve)? (?:on|for) @",
    r"\b(?:days (?:in|of) february|(?:days in|months in|months of|weeks in) the year)\b",
    r"\b(?:next to|close to|beside|from|after|before) the (?:start|beginning) of @",
    r"#1 (?:away )?from @",
    r"\bcard (?:directly|right|just|immediately) (?:after|before) (?:\w+ ){0,4}@",
)

ORDINARY = """
due elf seize sept pet peti sest trem sem sei otto tri tre nona nono noni quinta quarto quinto
decima trent set sto
"""
NEVER_AFTER = """
one: no any every some this that which each nice good great last the big small other only bad next
better best another first wrong right new old
"""
NEVER_BEFORE = "one: by of"
HOLDING = """
have has had ve got get hold holding holds play playing put keep draw drew need want show count
many is mine drop lay take give
"""


def tongue() -> Tongue:
    """Make English."""
    return Tongue(
        code="en",
        spellings=tuple(_spellings()),
        misspelled=spelled(MISSPELLED),
        counted=Counted(
            many=words(MANY),
            one=words(ONE),
            card=words("card cards"),
            between=words(BETWEEN),
            as_adjective=words(AS_ADJECTIVE),
            of=words("of"),
            whose=words("my your our their his her the these those"),
            verbs=words("turns moves matches draws stops fires hands goes tries signs"),
            objects=words(
                "it that this back everything us well nicely perfectly everybody things up down the"
            ),
        ),
        relating=Relating(
            half="half|halves|quarter|quarters",
            plus=r"plus|minus|add|added to|take away|times|less|\+|-|\*",
            above="(?:more|less|higher|lower|bigger|smaller|greater|fewer) than"
            "|above|below|over|under|beyond|past|up from|down from|off",
            exactly="exactly|just|right|directly|precisely|immediately|slightly|barely|only just"
            "|a bit|a little|a tad|one step|a hair",
            nearly="almost|nearly|close to|near|roughly|about|around|just about|not quite",
            top="top|tops|lies|lying|card on|value on|number on|shown on|showing on|sits on",
            fill="a|an|of|the|than|what|whatever|is|that|to|one|it|on|s|pile|card|number|there",
            then="and|then|another|next|a|followed|by|it|beside|comes|with|oh",
        ),
        wishes=Wishes(
            leave=r"don t|dont|do not|not\b|leave|stop|stay|keep (?:off|away|out|clear)|"
            r"avoid|never|hurt|careful|skip|hands off|nothing|nobody|no one|at most|"
            r"max|no (?:more|higher|lower|further)|wait",
            turn=r"trick|jump|back (?:to|from|on)|(?:turn|go|bring|get|take)s? \S+ back|reverse",
        ),
        ordinary=words(ORDINARY),
        never_after=after(NEVER_AFTER),
        never_before=after(NEVER_BEFORE),
        sayings=SAYINGS,
        riddles=RIDDLES,
        holding=words(HOLDING),
        own=words("mine card cards"),
        onto=words("on onto for to pile stack over under above below from"),
        glued_before=("ihave", "ivegot", "igot", "ihold", "iplay", "my", "the", "have", "got"),
    )


def _spellings() -> Iterator[Spelling]:
    for word, number in generated.parts(generated.cardinals("en")):
        yield word, number, Kind.CARDINAL
        if number > 1:
            yield _plural(word), number, Kind.NAME
    for word, number in generated.parts(generated.ordinals("en")):
        yield word, number, Kind.ORDINAL
        if number > 2:
            yield word + "s", number, Kind.ORDINAL
    for word, number in spelled(NAMES).items():
        yield word, number, Kind.NAME
    for word, number in spelled(FREE).items():
        yield word, number, Kind.CARDINAL


def _plural(word: str) -> str:
    if word.endswith("y"):
        return word[:-1] + "ies"
    return word + ("es" if word.endswith("x") else "s")
