"""French, with the forms of Belgium and Switzerland."""

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

REGIONS = ("fr", "fr_CH", "fr_BE")
MORE = "80: octante huitantes octantes; 20: vingts; 4: quatr quat"
GROUPS = """
8: huitaine; 10: dizaine dizaines; 12: douzaine douzaines; 15: quinzaine; 20: vingtaine vingtaines;
30: trentaine trentaines; 40: quarantaine; 50: cinquantaine; 60: soixantaine; 70: septantaine;
90: nonantaine
"""
FREE = """
1: unième unièmes; 100: cent cents centaine centaines siècle; 1000: mille millier milliers million
millions
"""
SPOKEN = """
2: deu deus deuss; 3: troi troa trwa troix; 4: katr katre catre; 5: cinc cink sinq; 6: siss; 7:
cept; 8:
uit huitt; 9: neuff; 10: diz diss; 11: onz; 12: douz; 13: treiz trèz; 14: catorze katorze katorz;
15: kinze kinz quinz; 16: seiz; 20: vint vingte; 30: trante trent; 40: karante karant quarant; 50:
cinkante sinkante cincante sincante; 60: soissante soisante soixant swassante; 70: septent; 80:
katrevin katrevingt; 90: nonant katrevindis
katrevindix catrevindis catrevindix
"""

MANY = """
cartes minutes secondes heures jours semaines joueurs joueuses personnes gens amis potes
copains copines humains bots robots spectateurs débutants piles rangées tours coups parties manches
mains fois consignes ordres têtes stops feux signaux essais tentatives erreurs choses choix options
possibilités idées questions raisons victoires défaites rétros trucs pioches paquets tas colonnes
chances problèmes mecs filles silences flammes
carte minute seconde heure joueur joueuse tour
"""
ONE = """
partie parties manche manches tour tours coup fois joueur joueuse pile piles essai tentative minute
main chance place rang personne victoire défaite consigne
"""
BETWEEN = """
autres autre petites petits petite petit grosses gros grandes grands bonnes bons mauvaises mauvais
belles beaux dernières derniers prochaines prochains premières premiers nouvelles nouveaux vieilles
seules seuls mêmes pauvres superbes sales foutues foutus des mes tes nos vos ses leurs ces longues
courtes hautes hauts basses bas moyennes simples pleines vraies vrais excellentes excellents super
jolies jolis minuscules très bien malheureuses magnifiques terribles horribles affreuses
"""

IDIOMS = """
2: doigts poids mesures yeux minutes roues mots mains tiers temps pas faces; 3: mousquetaires
points petits fois mâts symphonie; 4: pattes vérités coins yeux vents quarts heures saisons
épingles murs fers étoiles jeudis; 5: sens doigts continents roue pattes fruits symphonie; 6: pieds
sens feux mois coups symphonie; 7: lieues ciel nains merveilles art péchés vies mercenaires ans
symphonie; 8: jours clos; 9: mois vies symphonie; 10: doigts ans commandements; 12: coups travaux;
14: heures juillet; 20: heures; 36: chandelles solutions; 40: rugissants voleurs ans
"""
"""Numbers in sayings, by the word after them."""

