"""Czech."""

from ninetyeight.talk.filter.languages import czech_numbers
from ninetyeight.talk.filter.languages.tongue import (
    Counted,
    Relating,
    Tongue,
    Wishes,
    after,
    idioms,
    inflected,
    pattern,
    spelled,
    words,
)

SPOKEN = """
4: štyry štyři štyri čtyry štyrka; 7: sedum; 8: osum; 14: čtrnác štrnáct; 17: sedumnáct sedmnác;
18: osumnáct osmnác; 40: štyrycet štyricet čtyrycet; 50: padesad pajsát; 60: šedesad; 70:
sedumdesát sedmdesad; 80: osumdesát osmdesad; 90: devadesad; 20: dvacetka dvajset dvajcet; 5:
pjet; 9: devjet; 10:
desjet; 11: jedenác; 12: dvanác; 13: třinác; 15: patnác; 16: šestnác; 19: devatenác; 3: trži
"""

FEMININE = "y - ám ách ami ama"
MASCULINE = "y ů ům ech ích ama"
MANY = " ".join(
    (
        inflected(
            ["kart", "minut", "sekund", "vteřin", "hodin", "osob", "řad", "hromad", "chyb"],
            FEMININE,
        ),
        "karet kartičky kartiček kartičkám kartičkách kartičkami minutky minutek vteřinky vteřinek",
        "hromádky hromádek hromádkám hromádkách hromádkami hromádkama hráči hráčů hráčům hráčích"
        " hráče",
        "hráčema hráčky hráček lidi lidé lidí lidem lidech lidmi lidma kamarádi kamarádů kámoši"
        " kámošů",
        "boti boty botů botům botech spoluhráči spoluhráčů spoluhráče diváci diváků začátečníci"
        " balíčky",
        "balíčků balíčcích balíčkům tahy tahů tahům tazích tahách tahama kola kol kolům kolech"
        " koly",
        "kolama hry her hrám hrách hrami hrama partie partií partiím partiích partiemi zápasy"
        " zápasů",
        "ruce rukou rukám rukách rukama příkazy příkazů příkazům příkazech lebky lebek lebkám",
        "lebkách lebkami lebkama stopky stopek stopkami stopy signály signálů ohně ohňů pokusy"
        " pokusů",
        "pokusech pokusům krát dny dní dnech dnů týdny týdnů týdnech věci věcí možnosti možností",
        "otázky otázek důvody důvodů prohry proher prohrách výhry výher triky triků způsoby"
        " způsobů",
        "způsobem volby voleb problémy problémů nápady nápadů šance šancí sloupce sloupců členech",
        "kluci holky místa skoky skoků",
    )
)
ONE = """
hra hru hře hrou hry kolo kola kole kolem kolu tah tahu tahem tahy partie partii partií hráč hráče
hráči hráčem hráčka hromádka hromádku hromádce hromádkou hromádky pokus pokusu pokusem minuta
minutu minutě den dne místo místě šance šanci krát řada řadu řadě prohra výhra osoba příkaz tahů
kol hodina hodinu vteřina vteřinu zápas zápase
"""
BETWEEN = """
další dalších dalšími jiné jiných jiný dobré dobrý špatné špatný malé velké poslední první volné
moje tvoje mý tvý těch tyhle tyto více víc horší lepší nízké vysoké celé plné prázdné zbývající
zbylé hrozné blbé pěkné hezké takové stejné různé krátké dlouhé ještě fakt opravdu hodně moc nové
staré zlé
"""

IDIOMS = """
2: mouchy strany slova židlích pánům roky ohni ohněma mlýnskými; 3: sestry králové oříšky mušketýři
přání oko říše symfonie; 4: očima oči stěny strany zdi roční vlna; 5: kolo pohromadě smyslů švestek
symfonie; 6: smysl symfonie; 7: nebi divů statečných krkavců moří symfonie; 8: div; 9: životů vlna
symfonie; 10: přikázání div; 12: měsíčků; 13: komnata; 40: loupežníků; 50: procent
"""
"""Numbers in sayings, by the word after them."""

