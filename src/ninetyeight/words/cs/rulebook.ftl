# The whole rulebook. Sentences of `-ruling` keys are rulings of this edition, and the page marks them.

## Around it.
rulebook-about = Všechno, co říkají tištěná pravidla, na jednom místě. Kde nechávají něco otevřené nebo si odporují, rozhoduje toto vydání. Takové věty nesou tuto značku:
rulebook-ruling = Rozhodnutí tohoto vydání
rulebook-contents = Obsah
rulebook-top = Zpět na obsah
rulebook-learn = Naučit se hraním
rulebook-learn-about = Pět minut, karta po kartě.
rulebook-part-game = Hra
rulebook-part-variants = Varianty
rulebook-part-orders = Příkazy Extreme

## The goal.
rule-goal-title = Cíl
rule-goal-together = Jeden až pět lidí hraje společně: vyhrajete všichni, nebo všichni prohrajete.
rule-goal-cards = Číselné karty od 2 do 99 je třeba vyložit na čtyři hromádky. Když tam leží všechny, hru jste vyhráli.
rule-goal-picture = Číselná osa. Barva ukazuje, kam hromádka ještě může, tečky jsou vyložené karty, čárky karty, které nikdo neviděl, a tvoje karty stojí napříč oběma drahami.

## Set-up (1.1 to 1.3).
rule-setup-title = Příprava
rule-setup-piles = Čtyřmi řadovými kartami začínají čtyři hromádky. A a B jsou vzestupné od 1, C a D sestupné od 100. Hromádky mají písmena: kdo jmenuje hromádku, nikdy tím neřekne číslo.
rule-setup-row = Některá pravidla mluví o řadách, jiná o hromádkách. Je to totéž.
rule-setup-hands = Zamíchejte číselné karty a rozdejte je. Zbytek tvoří dobírací hromádku lícem dolů.
rule-setup-size = Karet v ruce

## Who starts (1.4).
rule-starter-title = Kdo začne
rule-starter-agree = Podívejte se na své karty a podle pravidel domluvy se dohodněte, kdo začne. Pak se hraje po směru hodinových ručiček. V sólo hře začínáš ty.
rule-starter-bids-ruling = U zdejších stolů každý řekne, jak moc chce začít. Začne ten, kdo chce nejvíc, a když je to nerozhodně, vybere hostitel.
rule-starter-lot-ruling = Když se včas nedohodnete, rozhodne los.

## A turn (2.1 to 2.5).
rule-turn-title = Tah
rule-turn-minimum = Ve svém tahu vylož aspoň dvě karty, jednu po druhé, každou na libovolnou hromádku, a dalších, kolik chceš.
rule-turn-directions = Na vzestupné hromádce musí být karta vyšší než ta navrchu, na sestupné nižší. Krok může být jakkoli velký, ale malé kroky nechávají víc místa.
rule-turn-picture = S 37 v ruce: o 3 víc než 34, nebo o 25 víc než 12. Sedí i na C a D, kde je nižší než karta navrchu.
rule-turn-own = Jakmile máš splněno, rozhoduješ o konci tahu ty.
rule-turn-itself-ruling = Tah skončí sám, když máš prázdnou ruku, po kartě stop a po třetí kartě tahu s „3!“.
rule-turn-draw = Na konci tahu potáhni do plné ruky, nebo si vezmi, co v dobírací hromádce zbývá.

## The backwards trick (2.3).
rule-trick-often = Můžeš ho použít, kolikrát chceš, na kterékoli hromádce, i víckrát v jednom tahu.
rule-trick-picture = 71 je přesně o 10 vyšší než 61: sestupná hromádka C se vrátí a má zase místo.

## The end (3.1 to 3.6).
rule-end-title = Konec hry
rule-end-deck = Když je dobírací hromádka prázdná, hraje se dál bez dobírání. Od příštího tahu stačí jedna karta, ale smí jich být i víc.
rule-end-passed = Kdo už nemá karty, toho přeskočíte; ostatní hrají dál.
rule-end-won = Hra je vyhraná, když jsou vyložené všechny karty a v tu chvíli nezbývá nic splnit.
rule-end-lost = Hra je hned prohraná, když aktivní hráč už nemůže svůj tah dokončit: vyložit povinný počet karet a splnit všechno, co žádají karty na stole.
rule-end-one = Kdo by mohl vyložit jen jednu ze dvou povinných karet, nevyloží ji.
rule-end-search-ruling = Zda jde tah dokončit, se zjišťuje na jeho začátku a po každé kartě a počítá se každý způsob. S 57 na hromádce A lze z ruky s 59 a 49 vyložit dvě karty: 59 a pak 49 reverzním trikem, i když samotná 49 nikam nesedí.
rule-end-order-ruling = Příkaz zavazuje, jakmile je jeho karta vyložená. Do té doby se tu lebka nebo „3!“ v ruce počítá jako obyčejná karta; karta stop ukončí tah jako vždy.
rule-end-last = Zbývá-li jen „3!“ nebo lebka, lze tuto kartu vyložit, ale hra je tím prohraná, přestože už žádná karta nezbývá.
rule-end-refused-ruling = Co pravidla zakazují, hra odmítne a nic se nestane. Každou jinou kartu vyložit lze, i když vede k prohře.
rule-end-warned-ruling = Varování přijde brzy: karta, po níž tah nejde dokončit bez porušení příkazu, je označená jako prohrávající, ať hra skončí s ní, nebo až později. Než ji vyložíš, hra se tě zeptá.

