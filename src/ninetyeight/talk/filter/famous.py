"""Well-known things that come in a well-known number: the keys of a piano, James Bond.

A thing and what has so many of it are enough. A famous name needs a line about one's card, for
people may talk of films and football.
"""

import re
from collections.abc import Iterator
from functools import cache

from ninetyeight.talk.filter.languages.tongue import fold_pattern
from ninetyeight.talk.filter.sentence import Sentence

_PAIRS = {
    "en": """
squares fields = chessboard chess board; keys = piano; legs = spider octopus insect ant; arms =
octopus; lives = cat; letters = alphabet; states = us usa america; dwarfs dwarves = snow;
teeth = adult mouth; thieves = ali baba; planets = solar; signs = zodiac; sins = deadly; wonders =
world; players = football soccer; strings = guitar violin; holes = golf; balloons = nena; pins =
bowling; stars = flag
""",
    "de": """
felder = schachbrett; tasten = klavier; beine beinen = spinne krake; leben = katze; buchstaben =
alphabet; zwerge zwergen = schneewittchen; zähne = mensch erwachsen gebiss; räuber = ali baba;
planeten = sonnensystem; zeichen = tierkreis; todsünden = so alle die; weltwunder = so alle die;
spieler = fußballmannschaft elf; saiten = gitarre geige; luftballons = nena nenas; kegel = alle;
bundesländer = anzahl zahl deutschland viele; karten = skatspiel
""",
    "fr": """
cases = échiquier; touches = piano; pattes = araignée insecte; vies = chat; lettres = alphabet;
nains = blanche neige; dents = adulte bouche; voleurs = ali baba; planètes = système; signes =
zodiaque; péchés = capitaux; merveilles = monde; joueurs = foot football rugby; cordes = guitare
violon; états = unis amérique; cartes = belote tarot; immortels = académie; heures = journée; jours
= semaine; semaines mois = année; vertèbres = humain
""",
    "it": """
caselle = scacchiera; tasti = pianoforte piano; zampe = ragno; vite = gatto; lettere = alfabeto;
nani = biancaneve; denti = adulto bocca; ladroni = ali baba; pianeti = sistema; segni = zodiaco;
peccati = capitali; meraviglie = mondo; giocatori = calcio; corde = chitarra violino; stati = uniti
america; carte = scopa briscola; regioni = italia; ore = giornata; settimane mesi = anno; giorni =
settimana
""",
    "cs": """
polí políček pole = šachovni; kláves klávesy = klavír pian; nohou nohy = pavouk; životů životy =
kočk; písmen písmena = abeced; trpaslíků trpaslíci trpaslíky = sněhurk; zubů zuby = dospěl člověk;
loupežníků loupežníci = ali bab; planet planety = soustav; znamení = zvěrokruh; hříchů hříchy =
smrteln hlavn; divů divy = světa; hráčů = fotbal; strun struny = kytar housl; států státy = usa
amerik; karet = mariáš; krajů kraje = česk republik; dnů dní dny = týdn; týdnů týdny měsíců měsíce =
roce rok; hodin hodiny = den dne
""",
    "ru": """
клеток клетки полей = шахматн; клавиш клавиши = роял пианино фортепиано; ног ноги лап = паук; жизней
жизни = кошк кот; букв буквы = алфавит; гномов гномы = белоснежк; зубов зубы = взросл человек рту;
разбойников разбойники = али баб; планет планеты = солнечн; знаков знаки = зодиак; грехов грехи =
смертн; чудес чуда = света; игроков = футбол; струн струны = гитар скрипк; штатов штаты = америк
сша; карт = преферанс; дней дни = неделе недели; недель недели месяцев месяцы = году года; часов
часы = сутк; зайцев = мазай
""",
}
"""Things, and beginnings of words for what has so many of them, in either order."""

_SINGLE = {
    "en": r"(?:un)?luck(?:y|iest) number|apostles|commandments|number of disciples|phileas fogg",
    "de": r"(?:un)?glückszahl\w*|anzahl der apostel|zahl der apostel|gebote gottes|wochentage so"
    r"|antwort auf alles|anzahl der wochentage|phileas fogg",
    "fr": r"nombre (?:qui porte|porte) (?:malheur|bonheur)|chiffre (?:qui porte|porte) malheur"
    r"|apôtres|commandements|phileas fogg|réponse à la vie|réponse à la grande question",
    "it": r"numero (?:sfortunato|fortunato)|numero (?:che porta|porta) (?:sfortuna|fortuna)"
    r"|apostoli|comandamenti|phileas fogg|risposta alla vita|numero degli apostoli",
    "cs": r"(?:ne)?šťastné číslo|číslo smůly|apoštolů|přikázání (?:božích|mojžíš)|phileas fogg"
    r"|odpověď na život|let (?:co|jako) kristus|kristov\w+ let",
    "ru": r"(?:не)?счастливое число|число апостолов|апостолов|заповедей моисея|филеас фогг"
    r"|ответ на (?:главный|всё)|возраст христа|ягодка опять",
}

