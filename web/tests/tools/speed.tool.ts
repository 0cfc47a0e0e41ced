import { cpus, loadavg } from "node:os";
import type { CDPSession } from "@playwright/test";
import { expect, test, type Page } from "../browser/fixtures.ts";
import { choose, Player } from "../browser/player.ts";
import { atRest } from "../browser/rest.ts";
import { FAVICON, SLOWER, workOf, type Work } from "../browser/work.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const COLD_STARTS = 5;
const PLAYS = 16;
/** How long a card and the cards that follow it fly; see board/flight.ts. */
const FLIGHT = 600;

async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return session;
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

const rounded = (value: number, digits = 0) => Number(value.toFixed(digits));

test("how long the first card takes", async ({ visit }, info) => {
  const pages: number[] = [];
  const cards: number[] = [];
  for (let start = 0; start < COLD_STARTS; start += 1) {
    // A new visitor's browser each time. The page itself measures and presses the button, because actions of the tool
    // would be slowed down too, and counted.
    const page = await visit(PHONE);
    await slow(page);
    await page.addInitScript(() => {
      const seen = (selector: string, isThere: () => boolean, then: (found: HTMLElement) => void) => {
        const look = () => {
          const found = isThere() && document.querySelector<HTMLElement>(selector);
          // After the frame that shows it.
          if (found) requestAnimationFrame(() => setTimeout(() => then(found)));
          else requestAnimationFrame(look);
        };
        look();
      };
      const isAtTable = () => location.pathname.startsWith("/table/");
      seen(
        "main .button.main",
        () => !isAtTable(),
        (button) => {
          performance.mark("page-shown");
          button.click();
        },
      );
      const cardShown = new Promise<void>((resolve) =>
        // The home page also shows cards, which cannot be played.
        seen("[data-card]", isAtTable, () => {
          performance.mark("card-shown");
          resolve();
        }),
      );
      Object.assign(globalThis, { cardShown });
    });
    await page.goto("/");
    const marks = await page.evaluate(async () => {
      await (globalThis as unknown as { cardShown: Promise<void> }).cardShown;
      const at = (name: string) => performance.getEntriesByName(name)[0]!.startTime;
      return { page: at("page-shown"), card: at("card-shown") };
    });
    await expect(new Player(page, "Ada").hand().first()).toBeVisible();
    pages.push(marks.page);
    cards.push(marks.card);
    await page.context().close();
  }
  const figures = {
    first_page_ms: rounded(median(pages)),
    first_card_ms: rounded(median(cards)),
    first_card_ms_best: rounded(Math.min(...cards)),
    first_card_ms_each: cards.map((each) => rounded(each)),
    cpu_slowed_by: SLOWER,
    processors: cpus().length,
    /** The machine's load: above the number of cores, all figures but the work are too high. */
    load: rounded(loadavg()[0] ?? NaN, 1),
  };
  await info.attach("figures", { body: JSON.stringify(figures), contentType: "application/json" });
});

test("how many frames a second cards fly at", async ({ visit }, info) => {
  const page = await visit(PHONE);
  const player = new Player(page, "Ada");
  await page.goto("/");
  await player.button("web-deal").click();
  await expect(player.hand().first()).toBeVisible();
  await slow(page);
  await atRest(page);
  const idle = await framesOf(page, () => page.mouse.click(2, 400));
  const gaps: number[] = [];
  for (let plays = 0; plays < PLAYS; plays += 1) {
    const act = choose(await player.seen());
    if (!act) break;
    if (act.does === "lay") await player.card(act.card).click();
    const button = act.does === "lay" ? player.pile(act.pile) : player.button("action-end-turn");
    await expect(button).toBeEnabled();
    gaps.push(...(await framesOf(page, () => button.click())));
    if ((await player.seen()).table.phase !== "playing") break;
  }
  const rate = (all: number[]) => rounded(1000 / (all.reduce((sum, each) => sum + each, 0) / all.length), 1);
  const figures = {
    frames_a_second_idle: rate(idle),
    frames_a_second_in_flight: rate(gaps),
    frames_later_than_25_ms: rounded(gaps.filter((gap) => gap > 25).length / gaps.length, 3),
    longest_frame_ms: rounded(Math.max(...gaps)),
    frames_counted: gaps.length,
  };
  await info.attach("figures", { body: JSON.stringify(figures), contentType: "application/json" });
});

test("how much the main thread works", async ({ visit, watch }, info) => {
  watch.expected.push(FAVICON);
  const works: Work[] = [];
  for (let run = 0; run < COLD_STARTS; run += 1) works.push(await workOf(await visit(PHONE)));
  const figures = {
    work_for_page_ms: rounded(median(works.map((work) => work.page))),
    work_for_first_card_ms: rounded(median(works.map((work) => work.page + work.card))),
    work_for_a_flight_ms: rounded(median(works.map((work) => work.play))),
  };
  await info.attach("figures", { body: JSON.stringify(figures), contentType: "application/json" });
});

/** The milliseconds between frames while something runs, from the moment it is clicked. */
async function framesOf(page: Page, begin: () => Promise<void>): Promise<number[]> {
  await page.evaluate((flight) => {
    const state = globalThis as unknown as { frames: Promise<number[]> };
    state.frames = new Promise((resolve) => {
      const gaps: number[] = [];
      const count = () => {
        let last = performance.now();
        const until = last + flight;
        const step = (now: number) => {
          gaps.push(now - last);
          last = now;
          if (now < until) requestAnimationFrame(step);
          else resolve(gaps.slice(1));
        };
        requestAnimationFrame(step);
      };
      addEventListener("click", count, { capture: true, once: true });
    });
  }, FLIGHT);
  await begin();
  return page.evaluate(() => (globalThis as unknown as { frames: Promise<number[]> }).frames);
}
