"""Everyday words that contain or resemble number words or Roman numerals, and words of chats."""

ENGLISH = """
often attention written listen network weight potential content intended listening extended
sentence tend attend existence maintenance height extensive consistent attended extent gotten
extension networks lieutenant forgotten intense potentially threatened tennis extend intention
pretend attending intent consistently tension beaten listened tennessee threatening contents
patent attendance heights intensity eaten sentences tends artwork intentions intend sentenced
tender nintendo intensive pretending tent extending consistency extends freight detention tendency
tense networking threaten tenure competent feminine persistent tenants extensively weights
extensions intentionally retention rotten inconsistent kindergarten lightweight tenant tensions
antenna patents tended threatens frightened overweight potent contention intentional listeners
intends weighted enlightenment frightening incompetent kitten gluten heavyweight sentencing
tottenham attendant contender listens tents tendencies competence pretended contend attendees
patented intensely listener existent persistence tighten trustworthy bartender shortened attends
bitten enlightened intending kristen existential heightened kittens intensified tentative
inadvertently insistence contenders incompetence someone anyone alone bone stone phone money
honest sleight canine mitten fortune fortify fortress thirsty thirst seize due elf pet set otto
mix dim did mild civil vivid livid lid mid dill mill vim xylophone liv lil xl xxx xoxo mm ok okay
lol rofl brb afk gg wp glhf thx pls yep nope hmm haha hehe yay oops ouch wow nice cool sorry hello
hi bye please leave wait careful perfect pile stack deck hand turn trick skull stop silence
backwards gap jump close far high low top score teenager canteen second seconds secondary quarter
half both couple pair twice once first one zero hundred thousand
"""

GERMAN = """
macht gemacht nacht helfen dachte gebracht machte gedacht brachte zweifel weihnachten zweimal
betrachtet nachts achtung machten beobachtet beobachten viertel jahrzehnten verursacht betrachten
angebracht verdacht lacht jahrzehnte dreimal schlacht vielfalt beachten brachten klavier gutachten
helfer mächtig untergebracht zweitens eintracht verbracht einzelfall gedächtnis absolviert
motiviert nachteile verzweifelt nachträglich mitternacht vielfach beobachtung nachteil
viertelfinale nächte nachgedacht betracht mitgebracht betrachtung verdächtigen beobachter beachtet
bedacht gelacht zweit ausmacht mächtigen überwacht aktiviert dachten beachtung verzweiflung
beobachtungen umgebracht beigebracht jahrzehnt verbrachte helft serviert verdächtige ausgedacht
zweifeln eingebracht ungeachtet absolvieren geachtet helfe zweifellos bezweifle mächtige wacht
absolvierte achtet achtelfinale aufgebracht verdächtig viermal wehrmacht reserviert vielfältigen
aktivieren mittelfeld schlachten vielfältig vielfältige ausgemacht mitgemacht revier verursachte
zweig aufgewacht erbracht anbetracht dreieck vereinfacht betrachter übernachten renoviert
renovierung self wächter beobachtete erwacht motivieren betrachte nachtrag zehntausende erachtens
gutachter weiterhelfen elfmeter schacht aufgemacht involviert motivierte spielfeld lachte
gemachten yacht fracht sei seid zwerg zwischen dreck drehen dreist servieren vielleicht viel elfen
hälfte zehen zehren sieb siegen siebt sechst drittens beide paar doppelt einfach einmal ein eine
einen eins keiner erste erster hundert tausend null mix mild mil civil dill ok haha hihi moin
servus tschüss danke bitte sorry genau prima klasse schade mist stapel karte hand zug runde spiel
trick totenkopf stop schweigen lücke sprung nah fern hoch niedrig oben unten
"""

FRENCH = """
septembre bronze équation neufs quatuor aquatique équations deuxièmement équateur aquatiques
adéquate dixit adéquat huîtres adéquation squat dixon équatoriale equateur péréquation adéquates
châteauneuf bronzé hideux troisièmement squatter huître merdeux cadix bronzer adéquats hasardeux
septique september bronzes transept septentrional sixte adéquatement squats quaternaire cette cet
ces sceptique huile cuit nuit bruit suite ensuite gonzesse douceur seizure treillis trésor très
traître étroit droit détroit endroit adroit trop quartier quart carte cadre quadrature cinéma
cinglé singe cintre vin vinaigre devin divin tente attente entente détente garante heureux peureux
mieux dieu adieu lieu milieu neuve œuf bœuf veuf nerf second seconde moitié demi tiers un une
premier zéro cent mille merci salut bonjour bonsoir désolé pardon attends vite lentement parfait
bravo dommage chance malheur mdr ptdr lol bof ouais voilà bah euh hein ok pile pioche main coup
tour rétro consigne silence stop feu trou écart saut haut bas près loin mix civil vil vivid mil
midi dit vif vie ville livre lit il li vi mi di ci cil cils xl vice dividende innocent récent
accent pourcentage décent centre concentrer famille fourmi four fours pet tri tris due elf otto
quantité quand quatrain aquarium quinoa quintal quinte sixain octane nonobstant nonne nonchalant
septuor vinci
"""