## The result (3.5).
rule-score-title = Výsledek
rule-score-left = Spočítejte karty, které zbyly ve všech rukou a v dobírací hromádce. Méně než deset je vynikající výsledek.
rule-score-harder = Vyložili jste všechny karty? Pak je čas na těžší hru.
rule-score-zero = S lebkou, ohněm nebo „3!“ můžete prohrát, i když nezbude žádná karta.
rule-score-cause-ruling = Příčinou prohry je první povinnost z tohoto seznamu, bez níž by tah ještě šlo dokončit: lebka, oheň, „3!“, povinný počet karet. Kdyby nestačilo vynechat jedinou, je to první z těch, které byly na stole.

## Talk (8.1 to 8.4, 8.6).
rule-talk-title = Domluva
rule-talk-may = Smíte spolu mluvit, a dokonce byste měli. Nikdo ale nesmí říct číslo karty ani to, že je karta větší nebo menší než určité číslo. Všechno ostatní se říct smí.
rule-talk-good = Tohle říct smíte
rule-talk-good-leave = Na hromádku A prosím nevykládej.
rule-talk-good-gap = Na C prosím žádný velký skok!
rule-talk-good-help = Na hromádce D můžu pomoct.
rule-talk-bad = Tohle říct nesmíte
rule-talk-bad-number = Mám 34.
rule-talk-bad-more = Moje je o trochu víc než 50.
rule-talk-bad-tens = Mám jednu sedmdesát něco.
rule-talk-orders = V Extreme smíte mluvit o příkazech: které máte a které by se teď radši neměly vykládat.
rule-talk-chat-ruling = Chat odmítne každé číslo od 2 do 99, ať je napsané jakkoli, pokud nepočítá věci u stolu, jako třeba „dvě karty“.

## Signs (8.5).
rule-signs-title = Znamení
rule-signs-how-ruling = Na každé hromádce můžeš ukázat jedno ze dvou znamení. Platí, dokud ho nezměníš nebo dokud na hromádku někdo nevyloží kartu.
rule-signs-turn-ruling = Stoly, kde se hraje volněji, mají ještě třetí. Kdo přemýšlí, pozná z něj přesnou kartu, proto se u jiných stolů nepoužívá.
rule-signs-bots-ruling = Boti volí každé znamení jen podle té hromádky a vlastních karet, podle pravidla, které si může každý přečíst: žádné tajné kódy.

## Expert (4.1, 4.2).
rule-expert-minimum = V každém tahu aspoň tři karty místo dvou.
rule-expert-deck-ruling = S prázdnou dobírací hromádkou stačí jedna karta, jako vždy.
rule-expert-hand = Ještě těžší: každý má v ruce o kartu méně, 7 v sólo hře, 6 ve dvou, 5 ve třech a více.
rule-expert-hand-ruling = Dobírá se pak do tohoto počtu. Variantu „Méně karet“ lze kombinovat s každou edicí.

## Fire (4.3 to 4.6). $cards: the cards that burn.
rule-fire-cards = Karty { $cards } hoří.
rule-fire-replace = V rozšíření jsou to ohnivé karty, které nahrazují obyčejné karty s těmito čísly.
rule-fire-cover-ruling = Ve dvou až v pěti musí být ohnivá karta překrytá do konce příštího tahu, jinak je hra prohraná.
rule-fire-example = Tim vyloží ohnivou kartu. Může ji v témže tahu překrýt sám; jinak to musí udělat Sára ve svém.
rule-fire-next-ruling = Příští tah je tah dalšího hráče, který má ještě karty. Ohnivou kartu lze překrýt jinou, která má svou vlastní lhůtu.
rule-fire-last-ruling = Ohnivá karta, která je úplně poslední nebo jejíž lhůta ještě nevypršela, když jsou vyložené všechny karty, neškodí.
rule-fire-alone = V sólo hře musí na ohnivou kartu přijít hned příští karta.
rule-fire-alone-ruling = I když mezitím skončí tah.
rule-fire-strict-ruling = Přísný oheň pro stoly, které to berou doslova: ohnivou kartu musí překrýt hned příští karta, ať ji vyloží kdokoli.
rule-fire-refused-ruling = U přísného ohně a v sólo hře nelze do té doby vyložit žádnou kartu jinam. Když oheň nemůže překrýt žádná, je hra prohraná.
rule-fire-picture = 33 hoří na hromádce A. Překryje ji 36 a také 23 reverzním trikem.

