import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Update } from "../protocol.gen";
import { speak } from "../words/words.svelte";
import type { View } from "../protocol";
import { TableStore, withPending } from "./table.svelte";

/** A socket that a test holds the other end of. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: { kind: string; id?: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { kind: string });
  }
  close() {}
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const pile = { pile: "A", ascends: true, top: 1, cards: [], order: null, order_binds: false, burns: false };
const update = (sequence: number, events: object[] = [], more: object = {}) =>
  ({
    kind: "update",
    sequence,
    answers: null,
    events,
    seatings: [],
    table: {
      id: "t",
      phase: "playing",
      seats: [{ name: "Ada", bot: null, signs: {} }],
      game: { version: sequence, turn: 0, piles: [pile], owed: null },
    },
    you: { role: "player", seat: 0, is_on_turn: true, hand: [5, 9], plays: [], muted: [] },
    ...more,
  }) as unknown as Update;
const TURN = [
  { kind: "turn-ended", seat: 0, cause: "choice" },
  { kind: "cards-drawn", seat: 0, count: 2, cards: [3, 4] },
  { kind: "turn-began", seat: 0 },
];

const VIEW = {
  table: {
    game: { piles: [{ pile: "A", ascends: true, top: 1, cards: [], order: null, order_binds: false, burns: false }] },
  },
  you: {
    hand: [5, 9],
    plays: [{ card: 5, pile: "A", step: 4, loses: false, ends_turn: false }],
    may_end_turn: true,
    may_take_back: true,
  },
} as unknown as View;

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined, hidden: false });
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it("counts every event of an update, though they are one entry of the log", () => {
  const store = new TableStore("t");
  const heard: string[] = [];
  store.onEvents((events) => heard.push(...events.map(({ kind }) => kind)));
  FakeSocket.last.tell(update(7));
  FakeSocket.last.tell(update(8, TURN));
  expect(heard).toEqual(["turn-ended", "cards-drawn", "turn-began"]);
  expect(store.history).toHaveLength(3);
  expect(store.news.map(({ text }) => text)).toContain("It is your turn.");
});

it("ignores a repeated answer", () => {
  const store = new TableStore("t");
  FakeSocket.last.tell(update(7));
  FakeSocket.last.tell(update(8, TURN));
  FakeSocket.last.tell(update(8, TURN));
  expect(store.history).toHaveLength(3);
});

it("announces a sign once, although it is shown again after each card", () => {
  const store = new TableStore("t");
  const signed = (sequence: number, signs: object, ...events: object[]) => {
    const { table, ...rest } = update(sequence, events);
    return { ...rest, table: { ...table, seats: [...table.seats, { name: null, bot: "sharp", signs }] } };
  };
  const shown = { kind: "signalled", seat: 1, signs: { A: "leave" } };
  FakeSocket.last.tell(signed(7, {}));
  FakeSocket.last.tell(signed(8, { A: "leave" }, shown));
  FakeSocket.last.tell(signed(9, {}, { kind: "card-laid", seat: 0, card: 5, pile: "A", on: 1, is_trick: false }));
  FakeSocket.last.tell(signed(10, { A: "leave" }, shown));
  expect(store.history.map(({ event }) => event.kind)).toEqual(["signalled", "card-laid"]);
  expect(store.view?.table.seats[1]?.signs).toEqual({ A: "leave" });
});

it("shows a card at once, and brings it back when it is refused", () => {
  const store = new TableStore("t");
  FakeSocket.last.tell(update(7));
  void store.lay(5, "A");
  expect(store.view?.you.hand).toEqual([9]);
  expect(store.view?.table.game?.piles[0]?.top).toBe(5);
  const { id } = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.tell({ ...update(7), kind: "refusal", answers: id, code: "does-not-fit", reason: null });
  expect(store.view?.you.hand).toEqual([5, 9]);
  expect(store.returned).toEqual({ card: 5, pile: "A" });
});

it("asks why a card does not fit, without moving it", async () => {
  const store = new TableStore("t");
  FakeSocket.last.tell(update(7));
  const asked = store.askWhyNot(5, "A");
  expect(store.view?.you.hand).toEqual([5, 9]);
  const { id } = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.tell({ ...update(7), kind: "refusal", answers: id, code: "does-not-fit", reason: null });
  await asked;
  expect(store.refusal?.code).toBe("does-not-fit");
});

it("continues from what was seen before a reload", () => {
  new TableStore("t");
  expect(FakeSocket.last.url).toMatch(/since=0$/);
  FakeSocket.last.tell(update(500));
  new TableStore("t");
  expect(FakeSocket.last.url).toMatch(/since=436$/);
  new TableStore("other");
  expect(FakeSocket.last.url).toMatch(/since=0$/);
});

it("after a reload, names who did something at the time, not who sits there now", () => {
  const store = new TableStore("t");
  const events = [
    { kind: "card-laid", seat: 0, card: 5, pile: "A", on: 1, is_trick: false },
    { kind: "removed", seat: 0, bot: "sharp" },
  ];
  FakeSocket.last.tell(
    update(7, events, { seatings: [{ first: 0, seats: [{ name: "Ben", bot: null }], your_seat: null }] }),
  );
  expect(store.history.map(({ seats }) => seats)).toEqual([[{ name: "Ben", bot: null }], [{ name: "Ben", bot: null }]]);
});

it("continues where it was after a lost connection, and resends unanswered commands", () => {
  vi.useFakeTimers();
  const store = new TableStore("t");
  const first = FakeSocket.last;
  first.tell(update(7));
  void store.lay(5, "A");
  const unanswered = first.sent.at(-1)!;
  first.onclose?.({ code: 1006 });
  expect(store.link).toEqual({ is: "lost", code: 1006 });
  vi.advanceTimersByTime(500);
  const second = FakeSocket.last;
  expect(second).not.toBe(first);
  expect(second.url).toMatch(/since=7$/);
  second.tell(update(7));
  expect(store.link).toEqual({ is: "open" });
  expect(second.sent).toEqual([unanswered]);
  second.tell(update(8, TURN, { answers: unanswered.id }));
  second.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(500);
  FakeSocket.last.tell(update(8));
  expect(FakeSocket.last.sent).toEqual([]);
  vi.useRealTimers();
});

it("waits longer after each failed attempt, and gives up when the server says so", () => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  const store = new TableStore("t");
  for (const wait of [500, 1000, 2000]) {
    const failed = FakeSocket.last;
    failed.onclose?.({ code: 4429 });
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.last).toBe(failed);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.last).not.toBe(failed);
  }
  const last = FakeSocket.last;
  last.onclose?.({ code: 4404 });
  expect(store.link).toEqual({ is: "ended", code: 4404 });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.last).toBe(last);
  vi.useRealTimers();
});

it.each([
  ["not-signed-in", { is: "ended", code: 4401 }],
  ["no-watchers", { is: "ended", code: 4403 }],
  ["no-such-table", { is: "ended", code: 4404 }],
  ["was-removed", { is: "ended", code: 4410 }],
  ["too-many-sockets", { is: "lost", code: 4429 }],
  ["too-many-requests", { is: "lost", code: 4429 }],
  ["server-error", { is: "lost", code: 1006 }],
])("asks why its socket was refused, and treats %s like the matching close code", async (code, link) => {
  const asked = vi.fn(async () => new Response(JSON.stringify({ code, message: "No." }), { status: 400 }));
  vi.stubGlobal("fetch", asked);
  const store = new TableStore("t");
  FakeSocket.last.onclose?.({ code: 1006 });
  await vi.waitFor(() => expect(store.link).toEqual(link));
  expect(asked.mock.calls[0]).toContain("/api/tables/t/socket");
  store.close();
});

it("treats a socket that fails to open as lost if the server would not refuse it", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  const store = new TableStore("t");
  FakeSocket.last.onclose?.({ code: 1006 });
  await vi.waitFor(() => expect(store.link).toEqual({ is: "lost", code: 1006 }));
  store.close();
});

it("watches the same hand again after a lost connection", () => {
  vi.useFakeTimers();
  const store = new TableStore("t");
  FakeSocket.last.tell(update(7));
  store.look(1);
  FakeSocket.last.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(500);
  FakeSocket.last.tell(update(7));
  expect(FakeSocket.last.sent).toEqual([{ kind: "look", seat: 1 }]);
  vi.useRealTimers();
});

it("tells newcomers to a table whose turn it is", () => {
  vi.useFakeTimers();
  const store = new TableStore("t");
  FakeSocket.last.tell(update(7));
  expect(store.news).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(store.news.map(({ text }) => text)).toEqual(["It is your turn."]);
  vi.useRealTimers();
});

it("forgets earlier announcements when somebody deletes their account", () => {
  const store = new TableStore("t");
  const heard: string[] = [];
  store.onEvents((events) => heard.push(...events.map(({ kind }) => kind)));
  const said = { kind: "chat-said", seat: 0, text: "words of Zerline" };
  FakeSocket.last.tell(update(7));
  FakeSocket.last.tell(update(8, [said]));
  expect(JSON.stringify(store.history)).toContain("Zerline");
  const seats = [{ name: "?", bot: null, minding: null }];
  FakeSocket.last.tell(
    update(10, [...TURN, { kind: "removed", seat: 0, bot: null }, { kind: "person-erased" }], {
      seatings: [{ first: 0, seats, your_seat: 0 }],
    }),
  );
  expect(heard).toEqual(["chat-said"]);
  expect(store.history.map(({ event }) => event.kind)).toEqual([
    "turn-ended",
    "cards-drawn",
    "turn-began",
    "removed",
    "person-erased",
  ]);
  expect(JSON.stringify([store.history, store.news])).not.toContain("Zerline");
});

it("forgets the text of a hidden line, and gets it back when the line is shown again", () => {
  const store = new TableStore("t");
  const seats = ["Ada", "Ben"].map((name) => ({ name, bot: null, signs: {} }));
  const table = { ...update(7).table, seats };
  const tell = (sequence: number, event: object) => FakeSocket.last.tell(update(sequence, [event], { table }));
  FakeSocket.last.tell(update(7, [], { table }));
  tell(8, { kind: "chat-said", seat: 1, line: 8, text: "my house number", is_hidden: false });
  expect(store.news.map(({ text }) => text)).toContain("Ben: my house number");
  const flag = { kind: "line-flagged", seat: 0, line: 8, writer: 1 };
  tell(9, { ...flag, is_flagged: true, is_hidden: true, text: "" });
  expect(JSON.stringify([store.history, store.news])).not.toContain("my house number");
  expect(store.news.map(({ text }) => text)).toContain("You flag a line that gives a number away.");
  tell(10, { ...flag, is_flagged: false, is_hidden: false, text: "my house number" });
  expect(store.history[0]!.event).toMatchObject({ text: "my house number", is_hidden: false });
});

it("shows a pending card on its pile and not in the hand, and changes nothing else", () => {
  const shown = withPending(VIEW, { id: "1", card: 5, pile: "A" });
  expect(shown.table.game?.piles[0]).toMatchObject({ top: 5, cards: [5] });
  expect(shown.you.hand).toEqual([9]);
  expect(shown.you.plays).toEqual([]);
  expect(VIEW.you.hand).toEqual([5, 9]);
});

it("shows the server's state once a pending card has left the hand", () => {
  expect(withPending(VIEW, { id: "1", card: 6, pile: "A" })).toBe(VIEW);
  expect(withPending(VIEW, null)).toBe(VIEW);
});
