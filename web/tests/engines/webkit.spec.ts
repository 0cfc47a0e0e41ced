import { expect, test as base } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { headingOf, soon } from "../browser/player.ts";
import { Server } from "../browser/server.ts";
import { say } from "../browser/words.ts";
import { Person } from "./person.ts";
import { WebKit } from "./webkit.ts";

const PHONE = [390, 844] as const;
const DESKTOP = [1280, 800] as const;
const WINDOWS = [
  [320, 568],
  [390, 664],
  [667, 375],
  [844, 390],
  [768, 1024],
  [1024, 600],
  [1280, 720],
] as const;
/** Where screenshots go, if anybody wants to look at them. */
const PICTURES = process.env["PICTURES"];

const test = base.extend<{ server: Server; person: Person }>({
  // Playwright reads a fixture's dependencies from this pattern.
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, use, info) => {
    const server = await Server.start({ seed: info.title });
    await use(server);
    await server.stop();
  },
  person: async ({ server }, use) => {
    const webkit = await WebKit.start();
    const person = new Person(webkit.driver, server.url);
    await person.driver.resize(...DESKTOP);
    await use(person);
    await person.leave();
    await webkit.stop();
    expect(person.complaints, "what WebKit complained about").toEqual([]);
  },
});

async function picture(person: Person, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  // Changes made in one frame are painted in the next.
  for (let frame = 0; frame < 2; frame += 1) await person.driver.call(() => new Promise(requestAnimationFrame));
  writeFileSync(join(PICTURES, `webkit-${name}.png`), await person.driver.picture());
}

async function begin(person: Person): Promise<void> {
  await person.go("/");
  await person.button("web-deal");
  // The table of the home page has a hand as well.
  await person.find(".board .hand button", /^\d/);
}

test("a game alone is played to its end, replayed and counted", async ({ person }) => {
  await person.go("/");
  await person.find("h1", /./);
  await picture(person, "home-desktop");
  await begin(person);
  await picture(person, "table-desktop");

  const { table } = await person.play();

  const { ending } = table.game!;
  await person.sees("h1", say(headingOf(ending!)));
  await person.sees("main *", say("outcome-left", { count: ending!.left }));
  await picture(person, "end-desktop");
  await person.link("web-replay");
  await person.find("input[type=range]", /^/);
  await person.button("replay-on");
  await expect.poll(() => person.driver.call(() => location.hash), soon("the address holds the moment")).toBe("#at=1");
  await person.find("input[type=range]", /^/);
  await picture(person, "replay-desktop");
  await person.go("/statistics");
  await person.sees("main *", say("outcome-left", { count: ending!.left }));
  await picture(person, "statistics-desktop");
  await person.go("/rules");
  await person.sees("main *", say("rulebook-about"));
  await picture(person, "rules-desktop");
});

test("keys pick, lay, take back and end a turn", async ({ person }) => {
  await begin(person);
  const play = (await person.seen()).you.plays.find(({ loses }) => !loses)!;
  await person.layByKeys(play);
  await person.takeBackByKey(play.card);
  for (let update = await person.seen(); !update.you.may_end_turn; update = await person.seen()) {
    await person.layByKeys(update.you.plays.find(({ loses }) => !loses)!);
  }
  await person.endTurn({ byKey: true });
});

test("a card is dragged onto its pile, and a reload keeps the game", async ({ person }) => {
  await begin(person);
  const play = (await person.seen()).you.plays.find(({ loses }) => !loses)!;
  await person.layByDragging(play);
  const { you } = await person.seen();
  await person.reload();
  await person.find(".hand button", /^\d/);
  expect(await person.hand()).toEqual(you.hand);
});

test("a lesson is learned as it shows the way", async ({ person }) => {
  await person.go("/");
  await person.link("web-learn");
  const way = new RegExp(say("hint-move", { card: "(\\d+)", pile: "([A-D])" }));
  while (!(await person.text()).includes(say("tutorial-done"))) {
    await person.button("tutorial-hint");
    await expect.poll(() => person.text(), soon("the lesson shows the way")).toMatch(way);
    const [, number, pile] = way.exec(await person.text())!;
    const card = Number(number);
    await person.put(card, pile as "A" | "B");
    await expect.poll(() => person.hand(), soon(`${card} is laid`)).not.toContain(card);
    await expect.poll(() => person.text(), soon("the lesson goes on")).not.toMatch(way);
  }
  await person.button("tutorial-next");
});

test("a phone shows every screen without scrolling sideways", async ({ person }) => {
  await person.driver.resize(...PHONE);
  await begin(person);
  await person.play(6);
  const table = await person.driver.call(() => location.pathname);
  for (const [name, path] of Object.entries({
    home: "/",
    table,
    tutorial: "/tutorial",
    rules: "/rules",
    statistics: "/statistics",
  })) {
    await person.go(path);
    await person.find("h1", /./);
    await picture(person, `${name}-phone`);
    expect(await person.driver.call(() => [innerWidth, innerHeight]), name).toEqual(PHONE);
    expect(await person.hasNothingAside(), `${name} fits`).toBe(true);
  }
});

test("all of a table is seen in every window", async ({ person }) => {
  await begin(person);
  for (const [width, height] of WINDOWS) {
    await person.driver.resize(width, height);
    await expect.poll(() => person.driver.call(hidden), soon(`what is hidden at ${width} x ${height}`)).toEqual([]);
  }
});

/** In the page: the parts of a table that leave the window, or a hand that the buttons cover. */
function hidden(): string[] {
  const boxes = (part: string) => [...document.querySelectorAll(part)].map((node) => node.getBoundingClientRect());
  const leaves = ({ left, right, bottom }: DOMRect) => left < -2 || right > innerWidth + 2 || bottom > innerHeight + 2;
  const found = [".pile", ".line", ".hand li", ".actions .button"].filter(
    (part) => boxes(part).length === 0 || boxes(part).some(leaves),
  );
  const isUnder = (card: DOMRect) =>
    boxes(".actions .button").some(
      ({ left, right, top }) => card.bottom > top + 2 && card.right > left + 2 && card.left < right - 2,
    );
  return boxes(".hand li").some(isUnder) ? [...found, ".hand li under .actions"] : found;
}