SAYINGS = pattern(
    idioms(
        IDIOMS,
        r"#3 na #3 hra|#2 krát #2\b",
        r"\bdělá\w* za #2\b|\bvid\w+ #4(?= \.|$)|\b(?:na|po) #4 (?:po|jsem|lez)",
        r"#6 do kostela\b|\bpátek #13\b",
        r"#\d+ (?:vteřiny|sekundy|minuty|hodiny|procenta)\b|\bve #2 se\b|#2 v jednom\b",
        r"#5 přes #9\b|(?:#1|jeden) za #18\b|\bbez #2 za #20\b|\bza (?:minutu|#5 minut) #12\b",
        r"\bpo #12(?= \.|$)",
        r"#9 řemesel|#10 bída\b|#2 u kormidla\b",
    ),
    r"\bjsme (?:(?:tu|tady|jen|jenom|dnes|dneska|už|zase|zatím|prý|teď|v) ){0,2}#[2-8]"
    r"(?: (?!na|pro)\w+){0,3}(?: \.|$)",
    r"\b(?:je|bylo|bude|zbylo|zbývá|hraje) (?:nás|vás|jich) (?:\w+ )?#[2-8]\b",
    r"\bnás (?:(?:tu|tady|dnes|jen|už|bylo|bude|je) )+#[2-8]\b",
    r"\b(?:my|vy|oni|ti|tyhle|tihle|oba|obě|všichni|všechny|těch) #[2-5]\b",
    r"\b(?:hrát|hrajeme|hraje|hráli|jsme|hrajem|jen) v #[5-8]\b",
    r"#[2-8] z (?:nich|nás|vás|toho)\b",
    r"\b(?:kolo|hra|hráč|partie) #(?:\d|1\d|20)\b",
    r"(?:#5 )?(?:#4 )?#3 #2 #1\b|#1 #2 #3(?: teď)?(?: \.)?$",
    r"\bmezi #4 očima\b|#2 slova\b|#7 nebi\b|#6 smysl\b",
    r"\b(?:minut|vteřin|sekund) #\d+\b",
)

RIDDLES = pattern(
    r"\bkop[au] (?:vajec|jako|na|je|plus|minus|bez)\b|\bčertův tucet\b|\bjako kopa\b",
    r"\b(?:odpověď na všechno|smysl života)\b",
    r"\bpočet (?:dní|dnů|týdnů|měsíců|hodin|písmen|noh|nohou|prstů|krajů)"
    r" (?:v|ve|za|na) (?:roce|rok|týdnu|týden|měsíci|dni|den|abecedě|pavouka|ruce)\b",
    r"\bplnolet\w+ (?:na|pro) @|\btolik (?:co|jako) (?:je |má |dní|týdnů|měsíců|hodin|písmen)",
    r"\b(?:tolik kolik|stejně jako má|kolik má (?:rok|týden|den|pavouk|kočka))\b",
    r"\brýmuje se\b|\b(?:následující|hned další) číslo\b",
    r"\b(?:jako|přesně) (?:moje|má) karta\b|\b(?:ledna|února|března|dubna|května|června|července"
    r"|srpna"
    r"|září|října|listopadu|prosince) to je (?:má|moje) karta\b",
    r"\bpůl (?:tuctu|sta|kopy|stovky)\b|\bpůlsto\w*",
    r"\b(?:jedno|dvou|dvoj)cifern",
    r"\b(?:nejvyšší|nejnižší|největší|nejmenší) karta (?:ve hře|z balíčku|v balíčku)\b",
    r"\b(?:štědrý den|silvestr|vánoce|mikuláš|nový rok) (?:na|pro) @",
    r"\b(?:(?:dny|dní) v únoru|(?:měsíce|měsíců|týdny|týdnů) v roce)\b",
    r"\b(?:od|vedle|po|u|hned za) (?:začátku|začátkem|startu|startem) @",
    r"\bo #1 od @|\bkarta (?:hned|těsně) (?:po|za|před) (?:\w+ ){0,4}@",
)

