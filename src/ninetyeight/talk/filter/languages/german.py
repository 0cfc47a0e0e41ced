"""German."""

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
    inflected,
    pattern,
    spelled,
    words,
)
from ninetyeight.talk.filter.number import Kind

ORDINAL_ENDINGS = ("", "n", "r", "s", "m")
NAME_ENDINGS = ("er", "ern", "ers", "erin")
SPOKEN = """
2: zwo zween zwoa; 20: zwanni; 50: fuffi; 3: dreie; 4: viere; 5: fünfe fümf fümpf; 6: sechse; 7:
siebene siem sibn siebn; 9: neune; 10: zehne; 12: zwölfe; 15: fuffzehn fuchzehn fünfzen; 50:
fuffzig fuchzig fünfzich; 20: zwanzich zwansig; 30: dreißich dreizig dreisig; 40: vierzich virzig
firzich; 60: sechzich sechsig sechszig; 70: siebzich siebenzig; 80: achzig achtzich achzich; 90:
neunzich; 17: siebenzehn; 16: sechszehn; 13: dreizen; 14: virzehn; 17: siebzn; 15: fuchzn fuffzn;
18:
achtzn
"""
FREE = """
1: eins einser; 100: hundert hunderte hunderter jahrhundert jahrhunderts hunni; 1000: tausend
tausende million millionen
"""
NAMES = "12: dutzend dutzende dutzenden; 6: halbdutzend"

MANY = """
karten minuten minütchen sekunden sekündchen stunden tage tagen wochen spieler spielern
spielerinnen mitspieler mitspielern mitspielerinnen leute leuten personen menschen mann freunde
freunden bots zuschauer zuschauern stapel stapeln reihen züge zügen runden spiele spielen partien
hände händen male malen mal versuche versuchen befehle befehlen totenköpfe totenköpfen köpfe stopps
stops feuer feuern flammen signale signalen zeichen tricks siege siegen niederlagen möglichkeiten
optionen sachen dinge dingen fehler fehlern gründe fragen ideen chancen kärtchen plätze plätzen
kumpels anfänger minute sekunde jungs mädels aktionen ablagen wege
"""
ONE = """
spiel spiels spiele runde partie zug zugs zuges züge mal male spieler spielers spielerin mitspieler
stapel stapels versuch versuchs hand minute sekunde stunde tag tages person reihe chance befehl
runden partien sieg niederlage zügen stapeln
"""
BETWEEN = """
mehr solche meinen deinen den der unseren euren ihren seinen meiner deiner unserer eurer dieser
diesen ganz sehr echt richtig total noch andere anderen anderer weitere weiteren weiterer gute
guten guter schlechte schlechten kleine kleinen kleiner große großen hohe hohen hoher niedrige
letzte letzten nächste nächsten erste ersten neue neuen alte alten ganze ganzen volle vollen freie
freien leere leeren offene offenen schöne schönen blöde blöden miese miesen verdammte verdammten
einfache schwere eigene eigenen lange langen kurze kurzen schnelle schnellen gleiche gleichen
sichere sicheren super tolle tollen doofe doofen beste besten schlimme schlimmen brauchbare halbe
halben einzelne dumme mögliche passende passenden
"""

MANY_ENDINGS = """
karten stapel stapeln minuten sekunden stunden spieler spielern spielerinnen zügen züge partien
leute totenköpfe totenköpfen spiele spielen tricks runden befehle befehlen personen menschen
signale zeichen
"""
NO_ADJECTIVES = """
eine einen einer keine keinen keiner habe haben lege legen spiele spielen kann oder aber unter über
hinter wäre hätte würde danke bitte ohne heute immer wieder weiter lieber besser höher größer
kleiner nehme halte behalte brauche will gerne liegen passen kommen gehen machen lassen meine deine
deinen keinen einen
"""

IDIOMS = """
2: seelen herzen stühlen hochzeiten fliegen linke paar schneiden dumme gesichter; 3: wünsche könige
käsehoch musketiere viertel tage affen welt kreuze sinfonie; 4: wänden wände augen jahreszeiten
winde winden buchstaben pfoten gewinnt; 5: rad sinne gerade kolonne sinfonie; 6: sinn richtige
richtigen sinfonie; 7: sachen himmel siegeln weltmeere meere zwetschgen bergen jahr geißlein
schwaben brücken leben sinfonie sinn; 8: ecken; 9: leben sinfonie; 10: gebote finger; 40: räuber
tage; 60: jahre; 70: jahre; 80: jahre; 90: jahre
"""
"""Numbers in sayings, by the word after them."""

