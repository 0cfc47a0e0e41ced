import { encode } from "uqr";
import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { Tables } from "./screens.ts";
import { say } from "./words.ts";

test("the code in the waiting room is the link of the table, module by module", async ({ page, server }) => {
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const id = await tables.open({ players: 2 }, []);
  await page.goto(`/table/${id}`);
  const code = page.getByRole("img", { name: say("web-qr") });
  await expect(code).toBeVisible();
  const drawn = await code.evaluate((svg: Element) => {
    const [, , width, height] = svg.getAttribute("viewBox")!.split(" ").map(Number);
    const path = svg.querySelector("path")!;
    const ground = svg.querySelector("rect")!;
    const colours = [ground, path].map((node) => getComputedStyle(node).fill);
    const rows = Array.from({ length: height! }, () => Array.from({ length: width! }, () => false));
    for (const [, x, y] of path.getAttribute("d")!.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
      rows[Number(y)]![Number(x)] = true;
    const isWhole = /^(M\d+ \d+h1v1h-1z)+$/.test(path.getAttribute("d")!);
    return {
      rows,
      colours,
      isWhole,
      isCovered: [ground.getAttribute("width"), ground.getAttribute("height")].join() === `${width},${height}`,
    };
  });
  // Dark on light whatever the colours of the page are, with the light edge that scanners need.
  expect(drawn).toEqual({
    rows: encode(`${server.url}/table/${id}`, { border: 4 }).data,
    colours: ["rgb(255, 255, 255)", "rgb(0, 0, 0)"],
    isWhole: true,
    isCovered: true,
  });
  const { width, height } = (await code.boundingBox())!;
  expect(width).toBeGreaterThan(150);
  expect(Math.abs(width - height)).toBeLessThan(1);

  // Once nobody is waited for, nobody is invited.
  await tables.act(id, "seat-bot", { seat: 1, bot: "greedy" });
  await expect(code).toBeHidden();
  await expect(new Player(page, "Ada").button("action-start")).toBeEnabled();
});