SAYINGS = pattern(
    idioms(
        IDIOMS,
        r"\b(?:fois|jour|coup|soir|mois|nuit|chance|mec) sur #2\b",
        r"\bde ces #4\b|\bni (?:une|#1) ni #2\b|#4 à #4\b|#3 quarts (?:du|d|des)\b",
        r"#10 de retrouvées\b|#8 et demi\b|#9 ou d occasion\b",
        r"#\d+ (?:de|d une) (?:seconde|minute|heure|millimètre|poil)\b",
        r"#30 (?:- )?#6 (?:chandelles|solutions|façons|raisons|choses|métiers|fois)\b",
        r"\bson #30 et #1\b|#5 sur #5\b|#20 sur #20\b|#20 dieux\b|#5 à #7\b",
        r"(?:#18|#10 - #8) trous\b",
        r"\b(?:jamais|pas) #2 sans #3\b|\bque #2 tu l auras\b",
        r"\ben (?:#2|#4)(?= \.|$|(?: pour)| on\b)",
        r"\bentre #2(?= \.|$)|\bà la #2\b|\bcomme #4(?= \.|$)|\ben #4\b|#2 poids\b",
        r"\bde #2 choses\b",
        r"\bune #8\b|\bla #40 rugissante|\b(?:cheveux|poire) en #[24]\b|\btire à #4\b",
        r"#13 à table\b|#4 x #4\b|#11 d or\b|#15 - #20\b",
    ),
    r"\b(?:les|des|tous les|toutes les|nous|vous|eux|elles|ces|mes|aux) #2\b(?! (?:sur|et #))",
    r"\b(?:tous|toutes) les #[3-5]\b",
    r"\b(?:nous sommes|on est|on sera|on était|vous êtes|sommes|serons|étions) "
    r"(?:(?!à|sur|vers|sous|presque|au|dans)\w+ ){0,2}#[2-8]"
    r"(?: (?!sur|pour)\w+){0,3}(?: \.|$)",
    r"\b(?:joue|jouer|jouons|jouez|jouait|jeu|partie|parties|joué|reste|restait|seulement|mieux)"
    r" à #[2-5]\b",
    r"\bà #[2-5] (?:c est|on|joueurs|seulement|ce soir|aujourd)\b",
    r"#[2-8] d entre (?:nous|vous|eux|elles)\b|#[2-8] (?:de|d) (?:nous|vous|eux|elles)\b",
    r"\b(?:manche|partie|joueur|joueuse) #(?:\d|1\d|20)\b",
    r"(?:#5 )?(?:#4 )?#3 #2 #1\b|#1 #2 #3(?: partez)?(?: \.)?$",
    r"\b(?:quoi|rien|koi|chose|truc) (?:de|d) #9\b",
    r"\bà #2 doigts\b|#2 mots\b|\ben moins de #2\b",
    r"\b(?:en|pendant la|mise? en|durant la|après la|la fin de la) #40\b|#40 sanitaire",
    r"#6 sens\b|#7 ciel\b",
)

RIDDLES = pattern(
    r"(?:^|\b(?:joue|pose|ai|mets|comme|c est|avec) (?:\w+ )?)(?:le|au) "
    r"(?:code|code postal|département) (?:du|de la|de l|des)\b(?! (?:partie|table|salon|jeu))",
    r"\b(?:joue|pose|ai|mets|comme|c est|avec) (?:\w+ )?(?:le|au) numéro (?:du|de la|de l|des)\b",
    r"\b(?:réponse à tout|sens de la vie|réponse à la grande question)\b",
    r"\b(?:nombre|autant) de (?:jours|semaines|mois|heures|lettres|pattes|doigts|départements) "
    r"(?:dans|par|en|d|de|qu|que)\b",
    r"\b(?:autant que|le même nombre que)\b(?! (?:possible|toi|moi|pour|vous))",
    r"\bautant de \w+ (?:que|qu) (?:dans|sur|en) (?:un|une|#1|le|la|l)\b",
    r"\brime(?:nt)? avec\b|\bnombre (?:juste )?suivant\b|\bdemi siècle\b",
    r"\b(?:comme|exactement) ma carte\b|\b(?:juillet|mai|novembre) ma carte\b",
    r"\bl âge de la retraite\b|\bl année du bac\b",
    r"\b(?:les deux cocottes|jambes de grand mère)\b",
    r"#\d+ heures? (?:moins (?:le )?quart|et (?:quart|demie?))\b",
    r"\b(?:majorité|âge légal)(?: \.)? (?:sur|pour) @",
    r"\b(?:un|#1) seul chiffre\b|\bà (?:un|#1|#2) chiffres?\b",
    r"\b(?:code|numéro) du département\b",
    r"\bplus (?:haute|basse|grande|petite) carte du (?:jeu|paquet)\b",
    r"\b(?:noël|nouvel an|saint sylvestre|halloween)(?: \.)? (?:sur|pour) @",
    r"\b(?:jours de février|(?:mois|semaines) (?:de|dans) l année)\b",
    r"\b(?:du|au|après le) (?:départ|début) de @",
    r"\bà #1 de @|\bcarte juste (?:après|avant) (?:\w+ ){0,4}@",
)

