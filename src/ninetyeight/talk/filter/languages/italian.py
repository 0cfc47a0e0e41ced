"""Italian."""

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

GROUPS = """
10: decina decine; 12: dozzina dozzine; 15: quindicina; 20: ventina ventine; 30: trentina trentine;
40: quarantina; 50: cinquantina; 60: sessantina; 70: settantina; 80: ottantina; 90: novantina
"""
FREE = """
100: cento centinaio centinaia secolo; 1000: mille mila migliaia migliaio milione milioni
"""
SPOKEN = """
4: quatro quattr; 5: cinqe cincue; 10: diece; 11: undieci; 14: quatordici; 17: diciasette; 19:
dicianove; 40: quarant qaranta quranta; 50: cincuanta cinquant; 60: sesanta; 70: setanta settant;
80: otanta ottant; 90: novant; 30: trent; 23: ventitré; 33: trentatré
"""

MANY = """
carte minuti minutini secondi secondini ore giorni settimane giocatori giocatrici persone amici
amiche ragazzi umani bot spettatori principianti pile mucchietti mucchi turni giri mosse round mani
partite volte tentativi comandi ordini teschi stop fuochi fiamme segnali segni cose errori
possibilità opzioni scelte modi idee domande motivi vittorie sconfitte righe file colonne trucchi
gamberi mazzi problemi pescate silenzi
"""
ONE = """
partita turno giro mossa mano volta giocatore giocatrice pila tentativo minuto ora partite turni
posto persona chance vittoria sconfitta manche comando volte mosse round
"""
BETWEEN = """
altre altri belle bei buone buoni brutte brutti piccole piccoli grosse grossi grandi ultime ultimi
prime primi prossime prossimi nuove nuovi vecchie vecchi sole soli basse bassi alte alti mie miei
tue tuoi nostre nostri vostre vostri sue suoi delle dei degli queste questi quelle quei maledette
maledetti lunghe lunghi brevi intere interi stesse stessi diverse diversi pessime pessimi ottime
ottimi misere miseri inutili utili giocabili decenti medie bellissime tristi strane strani noiose
noiosi fortunate sfortunate bruttissime orribili splendide schifose
"""

IDIOMS = """
2: parole pesi misure piccioni ruote passi facce piedi chiacchiere righe dita cuori; 3:
moschettieri incomodo porcellini re uomini tempo età fila sinfonia; 4: passi salti chiacchiere
venti formaggi stagioni occhi zampe ruote gatti mura potere soldi parete stelle; 5: colonna sensi
terre sinfonia; 6: senso sinfonia; 7: camicie meraviglie spiriti cielo nani mari vite sinfonia; 8:
volante; 9: code mesi sinfonia; 10: comandamenti lode musa; 12: mesi apostoli fatiche; 13:
mensilità; 14: mensilità; 16: noni; 30: denari; 40: ladroni giorni; 90: gradi
"""
"""Numbers in sayings, by the word after them."""

SAYINGS = pattern(
    idioms(
        IDIOMS,
        r"#13 (?:è arrivata|in busta)\b|#8 e mezzo\b",
        r"#\d+ di (?:#2|secondo|minuto|ora|millimetro)\b|#\d+ d ora\b|#3 quarti d ora\b",
        r"\b(?:farsi|mi faccio|fatto|fatti|faccio|farmi) in #4\b",
        r"\b(?:dirne|dirgliene|dirtene) #4\b",
        r"#2 più #2\b|\bogni #2 per #3\b|#3 per #2 al\b|\bfa per #3\b|\bc è #2 senza #3\b",
        r"#10 e lode\b|#1 #2 #3 stella\b|#4 occhi\b|\bquattr occhi\b|#33 trentini\b",
        r"\bai #4 #20\b|\ba #4 mani\b",
        r"#2 pesi e #2 misure\b",
    ),
    r"\b(?:siamo|siete|eravamo|sono|giochiamo|giocare|gioca|giocate|giocato|essere|restiamo|rimasti"
    r"|saremo|partita|partite|stasera|meglio|oggi|anche|sempre) (?:solo |soltanto |ancora |già "
    r"|pure )*in #[2-8]\b",
    r"\b(?:siamo|siete|eravamo|saremo) (?:(?!a|al|sul|sui|sotto|sopra|verso|quasi|su|ai)"
    r"\w+ ){0,2}#[2-8](?: (?!su|per)\w+){0,3}(?: \.|$)",
    r"\bin #[2-8] (?:a giocare|si gioca|giochiamo|è|si|al tavolo|stasera|oggi)\b",
    r"\b(?:noi|voi|loro|tutti e|tutte e|i|le|dei|delle|questi|queste|quelle|quei|ai|tra i) #2\b"
    r"(?! (?:e #|su|sono su))",
    r"\btutt[ie] e #[2-5]\b",
    r"#[2-8] di (?:noi|voi|loro|queste|questi|quelle)\b|#[2-8] delle mie\b",
    r"\b(?:partita|giocatore|giocatrice|manche|round) #(?:\d|1\d|20)\b",
    r"(?:#5 )?(?:#4 )?#3 #2 #1\b|#1 #2 #3(?: via)?(?: \.)?$",
    r"#4 d ora\b|\bin #2 parole\b|#2 passi\b|#4 chiacchiere\b|#4 salti\b|\bsu #2 piedi\b",
    r"#4 e #4 #8|#6 senso\b|#7 cielo\b",
    r"\b(?:dove|chi|tu|ci|come|sempre|non ci) #6\b",
)