ORDINARY = """
ten tenhle sem nove elf otto dvojce trojce tre due pate decina decine nono nona
"""
ACCENTED = "pata paty pate patou patem trema"
ONLY_AFTER = """
pět: * mám má máme máš mít dám dáme dal dej hraju hraj hraje hrál položím dávám vezmu vezmi držím
beru je jsou to ta tu tou karta kartu číslo na pod nad do od pro za po ještě jen jenom moje moji
mou plus minus krát dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát jedna dva
dvě tři čtyři a i nebo či než asi skoro kolem okolo přes o už těch těchto všech tvoje tvých mých
jako by zbývá zbylo tady tam nás vás jich pak potom taky také aspoň nejmíň nejvýš max zhruba přesně
posledních dalších prvních každých v ve s
"""
"""Elsewhere it means to sing."""
OR_BEFORE = "pět: nebo až a minut karet"
NEVER_BEFORE = """
pět: chválu chvály ódy ódu píseň písně písničku serenádu árii koledy hymnu jako radostí nahlas
krásně falešně
"""
NEVER_AFTER = "dvou třech čtyřech: ve"
HOLDING = """
mám má máme mam držím hraju dám položím počítej karta tolik ukážu beru chci je mít
"""


def tongue() -> Tongue:
    """Make Czech."""
    return Tongue(
        code="cs",
        spellings=tuple(czech_numbers.spellings()),
        misspelled=spelled(SPOKEN),
        counted=Counted(
            many=words(MANY),
            one=words(ONE),
            card=words("karta kartu kartě kartou karty kart"),
            between=words(BETWEEN),
            between_endings=(
                "ych",
                "ich",
                "ymi",
                "imi",
                "yma",
                "ni",
                "ne",
                "ke",
                "ve",
                "le",
                "re",
                "si",
            ),
            no_adjectives=words(
                "hlavně právě mezitím nikde všude takže nebo kde dole nahoře stále ale dobře"
            ),
            small=words("hodin hodiny"),
            articles=words("v ve do po"),
            of=words("z ze"),
            whose=words("mých tvých našich vašich svých jejích jejich těch těchto tvejch mejch"),
        ),
        relating=Relating(
            half="půl|půlka|půlku|půlky|polovina|polovinu|polovička|čtvrt|čtvrtina|půle",
            plus=r"plus|mínus|minus|bez|krát|\+|-|\*",
            above="(?:víc|více|míň|méně|výš|výše|níž|níže|vyšší|nižší|větší|menší) než"
            "|nad|pod|přes",
            exactly="přesně|těsně|hned|kousek|akorát|zrovna|právě|o fous|trochu|o trochu|maličko"
            "|lehce",
            nearly="skoro|téměř|kolem|okolo|asi|zhruba|blízko|málem|přes|pod|nad|míň než|víc než",
            top="vršek|vršku|vrškem|vrch|vrchu|vrchem|vrchní|leží|svrchní",
            fill="to|co|tím|toho|tom|tomu|než|na|o|je|ta|ten|té|ze|z|od|karta|kartu|kartě|kartou|u|celé",
            then="a|pak|potom|ještě|vedle|ní|něj|druhá|zase|hned|znovu|za|s",
        ),
        wishes=Wishes(
            leave=r"ne\b|nech|nehraj|nic\b|stop|zastav|pozor|počk|nedáv|nechoď|neděl|"
            r"maximálně|max\b|nikdo|nikdy",
            turn=r"trik|zpět|zpátky|reverz|skok|skoč",
        ),
        ordinary=words(ORDINARY),
        accented=words(ACCENTED),
        only_after=after(ONLY_AFTER),
        or_before=after(OR_BEFORE),
        never_after=after(NEVER_AFTER),
        never_before=after(NEVER_BEFORE),
        sayings=SAYINGS,
        riddles=RIDDLES,
        holding=words(HOLDING),
        own=words("moje má moji karta"),
        onto=words("na pro k od u hromádka pod nad"),
        glued_before=("mam", "mamtu", "ja", "moje", "hraju", "na", "mamjen"),
    )
