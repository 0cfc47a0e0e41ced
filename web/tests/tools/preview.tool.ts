import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";

const WEB = join(import.meta.dirname, "../..");
const SIZE = { width: 1200, height: 630 };
/** The four piles: letter, direction, the card on top. */
const PILES = [
  ["A", "up", 34],
  ["B", "up", 12],
  ["C", "down", 61],
  ["D", "down", 85],
] as const;
const PLAYED = { up: [5, 9, 12, 18, 23, 27, 34], down: [97, 93, 90, 85, 78, 72, 66, 61] };
const HAND = [24, 38, 47, 71, 88];
/** The backwards trick that the picture shows. */
const TRICK = { from: 34, to: 24 };
const LINE = { left: 80, width: 1040, top: 484, lane: 30 };

const at = (number: number) => LINE.left + ((number - 1) / 99) * LINE.width;

function pile([letter, direction, top]: (typeof PILES)[number], index: number): string {
  const x = 522 + index * 152;
  const arrow = direction === "up" ? "M46 22 60 4l14 18z" : "M46 4h28L60 22z";
  return `<g transform="translate(${x} 72)">
    <rect width="136" height="238" rx="20" fill="#ece4d6"/>
    <text x="20" y="38" class="letter">${letter}</text>
    <g transform="translate(50 18)"><path d="${arrow}" class="${direction}"/></g>
    <g filter="url(#shadow)"><rect x="12" y="58" width="112" height="164" rx="14" fill="#fffdf8" stroke="#cfc5b3" stroke-width="2"/></g>
    <text x="68" y="150" class="number ${direction}">${top}</text>
    <path d="M28 196h80" stroke="#cfc5b3" stroke-width="4" stroke-linecap="round"/>
    <circle cx="${28 + (top / 100) * 80}" cy="196" r="6" class="${direction}"/>
  </g>`;
}

/** The number line: two lanes of what can still be played, dots for what was played, and the viewer's cards across. */
function line(): string {
  const { top, lane, left, width } = LINE;
  const lanes = [
    `<rect x="${left}" y="${top}" width="${width}" height="${lane}" rx="8" fill="#ece4d6"/>`,
    `<rect x="${at(12)}" y="${top}" width="${at(100) - at(12)}" height="${lane}" rx="8" fill="#d2571f" opacity=".42"/>`,
    `<rect x="${left}" y="${top + lane + 6}" width="${width}" height="${lane}" rx="8" fill="#ece4d6"/>`,
    `<rect x="${left}" y="${top + lane + 6}" width="${at(85) - left}" height="${lane}" rx="8" fill="#2b6cb0" opacity=".42"/>`,
  ];
  const dots = (["up", "down"] as const).flatMap((direction, index) =>
    PLAYED[direction].map(
      (card) => `<circle cx="${at(card)}" cy="${top + lane / 2 + index * (lane + 6)}" r="5" class="${direction}"/>`,
    ),
  );
  const hand = HAND.map((card) => {
    const isTrick = card === TRICK.to;
    return `<rect x="${at(card) - 3}" y="${top - 8}" width="6" height="${2 * lane + 22}" rx="3" fill="${isTrick ? "#b7791f" : "#1f2430"}"/>
      <text x="${at(card)}" y="${top + 2 * lane + 42}" class="tick" fill="${isTrick ? "#7d510c" : "#1f2430"}">${card}</text>`;
  });
  const [from, to] = [at(TRICK.from), at(TRICK.to)];
  const arc = `<path d="M${from} ${top - 14}C${from} ${top - 76} ${to} ${top - 76} ${to} ${top - 18}" class="arc"/>
    <path d="M${to - 11} ${top - 30}h22l-11 17z" fill="#b7791f"/>
    <text x="${(from + to) / 2}" y="${top - 70}" class="tick" fill="#7d510c">−10</text>`;
  return [...lanes, ...dots, ...hand, arc].join("");
}

test("the picture that messaging apps show beside a link", async ({ page }) => {
  const font = readFileSync(join(WEB, "src/styles/fonts/inter-latin.woff2")).toString("base64");
  await page.setViewportSize(SIZE);
  await page.setContent(`<style>
    @font-face{font-family:Inter;src:url(data:font/woff2;base64,${font});font-weight:100 900}
    body{margin:0}
    svg{display:block;font-family:Inter;font-feature-settings:"tnum"}
    .up{fill:#d2571f}.down{fill:#2b6cb0}
    .letter{font-size:26px;font-weight:700;fill:#5c5952}
    .number{font-size:64px;font-weight:800;text-anchor:middle}
    .tick{font-size:24px;font-weight:700;text-anchor:middle}
    .arc{fill:none;stroke:#b7791f;stroke-width:6;stroke-linecap:round}
  </style>
  <svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">
    <filter id="shadow" x="-20%" y="-10%" width="140%" height="130%"><feDropShadow dx="0" dy="6" stdDeviation="8" flood-color="#3c2d14" flood-opacity=".16"/></filter>
    <rect width="100%" height="100%" fill="#f4efe6"/>
    <text x="80" y="226" font-size="190" font-weight="800" letter-spacing="-8" fill="#1f2430">98</text>
    <text x="84" y="292" font-size="46" style="font-feature-settings:normal" font-weight="700" letter-spacing="-1" fill="#5c5952">Ninety-Eight</text>
    ${PILES.map(pile).join("")}
    ${line()}
  </svg>`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(WEB, "public/preview.png") });
});
