import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "../browser/fixtures.ts";
import { choose, Player } from "../browser/player.ts";
import { atRest } from "../browser/rest.ts";
import { COMPLAINTS, prepare, SCREENS, viewer } from "../browser/screens.ts";

const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1.25 },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};
const FOLDER = join(import.meta.dirname, "../../../docs/screens");
const PACK = join(import.meta.dirname, "pack.py");

test.use({ seed: "pictures" });

/** Compress the pictures that were taken. */
function pack(what: "pictures" | "animation", from: string, to: string): void {
  execFileSync(process.env["PYTHON"] ?? "python3", [PACK, what, from, to], { stdio: "inherit" });
}

test("a picture of every screen", async ({ server, visit, watch }, info) => {
  watch.expected.push(...COMPLAINTS);
  const taken = info.outputPath("taken");
  mkdirSync(taken, { recursive: true });
  const teller = await visit();
  const places = await prepare(teller, server, { games: 24 });
  const who = await teller.context().storageState();
  for (const [size, device] of Object.entries(SIZES)) {
    for (const scheme of ["light", "dark"] as const) {
      const options = { ...device, colorScheme: scheme, reducedMotion: "reduce" } as const;
      const page = await visit({ ...options, storageState: who });
      const stranger = await visit(options);
      for (const screen of SCREENS) {
        const player = viewer(screen.isStranger ? stranger : page, "en");
        await screen.open(player, places);
        await atRest(player.page);
        await player.page.screenshot({ path: join(taken, `${screen.name}-${size}-${scheme}.png`) });
      }
    }
  }
  pack("pictures", taken, FOLDER);
});

test("a turn that moves", async ({ server, visit }, info) => {
  const page = await visit({ viewport: { width: 1040, height: 780 }, colorScheme: "light" });
  const places = await prepare(page, server);
  const player = new Player(page, "Ada");
  await page.goto(places.trick);
  await expect(player.hand().first()).toBeVisible();
  await atRest(page);
  const film = await Film.of(page, info.outputPath("film"));

  await film.hold(900);
  for (let cards = 0; cards < 4; cards += 1) {
    const act = choose(await player.seen());
    if (!act) break;
    if (act.does === "end") {
      await player.button("action-end-turn").click();
      await film.run(900);
      break;
    }
    await player.card(act.card).click();
    await film.run(150);
    await film.hold(900);
    await player.pile(act.pile).click();
    await film.run(500);
    await film.hold(act.step < 0 ? 1200 : 500);
    await expect.poll(async () => (await player.seen()).you.hand.includes(act.card)).toBe(false);
  }
  await film.hold(1200);
  film.close();
  pack("animation", info.outputPath("film"), join(FOLDER, "turn.webp"));
});

/** Frames of a page, each with its duration. Animations run slowly meanwhile, so that no frame is missed. */
class Film {
  static readonly slower = 12;
  readonly #frames: { file: string; milliseconds: number }[] = [];

  private constructor(
    private readonly page: Page,
    private readonly folder: string,
  ) {}

  static async of(page: Page, folder: string): Promise<Film> {
    mkdirSync(folder, { recursive: true });
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 1 / Film.slower });
    return new Film(page, folder);
  }

  /** Record the current state for a while. */
  async hold(milliseconds: number): Promise<void> {
    await this.#take(milliseconds);
  }

  /** Record animations for this many milliseconds of their own time. */
  async run(milliseconds: number): Promise<void> {
    const began = performance.now();
    let last = began;
    while (last - began < milliseconds * Film.slower) {
      await this.#take(0);
      const now = performance.now();
      this.#frames.at(-1)!.milliseconds = Math.round((now - last) / Film.slower);
      last = now;
    }
  }

  close(): void {
    writeFileSync(join(this.folder, "frames.json"), JSON.stringify(this.#frames));
  }

  async #take(milliseconds: number): Promise<void> {
    const file = `${String(this.#frames.length).padStart(4, "0")}.png`;
    await this.page.screenshot({ path: join(this.folder, file) });
    this.#frames.push({ file, milliseconds });
  }
}