SAYINGS = pattern(
    idioms(
        IDIOMS,
        r"\b(?:lachende|lachender|lachenden) #3\b|#12 uhr mittags(?! (?:auf|für))",
        r"\bzu #[24] händen\b",
        r"#8 auf (?:dich|euch|mich|uns|sich|ihn|sie)\b",
        r"#\d+ einer (?:sekunde|minute|stunde)\b|\bwolke #7\b|\balle #9\b",
        r"\bhab #8\b(?! (?:auf|für) @)",
        r"\bhabt #8\b(?! (?:auf|für) @)|\bauf #2 (?:beinen|rädern)\b|\bfür #2 (?:essen|arbeiten)\b",
        r"#5 vor #12\b|\bmit #3 kreuzen\b|\bhalb #\d+ sachen\b|\balle #4 (?:von|von sich)\b",
        r"#8 im (?:reifen|rad|fahrrad|vorderrad|hinterrad)\w*",
    ),
    r"(?<!bis )\bzu #[2-8]\b",
    r"#[2-8] (?:davon|von (?:uns|euch|ihnen|denen|meinen|deinen))\b",
    r"\b(?:ihr|euch|uns|alle) #[2-5]\b",
    r"\bwir #2\b",
    r"\b(?:wir|ihr) (?:sind|seid|waren|wären|werden) (?:(?!bei|auf|über|unter|an|fast)"
    r"\w+ ){0,2}#[2-8](?: (?!auf|für)\w+){0,3}(?: \.|$)",
    r"\b(?:geb|gib|gebt|gebe|geben|gebe|gegeben) (?:bitte |gut |mal |ihr |wir )*#8\b",
    r"#8 (?:geben|gebt|gegeben|zu geben|nehmen|gelassen|lassen|genommen)\b",
    r"\baußer #8\b|\b(?:dich|euch|mich|sich|uns) in #8\b",
    r"\bunter #4 augen\b|\ballen #4\b|#7 sachen\b",
    r"\b(?:runde|partie|spieler|mitspieler) #(?:\d|1\d|20)\b",
    r"(?:#5 )?(?:#4 )?#3 #2 #1\b|#1 #2 #3(?: los)?(?: \.)?$",
    r"#\d+ (?:\w+ )?übrig im (?:stapel|deck|zugstapel)",
    r"\baller guten dinge sind #3\b",
    r"#6 sinn\b|#7 himmel\b|#2 (?:seelen|herzen)\b",
)

RIDDLES = pattern(
    r"\bein schock (?:ist|auf|eier|minus|plus|wäre)\b",
    r"\b(?:böse|verflixte|bekannte) #7\b",
    r"\b(?:antwort|sinn) (?:auf alles|auf die frage|des lebens)\b",
    r"\b(?:anzahl|zahl) der (?:tage|wochen|monate|stunden|buchstaben|beine|finger|zehen"
    r"|bundesländer)"
    r" (?:in|im|eines|einer|pro|am|an|von)\b",
    r"\b(?:so viele|soviele|so viel) (?:\w+ )?wie (?:ein|eine|der|die|das|es)\b",
    r"\breimt (?:sich )?auf\b",
    r"\b(?:genau|wie) meine karte\b",
    r"\b(?:teufels|bäcker)dutzend\b|\bhalbes dutzend\b",
    r"\bvolljährig\w*(?: \.)? (?:auf|für) @",
    r"\bschnapszahl|\bnächste zahl\b|\bdie nachbarzahl",
    r"\b(?:hälfte|viertel) (?:von|der) (?:neunundneunzig|dutzend)",
    r"\b(?:ein|zwei)stellig",
    r"\b(?:höchste|größte|kleinste|niedrigste) (?:karte|zahl)"
    r" (?:im (?:spiel|deck|stapel)|überhaupt|von allen)\b",
    r"\b(?:heilig|silvester|weihnacht|nikolaus|neujahr)\w* (?:auf|für) @",
    r"\b(?:tage im februar|(?:monate|wochen) im jahr)\b",
    r"\b(?:neben|nach|vor|vom|am|beim) (?:dem )?(?:start|anfang) von @",
    r"#1 (?:neben|vor|nach|hinter|von) @|\b(?:un)?glückszahl (?:auf|für)\b",
    r"\bkarte (?:direkt|gleich|genau|kurz) (?:nach|vor) (?:\w+ ){0,4}@",
)

