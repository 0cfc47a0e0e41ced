# Why a server did not do what was asked, beside the refusals of a table.

## By the code of a `Fault` or a `Problem`.
fault-bad-request = Запрос не удалось прочитать.
fault-not-found = Здесь ничего нет.
fault-method-not-allowed = Здесь так нельзя.
fault-refused = Запрос отклонён.
fault-not-signed-in = Сначала введи своё имя.
fault-signed-in = Здесь уже есть ты. Подтверди, что тебя нужно заменить.
fault-not-allowed = Тебе так нельзя.
fault-scope = Этот токен этого не разрешает.
fault-wrong-origin = Эта страница принадлежит другому серверу.
fault-wrong-host = Сервер не отвечает по этому имени. Спроси правильный адрес у его владельца.
fault-invalid = В запросе что-то не так.
fault-unreadable = Сообщение не удалось прочитать.
fault-too-many-requests = Слишком много сразу. Подожди немного.
fault-busy = Сервер сейчас слишком занят. Попробуй чуть позже.
fault-too-large = Слишком большой объём.
fault-too-slow = Это заняло слишком много времени. Попробуй ещё раз.
fault-too-many-sockets = Открыто слишком много столов сразу. Сначала закрой другое окно.
fault-too-many-tables = У тебя слишком много открытых столов. Сначала закрой один.
fault-too-many-tokens = У тебя слишком много токенов. Сначала удали один.
fault-no-such-table = Такого стола нет или уже нет.
fault-no-such-game = Такой игры нет, или она не твоя.
fault-no-such-person = Такого человека нет.
fault-no-such-token = Такого токена нет.
fault-no-such-code = Этот код неверный, уже использован или устарел.
fault-no-such-lesson = Такого урока нет.
fault-no-watchers = За этим столом нельзя смотреть игру.
fault-was-removed = { refusal-was-removed }
fault-table-unreadable = Этому столу нужна более новая версия сервера или починка. Ничего не потеряно: поможет тот, кто управляет сервером.
fault-page = Этот список здесь не продолжается. Открой его заново.
fault-record = Этот файл — не запись игры, или в нём что-то неверно.
fault-refused-action = Правила не допускают одну из карт этой записи.
fault-store = Сейчас игру не удалось сохранить. Попробуй ещё раз.
fault-database = Сервер сейчас не может получить свои данные. Попробуй ещё раз.
fault-sequence-taken = Кто-то успел раньше. Попробуй ещё раз.
fault-command-taken = Это уже сделано.
fault-command-answered = На это уже был дан ответ.
fault-conflict = Это противоречит тому, что уже есть.
fault-unstorable = Некоторые символы нельзя сохранить.
fault-store-closed = Сервер перезапускается. Попробуй чуть позже.
fault-server-error = На сервере произошла ошибка; она зафиксирована.
fault-internal = На сервере что-то пошло не так. Попробуй ещё раз.
fault-offline = Сервер недоступен. Есть ли у тебя интернет?

## Why the server closed the connection of a table, by `CloseCode`.
close-too-large = Сообщение было слишком большим.
close-server-error = На сервере произошла ошибка. Он скоро вернётся.
close-restart = Сервер перезапускается.
close-too-slow = Соединение было слишком медленным.
close-bad-request = С соединением что-то не так. Загрузи страницу заново.
close-not-signed-in = Сервер тебя больше не знает. Введи своё имя ещё раз.
close-no-watchers = За этим столом нельзя смотреть игру.
close-no-such-table = Такого стола нет или уже нет.
close-was-removed = { refusal-was-removed }
close-too-many = Открыто слишком много столов сразу. Сначала закрой другое окно.
close-table-unreadable = { fault-table-unreadable }