ITALIAN = """
mentre altre sotto oltre potrebbe inoltre settembre ottobre novembre nostre prodotto eventi
potrebbero potrei potresti treno estremamente vostre costretto distretto rotto stretto interventi
condotto street altrettanto estrema potremmo ridotto dottore dottor stress treni streaming trento
costretti finestre poliziotto strettamente stretta introdotto musei pietre diventi tradotto trend
sottolineare costretta estremo sottoposto trentino treviso dottori sottolinea stretti potremo
altresì estremi terrestre interrotto dottorato lotto sottoposti tregua potrete sottolineato motto
novecento potreste sottotitoli complotto cinquecento distretti genovese mostre sottoscritto aventi
strega salotto sottofondo duecento viventi attrezzature preventivo semestre sottoposta dottoressa
strette duemila attrezzi corrotto ristretto estremità oltretutto sottostante cotto settecento
streghe indotto attrezzatura altrettanti estreme trimestre ottone ristretta botto seicento
trecento cappotto mainstream preventiva bottone distrettuale duello nutre ventre quattrocento
trenitalia mestre novella tremenda tremendo estremisti sottovalutare altrettante centre diecimila
ottocento risotto entrerà lastre sottoporre costrette sottoposte duetto dotto biscotto notte
ottimo settimana settore novità nuove dove piove prove dieta dice diciamo dodo undo avventi
spaventi vento ventola tremo trema centro entro dentro altro destra sinistra maestro nonno nonna
no sì quarantena cinghia cinema sesso seno seme sera sete seta setta secondo seconda primo prima
uno una un zero cento mille ci vi mi di li il lì là xd mix vivi vili civili ciao grazie prego
scusa scusate bravo brava forte dai boh mah magari peccato pila mazzo mano mossa turno gambero
comando teschio stop silenzio fuoco buco salto vicino lontano alto basso
"""

CZECH = """
opět patří petr zpět dveře petra dvakrát třídy sestra třída napětí třídě dveří třikrát sestry
peter odvahu bratři elektrické extrémně ministrem nepatří patřil tričko sestavě elektřiny sestava
desetiletí dveřmi odvětví rejstříku třinec stříbro ušetřit centrem střechy třídu trička střechu
zpětně tříd sestavy patřila předvedl bratrem distribuce vzápětí extrémní osmifinále stříbrná triko
sestrou stříbrné střílet šetřit ministři elektrický sestru vstříc čtyřikrát patrik petrem střídání
patřit střechou střecha stříbrný elektřinu střih ušetří mistři triky elektřina patřilo přispět
střílí šetří elektrických mistrem trik stříbra chápete medvěd pětkrát bystřice trpět třídní petera
distribuci petrohradu spatřit elektrická střídají střídavě trio sester elektrického petře větrem
patrick sestavu předvádí sestavit dveřích patřily spatřil odvahy petice předvést čtyřhry kosmické
podvečer odvezl odvést stříbrnou vystřídal petru bratří kompetence odvaha patřící distribuční
medvěda odvezli rozpětí střílel střílení ostří triumf desetkrát elektrickou předvedli sestavení
střídá psychiatrické ten tenis tenhle dospět pátek čtvrtek vnitřní tříska střídat sedlo sedím
sednu sedmikráska kosmos osmělit osmahnout čtyřlístek šestinedělí podvod advokát dvorek dvojče
jeden jedna jedno první druhý druhá sto tisíc nula často místo stopka stan pata paty tréma nové
nový sem tam mix vidím vím civil mil li ví mi ci ahoj čau díky prosím promiň sorry jasně super
škoda hele jo ne hmm haha hromádka karta ruka tah lebka stop mlčení díra skok blízko daleko vysoko
nízko dobře špatně pozor počkej
"""

RUSSIAN = """
опять семьи внутри семья всеми дмитрий дверь семье двери смотрите дважды едва смотри посмотрите
смотрит медведев настроение посмотрим актриса дмитрия посмотри австрии рассматривать смотришь
семьей вдвое настроения десятилетия стремится изнутри построен стремление всемирной дверей медведь
трижды вдвоем стрит эдвард патриарх рассматривает индустрии медведева стремительно патрик
построены строение всемирного дверью кэтрин построена строения электричество построено стремятся
десятилетий всемирный смотрим стремиться геометрии настроении построения преддверии медведя
актрисы семьёй демонстрирует быстрое отрицать стремился электричества отрицательно рассматривают
электрический австрия семинар семьям десятилетие натрия патриарха электрические подвале подвергся
электрической матрицы отрицает подвел построение электрических смотрится матрица подверглись
трибуны актрисой всемирно подвергается рассматривал эдварда дмитриев патриотизм отрицательный
патриотизма подвести семьями стремились построек построенный триумф всемирная императрица
императрицы настроений рассматривали рассмотрит настроен патриотов подвергаются стремясь втроем
сорокин геометрия медведи подвал построенные семинары устроен дмитрием подвергались построенных
семьях подвела электрическая патрика строений индустрия семечки совсем всем осень вспять
пятно пятница пятки запятая трогать строй страх острый двор движение двойной вдвоём втроём
вчетвером впятером шест шерсть честь шествие шестерёнка нашествие осьминог девушка дева деревня
десерт десна чисто место часто стол стопка стоп стих сорочка четверг вторник вторая второй один
одна одно первый сто тысяча ноль пара половина четверть привет пока спасибо пожалуйста извини
прости ок ага угу неа супер круто жаль блин ура ой ого хаха карта рука ход прыжок череп молчание
огонь дыра близко далеко высоко низко хорошо плохо осторожно подожди
"""

WORDS = {
    "en": ENGLISH.split(),
    "de": GERMAN.split(),
    "fr": FRENCH.split(),
    "it": ITALIAN.split(),
    "cs": CZECH.split(),
    "ru": RUSSIAN.split(),
}
"""By language."""