ORDINARY = """
sei otto elfe elfen sept pet tri four due dix viert zweit dritt fünft sechst siebt zweitens
drittens viertens fünftens einig einige sieb siebe gesiebt achtet achtete tre nona nono sem pate
paten quinta quinto quinte seconds trent peti trem set nana
"""
ONLY_AFTER = """
achte achten achtem: die der das den dem des eine einen ein ne mein meine meinen meiner unsere dein
deine vom zum zur beim im am jede jeder jeden als
"""
NEVER_BEFORE = """
achte achten: auf bitte darauf drauf mal immer;
sechser: im
"""
HOLDING = """
hab habe haben hat hast halte spiele leg lege nimm viele karte ist wäre hätte zeig brauche will
"""


def tongue() -> Tongue:
    """Make German."""
    return Tongue(
        code="de",
        spellings=tuple(_spellings()),
        misspelled=spelled(SPOKEN),
        counted=Counted(
            many=words(MANY),
            one=words(ONE),
            card=words("karte karten"),
            between=words(BETWEEN),
            many_endings=tuple(words(MANY_ENDINGS)),
            between_endings=("e", "en", "er"),
            no_adjectives=words(NO_ADJECTIVES),
            of=words("von"),
            whose=words("meinen deinen unseren euren ihren seinen den diesen"),
            verbs=words("spiele spielen mal feuer stapel"),
            small=words("mal"),
            objects=words("ich wir auf weg sehen gleich jetzt da"),
            articles=words(
                "die der das den eine einen ne meine deine seine ihre diese jene unsere"
            ),
        ),
        relating=Relating(
            half="hälfte|halbe|halbes|halber|halben|viertel|halb",
            plus=r"plus|minus|weniger|mal|\+|-|\*",
            above="(?:mehr|weniger|höher|niedriger|größer|kleiner|tiefer) als"
            "|über|unter|überm|unterm|oberhalb|unterhalb",
            exactly="genau|direkt|knapp|exakt|gleich|haarscharf|etwas|ein bisschen|ein wenig|kurz"
            "|minimal|ganz knapp|unmittelbar",
            nearly="fast|beinahe|knapp|nahezu|ungefähr|etwa|circa|ca|rund|nahe|kurz vor|nah an",
            top="oberste|obersten|obere|oberen|liegt|spitze",
            fill="ein|eine|einem|einer|von|vom|der|die|das|den|dem|des|was|als|auf|ist|karte|stapel"
            "|da|dort|es|zu|noch",
            then="und|dann|noch|danach|eine|die|der|das|mit|daneben|direkt|nochmal|gefolgt|von"
            "|hinter|neben",
        ),
        wishes=Wishes(
            leave=r"nicht|kein|lass|finger weg|stop|vorsicht|höchstens|maximal|max\b|"
            r"bleib|niemand|wart",
            turn=r"trick|zurück|rückwärts|spring|sprung",
        ),
        ordinary=words(ORDINARY),
        only_after=after(ONLY_AFTER),
        never_before=after(NEVER_BEFORE),
        sayings=SAYINGS,
        riddles=RIDDLES,
        holding=words(HOLDING),
        own=words("meine meins meiner karte"),
        onto=words("auf für zu stapel über unter von bei"),
        glued_before=("ichhab", "ichhabe", "hab", "habe", "ich", "meine", "die", "eine", "ne"),
    )


def _spellings() -> Iterator[Spelling]:
    for word, number in generated.cardinals("de"):
        yield word, number, Kind.CARDINAL
        for name in _names(word) if number > 1 else ():
            yield name, number, Kind.NAME
        if "zwei" in word:
            yield word.replace("zwei", "zwo"), number, Kind.CARDINAL
    for word, number in generated.ordinals("de"):
        for ending in ORDINAL_ENDINGS:
            yield word + ending, number, Kind.ORDINAL
    for form in inflected(["siebent", "achtzigst"], "e en er es em").split():
        yield form, 7 if form.startswith("siebent") else 80, Kind.ORDINAL
    for word, number in spelled(NAMES).items():
        yield word, number, Kind.NAME
    for word, number in spelled(FREE).items():
        yield word, number, Kind.CARDINAL


def _names(word: str) -> Iterator[str]:
    """Give nouns such as Siebener, Siebner and Vierziger, and the plural in -en."""
    stems = {word, word.replace("sieben", "siebn") if word.endswith("sieben") else word}
    for stem in stems:
        for ending in NAME_ENDINGS:
            yield stem + ending
    if not word.endswith("n"):
        yield word + "en"
