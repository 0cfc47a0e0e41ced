BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE answers (
	table_id TEXT NOT NULL, 
	command TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_answers PRIMARY KEY (table_id, command), 
	CONSTRAINT fk_answers_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	sequence INTEGER NOT NULL, 
	at DATETIME NOT NULL, 
	body TEXT NOT NULL, 
	command TEXT, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, sequence), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('DNRXHIWVcTdHxRywXS4HNM',1,'2026-11-19 22:09:16.332652','{"kind":"opened","settings":{"edition":"original","players":3,"layout":null,"name":"Lobby","access":"invited","talk":"free","relaxed_signs":false,"clock":{"kind":"none"},"bid_seconds":60,"watch":"piles","undo":null,"hints":null,"grace_seconds":30,"pace":"normal","minder":"sharp"},"host":{"id":"anna","name":"Anna"},"challenge":null}',NULL);
INSERT INTO "entries" VALUES('K732R1tFhtvmC3zR280CRH',1,'2026-11-19 22:09:16.354408','{"kind":"opened","settings":{"edition":"original","players":2,"layout":null,"name":"Bidding","access":"invited","talk":"free","relaxed_signs":false,"clock":{"kind":"none"},"bid_seconds":60,"watch":"piles","undo":null,"hints":null,"grace_seconds":30,"pace":"normal","minder":"sharp"},"host":{"id":"anna","name":"Anna"},"challenge":null}',NULL);
INSERT INTO "entries" VALUES('K732R1tFhtvmC3zR280CRH',2,'2026-11-19 22:09:16.362146','{"kind":"seat-taken","seat":1,"person":{"id":"ben","name":"Ben"}}','ben:c0');
INSERT INTO "entries" VALUES('K732R1tFhtvmC3zR280CRH',3,'2026-11-19 22:09:16.368211','{"kind":"dealt","deal":{"deck":[8,59,87,35,34,73,77,39,69,46,42,61,85,70,84,19,76,30,52,28,18,80,10,95,74,23,37,3,12,29,53,27,60,97,20,98,54,58,99,51,75,45,56,66,64,2,11,94,90,38,17,14,89,96,92,41,13,65,86,9,91,93,5,31,79,50,6,32,57,55,25,67,21,40,68,24,81,26,72,48,78,36,63,44,49,88,82,43,15,71,16,62,83,33,7,22,47,4],"nonce":"0000000000000000000000000000000000000000000000000000000000000000"},"is_repeat":false,"challenge_of":null}','anna:c1');
INSERT INTO "entries" VALUES('K732R1tFhtvmC3zR280CRH',4,'2026-11-19 22:09:16.380140','{"kind":"bid-made","seat":1,"bid":"like"}','ben:c2');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',1,'2026-11-19 22:09:19.805060','{"kind":"opened","settings":{"edition":"original","players":2,"layout":null,"name":"Playing","access":"invited","talk":"free","relaxed_signs":false,"clock":{"kind":"none"},"bid_seconds":60,"watch":"piles","undo":null,"hints":null,"grace_seconds":30,"pace":"normal","minder":"sharp"},"host":{"id":"anna","name":"Anna"},"challenge":null}',NULL);
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',2,'2026-11-19 22:09:19.819489','{"kind":"seat-taken","seat":1,"person":{"id":"ben","name":"Ben"}}','ben:c103');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',3,'2026-11-19 22:09:19.833951','{"kind":"dealt","deal":{"deck":[12,45,67,61,10,80,14,69,95,59,63,90,99,21,29,33,34,6,35,91,81,2,39,65,64,89,40,15,53,82,42,70,51,20,8,71,3,68,30,66,50,4,7,87,92,26,75,31,62,73,58,78,86,52,54,16,44,85,93,49,24,55,9,25,32,94,97,77,27,23,38,74,60,13,84,72,83,17,79,19,47,37,98,88,96,36,41,5,11,56,28,46,57,43,48,22,76,18],"nonce":"0000000000000000000000000000000000000000000000000000000000000000"},"is_repeat":false,"challenge_of":null}','anna:c104');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',4,'2026-11-19 22:09:19.857317','{"kind":"bid-made","seat":0,"bid":"like"}','anna:c105');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',5,'2026-11-19 22:09:19.868884','{"kind":"bid-made","seat":1,"bid":"rather-not"}','ben:c106');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',6,'2026-11-19 22:09:19.868884','{"kind":"starter-chosen","seat":0,"cause":"bids"}',NULL);
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',7,'2026-11-19 22:09:19.881821','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c107');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',8,'2026-11-19 22:09:19.895969','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c108');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',9,'2026-11-19 22:09:19.997040','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c109');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',10,'2026-11-19 22:09:20.012175','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c110');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',11,'2026-11-19 22:09:20.030262','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c111');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',12,'2026-11-19 22:09:20.040277','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c112');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',13,'2026-11-19 22:09:20.051794','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c113');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',14,'2026-11-19 22:09:20.094064','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c114');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',15,'2026-11-19 22:09:20.102266','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c115');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',16,'2026-11-19 22:09:20.471309','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c116');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',17,'2026-11-19 22:09:20.479085','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c117');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',18,'2026-11-19 22:09:20.491774','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c118');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',19,'2026-11-19 22:09:20.495032','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c119');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',20,'2026-11-19 22:09:20.497355','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c120');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',21,'2026-11-19 22:09:20.503316','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c121');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',22,'2026-11-19 22:09:20.507480','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c122');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',23,'2026-11-19 22:09:20.511341','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c123');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',24,'2026-11-19 22:09:20.523639','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c124');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',25,'2026-11-19 22:09:20.528623','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c125');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',26,'2026-11-19 22:09:20.533404','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c126');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',27,'2026-11-19 22:09:20.537289','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c127');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',28,'2026-11-19 22:09:20.600977','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c128');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',29,'2026-11-19 22:09:20.606147','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c129');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',30,'2026-11-19 22:09:20.637162','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c130');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',31,'2026-11-19 22:09:20.677922','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c131');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',32,'2026-11-19 22:09:20.723677','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c132');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',33,'2026-11-19 22:09:20.735419','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c133');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',34,'2026-11-19 22:09:20.750286','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c134');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',35,'2026-11-19 22:09:20.759670','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c135');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',36,'2026-11-19 22:09:20.772928','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c136');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',37,'2026-11-19 22:09:20.783579','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c137');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',38,'2026-11-19 22:09:20.788796','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c138');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',39,'2026-11-19 22:09:20.798834','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c139');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',40,'2026-11-19 22:09:20.803520','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c140');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',41,'2026-11-19 22:09:20.807475','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c141');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',42,'2026-11-19 22:09:20.812687','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c142');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',43,'2026-11-19 22:09:20.823640','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c143');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',44,'2026-11-19 22:09:20.832016','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c144');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',45,'2026-11-19 22:09:20.840600','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c145');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',46,'2026-11-19 22:09:20.889089','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c146');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',47,'2026-11-19 22:09:20.899647','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c147');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',48,'2026-11-19 22:09:20.911021','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c148');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',49,'2026-11-19 22:09:20.919061','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c149');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',50,'2026-11-19 22:09:20.928754','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c150');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',51,'2026-11-19 22:09:20.936849','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c151');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',52,'2026-11-19 22:09:20.947532','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c152');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',53,'2026-11-19 22:09:20.951670','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c153');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',54,'2026-11-19 22:09:20.961289','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c154');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',55,'2026-11-19 22:09:20.971647','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c155');
INSERT INTO "entries" VALUES('NHQFeClNbnyNZh4Vd02x7G',56,'2026-11-19 22:09:20.983790','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c156');
INSERT INTO "entries" VALUES('ko0fRmgFSPF1Z1C4SdTrPh',1,'2026-11-19 22:09:20.988545','{"kind":"opened","settings":{"edition":"original","players":2,"layout":null,"name":"Closed","access":"invited","talk":"free","relaxed_signs":false,"clock":{"kind":"none"},"bid_seconds":60,"watch":"piles","undo":null,"hints":null,"grace_seconds":30,"pace":"normal","minder":"sharp"},"host":{"id":"anna","name":"Anna"},"challenge":null}',NULL);
INSERT INTO "entries" VALUES('ko0fRmgFSPF1Z1C4SdTrPh',2,'2026-11-19 22:09:20.996984','{"kind":"seat-taken","seat":1,"person":{"id":"ben","name":"Ben"}}','ben:c157');
INSERT INTO "entries" VALUES('ko0fRmgFSPF1Z1C4SdTrPh',3,'2026-11-19 22:09:21.008692','{"kind":"dealt","deal":{"deck":[13,67,32,75,59,57,76,29,68,41,25,62,23,88,3,10,51,53,97,28,37,98,18,79,78,72,47,42,84,94,4,11,93,92,71,30,35,91,70,38,26,34,54,6,90,60,20,81,19,46,17,86,12,40,45,58,15,24,65,43,52,80,22,31,69,27,55,77,64,73,66,36,2,9,83,61,96,63,56,99,44,95,5,82,74,39,48,14,8,87,89,16,85,33,50,49,21,7],"nonce":"0000000000000000000000000000000000000000000000000000000000000000"},"is_repeat":false,"challenge_of":null}','anna:c158');
INSERT INTO "entries" VALUES('ko0fRmgFSPF1Z1C4SdTrPh',4,'2026-11-19 22:09:21.016867','{"kind":"bid-made","seat":0,"bid":"like"}','anna:c159');
INSERT INTO "entries" VALUES('ko0fRmgFSPF1Z1C4SdTrPh',5,'2026-11-19 22:09:21.031728','{"kind":"bid-made","seat":1,"bid":"rather-not"}','ben:c160');
INSERT INTO "entries" VALUES('ko0fRmgFSPF1Z1C4SdTrPh',6,'2026-11-19 22:09:21.031728','{"kind":"starter-chosen","seat":0,"cause":"bids"}',NULL);
INSERT INTO "entries" VALUES('ko0fRmgFSPF1Z1C4SdTrPh',7,'2026-11-19 22:09:21.068232','{"kind":"closed","cause":"admin"}',NULL);
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',1,'2026-11-19 22:09:16.448018','{"kind":"opened","settings":{"edition":"fire","players":2,"layout":null,"name":"Over","access":"invited","talk":"free","relaxed_signs":false,"clock":{"kind":"none"},"bid_seconds":60,"watch":"piles","undo":null,"hints":null,"grace_seconds":30,"pace":"normal","minder":"sharp"},"host":{"id":"anna","name":"Anna"},"challenge":null}',NULL);
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',2,'2026-11-19 22:09:16.453865','{"kind":"seat-taken","seat":1,"person":{"id":"ben","name":"Ben"}}','ben:c3');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',3,'2026-11-19 22:09:16.462416','{"kind":"dealt","deal":{"deck":[34,7,51,30,96,28,87,10,41,26,37,45,65,97,69,85,95,20,56,75,90,49,32,31,16,58,62,38,61,39,55,76,47,11,72,86,79,64,19,21,8,33,18,53,9,98,60,4,35,3,36,14,71,70,42,80,17,68,29,40,24,94,88,23,46,22,43,82,12,84,27,50,83,73,93,74,48,67,66,91,2,52,5,57,25,77,6,13,89,78,44,63,92,15,81,54,59,99],"nonce":"0000000000000000000000000000000000000000000000000000000000000000"},"is_repeat":false,"challenge_of":null}','anna:c4');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',4,'2026-11-19 22:09:16.471242','{"kind":"bid-made","seat":0,"bid":"like"}','anna:c5');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',5,'2026-11-19 22:09:16.490166','{"kind":"bid-made","seat":1,"bid":"rather-not"}','ben:c6');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',6,'2026-11-19 22:09:16.490166','{"kind":"starter-chosen","seat":0,"cause":"bids"}',NULL);
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',7,'2026-11-19 22:09:17.947496','{"kind":"chat-said","seat":1,"text":"Well played"}','ben:c7');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',8,'2026-11-19 22:09:17.957979','{"kind":"card-laid","seat":0,"card":96,"pile":"C"}','anna:c8');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',9,'2026-11-19 22:09:17.982137','{"kind":"card-laid","seat":0,"card":7,"pile":"A"}','anna:c9');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',10,'2026-11-19 22:09:18.019592','{"kind":"turn-end-chosen","seat":0}','anna:c10');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',11,'2026-11-19 22:09:18.029141','{"kind":"card-laid","seat":1,"card":10,"pile":"A"}','ben:c11');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',12,'2026-11-19 22:09:18.091843','{"kind":"card-laid","seat":1,"card":97,"pile":"D"}','ben:c12');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',13,'2026-11-19 22:09:18.103530','{"kind":"turn-end-chosen","seat":1}','ben:c13');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',14,'2026-11-19 22:09:18.136300','{"kind":"card-laid","seat":0,"card":87,"pile":"C"}','anna:c14');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',15,'2026-11-19 22:09:18.153406','{"kind":"card-laid","seat":0,"card":85,"pile":"C"}','anna:c15');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',16,'2026-11-19 22:09:18.170106','{"kind":"turn-end-chosen","seat":0}','anna:c16');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',17,'2026-11-19 22:09:18.243173','{"kind":"card-laid","seat":1,"card":95,"pile":"C"}','ben:c17');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',18,'2026-11-19 22:09:18.253360','{"kind":"card-laid","seat":1,"card":20,"pile":"A"}','ben:c18');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',19,'2026-11-19 22:09:18.293083','{"kind":"turn-end-chosen","seat":1}','ben:c19');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',20,'2026-11-19 22:09:18.320715','{"kind":"card-laid","seat":0,"card":28,"pile":"A"}','anna:c20');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',21,'2026-11-19 22:09:18.332592','{"kind":"card-laid","seat":0,"card":30,"pile":"A"}','anna:c21');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',22,'2026-11-19 22:09:18.341332','{"kind":"turn-end-chosen","seat":0}','anna:c22');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',23,'2026-11-19 22:09:18.367291','{"kind":"card-laid","seat":1,"card":90,"pile":"C"}','ben:c23');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',24,'2026-11-19 22:09:18.388796','{"kind":"card-laid","seat":1,"card":37,"pile":"A"}','ben:c24');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',25,'2026-11-19 22:09:18.406390','{"kind":"turn-end-chosen","seat":1}','ben:c25');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',26,'2026-11-19 22:09:18.426527','{"kind":"card-laid","seat":0,"card":51,"pile":"A"}','anna:c26');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',27,'2026-11-19 22:09:18.511381','{"kind":"card-laid","seat":0,"card":56,"pile":"A"}','anna:c27');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',28,'2026-11-19 22:09:18.517998','{"kind":"turn-end-chosen","seat":0}','anna:c28');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',29,'2026-11-19 22:09:18.522506','{"kind":"card-laid","seat":1,"card":58,"pile":"A"}','ben:c29');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',30,'2026-11-19 22:09:18.525978','{"kind":"card-laid","seat":1,"card":65,"pile":"A"}','ben:c30');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',31,'2026-11-19 22:09:18.528728','{"kind":"turn-end-chosen","seat":1}','ben:c31');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',32,'2026-11-19 22:09:18.531846','{"kind":"card-laid","seat":0,"card":69,"pile":"A"}','anna:c32');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',33,'2026-11-19 22:09:18.535059','{"kind":"card-laid","seat":0,"card":75,"pile":"A"}','anna:c33');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',34,'2026-11-19 22:09:18.537865','{"kind":"turn-end-chosen","seat":0}','anna:c34');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',35,'2026-11-19 22:09:18.540692','{"kind":"card-laid","seat":1,"card":16,"pile":"B"}','ben:c35');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',36,'2026-11-19 22:09:18.548948','{"kind":"card-laid","seat":1,"card":26,"pile":"B"}','ben:c36');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',37,'2026-11-19 22:09:18.569675','{"kind":"turn-end-chosen","seat":1}','ben:c37');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',38,'2026-11-19 22:09:18.581423','{"kind":"card-laid","seat":0,"card":76,"pile":"A"}','anna:c38');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',39,'2026-11-19 22:09:18.596496','{"kind":"card-laid","seat":0,"card":31,"pile":"B"}','anna:c39');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',40,'2026-11-19 22:09:18.601238','{"kind":"card-laid","seat":0,"card":32,"pile":"B"}','anna:c40');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',41,'2026-11-19 22:09:18.611982','{"kind":"card-laid","seat":0,"card":34,"pile":"B"}','anna:c41');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',42,'2026-11-19 22:09:18.620530','{"kind":"turn-end-chosen","seat":0}','anna:c42');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',43,'2026-11-19 22:09:18.632702','{"kind":"card-laid","seat":1,"card":39,"pile":"B"}','ben:c43');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',44,'2026-11-19 22:09:18.640133','{"kind":"card-laid","seat":1,"card":41,"pile":"B"}','ben:c44');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',45,'2026-11-19 22:09:18.651543','{"kind":"turn-end-chosen","seat":1}','ben:c45');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',46,'2026-11-19 22:09:18.659536','{"kind":"card-laid","seat":0,"card":79,"pile":"A"}','anna:c46');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',47,'2026-11-19 22:09:18.670045','{"kind":"card-laid","seat":0,"card":86,"pile":"C"}','anna:c47');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',48,'2026-11-19 22:09:18.680194','{"kind":"turn-end-chosen","seat":0}','anna:c48');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',49,'2026-11-19 22:09:18.687496','{"kind":"card-laid","seat":1,"card":45,"pile":"B"}','ben:c49');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',50,'2026-11-19 22:09:18.690561','{"kind":"card-laid","seat":1,"card":47,"pile":"B"}','ben:c50');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',51,'2026-11-19 22:09:18.757117','{"kind":"card-laid","seat":1,"card":49,"pile":"B"}','ben:c51');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',52,'2026-11-19 22:09:18.767699','{"kind":"turn-end-chosen","seat":1}','ben:c52');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',53,'2026-11-19 22:09:18.776296','{"kind":"card-laid","seat":0,"card":55,"pile":"B"}','anna:c53');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',54,'2026-11-19 22:09:18.793615','{"kind":"card-laid","seat":0,"card":62,"pile":"B"}','anna:c54');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',55,'2026-11-19 22:09:18.801549','{"kind":"card-laid","seat":0,"card":64,"pile":"B"}','anna:c55');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',56,'2026-11-19 22:09:18.812277','{"kind":"turn-end-chosen","seat":0}','anna:c56');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',57,'2026-11-19 22:09:18.824784','{"kind":"card-laid","seat":1,"card":61,"pile":"C"}','ben:c57');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',58,'2026-11-19 22:09:18.834683','{"kind":"card-laid","seat":1,"card":53,"pile":"C"}','ben:c58');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',59,'2026-11-19 22:09:18.858582','{"kind":"turn-end-chosen","seat":1}','ben:c59');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',60,'2026-11-19 22:09:18.868045','{"kind":"card-laid","seat":0,"card":72,"pile":"B"}','anna:c60');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',61,'2026-11-19 22:09:18.880343','{"kind":"card-laid","seat":0,"card":38,"pile":"C"}','anna:c61');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',62,'2026-11-19 22:09:18.884369','{"kind":"turn-end-chosen","seat":0}','anna:c62');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',63,'2026-11-19 22:09:18.896361','{"kind":"card-laid","seat":1,"card":35,"pile":"C"}','ben:c63');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',64,'2026-11-19 22:09:18.902089','{"kind":"card-laid","seat":1,"card":21,"pile":"C"}','ben:c64');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',65,'2026-11-19 22:09:18.909709','{"kind":"card-laid","seat":1,"card":19,"pile":"C"}','ben:c65');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',66,'2026-11-19 22:09:18.928270','{"kind":"card-laid","seat":1,"card":18,"pile":"C"}','ben:c66');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',67,'2026-11-19 22:09:18.944236','{"kind":"turn-end-chosen","seat":1}','ben:c67');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',68,'2026-11-19 22:09:18.963075','{"kind":"card-laid","seat":0,"card":14,"pile":"C"}','anna:c68');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',69,'2026-11-19 22:09:19.004585','{"kind":"card-laid","seat":0,"card":8,"pile":"C"}','anna:c69');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',70,'2026-11-19 22:09:19.021150','{"kind":"turn-end-chosen","seat":0}','anna:c70');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',71,'2026-11-19 22:09:19.039943','{"kind":"card-laid","seat":1,"card":80,"pile":"A"}','ben:c71');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',72,'2026-11-19 22:09:19.056189','{"kind":"card-laid","seat":1,"card":70,"pile":"A"}','ben:c72');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',73,'2026-11-19 22:09:19.069741','{"kind":"card-laid","seat":1,"card":71,"pile":"A"}','ben:c73');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',74,'2026-11-19 22:09:19.080151','{"kind":"turn-end-chosen","seat":1}','ben:c74');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',75,'2026-11-19 22:09:19.085474','{"kind":"card-laid","seat":0,"card":4,"pile":"C"}','anna:c75');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',76,'2026-11-19 22:09:19.096270','{"kind":"card-laid","seat":0,"card":98,"pile":"B"}','anna:c76');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',77,'2026-11-19 22:09:19.107447','{"kind":"turn-end-chosen","seat":0}','anna:c77');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',78,'2026-11-19 22:09:19.119282','{"kind":"card-laid","seat":1,"card":3,"pile":"C"}','ben:c78');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',79,'2026-11-19 22:09:19.138274','{"kind":"card-laid","seat":1,"card":42,"pile":"D"}','ben:c79');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',80,'2026-11-19 22:09:19.152314','{"kind":"card-laid","seat":1,"card":40,"pile":"D"}','ben:c80');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',81,'2026-11-19 22:09:19.169336','{"kind":"turn-end-chosen","seat":1}','ben:c81');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',82,'2026-11-19 22:09:19.179084','{"kind":"card-laid","seat":0,"card":88,"pile":"B"}','anna:c82');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',83,'2026-11-19 22:09:19.186932','{"kind":"card-laid","seat":0,"card":36,"pile":"D"}','anna:c83');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',84,'2026-11-19 22:09:19.196012','{"kind":"turn-end-chosen","seat":0}','anna:c84');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',85,'2026-11-19 22:09:19.203744','{"kind":"card-laid","seat":1,"card":46,"pile":"D"}','ben:c85');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',86,'2026-11-19 22:09:19.214170','{"kind":"card-laid","seat":1,"card":29,"pile":"D"}','ben:c86');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',87,'2026-11-19 22:09:19.228226','{"kind":"turn-end-chosen","seat":1}','ben:c87');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',88,'2026-11-19 22:09:19.235057','{"kind":"card-laid","seat":0,"card":94,"pile":"B"}','anna:c88');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',89,'2026-11-19 22:09:19.248217','{"kind":"card-laid","seat":0,"card":82,"pile":"A"}','anna:c89');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',90,'2026-11-19 22:09:19.253554','{"kind":"turn-end-chosen","seat":0}','anna:c90');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',91,'2026-11-19 22:09:19.264247','{"kind":"card-laid","seat":1,"card":84,"pile":"B"}','ben:c91');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',92,'2026-11-19 22:09:19.280045','{"kind":"card-laid","seat":1,"card":24,"pile":"D"}','ben:c92');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',93,'2026-11-19 22:09:19.285286','{"kind":"card-laid","seat":1,"card":23,"pile":"D"}','ben:c93');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',94,'2026-11-19 22:09:19.315049','{"kind":"card-laid","seat":1,"card":22,"pile":"D"}','ben:c94');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',95,'2026-11-19 22:09:19.410432','{"kind":"turn-end-chosen","seat":1}','ben:c95');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',96,'2026-11-19 22:09:19.422631','{"kind":"card-laid","seat":0,"card":17,"pile":"D"}','anna:c96');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',97,'2026-11-19 22:09:19.430639','{"kind":"card-laid","seat":0,"card":27,"pile":"D"}','anna:c97');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',98,'2026-11-19 22:09:19.435799','{"kind":"turn-end-chosen","seat":0}','anna:c98');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',99,'2026-11-19 22:09:19.448126','{"kind":"card-laid","seat":1,"card":74,"pile":"B"}','ben:c99');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',100,'2026-11-19 22:09:19.632793','{"kind":"card-laid","seat":1,"card":83,"pile":"A"}','ben:c100');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',101,'2026-11-19 22:09:19.679638','{"kind":"card-laid","seat":1,"card":73,"pile":"A"}','ben:c101');
INSERT INTO "entries" VALUES('o3ObaSVecyCWODOLtowzTJ',102,'2026-11-19 22:09:19.732062','{"kind":"turn-end-chosen","seat":1}','ben:c102');
CREATE TABLE game_seats (
	game_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	person_id TEXT, 
	bot TEXT, 
	CONSTRAINT pk_game_seats PRIMARY KEY (game_id, seat), 
	CONSTRAINT fk_game_seats_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "game_seats" VALUES('6_uWZC5xko67zzv0X0y7Rg',0,'Anna','anna',NULL);
INSERT INTO "game_seats" VALUES('6_uWZC5xko67zzv0X0y7Rg',1,'Ben','ben',NULL);
CREATE TABLE games (
	id TEXT NOT NULL, 
	table_id TEXT, 
	number INTEGER NOT NULL, 
	edition TEXT NOT NULL, 
	players INTEGER NOT NULL, 
	is_won BOOLEAN NOT NULL, 
	code TEXT NOT NULL, 
	"left" INTEGER NOT NULL, 
	turns INTEGER NOT NULL, 
	finished_at DATETIME NOT NULL, 
	record TEXT NOT NULL, 
	share_key TEXT, 
	imported_by TEXT, 
	hints INTEGER NOT NULL, is_repeat BOOLEAN DEFAULT 0 NOT NULL, challenge_key TEXT, challenge_of TEXT, 
	CONSTRAINT pk_games PRIMARY KEY (id), 
	CONSTRAINT fk_games_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE SET NULL, 
	CONSTRAINT uq_games_share_key UNIQUE (share_key), 
	CONSTRAINT uq_games_table_id_number UNIQUE (table_id, number)
);
INSERT INTO "games" VALUES('6_uWZC5xko67zzv0X0y7Rg','o3ObaSVecyCWODOLtowzTJ',1,'fire',2,0,'minimum',31,29,'2026-11-19 22:09:19.732062','{"format": "ninetyeight/1", "rules": {"players": 2, "hand_size": 7, "minimum": 2, "fire": "next-turn", "orders": null}, "deck": [34, 7, 51, 30, 96, 28, 87, 10, 41, 26, 37, 45, 65, 97, 69, 85, 95, 20, 56, 75, 90, 49, 32, 31, 16, 58, 62, 38, 61, 39, 55, 76, 47, 11, 72, 86, 79, 64, 19, 21, 8, 33, 18, 53, 9, 98, 60, 4, 35, 3, 36, 14, 71, 70, 42, 80, 17, 68, 29, 40, 24, 94, 88, 23, 46, 22, 43, 82, 12, 84, 27, 50, 83, 73, 93, 74, 48, 67, 66, 91, 2, 52, 5, 57, 25, 77, 6, 13, 89, 78, 44, 63, 92, 15, 81, 54, 59, 99], "starter": 0, "actions": [["play", 96, "C"], ["play", 7, "A"], ["end"], ["play", 10, "A"], ["play", 97, "D"], ["end"], ["play", 87, "C"], ["play", 85, "C"], ["end"], ["play", 95, "C"], ["play", 20, "A"], ["end"], ["play", 28, "A"], ["play", 30, "A"], ["end"], ["play", 90, "C"], ["play", 37, "A"], ["end"], ["play", 51, "A"], ["play", 56, "A"], ["end"], ["play", 58, "A"], ["play", 65, "A"], ["end"], ["play", 69, "A"], ["play", 75, "A"], ["end"], ["play", 16, "B"], ["play", 26, "B"], ["end"], ["play", 76, "A"], ["play", 31, "B"], ["play", 32, "B"], ["play", 34, "B"], ["end"], ["play", 39, "B"], ["play", 41, "B"], ["end"], ["play", 79, "A"], ["play", 86, "C"], ["end"], ["play", 45, "B"], ["play", 47, "B"], ["play", 49, "B"], ["end"], ["play", 55, "B"], ["play", 62, "B"], ["play", 64, "B"], ["end"], ["play", 61, "C"], ["play", 53, "C"], ["end"], ["play", 72, "B"], ["play", 38, "C"], ["end"], ["play", 35, "C"], ["play", 21, "C"], ["play", 19, "C"], ["play", 18, "C"], ["end"], ["play", 14, "C"], ["play", 8, "C"], ["end"], ["play", 80, "A"], ["play", 70, "A"], ["play", 71, "A"], ["end"], ["play", 4, "C"], ["play", 98, "B"], ["end"], ["play", 3, "C"], ["play", 42, "D"], ["play", 40, "D"], ["end"], ["play", 88, "B"], ["play", 36, "D"], ["end"], ["play", 46, "D"], ["play", 29, "D"], ["end"], ["play", 94, "B"], ["play", 82, "A"], ["end"], ["play", 84, "B"], ["play", 24, "D"], ["play", 23, "D"], ["play", 22, "D"], ["end"], ["play", 17, "D"], ["play", 27, "D"], ["end"], ["play", 74, "B"], ["play", 83, "A"], ["play", 73, "A"], ["end"]], "seats": ["Anna", "Ben"], "seed": null, "meta": {"program": "ninetyeight 0.1.0", "table": "Over", "started": "2026-11-19T22:09:16+00:00", "finished": "2026-11-19T22:09:19+00:00"}, "talk": [{"after": 0, "seat": 1, "chat": "Well played"}]}',NULL,NULL,0,0,NULL,NULL);
CREATE TABLE known_deals (
	game_id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	CONSTRAINT pk_known_deals PRIMARY KEY (game_id, person_id), 
	CONSTRAINT fk_known_deals_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE leases (
	table_id TEXT NOT NULL, 
	holder TEXT NOT NULL, 
	expires_at DATETIME NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY (table_id)
);
INSERT INTO "leases" VALUES('K732R1tFhtvmC3zR280CRH','','2026-11-19 22:09:21.085007');
CREATE TABLE memberships (
	table_id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	position INTEGER, 
	is_waiting BOOLEAN NOT NULL, 
	CONSTRAINT pk_memberships PRIMARY KEY (table_id, person_id), 
	CONSTRAINT fk_memberships_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "memberships" VALUES('DNRXHIWVcTdHxRywXS4HNM','anna',0,0);
INSERT INTO "memberships" VALUES('K732R1tFhtvmC3zR280CRH','anna',0,1);
INSERT INTO "memberships" VALUES('K732R1tFhtvmC3zR280CRH','ben',1,0);
INSERT INTO "memberships" VALUES('o3ObaSVecyCWODOLtowzTJ','anna',0,0);
INSERT INTO "memberships" VALUES('o3ObaSVecyCWODOLtowzTJ','ben',1,0);
INSERT INTO "memberships" VALUES('NHQFeClNbnyNZh4Vd02x7G','anna',0,1);
INSERT INTO "memberships" VALUES('NHQFeClNbnyNZh4Vd02x7G','ben',1,0);
INSERT INTO "memberships" VALUES('ko0fRmgFSPF1Z1C4SdTrPh','anna',0,0);
INSERT INTO "memberships" VALUES('ko0fRmgFSPF1Z1C4SdTrPh','ben',1,0);
CREATE TABLE mutes (
	table_id TEXT NOT NULL, 
	by_id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY (table_id, by_id, person_id), 
	CONSTRAINT fk_mutes_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created_at DATETIME NOT NULL, 
	seen_at DATETIME NOT NULL, is_leaving BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('4a9c30ad075accf230602f27','Anna','en','2026-03-01 12:00:00.000000','2026-03-01 12:00:00.000000',0);
CREATE TABLE pulse (
	id INTEGER NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_pulse PRIMARY KEY (id)
);
CREATE TABLE snapshots (
	table_id TEXT NOT NULL, 
	sequence INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_snapshots PRIMARY KEY (table_id), 
	CONSTRAINT fk_snapshots_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('o3ObaSVecyCWODOLtowzTJ',100,'{"form":"e78f03c9b4661a22","table":{"id":"o3ObaSVecyCWODOLtowzTJ","settings":{"edition":"fire","players":2,"layout":null,"name":"Over","access":"invited","talk":"free","relaxed_signs":false,"clock":{"kind":"none"},"bid_seconds":60,"watch":"piles","undo":null,"hints":null,"grace_seconds":30,"pace":"normal","minder":"sharp"},"host":"anna","seats":[{"person":{"id":"anna","name":"Anna"},"bot":null,"minding":null,"is_away":false,"is_open_to_watchers":false},{"person":{"id":"ben","name":"Ben"},"bot":null,"minding":null,"is_away":false,"is_open_to_watchers":false}],"sequence":100,"opened_at":"2026-11-19T22:09:16.448018Z","changed_at":"2026-11-19T22:09:19.632793Z","game":{"number":1,"ruleset":{"players":2,"hand_size":7,"minimum":2,"fire":"next-turn","layout":null,"pack":{"low":2,"high":99}},"deal":{"deck":[34,7,51,30,96,28,87,10,41,26,37,45,65,97,69,85,95,20,56,75,90,49,32,31,16,58,62,38,61,39,55,76,47,11,72,86,79,64,19,21,8,33,18,53,9,98,60,4,35,3,36,14,71,70,42,80,17,68,29,40,24,94,88,23,46,22,43,82,12,84,27,50,83,73,93,74,48,67,66,91,2,52,5,57,25,77,6,13,89,78,44,63,92,15,81,54,59,99],"nonce":"0000000000000000000000000000000000000000000000000000000000000000"},"dealt_at":"2026-11-19T22:09:16.462416Z","is_repeat":false,"bids":["like","rather-not"],"starter":0,"state":{"piles":[[7,10,20,28,30,37,51,56,58,65,69,75,76,79,80,70,71,82,83],[16,26,31,32,34,39,41,45,47,49,55,62,64,72,98,88,94,84,74],[96,87,85,95,90,86,61,53,38,35,21,19,18,14,8,4,3],[97,42,40,36,46,29,24,23,22,17,27]],"hands":[[33,43,48,50,60,67,68],[9,11,12,73,93]],"deck":[66,91,2,52,5,57,25,77,6,13,89,78,44,63,92,15,81,54,59,99],"turn":{"ruleset":{"players":2,"hand_size":7,"minimum":2,"fire":"next-turn","layout":null,"pack":{"low":2,"high":99}},"seat":1,"tops":[83,74,3,27],"minimum":2,"due":[],"cover_next":null,"bound":null,"plays":[{"card":74,"pile":1},{"card":83,"pile":0}],"is_stopped":false,"is_three":false,"ordinary":[]},"outcome":null},"signals":{"standing":[]},"version":94,"actions":[{"card":96,"pile":2},{"card":7,"pile":0},{},{"card":10,"pile":0},{"card":97,"pile":3},{},{"card":87,"pile":2},{"card":85,"pile":2},{},{"card":95,"pile":2},{"card":20,"pile":0},{},{"card":28,"pile":0},{"card":30,"pile":0},{},{"card":90,"pile":2},{"card":37,"pile":0},{},{"card":51,"pile":0},{"card":56,"pile":0},{},{"card":58,"pile":0},{"card":65,"pile":0},{},{"card":69,"pile":0},{"card":75,"pile":0},{},{"card":16,"pile":1},{"card":26,"pile":1},{},{"card":76,"pile":0},{"card":31,"pile":1},{"card":32,"pile":1},{"card":34,"pile":1},{},{"card":39,"pile":1},{"card":41,"pile":1},{},{"card":79,"pile":0},{"card":86,"pile":2},{},{"card":45,"pile":1},{"card":47,"pile":1},{"card":49,"pile":1},{},{"card":55,"pile":1},{"card":62,"pile":1},{"card":64,"pile":1},{},{"card":61,"pile":2},{"card":53,"pile":2},{},{"card":72,"pile":1},{"card":38,"pile":2},{},{"card":35,"pile":2},{"card":21,"pile":2},{"card":19,"pile":2},{"card":18,"pile":2},{},{"card":14,"pile":2},{"card":8,"pile":2},{},{"card":80,"pile":0},{"card":70,"pile":0},{"card":71,"pile":0},{},{"card":4,"pile":2},{"card":98,"pile":1},{},{"card":3,"pile":2},{"card":42,"pile":3},{"card":40,"pile":3},{},{"card":88,"pile":1},{"card":36,"pile":3},{},{"card":46,"pile":3},{"card":29,"pile":3},{},{"card":94,"pile":1},{"card":82,"pile":0},{},{"card":84,"pile":1},{"card":24,"pile":3},{"card":23,"pile":3},{"card":22,"pile":3},{},{"card":17,"pile":3},{"card":27,"pile":3},{},{"card":74,"pile":1},{"card":83,"pile":0}],"turn_began_at":"2026-11-19T22:09:19.435799Z","this_turn":[{"state":{"piles":[[7,10,20,28,30,37,51,56,58,65,69,75,76,79,80,70,71,82],[16,26,31,32,34,39,41,45,47,49,55,62,64,72,98,88,94,84],[96,87,85,95,90,86,61,53,38,35,21,19,18,14,8,4,3],[97,42,40,36,46,29,24,23,22,17,27]],"hands":[[33,43,48,50,60,67,68],[9,11,12,73,74,83,93]],"deck":[66,91,2,52,5,57,25,77,6,13,89,78,44,63,92,15,81,54,59,99],"turn":{"ruleset":{"players":2,"hand_size":7,"minimum":2,"fire":"next-turn","layout":null,"pack":{"low":2,"high":99}},"seat":1,"tops":[82,84,3,27],"minimum":2,"due":[],"cover_next":null,"bound":null,"plays":[],"is_stopped":false,"is_three":false,"ordinary":[]},"outcome":null},"signals":{"standing":[]}},{"state":{"piles":[[7,10,20,28,30,37,51,56,58,65,69,75,76,79,80,70,71,82],[16,26,31,32,34,39,41,45,47,49,55,62,64,72,98,88,94,84,74],[96,87,85,95,90,86,61,53,38,35,21,19,18,14,8,4,3],[97,42,40,36,46,29,24,23,22,17,27]],"hands":[[33,43,48,50,60,67,68],[9,11,12,73,83,93]],"deck":[66,91,2,52,5,57,25,77,6,13,89,78,44,63,92,15,81,54,59,99],"turn":{"ruleset":{"players":2,"hand_size":7,"minimum":2,"fire":"next-turn","layout":null,"pack":{"low":2,"high":99}},"seat":1,"tops":[82,74,3,27],"minimum":2,"due":[],"cover_next":null,"bound":null,"plays":[{"card":74,"pile":1}],"is_stopped":false,"is_three":false,"ordinary":[]},"outcome":null},"signals":{"standing":[]}}],"happened":[{"seat":1,"card":83,"pile":0,"on":82}],"taken_back":null,"is_conceded":false,"hints":[0,0],"hinted":null,"is_skipping":false,"people":2,"challenge_of":null,"said":[{"number":7,"talk":{"after":0,"said":{"seat":1,"text":"Well played"}},"is_hidden":false}]},"is_closed":false,"lines":[{"number":7,"person_id":"ben","text":"Well played","game":1,"flags":[]}],"proposals":[],"wishes":[],"challenge":null,"removed":[]}}');
INSERT INTO "snapshots" VALUES('NHQFeClNbnyNZh4Vd02x7G',50,'{"form":"e78f03c9b4661a22","table":{"id":"NHQFeClNbnyNZh4Vd02x7G","settings":{"edition":"original","players":2,"layout":null,"name":"Playing","access":"invited","talk":"free","relaxed_signs":false,"clock":{"kind":"none"},"bid_seconds":60,"watch":"piles","undo":null,"hints":null,"grace_seconds":30,"pace":"normal","minder":"sharp"},"host":"anna","seats":[{"person":{"id":"anna","name":"Anna"},"bot":null,"minding":null,"is_away":false,"is_open_to_watchers":false},{"person":{"id":"ben","name":"Ben"},"bot":null,"minding":null,"is_away":false,"is_open_to_watchers":false}],"sequence":50,"opened_at":"2026-11-19T22:09:19.805060Z","changed_at":"2026-11-19T22:09:20.928754Z","game":{"number":1,"ruleset":{"players":2,"hand_size":7,"minimum":2,"fire":"off","layout":null,"pack":{"low":2,"high":99}},"deal":{"deck":[12,45,67,61,10,80,14,69,95,59,63,90,99,21,29,33,34,6,35,91,81,2,39,65,64,89,40,15,53,82,42,70,51,20,8,71,3,68,30,66,50,4,7,87,92,26,75,31,62,73,58,78,86,52,54,16,44,85,93,49,24,55,9,25,32,94,97,77,27,23,38,74,60,13,84,72,83,17,79,19,47,37,98,88,96,36,41,5,11,56,28,46,57,43,48,22,76,18],"nonce":"0000000000000000000000000000000000000000000000000000000000000000"},"dealt_at":"2026-11-19T22:09:19.833951Z","is_repeat":false,"bids":["like","rather-not"],"starter":0,"state":{"piles":[[],[],[],[]],"hands":[[10,12,14,45,61,67,80],[21,59,63,69,90,95,99]],"deck":[29,33,34,6,35,91,81,2,39,65,64,89,40,15,53,82,42,70,51,20,8,71,3,68,30,66,50,4,7,87,92,26,75,31,62,73,58,78,86,52,54,16,44,85,93,49,24,55,9,25,32,94,97,77,27,23,38,74,60,13,84,72,83,17,79,19,47,37,98,88,96,36,41,5,11,56,28,46,57,43,48,22,76,18],"turn":{"ruleset":{"players":2,"hand_size":7,"minimum":2,"fire":"off","layout":null,"pack":{"low":2,"high":99}},"seat":0,"tops":[1,1,100,100],"minimum":2,"due":[],"cover_next":null,"bound":null,"plays":[],"is_stopped":false,"is_three":false,"ordinary":[]},"outcome":null},"signals":{"standing":[]},"version":1,"actions":[],"turn_began_at":"2026-11-19T22:09:19.868884Z","this_turn":[],"happened":[],"taken_back":null,"is_conceded":false,"hints":[0,0],"hinted":null,"is_skipping":false,"people":2,"challenge_of":null,"said":[{"number":7,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":8,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":9,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":10,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":11,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":12,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":13,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":14,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":15,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":16,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":17,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":18,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":19,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":20,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":21,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":22,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":23,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":24,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":25,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":26,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":27,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":28,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":29,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":30,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":31,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":32,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":33,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":34,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":35,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":36,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":37,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":38,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":39,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":40,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":41,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":42,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":43,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":44,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":45,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":46,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":47,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":48,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":49,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":50,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false}]},"is_closed":false,"lines":[],"proposals":[],"wishes":[],"challenge":null,"removed":[]}}');
CREATE TABLE solutions (
	game_id TEXT NOT NULL, 
	is_winnable BOOLEAN, 
	actions TEXT NOT NULL, 
	CONSTRAINT pk_solutions PRIMARY KEY (game_id), 
	CONSTRAINT fk_solutions_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	created_at DATETIME NOT NULL, 
	updated_at DATETIME NOT NULL, 
	sequence INTEGER NOT NULL, 
	phase TEXT NOT NULL, 
	is_public BOOLEAN NOT NULL, 
	edition TEXT NOT NULL, 
	players INTEGER NOT NULL, 
	open_seats INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	due_at DATETIME, erased_at INTEGER DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('DNRXHIWVcTdHxRywXS4HNM','2026-11-19 22:09:16.332652','2026-11-19 22:09:16.332652',1,'lobby',0,'original',3,2,'Lobby',NULL,0);
INSERT INTO "tables" VALUES('K732R1tFhtvmC3zR280CRH','2026-11-19 22:09:16.354408','2026-11-19 22:09:16.380140',4,'bidding',0,'original',2,0,'Bidding','2026-11-19 22:10:16.368211',0);
INSERT INTO "tables" VALUES('o3ObaSVecyCWODOLtowzTJ','2026-11-19 22:09:16.448018','2026-11-19 22:09:19.732062',102,'over',0,'fire',2,0,'Over',NULL,0);
INSERT INTO "tables" VALUES('NHQFeClNbnyNZh4Vd02x7G','2026-11-19 22:09:19.805060','2026-11-19 22:09:20.983790',56,'playing',0,'original',2,0,'Playing',NULL,0);
INSERT INTO "tables" VALUES('ko0fRmgFSPF1Z1C4SdTrPh','2026-11-19 22:09:20.988545','2026-11-19 22:09:21.068232',7,'closed',0,'original',2,0,'Closed',NULL,0);
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	label TEXT NOT NULL, 
	created_at DATETIME NOT NULL, 
	expires_at DATETIME, scope TEXT DEFAULT 'everything' NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (hash), 
	CONSTRAINT fk_tokens_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT uq_tokens_id UNIQUE (id)
);
INSERT INTO "tokens" VALUES('1f6076e3a47ba1ded08025ffe06e57af217c14f9407f33fba50f99b1c7019387','53873c0a20a44aed','4a9c30ad075accf230602f27','cookie','','2026-03-01 12:00:00.000000',NULL,'everything');
CREATE INDEX ix_leases_expires_at ON leases (expires_at);
CREATE INDEX ix_leases_holder ON leases (holder);
CREATE INDEX ix_people_created_at_id ON people (created_at, id);
CREATE INDEX ix_people_seen_at ON people (seen_at);
CREATE INDEX ix_tables_created_at_id ON tables (created_at, id);
CREATE INDEX ix_tables_due_at ON tables (due_at);
CREATE INDEX ix_tables_lobby ON tables (is_public, phase, created_at, id);
CREATE INDEX ix_tables_phase_updated_at ON tables (phase, updated_at);
CREATE UNIQUE INDEX uq_entries_command ON entries (table_id, command) WHERE command IS NOT NULL;
CREATE INDEX ix_games_finished_at_id ON games (finished_at, id);
CREATE INDEX ix_games_imported_by ON games (imported_by) WHERE imported_by IS NOT NULL;
CREATE INDEX ix_memberships_person_id ON memberships (person_id);
CREATE INDEX ix_tokens_expires_at ON tokens (expires_at);
CREATE INDEX ix_tokens_person_id ON tokens (person_id);
CREATE INDEX ix_game_seats_person_id ON game_seats (person_id);
CREATE INDEX ix_people_is_leaving ON people (is_leaving) WHERE is_leaving = 1;
CREATE INDEX ix_answers_table_id_person_id_at ON answers (table_id, person_id, at);
CREATE INDEX ix_answers_table_id_at ON answers (table_id, at);
CREATE UNIQUE INDEX uq_games_challenge_key ON games (challenge_key);
CREATE INDEX ix_known_deals_person_id ON known_deals (person_id);
COMMIT;
