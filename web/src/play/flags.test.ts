import { beforeAll, expect, it } from "vitest";
import { speak } from "../words/words.svelte";
import { Flags, isWarning, withFlags } from "./flags";
import type { TableEvent, You } from "../protocol";

const SEATS = ["Ada", "Ben", "Cleo"].map((name) => ({ name, bot: null, minding: null }));
const you = (seat: number | null, role = "player") => ({ role, seat, muted: [] }) as unknown as You;
const said = (line: number, seat: number, text: string, more: object = {}): TableEvent => ({
  kind: "chat-said",
  seat,
  line,
  text,
  is_hidden: false,
  game: 1,
  ...more,
});
const flag = (line: number, seat: number, more: object = {}): TableEvent => ({
  kind: "line-flagged",
  seat,
  line,
  writer: 1,
  is_flagged: true,
  is_hidden: true,
  text: "",
  ...more,
});
const unflag = (line: number, seat: number, more: object = {}) =>
  flag(line, seat, { is_flagged: false, is_hidden: false, text: "my house number", ...more });
const seenBy = (viewer: You, ...events: TableEvent[]) =>
  withFlags(
    events.map((event) => ({ event, seats: SEATS, you: viewer })),
    events,
  );
const log = (viewer: You, ...events: TableEvent[]) => {
  const history = seenBy(viewer, ...events);
  const flags = new Flags(history, 1);
  return history
    .filter(({ event }) => event.kind === "chat-said")
    .map((each) => [flags.sentence(each), flags.action(each, viewer)]);
};
const RIDDLE = said(7, 1, "my house number");

beforeAll(() => speak("en"));

it("offers to flag what others wrote, and nothing to those who watch", () => {
  expect(log(you(0), RIDDLE, said(8, 0, "hello"))).toEqual([
    ["Ben: my house number", "flag"],
    ["You: hello", null],
  ]);
  expect(log(you(null, "watcher"), RIDDLE)).toEqual([["Ben: my house number", null]]);
  expect(log(you(0, "watcher"), RIDDLE)).toEqual([["Ben: my house number", null]]);
});

it("says who flagged a line, which only its writer can still read", () => {
  expect(log(you(0), RIDDLE, flag(7, 0))).toEqual([["Ben: line hidden, you flagged it", "show"]]);
  expect(log(you(2), RIDDLE, flag(7, 0))).toEqual([["Ben: line hidden, flagged by Ada", null]]);
  const own = flag(7, 0, { text: "my house number" });
  expect(log(you(1), RIDDLE, own)).toEqual([["You: my house number (hidden from the others, flagged by Ada)", null]]);
  expect(JSON.stringify(seenBy(you(2), RIDDLE, flag(7, 0)))).not.toContain("my house number");
});

it("shows a line again when no flag is left, even to people who came while it was hidden", () => {
  const late = said(7, 1, "", { is_hidden: true });
  expect(log(you(2), late, flag(7, 0), flag(7, 2))).toEqual([["Ben: line hidden, you flagged it", "show"]]);
  expect(log(you(2), late, flag(7, 0), flag(7, 2), flag(7, 2, { is_flagged: false }))).toEqual([
    ["Ben: line hidden, flagged by Ada", null],
  ]);
  expect(log(you(2), late, flag(7, 0), unflag(7, 0))).toEqual([["Ben: my house number", "flag"]]);
});

it("does not mistake a flag by somebody who had the seat before for the viewer's own", () => {
  const events = [RIDDLE, flag(7, 0)];
  const history = withFlags(
    events.map((event) => ({ event, seats: SEATS, you: you(0, "watcher") })),
    events,
  );
  const flags = new Flags(history, 1);
  expect(flags.action(history[0]!, you(0))).toBeNull();
  expect(flags.sentence(history[0]!)).toBe("Ben: line hidden, flagged by Ada");
});

it("offers no line that the table has forgotten or that is from an earlier game", () => {
  const actions = (...events: TableEvent[]) => log(you(0), ...events).map(([, action]) => action);
  expect(actions(said(6, 1, "well", { game: null }), RIDDLE)).toEqual(["flag", "flag"]);
  expect(actions(said(6, 1, "well", { game: 0 }), RIDDLE)).toEqual([null, "flag"]);
  const many = Array.from({ length: 65 }, (_, index) => said(10 + index, 1, "hello"));
  expect(actions(...many)).toEqual([null, ...Array<string>(64).fill("flag")]);
});

it("warns only the writer", () => {
  expect([0, 1, 2].map((seat) => isWarning(flag(7, 0), you(seat)))).toEqual([false, true, false]);
  expect(isWarning(flag(7, 0), you(1, "watcher"))).toBe(false);
  expect(isWarning(unflag(7, 0), you(1))).toBe(false);
  expect(isWarning(flag(7, 0, { writer: null }), you(null, "player"))).toBe(false);
});
