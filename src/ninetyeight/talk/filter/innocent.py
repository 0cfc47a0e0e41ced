"""Everyday words that resemble number words: nobody shall be refused for them."""

from functools import cache

from ninetyeight.talk.filter.characters import fold

ENGLISH = """
undue osmond gotten piatt there quart trios quarter quarters device devices decline viewers viewer
stevens theres thirsty quarantine quartet quartets dizzy dixie trenton seconded seconds venting
octane deviate deviant neuter quince fuentes quintet weighty drifter drifters funders quinton fenty
douse devito sevenfold neves niceties fortis settee museveni sevenoaks mert tricare fuente cette
ditzy quintin seethe douce fortier zinke devante fortes deduces quintal trentino ventana secunda
ottavio threaten threatens threatened threema neuters trente trenta thirst thirstier fortify
fortified fortuity sixths weights heights eighths seventeens sieve sieves
"""
GERMAN = """
trenner trennen treck stete neusten setzt setzte zeiten sachsen zweitens quartal drittens viertens
fünftens achsen trennte trennten quarantäne zweigen zweiges viersen vierteln viertel ventile ventil
siegten siegte dritteln drittel sieber siegener driften achtest achtete achteten achtet zehnder
achern neustem neuster neustes neueste neuste sechst ächzen sinke dozenten dozent seiten treten
deuten verzweigt entzweit viertel siegen siebt vieren zehnkampf elfmeter elfenbein zehenspitzen
verachten beachten achtung
"""
FRENCH = """
cette acheter achetés achètes achetes devait élèves élève secondes douce douces fortes montrent
montrez élevés élevées élevons éleves élevé relèvent sécher secher vierges élèvent décliné décline
déclina dévasté dévaste trenet trentin seconder secondée secondés déviant siestes décimée décimés
décimer eleves tarente secundo déçues septime tricoté tricote tricot quinet prélèvent elèves trémie
quintes ventilé ventile neuneus décines dévêtir trichet quater quarte chétive vertes quarts tiers
trempe trempé onzain dixit sixte cintre cintres
"""
ITALIAN = """
carente carenti tennero fanti vanti petti desta deste tensione dissi quarantena quarantene
quadrante deviato deviata deviati declina devasta deserti settimio trentini quindicinale ottavia
ventiquattrore quatto traente televendite diciotti tricase venturo tritate tritata diritte sestante
vocem trecate palesata settico ostante ventola ventole sedicente settici trentennio ventilato
"""
CZECH = """
napětí sedím sousedících deště systému systémů čtvrtek čtvrtka čtvrtky čtvrtku čtvrtkem dvojice
tradici tradicí třetině třetina třetinu třetiny třetinou trojice sestrou sestrami sestrám sestry
vozem děvčata děvčaty čtyřhry čtyřhra drahých drahého drahými deštěm deštník tratích troskách
troskami třebíči švestky švestek švestka játrech šedého šedých šedými třetice desatero sousedící
čtvrtích divácky divácký diváckou divácká šestice sedmero devatero sedícího sedících trojský
trojská desátník troškou desetin šesták šetříme přísedící setkám deviace trenčíně trenčína dřevitá
desátky čemu čtrnáctidenní semaforu sedmikráska sedmikrásky podesáté šestnáctková šestnáctkové
šestnáctkový šestnáctkových desítková desítkové čtvrti čtvrtí čtvrtina čtvrtiny čtyřlístek
šestinedělí osmahnu systemu
"""
RUSSIAN = """
четверг четверга четвергам четверти четвертей четвертью четверной четверная четверное четвертная
четверика двойной тройной питера петера надвое сорокин сорокина сорокой сороки сороку сумерки
сумерках семейка семейки семейку десятин десятина третей шерстью третьяк семечки семечек троицкой
троице троицке тропиках дворике сорочка сорочки шестнадцатеричный шестнадцатеричная
шестнадцатеричном десятичный шестерни шестерня шестерёнка шестерёнки шествие шестом пятница пятницу
пятницы вторник двойня двойник тройник десятник семинар сороконожка тридевять тридевятое тридевятом
тридевятого тридесятое тридесятом тридесятого семьёй семьи семье семья
"""
WORDS = " ".join((ENGLISH, GERMAN, FRENCH, ITALIAN, CZECH, RUSSIAN))


@cache
def innocent_words() -> frozenset[str]:
    """Give the words, folded."""
    return frozenset(fold(WORDS).split())