ORDINARY = """
four due pet tri elf otto pate pates tre set sem sei tris troie seconde secondes second nain nains
cite sis fours quinte quintes decime decimes quarto quinta quinto quarte decima nono nona peti sest
trem
"""
NEVER_AFTER = """
neuf neufs: tout flambant presque quasi comme du rien remis à est sont paraît semble jeu clavier
ordi téléphone portable paquet micro casque écran appart pc pull vélo truc état regard œil départ
élan
"""
ONLY_AFTER = """
neuf: * le un par p tit petit gros bon ai as avons avez ont joue jouer pose poser mets tiens garde
prends veux voudrais mon ton son notre votre ce et ou puis avec sur pour moins plus fois vingt
trente quarante cinquante soixante septante quatre huitante octante nonante cent mille dix deux
trois cinq six sept huit numéro numero carte pile que sous dessus de vers voilà voici c juste
seulement encore les nos mes chiffre nombre au
"""
"""Elsewhere it means new: a noun comes before it."""
OR_BEFORE = "neuf: cents mille"
NEVER_BEFORE = "seize: the; neuf: comme brisach places"
ONLY_BEFORE = "un une: deux zéro de puis et encore au plus moins collé en"
HOLDING = """
ai as avons avez a joue pose mets tiens garde voilà carte comptez compte tant prends veux est
"""


def tongue() -> Tongue:
    """Make French."""
    return Tongue(
        code="fr",
        spellings=tuple(_spellings()),
        misspelled=spelled(SPOKEN),
        counted=Counted(
            many=words(MANY),
            one=words(ONE),
            card=words("carte cartes"),
            between=words(BETWEEN),
            of=words("de d"),
            whose=words("mes tes ses nos vos leurs ces cartes piles plus"),
            small=words("carte joueur joueuse tour minute seconde heure heures"),
            articles=words("à le la l un une mon ma ton ta son sa ce cette"),
        ),
        relating=Relating(
            half="moitié|demi|demie|quart|moitie",
            plus=r"plus|moins|ajouté à|fois|\+|-|\*",
            above="(?:de plus|de moins|plus haut|plus bas|plus grand|plus petit|supérieur"
            "|inférieur)"
            "(?: que| à| au)|au dessus|en dessous|sous",
            exactly="exactement|juste|pile|tout juste|directement|légèrement|à peine|un peu|un poil"
            "|immédiatement",
            nearly="presque|quasiment|quasi|environ|près de|proche de|autour de|à peu près|pas"
            " loin de"
            "|moins de|plus de|au dessus de|en dessous de|sous",
            top="sommet|dessus|posé|posée|carte visible",
            fill="un|une|de|du|des|la|le|les|l|d|que|qu|qui|ce|celle|celui|carte|est|sur|à|au|il"
            "|y|a|c",
            then="et|puis|encore|après|suivi|d|de|à|côté|ensuite|un autre|collé",
        ),
        wishes=Wishes(
            leave=r"pas\b|laisse|attend|arrêt|stop|évite|ne\b|n\b|touche|attention|sinon|"
            r"pitié|maximum|max\b|rien|personne|jamais",
            turn=r"rétro|retour|recul|arrière|remonte",
        ),
        ordinary=words(ORDINARY),
        never_after=after(NEVER_AFTER),
        only_after=after(ONLY_AFTER),
        or_before=after(OR_BEFORE),
        never_before=after(NEVER_BEFORE),
        only_before=after(ONLY_BEFORE),
        sayings=SAYINGS,
        riddles=RIDDLES,
        holding=words(HOLDING),
        own=words("mien mienne miens carte"),
        onto=words("sur pour à pile dessus sous vers"),
        glued_before=("jai", "jaile", "jaiun", "le", "mon", "ma", "un", "je", "ai"),
    )


def _spellings() -> Iterator[Spelling]:
    for region in REGIONS:
        for word, number in generated.parts(generated.cardinals(region)):
            yield word, number, Kind.CARDINAL
    for word, number in generated.parts(generated.ordinals("fr")):
        yield word, number, Kind.ORDINAL
        yield word + "s", number, Kind.ORDINAL
    for stem, number in (("septant", 70), ("huitant", 80), ("octant", 80), ("nonant", 90)):
        yield stem + "ième", number, Kind.ORDINAL
    yield "une", 1, Kind.CARDINAL
    for table, kind in ((MORE, Kind.CARDINAL), (GROUPS, Kind.NAME), (FREE, Kind.CARDINAL)):
        for word, number in spelled(table).items():
            yield word, number, kind
