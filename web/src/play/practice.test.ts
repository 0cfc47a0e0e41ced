import { expect, it, vi } from "vitest";
import type { ClientMessage, Practice, ServerMessage, Update } from "../protocol.gen";
import { Refused } from "../app/api";
import type { Link } from "./link";
import { PAUSES, PracticeWire, type Ask } from "./practice";

const update = (sequence: number): Update => ({ kind: "update", sequence }) as unknown as Update;
const practice = (...updates: Update[]): Practice => ({
  lesson: "trick",
  goals: 2,
  reached: 0,
  is_missed: false,
  is_aside: false,
  suggestion: null,
  updates,
});
const lay = (id: string): ClientMessage => ({ kind: "lay-card", id, version: 1, card: 71, pile: "C" });

function wired(ask: Ask, pause = 0) {
  const heard: ServerMessage[] = [];
  const links: Link[] = [];
  const reached: number[] = [];
  const listener = {
    onMessage: (message: ServerMessage) => heard.push(message),
    onLink: (link: Link) => links.push(link),
    since: () => 0,
  };
  const wire = new PracticeWire(ask, listener, (now) => now && reached.push(now.reached), pause);
  return { wire, heard, links, reached };
}

it("starts with the state of the lesson, and sends all commands each time", async () => {
  const asked: number[] = [];
  const { wire, heard, links } = wired(async (commands) => {
    asked.push(commands.length);
    return practice(update(commands.length));
  });
  wire.send(lay("a"));
  wire.send({ kind: "ping" });
  wire.send(lay("b"));
  await wire.settled();
  expect(asked).toEqual([0, 1, 2]);
  expect(heard.map((message) => (message as Update).sequence)).toEqual([0, 1, 2]);
  expect(links.map(({ is }) => is)).toEqual(["connecting", "open", "open", "open"]);
});

it("shows the partner's moves one after another", async () => {
  const { wire, heard, reached } = wired(async () => practice(update(1), update(2), update(3)));
  await wire.settled();
  expect(heard).toHaveLength(3);
  expect(reached).toEqual([0]);
});

it.each(["slow", "instant"] as const)("pauses between the partner's moves as the learner prefers: %s", async (pace) => {
  vi.useFakeTimers();
  const { heard } = wired(async () => practice(update(1), update(2)), PAUSES[pace]);
  await vi.advanceTimersByTimeAsync(PAUSES[pace] - 1);
  expect(heard).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toHaveLength(2);
  vi.useRealTimers();
});

it("passes a refusal on, and forgets what was refused", async () => {
  const asked: number[] = [];
  const refusal = { kind: "refusal", answers: "a", code: "does-not-fit" };
  const { wire, heard } = wired(async (commands) => {
    asked.push(commands.length);
    if (commands.at(-1)?.id === "a") throw new Refused(409, "does-not-fit", "", refusal);
    return practice(update(1));
  });
  wire.send(lay("a"));
  wire.send(lay("b"));
  await wire.settled();
  expect(asked).toEqual([0, 1, 1]);
  expect(heard[1]).toEqual(refusal);
});

it("reports that the server cannot be reached", async () => {
  const { wire, heard, links } = wired(async () => {
    throw new Refused(0, "offline", "away");
  });
  await wire.settled();
  expect(heard[0]).toMatchObject({ kind: "problem", code: "offline" });
  expect(links.at(-1)).toMatchObject({ is: "lost" });
});

it("is silent once it is closed", async () => {
  const { wire, heard } = wired(async () => practice(update(1)));
  wire.close();
  await wire.settled();
  expect(heard).toEqual([]);
});

it("goes on after an answer that cannot be read", async () => {
  let asked = 0;
  const { wire, heard } = wired(async () => {
    if ((asked += 1) === 2) throw new SyntaxError("no JSON");
    return practice(update(asked));
  });
  wire.send(lay("a"));
  wire.send(lay("b"));
  await wire.settled();
  expect(heard.map(({ kind }) => kind)).toEqual(["update", "problem", "update"]);
});
