# Why a server did not do what was asked, beside the refusals of a table.

## By the code of a `Fault` or a `Problem`.
fault-bad-request = Požadavek se nedal přečíst.
fault-not-found = Tady nic není.
fault-method-not-allowed = To tady nejde.
fault-refused = Požadavek byl odmítnut.
fault-not-signed-in = Nejdřív zadej své jméno.
fault-signed-in = Tady už někdo jsi. Potvrď, že tě má někdo nahradit.
fault-not-allowed = Tohle nesmíš.
fault-scope = Tento token to nedovoluje.
fault-wrong-origin = Tahle stránka patří jinému serveru.
fault-wrong-host = Server na toto jméno neodpovídá. Zeptej se provozovatele na správnou adresu.
fault-invalid = Něco v požadavku není platné.
fault-unreadable = Zpráva se nedala přečíst.
fault-too-many-requests = To bylo moc najednou. Počkej chvilku.
fault-busy = Server má teď moc práce. Zkus to za chvilku.
fault-too-large = To je moc velké.
fault-too-slow = Trvalo to moc dlouho. Zkus to znovu.
fault-too-many-sockets = Je otevřeno moc stolů najednou. Nejdřív zavři jiné okno.
fault-too-many-tables = Máš moc otevřených stolů. Nejdřív jeden zavři.
fault-too-many-tokens = Máš moc tokenů. Nejdřív jeden smaž.
fault-no-such-table = Takový stůl neexistuje, nebo už je zavřený.
fault-no-such-game = Taková hra neexistuje, nebo není tvoje.
fault-no-such-person = Takový člověk tu není.
fault-no-such-token = Takový token neexistuje.
fault-no-such-code = Tenhle kód je špatný, použitý nebo moc starý.
fault-no-such-lesson = Taková lekce neexistuje.
fault-no-watchers = U tohoto stolu se dívat nemůžeš.
fault-was-removed = { refusal-was-removed }
fault-table-unreadable = Tento stůl potřebuje novější verzi serveru, nebo opravu. Nic se neztratilo; pomůže ten, kdo server provozuje.
fault-page = Tenhle seznam tady nepokračuje. Otevři ho znovu.
fault-record = Tenhle soubor není záznam hry, nebo je v něm něco špatně.
fault-refused-action = Pravidla nedovolují některou kartu z tohoto záznamu.
fault-store = Hru se teď nepodařilo uložit. Zkus to znovu.
fault-database = Server se teď nedostane ke svým datům. Zkus to znovu.
fault-sequence-taken = Někdo byl rychlejší. Zkus to znovu.
fault-command-taken = To už se stalo.
fault-command-answered = Odpověď na to už přišla.
fault-conflict = To odporuje tomu, co už tu je.
fault-unstorable = Některé znaky se nedají uložit.
fault-store-closed = Server se restartuje. Zkus to za chvilku.
fault-server-error = Na serveru došlo k chybě; je zaznamenaná.
fault-internal = Na serveru se něco pokazilo. Zkus to znovu.
fault-offline = Server není dostupný. Jsi online?

## Why the server closed the connection of a table, by `CloseCode`.
close-too-large = Zpráva byla moc velká.
close-server-error = Na serveru došlo k chybě. Za chvilku bude zpátky.
close-restart = Server se restartuje.
close-too-slow = Spojení bylo moc pomalé.
close-bad-request = Se spojením není něco v pořádku. Načti stránku znovu.
close-not-signed-in = Server už tě nezná. Zadej znovu své jméno.
close-no-watchers = U tohoto stolu se dívat nemůžeš.
close-no-such-table = Takový stůl neexistuje, nebo už je zavřený.
close-was-removed = { refusal-was-removed }
close-too-many = Je otevřeno moc stolů najednou. Nejdřív zavři jiné okno.
close-table-unreadable = { fault-table-unreadable }