RIDDLES = pattern(
    r"\bmorto che parla\b|\bsmorfia\b|\btombola lo\b|\bgambe delle donne\b|\bla paura (?:su|fa)\b",
    r"\banni di cristo\b|\bla cabala\b",
    r"\b(?:gioco|metto|ho|come) (?:\w+ )?il (?:numero|codice|prefisso) (?:del|della|dello|di"
    r"|dell)\b"
    r"(?! (?:turno|partita|carte|tavolo))",
    r"\b(?:risposta a tutto|senso della vita)\b",
    r"\bnumero di (?:giorni|settimane|mesi|ore|lettere|zampe|dita|regioni) (?:in|di|del|dell"
    r"|della|nel)\b",
    r"\b(?:tanti|tante) quant[ie]\b",
    r"\btant[ie] \w+ quant[ie] (?:in|nel|ne ha)\b",
    r"\bfa rima con\b|\bnumero (?:successivo|seguente)\b|\b(?:in|nella|alla|a) tombola\b",
    r"\b(?:come|proprio|esattamente) la mia carta\b|\b(?:aprile|maggio|agosto|dicembre) la mia"
    r" carta\b",
    r"\bmezz[ao] (?:dozzina|centinaio)\b|\bmaggiore età (?:su|per) @",
    r"\bsola cifra\b|#2 cifre\b|\bcifra sola\b",
    r"\bcarta più (?:alta|bassa|grande|piccola) del (?:gioco|mazzo)\b",
    r"\b(?:natale|capodanno|san silvestro|ferragosto) (?:su|per) @",
    r"\b(?:giorni di febbraio|(?:mesi|settimane) (?:dell anno|in un anno))\b",
    r"\b(?:dall|all|dopo l) inizio di @",
    r"\ba #1 da @|\bcarta (?:subito|appena) (?:dopo|prima) (?:\w+ ){0,4}@",
)

ORDINARY = """
elfo elfi siete pet tri sem elf quarantena quarantene venticello sete dritte dritti dritto quinte
quarti terzi quinti sesti decimi decime ottave ottavi settimi noni peti tremi trema trem trent
"""
ONLY_AFTER = """
sei: il un del al sul col dal nel quel ho hai abbiamo avete hanno gioco metto mettere giocare tengo
numero carta di da con per bel mio tuo suo nostro al sotto sopra oltre dopo verso solo quasi circa
meno più numeri su tra fra a;
sesta quinta: la una alla della mia prima
"""
NEVER_AFTER = "venti: che forti freddi dei coi quanti raffiche"
NEVER_BEFORE = """
otto: volante;
venti: forti freddi caldi contrari gelidi di;
sei: pronto pronta sicuro sicura tu il un una la stato stata già ancora sempre proprio davvero
tutto tutta bravo brava forte grande d quello quella libero libera
"""
HOLDING = """
ho hai ha abbiamo gioco metto tengo contate conta ecco carta tanti tante mostro prendo voglio è
"""


def tongue() -> Tongue:
    """Make Italian."""
    return Tongue(
        code="it",
        spellings=tuple(_spellings()),
        misspelled=spelled(SPOKEN),
        counted=Counted(
            many=words(MANY),
            one=words(ONE),
            card=words("carta carte"),
            between=words(BETWEEN),
            of=words("di d"),
            whose=words("queste questi quelle quei"),
        ),
        relating=Relating(
            half="metà|mezzo|mezza|quarto",
            plus=r"più|meno|per|aggiunto a|\+|-|\*",
            above="(?:in più|in meno|più alto|più alta|più basso|più bassa|maggiore|minore"
            "|superiore"
            "|inferiore|più|meno)(?: di| del| della| rispetto a)|sopra|sotto|oltre",
            exactly="esattamente|appena|proprio|subito|giusto|poco|un po|un pelo|leggermente"
            "|precisamente"
            "|immediatamente",
            nearly="quasi|circa|vicino a|intorno a|attorno a|poco meno di|poco più di|meno di|più"
            " di"
            "|sotto|sopra|praticamente",
            top="cima|quella su|quello su|c è su|sta su|carta su|scoperta",
            fill="un|una|uno|di|del|della|dello|dei|la|il|lo|le|i|l|che|quella|quello|cui|c|è"
            "|carta|su|a|al"
            "|alla|numero",
            then="e|poi|ancora|un altro|dopo|seguito|da|accanto|di|fianco",
        ),
        wishes=Wishes(
            leave=r"non\b|lasci|ferm|aspetta|stop|evita|niente|nessun|attent|supera|"
            r"massimo|max\b|mai\b",
            turn=r"gambero|indietro|torno|contrario|salto",
        ),
        ordinary=words(ORDINARY),
        only_after=after(ONLY_AFTER),
        never_after=after(NEVER_AFTER),
        never_before=after(NEVER_BEFORE),
        sayings=SAYINGS,
        riddles=RIDDLES,
        holding=words(HOLDING),
        own=words("mio mia carta"),
        onto=words("su per sulla a pila sopra sotto da"),
        glued_before=("ho", "houn", "hoil", "il", "mio", "un", "gioco", "metto"),
    )


def _spellings() -> Iterator[Spelling]:
    for word, number in generated.cardinals("it"):
        yield word, number, Kind.CARDINAL
        if number > 20 and number % 10 == 1:
            yield word[:-1], number, Kind.CARDINAL
    for word, number in generated.ordinals("it"):
        for ending in "oa" if word in ("nono", "secondo") else "oaie":  # none, secondi: other words
            yield word[:-1] + ending, number, Kind.ORDINAL
    for table, kind in ((GROUPS, Kind.NAME), (FREE, Kind.CARDINAL)):
        for word, number in spelled(table).items():
            yield word, number, kind
