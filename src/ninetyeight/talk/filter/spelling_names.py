"""How people say single letters: eff for f, Siegfried for s, эс for с."""

from collections.abc import Mapping
from functools import cache

from ninetyeight.talk.filter.characters import fold

_NAMES = {
    "en": """
a: ay; b: bee; c: cee see; d: dee; e: ee; f: eff ef; g: gee; h: aitch haitch; i: eye aye; l: el
ell; m: em; n: en; o: oh; p: pee; r: ar are; s: ess es; t: tee tea; u: you yu; v: vee; w: doubleu
dubya; x: ex eks; y: why wye; z: zee zed
""",
    "de": """
c: ce zeh; d: de deh; e: eh; f: eff ef; g: ge geh; h: ha hah; i: ih; l: el ell; n: en enn; r: er
err; s: es ess; t: te teh; u: uh ü üh; v: vau fau; w: we weh; z: zet zett; b: be beh; ö: öh; ß:
eszett
""",
    "fr": """
a: ah; c: cé; d: dé; e: eu; h: ache; i: ih; n: enne; o: oh; p: pé; q: ku cu; r: erre; s: esse; t:
té; u: hu; x: ixe ics; z: zède; g: gé; v: vé; f: effe
""",
    "it": """
c: ci; d: di; e: eh; i: ih; n: enne; o: oh; q: cu qu; r: erre; s: esse; t: ti; u: uh; v: vu vi; a:
ah
""",
    "cs": """
a: á; c: cé; č: čé; d: dé; e: é; i: í; j: jé; m: em; n: en; o: ó; p: pé; r: er; ř: eř; s: es; š: eš;
t: té; v: vé; y: ypsilon; z: zet; ť: ťé
""",
    "ru": """
а: а; в: вэ ве; д: дэ де; е: е; и: и; к: ка; м: эм ем; н: эн ен; о: о; п: пэ пе; р: эр ер; с: эс
ес; т: тэ те; ц: цэ це; ч: че; ш: ша; ы: ы; ь: мягкий; я: я; ё: ё; х: ха; б: бэ
""",
}

_SPELLING_ALPHABETS = """
alpha alfa bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar
papa quebec romeo sierra tango uniform victor whiskey xray x yankee zulu
anton berta cäsar dora emil friedrich gustav heinrich ida julius kaufmann ludwig martha nordpol otto
paula quelle richard samuel siegfried theodor ulrich viktor wilhelm xanthippe ypsilon zacharias
anatole berthe célestin désiré eugène françois gaston henri irma joseph kléber louis marcel nicolas
oscar pierre quintal raoul suzanne thérèse ursule victor william xavier yvonne zoé
ancona bologna como domodossola empoli firenze genova imola livorno milano napoli otranto padova
quarto roma savona torino udine venezia xeres york zara
adam božena cyril david emil františek gustav helena ivan josef karel ludvík marie norbert oto petr
quido rudolf svatopluk tomáš urban václav xaver zuzana
анна борис василий григорий дмитрий елена женя зинаида иван константин леонид михаил николай ольга
павел роман семён сергей татьяна ульяна фёдор харитон цапля человек шура эхо юрий яков мягкий
"""
"""Words that stand for their first letter on the telephone."""


@cache
def letter_names(code: str) -> Mapping[str, str]:
    """Map what people say for a letter, folded, to the letter."""
    found: dict[str, str] = {}
    for entry in _NAMES[code].split(";"):
        letter, _, names = entry.partition(":")
        found |= {fold(name): fold(letter.strip()) for name in names.split()}
    return found


@cache
def telephone_words() -> frozenset[str]:
    """List the words of spelling alphabets, folded."""
    return frozenset(fold(_SPELLING_ALPHABETS).split())
