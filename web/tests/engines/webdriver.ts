/** An element of a page, as WebDriver identifies it. */
export type Element = Record<typeof ELEMENT, string>;

export interface Point {
  x: number;
  y: number;
}

/** Keys without a letter, by their WebDriver codes. */
export const KEYS = { Enter: "\uE007", Backspace: "\uE003", Escape: "\uE00C" } as const;

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A minimal client for W3C WebDriver: no more of it than the tests need. */
export class WebDriver {
  private constructor(private readonly session: string) {}

  static async open(driver: string, capabilities: object): Promise<WebDriver> {
    const { sessionId } = (await ask("POST", `${driver}/session`, { capabilities: { alwaysMatch: capabilities } })) as {
      sessionId: string;
    };
    return new WebDriver(`${driver}/session/${sessionId}`);
  }

  async close(): Promise<void> {
    await ask("DELETE", this.session);
  }

  async go(url: string): Promise<void> {
    await this.#do("url", { url });
  }

  async reload(): Promise<void> {
    await this.#do("refresh", {});
  }

  /** Call a function in the page, past its Content-Security-Policy; it may be asynchronous. */
  async call<In extends unknown[], Out>(inPage: (...given: In) => Out, ...given: In): Promise<Awaited<Out>> {
    return (await this.#do("execute/sync", {
      script: `return (${String(inPage)}).apply(null, arguments)`,
      args: given,
    })) as Awaited<Out>;
  }

  /** Click in the middle of an element; the driver refuses if something covers it. */
  async click(element: Element): Promise<void> {
    await this.#do(`element/${element[ELEMENT]}/click`, {});
  }

  async press(...keys: string[]): Promise<void> {
    const actions = keys.flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
    await this.#do("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  async drag(from: Point, to: Point): Promise<void> {
    const move = ({ x, y }: Point, duration: number) => ({
      type: "pointerMove",
      x: Math.round(x),
      y: Math.round(y),
      duration,
    });
    const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const button = (type: string) => ({ type, button: 0 });
    const actions = [
      move(from, 0),
      button("pointerDown"),
      move(between, 100),
      move(to, 100),
      { type: "pause", duration: 100 },
      button("pointerUp"),
    ];
    await this.#do("actions", {
      actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
    });
  }

  /** Resize the window so that the page has this size. */
  async resize(width: number, height: number): Promise<void> {
    await this.#do("window/rect", { width, height });
    const frame = height - (await this.call(() => innerHeight));
    await this.#do("window/rect", { width, height: height + frame });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from((await ask("GET", `${this.session}/screenshot`)) as string, "base64");
  }

  #do(command: string, parameters: object): Promise<unknown> {
    return ask("POST", `${this.session}/${command}`, parameters);
  }
}

async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
