import { beforeAll, expect, it, vi } from "vitest";
import type { TableEvent, You } from "../../protocol";
import { speak } from "../../words/words.svelte";
import { Toasts } from "./toasts.svelte";

const SEATS = ["Ada", "Ben"].map((name) => ({ name, bot: null, minding: null }));
const you = (seat: number) => ({ role: "player", seat, muted: [] }) as unknown as You;
const flag = {
  kind: "line-flagged",
  seat: 0,
  line: 7,
  writer: 1,
  is_flagged: true,
  is_hidden: true,
  text: "",
} as TableEvent;

beforeAll(() => speak("en"));

it("removes a line that has been hidden", () => {
  vi.useFakeTimers();
  const toasts = new Toasts();
  toasts.hear(
    { kind: "chat-said", seat: 1, line: 7, text: "my house number", is_hidden: false, game: 1 },
    SEATS,
    you(0),
  );
  expect(toasts.shown.map(({ text }) => text)).toEqual(["Ben: my house number"]);
  toasts.hear(flag, SEATS, you(0));
  expect(toasts.shown).toEqual([]);
  vi.useRealTimers();
});

it("shows a warning longer than other messages, and quotes only the start of a long line", () => {
  vi.useFakeTimers();
  const toasts = new Toasts();
  toasts.hear({ ...flag, text: "x".repeat(300) } as TableEvent, SEATS, you(1));
  toasts.note("Cleo has no connection.");
  for (const text of ["one", "two"])
    toasts.hear({ kind: "chat-said", seat: 0, line: 8, text, is_hidden: false, game: 1 }, SEATS, you(1));
  const [warning, ...others] = toasts.shown;
  expect(warning).toMatchObject({ isWarning: true, seat: 0 });
  expect(warning!.text).toContain(`${"x".repeat(59)}…”`);
  expect(others.map(({ text }) => text)).toEqual(["Ada: two"]);
  vi.advanceTimersByTime(10_000);
  expect(toasts.shown).toEqual([warning]);
  vi.advanceTimersByTime(10_000);
  expect(toasts.shown).toEqual([]);
  vi.useRealTimers();
});
