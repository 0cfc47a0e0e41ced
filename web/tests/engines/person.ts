import { expect } from "@playwright/test";
import type { LegalPlay, Update } from "../../src/protocol.gen.ts";
import { choose, soon } from "../browser/player.ts";
import { say } from "../browser/words.ts";
import { KEYS, type Element, type Point, type WebDriver } from "./webdriver.ts";

type PileName = LegalPlay["pile"];

declare global {
  interface Window {
    complaints: string[];
  }
}

/**
 * A person who reads the page and acts on it through WebDriver: the `Player` of `tests/browser` for engines that
 * Playwright does not support.
 */
export class Person {
  /** What the browser complained about on earlier pages. */
  readonly complaints: string[] = [];

  constructor(
    readonly driver: WebDriver,
    readonly origin: string,
  ) {}

  /** Open an address, and record what goes wrong there. */
  async go(path: string): Promise<void> {
    await this.leave();
    await this.driver.go(this.origin + path);
    // If a page changes its address at that moment, the driver believes that the new one has loaded.
    await expect.poll(() => this.driver.call(() => location.pathname), soon(`${path} is opened`)).toBe(path);
    await this.#listen();
  }

  async reload(): Promise<void> {
    await this.leave();
    await this.driver.reload();
    await this.#listen();
  }

  /** Collect what went wrong here; `open` does so for the page before. */
  async leave(): Promise<void> {
    this.complaints.push(...(await this.driver.call(() => window.complaints?.splice(0) ?? [])));
  }

  #listen(): Promise<void> {
    return this.driver.call(() => {
      window.complaints = [];
      const complain = (what: unknown) => window.complaints.push(String(what));
      addEventListener("error", ({ message }) => complain(message));
      addEventListener("unhandledrejection", ({ reason }) => complain(reason));
      addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile }) =>
        complain(`${violatedDirective} ${sourceFile}`),
      );
      for (const level of ["error", "warn"] as const) console[level] = (...said) => complain(said.join(" "));
    });
  }

  /** Wait until something of this name is visible and all finite animations are over. */
  async find(selector: string, name: RegExp): Promise<Element> {
    const found = await this.driver.call(settled, selector, name.source);
    expect(found, `${selector} of the name ${name} on the page`).not.toBeNull();
    return found as unknown as Element;
  }

  async click(selector: string, name: RegExp): Promise<void> {
    await this.driver.click(await this.find(selector, name));
  }

  async button(key: string): Promise<void> {
    await this.click("button", exactly(say(key)));
  }

  async link(key: string): Promise<void> {
    await this.click("a", exactly(say(key)));
  }

  async sees(selector: string, text: string): Promise<void> {
    await this.find(selector, new RegExp(escaped(text)));
  }

  /** All text on the page. */
  text(): Promise<string> {
    return this.driver.call(() => document.body.innerText);
  }

  /** Whether the page is no wider than the window. */
  async hasNothingAside(): Promise<boolean> {
    return this.driver.call(() => document.documentElement.scrollWidth <= innerWidth);
  }

  /** The table as the server shows it to this person. */
  async seen(): Promise<Update> {
    return this.driver.call(
      async () => (await (await fetch(`/api/tables/${location.pathname.split("/")[2]}`)).json()) as Update,
    );
  }

  card(card: number): Promise<Element> {
    return this.find(".hand button", new RegExp(`^${card}(\\D|$)`));
  }

  pile(pile: PileName): Promise<Element> {
    return this.find(
      "button",
      new RegExp(`^(${["pile-ascending", "pile-descending"].map((key) => say(key, { pile })).join("|")})`),
    );
  }

  /** The cards in the hand, as the page shows them. */
  hand(): Promise<number[]> {
    return this.driver.call(() =>
      [...document.querySelectorAll(".hand button")].map((card) => Number.parseInt(card.ariaLabel!)),
    );
  }

  /** Select a card and click on a pile. */
  async put(card: number, pile: PileName): Promise<void> {
    await this.driver.click(await this.card(card));
    await this.#isPicked(card);
    await this.driver.click(await this.pile(pile));
  }

  async lay(play: LegalPlay): Promise<void> {
    await this.put(play.card, play.pile);
    await this.#isLaid(play);
  }

  async layByKeys(play: LegalPlay): Promise<void> {
    await this.card(play.card);
    await this.driver.press(...String(play.card));
    await this.#isPicked(play.card);
    await this.driver.press(play.pile.toLowerCase());
    await this.#isLaid(play);
  }

  async layByDragging(play: LegalPlay): Promise<void> {
    const from = await this.#middle(await this.card(play.card));
    await this.driver.drag(from, await this.#middle(await this.pile(play.pile)));
    await this.#isLaid(play);
  }

  async takeBackByKey(card: number): Promise<void> {
    await this.driver.press(KEYS.Backspace);
    await this.card(card);
    await expect.poll(async () => (await this.seen()).you.hand, soon(`${card} is taken back`)).toContain(card);
  }

  async endTurn({ byKey = false } = {}): Promise<void> {
    const { version } = (await this.seen()).table.game!;
    const end = await this.find("button:not([aria-disabled=true])", exactly(say("action-end-turn")));
    if (byKey) await this.driver.press(KEYS.Enter);
    else await this.driver.click(end);
    await expect
      .poll(async () => (await this.seen()).table.game!.version, soon("the turn is ended"))
      .toBeGreaterThan(version);
  }

  /** Play as a beginner would until the game is over, or for some steps. */
  async play(steps = Infinity): Promise<Update> {
    for (let done = 0; ; done += 1) {
      const update = await this.seen();
      const act = update.table.phase === "playing" ? choose(update) : null;
      if (!act || done >= steps) return update;
      if (act.does === "end") await this.endTurn();
      else await this.lay(act);
    }
  }

  #isPicked(card: number): Promise<Element> {
    return this.find(".hand button[aria-pressed=true]", new RegExp(`^${card}(\\D|$)`));
  }

  async #isLaid({ card, loses }: LegalPlay): Promise<void> {
    // A card that loses has to be confirmed.
    if (loses) await this.click("dialog button", exactly(say("web-play-anyway")));
    await expect.poll(async () => (await this.seen()).you.hand, soon(`${card} is laid`)).not.toContain(card);
  }

  #middle(element: Element): Promise<Point> {
    return this.driver.call((node) => {
      const { x, y, width, height } = (node as unknown as HTMLElement).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, element);
  }
}

function exactly(text: string): RegExp {
  return new RegExp(`^${escaped(text)}$`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** In the page: the first visible element of a name, once all is at rest; null if it does not appear in time. */
async function settled(selector: string, name: string): Promise<HTMLElement | null> {
  const pattern = new RegExp(name);
  const isMoving = ({ effect, playState }: Animation) =>
    playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
  const isMeant = (node: HTMLElement) =>
    node.checkVisibility() && pattern.test((node.ariaLabel ?? node.innerText ?? "").trim());
  for (const until = Date.now() + 20_000; Date.now() < until; await new Promise(requestAnimationFrame)) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(isMeant);
    if (found && !document.getAnimations().some(isMoving)) return found;
  }
  return null;
}
