BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "entries" VALUES('4xDLsRWOuNOWaHG5bCL4tv',1,'2026-11-18 08:59:15.980423','{"kind":"opened","settings":{"edition":"original","players":3,"layout":null,"name":"Lobby","access":"invited","talk":"free","relaxed_signs":false,"clock":{"kind":"none"},"bid_seconds":60,"watch":"piles","undo":null,"hints":null,"grace_seconds":30,"minder":"sharp"},"host":{"id":"anna","name":"Anna"}}',NULL);
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',1,'2026-11-18 08:59:16.404734','{"kind":"opened","settings":{"edition":"original","players":2,"layout":null,"name":"Playing","access":"invited","talk":"free","relaxed_signs":false,"clock":{"kind":"none"},"bid_seconds":60,"watch":"piles","undo":null,"hints":null,"grace_seconds":30,"minder":"sharp"},"host":{"id":"anna","name":"Anna"}}',NULL);
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',2,'2026-11-18 08:59:16.405749','{"kind":"seat-taken","seat":1,"person":{"id":"ben","name":"Ben"}}','ben:c103');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',3,'2026-11-18 08:59:16.407094','{"kind":"dealt","deal":{"deck":[12,45,67,61,10,80,14,69,95,59,63,90,99,21,29,33,34,6,35,91,81,2,39,65,64,89,40,15,53,82,42,70,51,20,8,71,3,68,30,66,50,4,7,87,92,26,75,31,62,73,58,78,86,52,54,16,44,85,93,49,24,55,9,25,32,94,97,77,27,23,38,74,60,13,84,72,83,17,79,19,47,37,98,88,96,36,41,5,11,56,28,46,57,43,48,22,76,18],"nonce":"0000000000000000000000000000000000000000000000000000000000000000"},"is_repeat":false}','anna:c104');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',4,'2026-11-18 08:59:16.408541','{"kind":"bid-made","seat":0,"bid":"like"}','anna:c105');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',5,'2026-11-18 08:59:16.410703','{"kind":"bid-made","seat":1,"bid":"rather-not"}','ben:c106');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',6,'2026-11-18 08:59:16.410703','{"kind":"starter-chosen","seat":0,"cause":"bids"}',NULL);
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',7,'2026-11-18 08:59:16.412066','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c107');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',8,'2026-11-18 08:59:16.413389','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c108');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',9,'2026-11-18 08:59:16.414584','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c109');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',10,'2026-11-18 08:59:16.415947','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c110');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',11,'2026-11-18 08:59:16.417071','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c111');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',12,'2026-11-18 08:59:16.418191','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c112');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',13,'2026-11-18 08:59:16.419340','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c113');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',14,'2026-11-18 08:59:16.420600','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c114');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',15,'2026-11-18 08:59:16.422039','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c115');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',16,'2026-11-18 08:59:16.423229','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c116');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',17,'2026-11-18 08:59:16.424410','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c117');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',18,'2026-11-18 08:59:16.425576','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c118');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',19,'2026-11-18 08:59:16.426702','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c119');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',20,'2026-11-18 08:59:16.427977','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c120');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',21,'2026-11-18 08:59:16.429115','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c121');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',22,'2026-11-18 08:59:16.430240','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c122');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',23,'2026-11-18 08:59:16.431386','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c123');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',24,'2026-11-18 08:59:16.432520','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c124');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',25,'2026-11-18 08:59:16.433835','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c125');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',26,'2026-11-18 08:59:16.435011','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c126');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',27,'2026-11-18 08:59:16.436207','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c127');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',28,'2026-11-18 08:59:16.437920','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c128');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',29,'2026-11-18 08:59:16.439142','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c129');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',30,'2026-11-18 08:59:16.443680','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c130');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',31,'2026-11-18 08:59:16.445018','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c131');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',32,'2026-11-18 08:59:16.446171','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c132');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',33,'2026-11-18 08:59:16.447395','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c133');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',34,'2026-11-18 08:59:16.448589','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c134');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',35,'2026-11-18 08:59:16.449699','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c135');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',36,'2026-11-18 08:59:16.453121','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c136');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',37,'2026-11-18 08:59:16.454296','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c137');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',38,'2026-11-18 08:59:16.455421','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c138');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',39,'2026-11-18 08:59:16.456586','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c139');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',40,'2026-11-18 08:59:16.460195','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c140');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',41,'2026-11-18 08:59:16.461535','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c141');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',42,'2026-11-18 08:59:16.462730','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c142');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',43,'2026-11-18 08:59:16.463929','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c143');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',44,'2026-11-18 08:59:16.465060','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c144');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',45,'2026-11-18 08:59:16.466125','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c145');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',46,'2026-11-18 08:59:16.469342','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c146');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',47,'2026-11-18 08:59:16.470608','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c147');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',48,'2026-11-18 08:59:16.471797','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c148');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',49,'2026-11-18 08:59:16.473015','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c149');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',50,'2026-11-18 08:59:16.474664','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c150');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',51,'2026-11-18 08:59:16.475897','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c151');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',52,'2026-11-18 08:59:16.477765','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c152');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',53,'2026-11-18 08:59:16.482014','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c153');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',54,'2026-11-18 08:59:16.484158','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c154');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',55,'2026-11-18 08:59:16.486656','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c155');
INSERT INTO "entries" VALUES('ESPb8K076Lzl4PthIKNQVR',56,'2026-11-18 08:59:16.487760','{"kind":"phrase-said","seat":1,"code":"hello","pile":null}','ben:phrase-c156');
INSERT INTO "entries" VALUES('JJBkTToYWWQhFi8qqSoGDR',1,'2026-11-18 08:59:15.983142','{"kind":"opened","settings":{"edition":"original","players":2,"layout":null,"name":"Bidding","access":"invited","talk":"free","relaxed_signs":false,"clock":{"kind":"none"},"bid_seconds":60,"watch":"piles","undo":null,"hints":null,"grace_seconds":30,"minder":"sharp"},"host":{"id":"anna","name":"Anna"}}',NULL);
INSERT INTO "entries" VALUES('JJBkTToYWWQhFi8qqSoGDR',2,'2026-11-18 08:59:15.984341','{"kind":"seat-taken","seat":1,"person":{"id":"ben","name":"Ben"}}','ben:c0');
INSERT INTO "entries" VALUES('JJBkTToYWWQhFi8qqSoGDR',3,'2026-11-18 08:59:15.986361','{"kind":"dealt","deal":{"deck":[8,59,87,35,34,73,77,39,69,46,42,61,85,70,84,19,76,30,52,28,18,80,10,95,74,23,37,3,12,29,53,27,60,97,20,98,54,58,99,51,75,45,56,66,64,2,11,94,90,38,17,14,89,96,92,41,13,65,86,9,91,93,5,31,79,50,6,32,57,55,25,67,21,40,68,24,81,26,72,48,78,36,63,44,49,88,82,43,15,71,16,62,83,33,7,22,47,4],"nonce":"0000000000000000000000000000000000000000000000000000000000000000"},"is_repeat":false}','anna:c1');
INSERT INTO "entries" VALUES('JJBkTToYWWQhFi8qqSoGDR',4,'2026-11-18 08:59:15.988471','{"kind":"bid-made","seat":1,"bid":"like"}','ben:c2');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',1,'2026-11-18 08:59:15.991292','{"kind":"opened","settings":{"edition":"fire","players":2,"layout":null,"name":"Over","access":"invited","talk":"free","relaxed_signs":false,"clock":{"kind":"none"},"bid_seconds":60,"watch":"piles","undo":null,"hints":null,"grace_seconds":30,"minder":"sharp"},"host":{"id":"anna","name":"Anna"}}',NULL);
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',2,'2026-11-18 08:59:15.992239','{"kind":"seat-taken","seat":1,"person":{"id":"ben","name":"Ben"}}','ben:c3');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',3,'2026-11-18 08:59:15.993759','{"kind":"dealt","deal":{"deck":[34,7,51,30,96,28,87,10,41,26,37,45,65,97,69,85,95,20,56,75,90,49,32,31,16,58,62,38,61,39,55,76,47,11,72,86,79,64,19,21,8,33,18,53,9,98,60,4,35,3,36,14,71,70,42,80,17,68,29,40,24,94,88,23,46,22,43,82,12,84,27,50,83,73,93,74,48,67,66,91,2,52,5,57,25,77,6,13,89,78,44,63,92,15,81,54,59,99],"nonce":"0000000000000000000000000000000000000000000000000000000000000000"},"is_repeat":false}','anna:c4');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',4,'2026-11-18 08:59:15.996006','{"kind":"bid-made","seat":0,"bid":"like"}','anna:c5');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',5,'2026-11-18 08:59:15.997650','{"kind":"bid-made","seat":1,"bid":"rather-not"}','ben:c6');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',6,'2026-11-18 08:59:15.997650','{"kind":"starter-chosen","seat":0,"cause":"bids"}',NULL);
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',7,'2026-11-18 08:59:16.093378','{"kind":"chat-said","seat":1,"text":"Well played"}','ben:c7');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',8,'2026-11-18 08:59:16.096586','{"kind":"card-laid","seat":0,"card":96,"pile":"C"}','anna:c8');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',9,'2026-11-18 08:59:16.103184','{"kind":"card-laid","seat":0,"card":7,"pile":"A"}','anna:c9');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',10,'2026-11-18 08:59:16.108240','{"kind":"turn-end-chosen","seat":0}','anna:c10');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',11,'2026-11-18 08:59:16.110297','{"kind":"card-laid","seat":1,"card":10,"pile":"A"}','ben:c11');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',12,'2026-11-18 08:59:16.113790','{"kind":"card-laid","seat":1,"card":97,"pile":"D"}','ben:c12');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',13,'2026-11-18 08:59:16.116623','{"kind":"turn-end-chosen","seat":1}','ben:c13');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',14,'2026-11-18 08:59:16.119717','{"kind":"card-laid","seat":0,"card":87,"pile":"C"}','anna:c14');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',15,'2026-11-18 08:59:16.122634','{"kind":"card-laid","seat":0,"card":85,"pile":"C"}','anna:c15');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',16,'2026-11-18 08:59:16.126930','{"kind":"turn-end-chosen","seat":0}','anna:c16');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',17,'2026-11-18 08:59:16.128757','{"kind":"card-laid","seat":1,"card":95,"pile":"C"}','ben:c17');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',18,'2026-11-18 08:59:16.131663','{"kind":"card-laid","seat":1,"card":20,"pile":"A"}','ben:c18');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',19,'2026-11-18 08:59:16.134520','{"kind":"turn-end-chosen","seat":1}','ben:c19');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',20,'2026-11-18 08:59:16.140017','{"kind":"card-laid","seat":0,"card":28,"pile":"A"}','anna:c20');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',21,'2026-11-18 08:59:16.143003','{"kind":"card-laid","seat":0,"card":30,"pile":"A"}','anna:c21');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',22,'2026-11-18 08:59:16.145815','{"kind":"turn-end-chosen","seat":0}','anna:c22');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',23,'2026-11-18 08:59:16.148585','{"kind":"card-laid","seat":1,"card":90,"pile":"C"}','ben:c23');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',24,'2026-11-18 08:59:16.151728','{"kind":"card-laid","seat":1,"card":37,"pile":"A"}','ben:c24');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',25,'2026-11-18 08:59:16.154604','{"kind":"turn-end-chosen","seat":1}','ben:c25');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',26,'2026-11-18 08:59:16.157505','{"kind":"card-laid","seat":0,"card":51,"pile":"A"}','anna:c26');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',27,'2026-11-18 08:59:16.160324','{"kind":"card-laid","seat":0,"card":56,"pile":"A"}','anna:c27');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',28,'2026-11-18 08:59:16.165527','{"kind":"turn-end-chosen","seat":0}','anna:c28');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',29,'2026-11-18 08:59:16.168559','{"kind":"card-laid","seat":1,"card":58,"pile":"A"}','ben:c29');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',30,'2026-11-18 08:59:16.173098','{"kind":"card-laid","seat":1,"card":65,"pile":"A"}','ben:c30');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',31,'2026-11-18 08:59:16.176027','{"kind":"turn-end-chosen","seat":1}','ben:c31');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',32,'2026-11-18 08:59:16.179279','{"kind":"card-laid","seat":0,"card":69,"pile":"A"}','anna:c32');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',33,'2026-11-18 08:59:16.182299','{"kind":"card-laid","seat":0,"card":75,"pile":"A"}','anna:c33');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',34,'2026-11-18 08:59:16.186232','{"kind":"turn-end-chosen","seat":0}','anna:c34');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',35,'2026-11-18 08:59:16.187957','{"kind":"card-laid","seat":1,"card":16,"pile":"B"}','ben:c35');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',36,'2026-11-18 08:59:16.191019','{"kind":"card-laid","seat":1,"card":26,"pile":"B"}','ben:c36');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',37,'2026-11-18 08:59:16.193760','{"kind":"turn-end-chosen","seat":1}','ben:c37');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',38,'2026-11-18 08:59:16.196578','{"kind":"card-laid","seat":0,"card":76,"pile":"A"}','anna:c38');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',39,'2026-11-18 08:59:16.199342','{"kind":"card-laid","seat":0,"card":31,"pile":"B"}','anna:c39');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',40,'2026-11-18 08:59:16.202147','{"kind":"card-laid","seat":0,"card":32,"pile":"B"}','anna:c40');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',41,'2026-11-18 08:59:16.204979','{"kind":"card-laid","seat":0,"card":34,"pile":"B"}','anna:c41');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',42,'2026-11-18 08:59:16.207600','{"kind":"turn-end-chosen","seat":0}','anna:c42');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',43,'2026-11-18 08:59:16.209305','{"kind":"card-laid","seat":1,"card":39,"pile":"B"}','ben:c43');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',44,'2026-11-18 08:59:16.212063','{"kind":"card-laid","seat":1,"card":41,"pile":"B"}','ben:c44');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',45,'2026-11-18 08:59:16.216102','{"kind":"turn-end-chosen","seat":1}','ben:c45');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',46,'2026-11-18 08:59:16.219192','{"kind":"card-laid","seat":0,"card":79,"pile":"A"}','anna:c46');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',47,'2026-11-18 08:59:16.222003','{"kind":"card-laid","seat":0,"card":86,"pile":"C"}','anna:c47');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',48,'2026-11-18 08:59:16.224698','{"kind":"turn-end-chosen","seat":0}','anna:c48');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',49,'2026-11-18 08:59:16.226321','{"kind":"card-laid","seat":1,"card":45,"pile":"B"}','ben:c49');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',50,'2026-11-18 08:59:16.231374','{"kind":"card-laid","seat":1,"card":47,"pile":"B"}','ben:c50');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',51,'2026-11-18 08:59:16.249991','{"kind":"card-laid","seat":1,"card":49,"pile":"B"}','ben:c51');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',52,'2026-11-18 08:59:16.253120','{"kind":"turn-end-chosen","seat":1}','ben:c52');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',53,'2026-11-18 08:59:16.255932','{"kind":"card-laid","seat":0,"card":55,"pile":"B"}','anna:c53');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',54,'2026-11-18 08:59:16.258747','{"kind":"card-laid","seat":0,"card":62,"pile":"B"}','anna:c54');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',55,'2026-11-18 08:59:16.261571','{"kind":"card-laid","seat":0,"card":64,"pile":"B"}','anna:c55');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',56,'2026-11-18 08:59:16.264349','{"kind":"turn-end-chosen","seat":0}','anna:c56');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',57,'2026-11-18 08:59:16.265956','{"kind":"card-laid","seat":1,"card":61,"pile":"C"}','ben:c57');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',58,'2026-11-18 08:59:16.268576','{"kind":"card-laid","seat":1,"card":53,"pile":"C"}','ben:c58');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',59,'2026-11-18 08:59:16.271335','{"kind":"turn-end-chosen","seat":1}','ben:c59');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',60,'2026-11-18 08:59:16.274059','{"kind":"card-laid","seat":0,"card":72,"pile":"B"}','anna:c60');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',61,'2026-11-18 08:59:16.276691','{"kind":"card-laid","seat":0,"card":38,"pile":"C"}','anna:c61');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',62,'2026-11-18 08:59:16.282163','{"kind":"turn-end-chosen","seat":0}','anna:c62');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',63,'2026-11-18 08:59:16.283797','{"kind":"card-laid","seat":1,"card":35,"pile":"C"}','ben:c63');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',64,'2026-11-18 08:59:16.286489','{"kind":"card-laid","seat":1,"card":21,"pile":"C"}','ben:c64');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',65,'2026-11-18 08:59:16.289099','{"kind":"card-laid","seat":1,"card":19,"pile":"C"}','ben:c65');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',66,'2026-11-18 08:59:16.293381','{"kind":"card-laid","seat":1,"card":18,"pile":"C"}','ben:c66');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',67,'2026-11-18 08:59:16.296168','{"kind":"turn-end-chosen","seat":1}','ben:c67');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',68,'2026-11-18 08:59:16.298838','{"kind":"card-laid","seat":0,"card":14,"pile":"C"}','anna:c68');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',69,'2026-11-18 08:59:16.301506','{"kind":"card-laid","seat":0,"card":8,"pile":"C"}','anna:c69');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',70,'2026-11-18 08:59:16.304107','{"kind":"turn-end-chosen","seat":0}','anna:c70');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',71,'2026-11-18 08:59:16.305773','{"kind":"card-laid","seat":1,"card":80,"pile":"A"}','ben:c71');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',72,'2026-11-18 08:59:16.308475','{"kind":"card-laid","seat":1,"card":70,"pile":"A"}','ben:c72');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',73,'2026-11-18 08:59:16.311040','{"kind":"card-laid","seat":1,"card":71,"pile":"A"}','ben:c73');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',74,'2026-11-18 08:59:16.313650','{"kind":"turn-end-chosen","seat":1}','ben:c74');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',75,'2026-11-18 08:59:16.316320','{"kind":"card-laid","seat":0,"card":4,"pile":"C"}','anna:c75');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',76,'2026-11-18 08:59:16.318942','{"kind":"card-laid","seat":0,"card":98,"pile":"B"}','anna:c76');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',77,'2026-11-18 08:59:16.321594','{"kind":"turn-end-chosen","seat":0}','anna:c77');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',78,'2026-11-18 08:59:16.323202','{"kind":"card-laid","seat":1,"card":3,"pile":"C"}','ben:c78');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',79,'2026-11-18 08:59:16.325785','{"kind":"card-laid","seat":1,"card":42,"pile":"D"}','ben:c79');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',80,'2026-11-18 08:59:16.330590','{"kind":"card-laid","seat":1,"card":40,"pile":"D"}','ben:c80');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',81,'2026-11-18 08:59:16.333285','{"kind":"turn-end-chosen","seat":1}','ben:c81');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',82,'2026-11-18 08:59:16.335957','{"kind":"card-laid","seat":0,"card":88,"pile":"B"}','anna:c82');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',83,'2026-11-18 08:59:16.340153','{"kind":"card-laid","seat":0,"card":36,"pile":"D"}','anna:c83');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',84,'2026-11-18 08:59:16.343134','{"kind":"turn-end-chosen","seat":0}','anna:c84');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',85,'2026-11-18 08:59:16.344720','{"kind":"card-laid","seat":1,"card":46,"pile":"D"}','ben:c85');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',86,'2026-11-18 08:59:16.347953','{"kind":"card-laid","seat":1,"card":29,"pile":"D"}','ben:c86');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',87,'2026-11-18 08:59:16.350609','{"kind":"turn-end-chosen","seat":1}','ben:c87');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',88,'2026-11-18 08:59:16.353215','{"kind":"card-laid","seat":0,"card":94,"pile":"B"}','anna:c88');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',89,'2026-11-18 08:59:16.356170','{"kind":"card-laid","seat":0,"card":82,"pile":"A"}','anna:c89');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',90,'2026-11-18 08:59:16.360090','{"kind":"turn-end-chosen","seat":0}','anna:c90');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',91,'2026-11-18 08:59:16.361722','{"kind":"card-laid","seat":1,"card":84,"pile":"B"}','ben:c91');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',92,'2026-11-18 08:59:16.364464','{"kind":"card-laid","seat":1,"card":24,"pile":"D"}','ben:c92');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',93,'2026-11-18 08:59:16.367095','{"kind":"card-laid","seat":1,"card":23,"pile":"D"}','ben:c93');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',94,'2026-11-18 08:59:16.369727','{"kind":"card-laid","seat":1,"card":22,"pile":"D"}','ben:c94');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',95,'2026-11-18 08:59:16.372339','{"kind":"turn-end-chosen","seat":1}','ben:c95');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',96,'2026-11-18 08:59:16.376294','{"kind":"card-laid","seat":0,"card":17,"pile":"D"}','anna:c96');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',97,'2026-11-18 08:59:16.378979','{"kind":"card-laid","seat":0,"card":27,"pile":"D"}','anna:c97');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',98,'2026-11-18 08:59:16.381521','{"kind":"turn-end-chosen","seat":0}','anna:c98');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',99,'2026-11-18 08:59:16.383153','{"kind":"card-laid","seat":1,"card":74,"pile":"B"}','ben:c99');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',100,'2026-11-18 08:59:16.387850','{"kind":"card-laid","seat":1,"card":83,"pile":"A"}','ben:c100');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',101,'2026-11-18 08:59:16.392223','{"kind":"card-laid","seat":1,"card":73,"pile":"A"}','ben:c101');
INSERT INTO "entries" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',102,'2026-11-18 08:59:16.395062','{"kind":"turn-end-chosen","seat":1}','ben:c102');
INSERT INTO "entries" VALUES('a1ARqfd0l8dfQjXWunaZkt',1,'2026-11-18 08:59:16.488903','{"kind":"opened","settings":{"edition":"original","players":2,"layout":null,"name":"Closed","access":"invited","talk":"free","relaxed_signs":false,"clock":{"kind":"none"},"bid_seconds":60,"watch":"piles","undo":null,"hints":null,"grace_seconds":30,"minder":"sharp"},"host":{"id":"anna","name":"Anna"}}',NULL);
INSERT INTO "entries" VALUES('a1ARqfd0l8dfQjXWunaZkt',2,'2026-11-18 08:59:16.489677','{"kind":"seat-taken","seat":1,"person":{"id":"ben","name":"Ben"}}','ben:c157');
INSERT INTO "entries" VALUES('a1ARqfd0l8dfQjXWunaZkt',3,'2026-11-18 08:59:16.490809','{"kind":"dealt","deal":{"deck":[13,67,32,75,59,57,76,29,68,41,25,62,23,88,3,10,51,53,97,28,37,98,18,79,78,72,47,42,84,94,4,11,93,92,71,30,35,91,70,38,26,34,54,6,90,60,20,81,19,46,17,86,12,40,45,58,15,24,65,43,52,80,22,31,69,27,55,77,64,73,66,36,2,9,83,61,96,63,56,99,44,95,5,82,74,39,48,14,8,87,89,16,85,33,50,49,21,7],"nonce":"0000000000000000000000000000000000000000000000000000000000000000"},"is_repeat":false}','anna:c158');
INSERT INTO "entries" VALUES('a1ARqfd0l8dfQjXWunaZkt',4,'2026-11-18 08:59:16.492472','{"kind":"bid-made","seat":0,"bid":"like"}','anna:c159');
INSERT INTO "entries" VALUES('a1ARqfd0l8dfQjXWunaZkt',5,'2026-11-18 08:59:16.500400','{"kind":"bid-made","seat":1,"bid":"rather-not"}','ben:c160');
INSERT INTO "entries" VALUES('a1ARqfd0l8dfQjXWunaZkt',6,'2026-11-18 08:59:16.500400','{"kind":"starter-chosen","seat":0,"cause":"bids"}',NULL);
INSERT INTO "entries" VALUES('a1ARqfd0l8dfQjXWunaZkt',7,'2026-11-18 08:59:16.501698','{"kind":"closed","cause":"admin"}',NULL);
CREATE TABLE game_seats (
	game_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	person_id TEXT, 
	bot TEXT, 
	CONSTRAINT pk_game_seats PRIMARY KEY (game_id, seat), 
	CONSTRAINT fk_game_seats_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "game_seats" VALUES('FeUHvJdCdwHFoGzFNXT3Vw',0,'Anna','anna',NULL);
INSERT INTO "game_seats" VALUES('FeUHvJdCdwHFoGzFNXT3Vw',1,'Ben','ben',NULL);
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
	hints INTEGER NOT NULL, is_repeat BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_games PRIMARY KEY (id), 
	CONSTRAINT fk_games_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE SET NULL, 
	CONSTRAINT uq_games_share_key UNIQUE (share_key), 
	CONSTRAINT uq_games_table_id_number UNIQUE (table_id, number)
);
INSERT INTO "games" VALUES('FeUHvJdCdwHFoGzFNXT3Vw','N56bN6XXQ2hD3NPH2Cb2p4',1,'fire',2,0,'minimum',31,29,'2026-11-18 08:59:16.395062','{"format": "ninetyeight/1", "rules": {"players": 2, "hand_size": 7, "minimum": 2, "fire": "next-turn", "orders": null}, "deck": [34, 7, 51, 30, 96, 28, 87, 10, 41, 26, 37, 45, 65, 97, 69, 85, 95, 20, 56, 75, 90, 49, 32, 31, 16, 58, 62, 38, 61, 39, 55, 76, 47, 11, 72, 86, 79, 64, 19, 21, 8, 33, 18, 53, 9, 98, 60, 4, 35, 3, 36, 14, 71, 70, 42, 80, 17, 68, 29, 40, 24, 94, 88, 23, 46, 22, 43, 82, 12, 84, 27, 50, 83, 73, 93, 74, 48, 67, 66, 91, 2, 52, 5, 57, 25, 77, 6, 13, 89, 78, 44, 63, 92, 15, 81, 54, 59, 99], "starter": 0, "actions": [["play", 96, "C"], ["play", 7, "A"], ["end"], ["play", 10, "A"], ["play", 97, "D"], ["end"], ["play", 87, "C"], ["play", 85, "C"], ["end"], ["play", 95, "C"], ["play", 20, "A"], ["end"], ["play", 28, "A"], ["play", 30, "A"], ["end"], ["play", 90, "C"], ["play", 37, "A"], ["end"], ["play", 51, "A"], ["play", 56, "A"], ["end"], ["play", 58, "A"], ["play", 65, "A"], ["end"], ["play", 69, "A"], ["play", 75, "A"], ["end"], ["play", 16, "B"], ["play", 26, "B"], ["end"], ["play", 76, "A"], ["play", 31, "B"], ["play", 32, "B"], ["play", 34, "B"], ["end"], ["play", 39, "B"], ["play", 41, "B"], ["end"], ["play", 79, "A"], ["play", 86, "C"], ["end"], ["play", 45, "B"], ["play", 47, "B"], ["play", 49, "B"], ["end"], ["play", 55, "B"], ["play", 62, "B"], ["play", 64, "B"], ["end"], ["play", 61, "C"], ["play", 53, "C"], ["end"], ["play", 72, "B"], ["play", 38, "C"], ["end"], ["play", 35, "C"], ["play", 21, "C"], ["play", 19, "C"], ["play", 18, "C"], ["end"], ["play", 14, "C"], ["play", 8, "C"], ["end"], ["play", 80, "A"], ["play", 70, "A"], ["play", 71, "A"], ["end"], ["play", 4, "C"], ["play", 98, "B"], ["end"], ["play", 3, "C"], ["play", 42, "D"], ["play", 40, "D"], ["end"], ["play", 88, "B"], ["play", 36, "D"], ["end"], ["play", 46, "D"], ["play", 29, "D"], ["end"], ["play", 94, "B"], ["play", 82, "A"], ["end"], ["play", 84, "B"], ["play", 24, "D"], ["play", 23, "D"], ["play", 22, "D"], ["end"], ["play", 17, "D"], ["play", 27, "D"], ["end"], ["play", 74, "B"], ["play", 83, "A"], ["play", 73, "A"], ["end"]], "seats": ["Anna", "Ben"], "seed": null, "meta": {"program": "ninetyeight 0.1.0", "table": "Over", "started": "2026-11-18T08:59:15+00:00", "finished": "2026-11-18T08:59:16+00:00"}, "talk": [{"after": 0, "seat": 1, "chat": "Well played"}]}',NULL,NULL,0,0);
CREATE TABLE leases (
	table_id TEXT NOT NULL, 
	holder TEXT NOT NULL, 
	expires_at DATETIME NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY (table_id)
);
INSERT INTO "leases" VALUES('JJBkTToYWWQhFi8qqSoGDR','','2026-11-18 08:59:16.502792');
CREATE TABLE memberships (
	table_id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	position INTEGER, 
	is_waiting BOOLEAN NOT NULL, 
	CONSTRAINT pk_memberships PRIMARY KEY (table_id, person_id), 
	CONSTRAINT fk_memberships_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "memberships" VALUES('4xDLsRWOuNOWaHG5bCL4tv','anna',0,0);
INSERT INTO "memberships" VALUES('JJBkTToYWWQhFi8qqSoGDR','anna',0,1);
INSERT INTO "memberships" VALUES('JJBkTToYWWQhFi8qqSoGDR','ben',1,0);
INSERT INTO "memberships" VALUES('N56bN6XXQ2hD3NPH2Cb2p4','anna',0,0);
INSERT INTO "memberships" VALUES('N56bN6XXQ2hD3NPH2Cb2p4','ben',1,0);
INSERT INTO "memberships" VALUES('ESPb8K076Lzl4PthIKNQVR','anna',0,1);
INSERT INTO "memberships" VALUES('ESPb8K076Lzl4PthIKNQVR','ben',1,0);
INSERT INTO "memberships" VALUES('a1ARqfd0l8dfQjXWunaZkt','anna',0,0);
INSERT INTO "memberships" VALUES('a1ARqfd0l8dfQjXWunaZkt','ben',1,0);
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
INSERT INTO "people" VALUES('0963745d2d10f75027fa8680','Anna','en','2026-03-01 12:00:00.000000','2026-03-01 12:00:00.000000',0);
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
INSERT INTO "snapshots" VALUES('N56bN6XXQ2hD3NPH2Cb2p4',100,'{"form":"2aa44368bf93a1f2","table":{"id":"N56bN6XXQ2hD3NPH2Cb2p4","settings":{"edition":"fire","players":2,"layout":null,"name":"Over","access":"invited","talk":"free","relaxed_signs":false,"clock":{"kind":"none"},"bid_seconds":60,"watch":"piles","undo":null,"hints":null,"grace_seconds":30,"minder":"sharp"},"host":"anna","seats":[{"person":{"id":"anna","name":"Anna"},"bot":null,"minding":null,"is_away":false,"is_open_to_watchers":false},{"person":{"id":"ben","name":"Ben"},"bot":null,"minding":null,"is_away":false,"is_open_to_watchers":false}],"sequence":100,"opened_at":"2026-11-18T08:59:15.991292Z","changed_at":"2026-11-18T08:59:16.387850Z","game":{"number":1,"ruleset":{"players":2,"hand_size":7,"minimum":2,"fire":"next-turn","layout":null,"pack":{"low":2,"high":99}},"deal":{"deck":[34,7,51,30,96,28,87,10,41,26,37,45,65,97,69,85,95,20,56,75,90,49,32,31,16,58,62,38,61,39,55,76,47,11,72,86,79,64,19,21,8,33,18,53,9,98,60,4,35,3,36,14,71,70,42,80,17,68,29,40,24,94,88,23,46,22,43,82,12,84,27,50,83,73,93,74,48,67,66,91,2,52,5,57,25,77,6,13,89,78,44,63,92,15,81,54,59,99],"nonce":"0000000000000000000000000000000000000000000000000000000000000000"},"dealt_at":"2026-11-18T08:59:15.993759Z","is_repeat":false,"bids":["like","rather-not"],"starter":0,"state":{"piles":[[7,10,20,28,30,37,51,56,58,65,69,75,76,79,80,70,71,82,83],[16,26,31,32,34,39,41,45,47,49,55,62,64,72,98,88,94,84,74],[96,87,85,95,90,86,61,53,38,35,21,19,18,14,8,4,3],[97,42,40,36,46,29,24,23,22,17,27]],"hands":[[33,43,48,50,60,67,68],[9,11,12,73,93]],"deck":[66,91,2,52,5,57,25,77,6,13,89,78,44,63,92,15,81,54,59,99],"turn":{"ruleset":{"players":2,"hand_size":7,"minimum":2,"fire":"next-turn","layout":null,"pack":{"low":2,"high":99}},"seat":1,"tops":[83,74,3,27],"minimum":2,"due":[],"cover_next":null,"bound":null,"plays":[{"card":74,"pile":1},{"card":83,"pile":0}],"is_stopped":false,"is_three":false,"ordinary":[]},"outcome":null},"signals":{"standing":[]},"version":94,"actions":[{"card":96,"pile":2},{"card":7,"pile":0},{},{"card":10,"pile":0},{"card":97,"pile":3},{},{"card":87,"pile":2},{"card":85,"pile":2},{},{"card":95,"pile":2},{"card":20,"pile":0},{},{"card":28,"pile":0},{"card":30,"pile":0},{},{"card":90,"pile":2},{"card":37,"pile":0},{},{"card":51,"pile":0},{"card":56,"pile":0},{},{"card":58,"pile":0},{"card":65,"pile":0},{},{"card":69,"pile":0},{"card":75,"pile":0},{},{"card":16,"pile":1},{"card":26,"pile":1},{},{"card":76,"pile":0},{"card":31,"pile":1},{"card":32,"pile":1},{"card":34,"pile":1},{},{"card":39,"pile":1},{"card":41,"pile":1},{},{"card":79,"pile":0},{"card":86,"pile":2},{},{"card":45,"pile":1},{"card":47,"pile":1},{"card":49,"pile":1},{},{"card":55,"pile":1},{"card":62,"pile":1},{"card":64,"pile":1},{},{"card":61,"pile":2},{"card":53,"pile":2},{},{"card":72,"pile":1},{"card":38,"pile":2},{},{"card":35,"pile":2},{"card":21,"pile":2},{"card":19,"pile":2},{"card":18,"pile":2},{},{"card":14,"pile":2},{"card":8,"pile":2},{},{"card":80,"pile":0},{"card":70,"pile":0},{"card":71,"pile":0},{},{"card":4,"pile":2},{"card":98,"pile":1},{},{"card":3,"pile":2},{"card":42,"pile":3},{"card":40,"pile":3},{},{"card":88,"pile":1},{"card":36,"pile":3},{},{"card":46,"pile":3},{"card":29,"pile":3},{},{"card":94,"pile":1},{"card":82,"pile":0},{},{"card":84,"pile":1},{"card":24,"pile":3},{"card":23,"pile":3},{"card":22,"pile":3},{},{"card":17,"pile":3},{"card":27,"pile":3},{},{"card":74,"pile":1},{"card":83,"pile":0}],"turn_began_at":"2026-11-18T08:59:16.381521Z","this_turn":[{"state":{"piles":[[7,10,20,28,30,37,51,56,58,65,69,75,76,79,80,70,71,82],[16,26,31,32,34,39,41,45,47,49,55,62,64,72,98,88,94,84],[96,87,85,95,90,86,61,53,38,35,21,19,18,14,8,4,3],[97,42,40,36,46,29,24,23,22,17,27]],"hands":[[33,43,48,50,60,67,68],[9,11,12,73,74,83,93]],"deck":[66,91,2,52,5,57,25,77,6,13,89,78,44,63,92,15,81,54,59,99],"turn":{"ruleset":{"players":2,"hand_size":7,"minimum":2,"fire":"next-turn","layout":null,"pack":{"low":2,"high":99}},"seat":1,"tops":[82,84,3,27],"minimum":2,"due":[],"cover_next":null,"bound":null,"plays":[],"is_stopped":false,"is_three":false,"ordinary":[]},"outcome":null},"signals":{"standing":[]}},{"state":{"piles":[[7,10,20,28,30,37,51,56,58,65,69,75,76,79,80,70,71,82],[16,26,31,32,34,39,41,45,47,49,55,62,64,72,98,88,94,84,74],[96,87,85,95,90,86,61,53,38,35,21,19,18,14,8,4,3],[97,42,40,36,46,29,24,23,22,17,27]],"hands":[[33,43,48,50,60,67,68],[9,11,12,73,83,93]],"deck":[66,91,2,52,5,57,25,77,6,13,89,78,44,63,92,15,81,54,59,99],"turn":{"ruleset":{"players":2,"hand_size":7,"minimum":2,"fire":"next-turn","layout":null,"pack":{"low":2,"high":99}},"seat":1,"tops":[82,74,3,27],"minimum":2,"due":[],"cover_next":null,"bound":null,"plays":[{"card":74,"pile":1}],"is_stopped":false,"is_three":false,"ordinary":[]},"outcome":null},"signals":{"standing":[]}}],"happened":[{"seat":1,"card":83,"pile":0,"on":82}],"taken_back":null,"is_conceded":false,"hints":[0,0],"said":[{"number":7,"talk":{"after":0,"said":{"seat":1,"text":"Well played"}},"is_hidden":false}]},"is_closed":false,"lines":[{"number":7,"person_id":"ben","text":"Well played","game":1,"flags":[]}],"questions":[],"wishes":[],"removed":[]}}');
INSERT INTO "snapshots" VALUES('ESPb8K076Lzl4PthIKNQVR',50,'{"form":"2aa44368bf93a1f2","table":{"id":"ESPb8K076Lzl4PthIKNQVR","settings":{"edition":"original","players":2,"layout":null,"name":"Playing","access":"invited","talk":"free","relaxed_signs":false,"clock":{"kind":"none"},"bid_seconds":60,"watch":"piles","undo":null,"hints":null,"grace_seconds":30,"minder":"sharp"},"host":"anna","seats":[{"person":{"id":"anna","name":"Anna"},"bot":null,"minding":null,"is_away":false,"is_open_to_watchers":false},{"person":{"id":"ben","name":"Ben"},"bot":null,"minding":null,"is_away":false,"is_open_to_watchers":false}],"sequence":50,"opened_at":"2026-11-18T08:59:16.404734Z","changed_at":"2026-11-18T08:59:16.474664Z","game":{"number":1,"ruleset":{"players":2,"hand_size":7,"minimum":2,"fire":"off","layout":null,"pack":{"low":2,"high":99}},"deal":{"deck":[12,45,67,61,10,80,14,69,95,59,63,90,99,21,29,33,34,6,35,91,81,2,39,65,64,89,40,15,53,82,42,70,51,20,8,71,3,68,30,66,50,4,7,87,92,26,75,31,62,73,58,78,86,52,54,16,44,85,93,49,24,55,9,25,32,94,97,77,27,23,38,74,60,13,84,72,83,17,79,19,47,37,98,88,96,36,41,5,11,56,28,46,57,43,48,22,76,18],"nonce":"0000000000000000000000000000000000000000000000000000000000000000"},"dealt_at":"2026-11-18T08:59:16.407094Z","is_repeat":false,"bids":["like","rather-not"],"starter":0,"state":{"piles":[[],[],[],[]],"hands":[[10,12,14,45,61,67,80],[21,59,63,69,90,95,99]],"deck":[29,33,34,6,35,91,81,2,39,65,64,89,40,15,53,82,42,70,51,20,8,71,3,68,30,66,50,4,7,87,92,26,75,31,62,73,58,78,86,52,54,16,44,85,93,49,24,55,9,25,32,94,97,77,27,23,38,74,60,13,84,72,83,17,79,19,47,37,98,88,96,36,41,5,11,56,28,46,57,43,48,22,76,18],"turn":{"ruleset":{"players":2,"hand_size":7,"minimum":2,"fire":"off","layout":null,"pack":{"low":2,"high":99}},"seat":0,"tops":[1,1,100,100],"minimum":2,"due":[],"cover_next":null,"bound":null,"plays":[],"is_stopped":false,"is_three":false,"ordinary":[]},"outcome":null},"signals":{"standing":[]},"version":1,"actions":[],"turn_began_at":"2026-11-18T08:59:16.410703Z","this_turn":[],"happened":[],"taken_back":null,"is_conceded":false,"hints":[0,0],"said":[{"number":7,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":8,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":9,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":10,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":11,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":12,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":13,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":14,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":15,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":16,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":17,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":18,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":19,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":20,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":21,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":22,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":23,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":24,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":25,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":26,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":27,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":28,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":29,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":30,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":31,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":32,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":33,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":34,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":35,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":36,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":37,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":38,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":39,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":40,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":41,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":42,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":43,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":44,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":45,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":46,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":47,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":48,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":49,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false},{"number":50,"talk":{"after":0,"said":{"seat":1,"code":"hello"}},"is_hidden":false}]},"is_closed":false,"lines":[],"questions":[],"wishes":[],"removed":[]}}');
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
INSERT INTO "tables" VALUES('4xDLsRWOuNOWaHG5bCL4tv','2026-11-18 08:59:15.980423','2026-11-18 08:59:15.980423',1,'lobby',0,'original',3,2,'Lobby',NULL,0);
INSERT INTO "tables" VALUES('JJBkTToYWWQhFi8qqSoGDR','2026-11-18 08:59:15.983142','2026-11-18 08:59:15.988471',4,'bidding',0,'original',2,0,'Bidding','2026-11-18 09:00:15.986361',0);
INSERT INTO "tables" VALUES('N56bN6XXQ2hD3NPH2Cb2p4','2026-11-18 08:59:15.991292','2026-11-18 08:59:16.395062',102,'over',0,'fire',2,0,'Over',NULL,0);
INSERT INTO "tables" VALUES('ESPb8K076Lzl4PthIKNQVR','2026-11-18 08:59:16.404734','2026-11-18 08:59:16.487760',56,'playing',0,'original',2,0,'Playing',NULL,0);
INSERT INTO "tables" VALUES('a1ARqfd0l8dfQjXWunaZkt','2026-11-18 08:59:16.488903','2026-11-18 08:59:16.501698',7,'closed',0,'original',2,0,'Closed',NULL,0);
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
INSERT INTO "tokens" VALUES('1f6076e3a47ba1ded08025ffe06e57af217c14f9407f33fba50f99b1c7019387','eb9214c97f0777c6','0963745d2d10f75027fa8680','cookie','','2026-03-01 12:00:00.000000',NULL,'everything');
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
COMMIT;