## Extreme (5.1, 5.5, 6.1, 6.7).
rule-extreme-cards = Některé karty nesou příkaz: sedm různých příkazů, každý na čtyřech kartách. Každý vyložený příkaz je třeba přesně splnit, a je-li jich v jednom tahu víc, všechny dohromady. Jinak je hra hned prohraná.
rule-extreme-flash = Příkazy se symbolem blesku zavazují toho, kdo je vyloží, a jen v tomto tahu. Po tahu už neplatí, ani když leží navrchu.
rule-extreme-lasting = Trvalé příkazy se symbolem nekonečnosti zavazují všechny od chvíle, kdy jsou vyložené, dokud leží navrchu. Je-li jich vidět víc, platí všechny. Překrytý příkaz už neplatí.
rule-extreme-layout-ruling = Která čísla nesou který příkaz, je vytištěné na kartách, ale není to v žádných pravidlech. Toto rozložení je naše. U stolu lze jiné vylosovat, nebo zadat to z vašich karet.
rule-extreme-plain = S kartami Extreme lze hrát i podle původních pravidel; příkazy pak neplatí.

## Each order (5.2 to 5.4, 6.2 to 6.6), beside its demand in rules.ftl.
rule-stop-first = I jako první karta a i když je karet méně, než je třeba.
rule-skull-end = Na konci tahu nesmí navrchu ležet žádná lebka, ani na úplném konci hry.
rule-skull-between-ruling = Mezitím lze vyložit jiné karty. Lebku lze překrýt jinou lebkou, kterou je pak třeba také překrýt.
rule-three-where = Nezáleží na tom, kolikátá ze tří je. Karta stop může být třetí, a jen třetí.
rule-three-few = Vyložit ji lze, i když nemáš dost karet, dokonce i jako poslední kartu, ale hra je pak prohraná.
rule-three-cover-ruling = Několik „3!“ si neodporuje. Překrytí příkaz neruší.
rule-silence-subjects = Podle tištěných pravidel se o jiném mluvit smí.
rule-silence-chat-ruling = Stroj nepozná, o čem zpráva je. U zdejších stolů proto nefunguje chat, hotové věty ani znamení, dokud je vidět Mlčení.
rule-silence-play-ruling = Vykládat karty, ukončit tah a společně hru vzdát není domluva: to všechno je i při Mlčení dovoleno.
rule-no-backwards-where = Na žádné hromádce.
rule-no-backwards-own-ruling = Ani k překrytí právě tohoto příkazu.
rule-one-pile-choose = Hromádku volíš svou první kartou.
rule-one-pile-free-ruling = Karty vyložené před příkazem se nepočítají. Když ho vyložíš uprostřed tahu, musí další karta přijít na něj. Karta, která ho překryje, tě na zbytek tahu osvobodí.
rule-draw-one-many = Bez ohledu na to, kolik karet bylo vyloženo. V ruce tak můžeš mít méně karet než obvykle.
rule-draw-one-top-ruling = Rozhoduje, co leží navrchu, když tah končí.
rule-draw-one-covered = Po překrytí příkazu se zase dobírá do plné ruky.
rule-draw-one-short-ruling = Je-li v ruce méně karet, než je povinný počet, a v dobírací hromádce ještě karty jsou, hra je prohraná, ledaže lze vyložit kartu stop.

## Combining (7.1), and what everybody sees (9).
rule-combining-title = Kombinace
rule-combining-how-ruling = Variantu pro zkušené hráče lze kombinovat s ohněm i s Extreme a oheň s Extreme. Nese-li hořící karta příkaz, platí obojí.
rule-seeing-title = Co vidíš
rule-seeing-own-ruling = Vidíš své karty, všechny karty na hromádkách v jejich pořadí, kolik karet má kdo v ruce a kolik jich je v dobírací hromádce, co se řeklo a ukázalo, kdo je na tahu a co zbývá splnit.
rule-seeing-watchers-ruling = Diváci vidí totéž, ale ničí karty v ruce, ledaže jim hráč ukáže své.
rule-seeing-hidden-ruling = Nikdo nevidí cizí karty ani pořadí dobírací hromádky, dokud hra neskončí. Pak je všechno odkryté.