_NAMES = {
    "en": r"james bond|agent bond|bond s|black ?jack|douglas adams|hitchhiker\w*|michael jordan"
    r"|jordan s|messi|ronaldo|ali baba|orwell\w*|beatles|nena|gretzky|beckham|lebron"
    r"|snow white|route us|dalmatians",
    "de": r"james bond|agent bond|bonds|black ?jack\w*|douglas adams|anhalter|michael jordan"
    r"|messi\w*|ronaldo\w*|ali baba\w*|orwell\w*|nena\w*|udo jürgens|schneewittchen\w*|ottos mops"
    r"|rückennummer|trikotnummer",
    "fr": r"james bond|agent bond|black ?jack|douglas adams|michael jordan|messi|ronaldo|zidane"
    r"|zizou|ali baba|orwell|blanche neige|platini|département|maillot|jour de noël|code postal",
    "it": r"james bond|agente bond|black ?jack|douglas adams|michael jordan|messi|ronaldo|totti"
    r"|maradona|ali baba|orwell|biancaneve|smorfia|tombola|maglia|del piero|anni di cristo",
    "cs": r"james\w* bond\w*|agent\w* bond\w*|black ?jack\w*|oko bere|douglas\w* adams\w*|jordan\w*"
    r"|messi\w*|ronald\w*|jágr\w*|ali bab\w*|orwell\w*|sněhurk\w*|dres\w*|nedvěd\w*",
    "ru": r"джеймс\w* бонд\w*|агент\w* бонд\w*|бл[эе]к ?дж[эе]к\w*|дуглас\w* адамс\w*|джордан\w*"
    r"|месси|роналду|али баб\w*|оруэлл\w*|белоснежк\w*|очко|овечкин\w*|номер на футболке",
}

_OF_CARD = {
    "en": r"card|number|mine|i (?:have|hold|play|keep|got)|i ve got|as many",
    "de": r"karte|zahl|nummer|meine|ich (?:hab|habe|halte|spiele|lege)|hab ich|so viele",
    "fr": r"carte|nombre|chiffre|numéro|la mienne|le mien|j ai|je (?:pose|joue|tiens)|autant",
    "it": r"carta|numero|la mia|il mio|ho|gioco|tengo|tant[ie]",
    "cs": r"kart[auo]\w?|číslo|moje|mám|držím|hraju|dám|tolik",
    "ru": r"карт[аыуе]|карте|число|номер|моя|у меня|держу|кладу|столько",
}
"""Words of a line that tells which card somebody has."""


def famous_numbers(sentence: Sentence) -> Iterator[re.Match[str]]:
    """Find what stands for a number in the shape of a line."""
    code, shape = sentence.tongue.code, sentence.shape
    yield from _numbered_things(code).finditer(shape)
    if _of_card(code).search(shape):
        yield from _names(code).finditer(shape)


@cache
def _numbered_things(code: str) -> re.Pattern[str]:
    found = [_SINGLE[code]]
    for entry in _PAIRS[code].split(";"):
        things, _, owners = entry.partition("=")
        thing, owner = "|".join(things.split()), "|".join(owners.split())
        found.append(rf"(?:{thing}) (?:\w{{1,4}} ){{0,3}}(?:\w+ )?(?:{owner})\w*")
        found.append(rf"(?:{owner})\w* (?:\w{{1,5}} ){{0,2}}(?:{thing})")
    return re.compile(fold_pattern(rf"(?<!#\d )\b(?:{'|'.join(found)})\b"))


@cache
def _names(code: str) -> re.Pattern[str]:
    return re.compile(fold_pattern(rf"\b(?:{_NAMES[code]})\b"))


@cache
def _of_card(code: str) -> re.Pattern[str]:
    onto = "on|onto|for|to|auf|für|sur|pour|su|per|na|pro|на|для"
    return re.compile(fold_pattern(rf"\b(?:{_OF_CARD[code]})\b|\b(?:{onto}) @"))
