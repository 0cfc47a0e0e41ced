import type { CDPSession, Locator } from "@playwright/test";
import type { Page } from "./fixtures.ts";

export interface Point {
  x: number;
  y: number;
}

/** A pointer that drags a card: it presses, moves and releases. */
export interface Hand {
  press(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  release(): Promise<void>;
}

/** A phone as most people hold it. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** How far a flick goes, in pixels, and how fast it and two taps follow each other, in seconds. */
const FLICK = { far: 90, steps: 3, took: 0.12 };
const DOUBLE_TAP = { touched: 0.05, apart: 0.15 };

/**
 * A finger on the glass, in Chromium: real touch events through the browser's input.
 *
 * Events carry times of their own, so that a flick stays quick and a double tap one gesture on a busy machine.
 */
export class Finger implements Hand {
  /** How many times the glass was touched. */
  touches = 0;
  readonly #session: CDPSession;
  #at: Point = { x: 0, y: 0 };
  /** The time of the last event, in seconds. */
  #time = 0;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async press(at: Point): Promise<void> {
    await this.#pressAt(at, Math.max(Date.now() / 1000, this.#time));
  }

  /** Moves in four steps, slowly, as when a card is dragged. */
  async move(to: Point): Promise<void> {
    await this.#stroke(to, 4, 0.6);
  }

  async release(after = 0.05): Promise<void> {
    this.#time += after;
    await this.#send("touchEnd", []);
  }

  async tap(what: Locator): Promise<void> {
    await this.press(await middle(what));
    await this.release();
  }

  async doubleTap(what: Locator): Promise<void> {
    const at = await middle(what);
    await this.press(at);
    await this.release(DOUBLE_TAP.touched);
    await this.#pressSoon(at);
    await this.release(DOUBLE_TAP.touched);
  }

  /** Taps right after the last touch, however long the test took to come here. */
  async tapSoon(what: Locator): Promise<void> {
    await this.#pressSoon(await middle(what));
    await this.release(DOUBLE_TAP.touched);
  }

  /** Lets time pass between two touches, in seconds. */
  wait(seconds: number): void {
    this.#time += seconds;
  }

  /** Flicks a card upwards. */
  async flick(what: Locator): Promise<void> {
    const at = await middle(what);
    await this.press(at);
    await this.#stroke({ x: at.x, y: at.y - FLICK.far }, FLICK.steps, FLICK.took);
    await this.release(0);
  }

  #pressSoon(at: Point): Promise<void> {
    return this.#pressAt(at, this.#time + DOUBLE_TAP.apart);
  }

  async #pressAt(at: Point, time: number): Promise<void> {
    this.touches += 1;
    this.#at = at;
    this.#time = time;
    await this.#send("touchStart", [at]);
  }

  async #stroke(to: Point, steps: number, took: number): Promise<void> {
    const from = this.#at;
    this.#at = to;
    for (let step = 1; step <= steps; step += 1) {
      this.#time += took / steps;
      const share = step / steps;
      await this.#send("touchMove", [{ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }]);
    }
  }

  async #send(type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]): Promise<void> {
    await this.#session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: this.#time });
  }
}

export async function middle(what: Locator): Promise<Point> {
  const box = (await what.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where something is once it has come to rest: cards fly in one after another when dealt, and close gaps. */
export async function resting(what: Locator): Promise<Point> {
  await what.click({ trial: true });
  await what.evaluate(async (node) => {
    const isMoving = ({ effect, playState }: Animation) =>
      playState === "running" &&
      effect?.getComputedTiming().endTime !== Infinity &&
      (effect as KeyframeEffect).getKeyframes().some((frame) => "transform" in frame);
    const moving = () => {
      const found: Animation[] = [];
      for (let at: Element | null = node; at; at = at.parentElement) found.push(...at.getAnimations());
      return found.filter(isMoving);
    };
    // A card that waits to be dealt begins a second animation when the first has ended.
    for (let running = moving(); running.length > 0; running = moving())
      await Promise.allSettled(running.map(({ finished }) => finished));
  });
  return middle(what);
}
