import { join } from "node:path";
import { build, type Rolldown } from "vite";
import type { Sound } from "../../src/sound/sounds.ts";
import { expect, test } from "./fixtures.ts";

const SOURCES = join(import.meta.dirname, "../../src/sound");
const RATE = 24_000;
const SOUNDS: Sound[] = [
  { name: "card" },
  { name: "trick", chain: 1 },
  { name: "trick", chain: 2 },
  { name: "trick", chain: 6 },
  { name: "drawn", count: 1 },
  { name: "drawn", count: 3 },
  { name: "taken-back" },
  { name: "refused" },
  { name: "yours" },
  { name: "other-turn" },
  { name: "said" },
  { name: "signalled" },
  { name: "hurry" },
  { name: "won" },
  { name: "lost" },
];

/** What the sound code provides to the page. */
interface Code {
  render: (sounds: Sound[], rate: number) => Promise<number[]>;
  lengthOf: (sound: Sound) => number;
}

/** The client's sound code as one script, with a way to render what it plays. */
async function code(): Promise<string> {
  const entry = "virtual:drawn";
  const drawn = `
    import { outputOf, schedule } from ${JSON.stringify(join(SOURCES, "synthesis.ts"))};
    export { lengthOf } from ${JSON.stringify(join(SOURCES, "sounds.ts"))};
    export async function render(sounds, rate) {
      const context = new OfflineAudioContext(1, rate * 2, rate);
      const output = outputOf(context);
      for (const sound of sounds) schedule(sound, output, 0);
      return [...(await context.startRendering()).getChannelData(0)];
    }`;
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "drawn",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? drawn : undefined),
      },
    ],
    build: { write: false, lib: { entry, formats: ["iife"], name: "code" }, rolldownOptions: { input: entry } },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return `${output[0].code}; globalThis.code = code;`;
}

const peak = (samples: number[]) => samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
const from = (samples: number[], seconds: number) => samples.slice(Math.round(seconds * RATE));
const until = (samples: number[], seconds: number) => samples.slice(0, Math.round(seconds * RATE));

/** How alike two sounds are in shape, whatever their volume: 1 for the same. */
function likeness(one: number[], other: number[]): number {
  const product = (a: number[], b: number[]) => a.reduce((sum, each, index) => sum + each * b[index]!, 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}

test("each sound is heard, soft, free of clicks, over in time and like no other", async ({ page }) => {
  await page.goto("about:blank");
  await page.evaluate(await code());
  const render = (sounds: Sound[]) =>
    page.evaluate(([each, rate]) => (globalThis as unknown as { code: Code }).code.render(each, rate), [
      sounds,
      RATE,
    ] as const);
  const drawn: { name: string; samples: number[] }[] = [];
  for (const sound of SOUNDS) {
    const name = JSON.stringify(sound);
    const samples = await render([sound]);
    const length = await page.evaluate((each) => (globalThis as unknown as { code: Code }).code.lengthOf(each), sound);
    const loudest = peak(samples);
    expect(loudest, `${name} is heard`).toBeGreaterThan(0.02);
    expect(loudest, `${name} is not loud`).toBeLessThan(0.5);
    expect(length, `${name} is short`).toBeLessThan(2);
    // The compressor looks a few milliseconds ahead.
    expect(peak(from(samples, length + 0.03)), `${name} is over`).toBeLessThan(0.0005);
    expect(peak(until(samples, 0.001)), `${name} begins in silence`).toBeLessThan(0.005);
    expect(peak(from(samples, length - 0.002)), `${name} fades`).toBeLessThan(0.01);
    const steepest = samples.reduce(
      (most, each, index) => Math.max(most, Math.abs(each - (samples[index - 1] ?? 0))),
      0,
    );
    expect(steepest, `${name} has no jump`).toBeLessThan(0.2);
    drawn.push({ name, samples });
  }
  for (const [index, one] of drawn.entries()) {
    for (const other of drawn.slice(0, index)) {
      const words = `${one.name} differs from ${other.name}`;
      expect(likeness(one.samples, other.samples), words).toBeLessThan(0.9);
    }
  }
});

test("the loudest sounds do not clip when they overlap", async ({ page }) => {
  await page.goto("about:blank");
  await page.evaluate(await code());
  const samples = await page.evaluate(
    ([sounds, rate]) => (globalThis as unknown as { code: Code }).code.render(sounds, rate),
    [
      [
        { name: "trick", chain: 1 },
        { name: "card" },
        { name: "won" },
        { name: "yours" },
        { name: "refused" },
      ] as Sound[],
      RATE,
    ] as const,
  );
  expect(peak(samples)).toBeLessThan(0.9);
});
