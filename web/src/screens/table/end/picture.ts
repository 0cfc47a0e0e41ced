import { FIRST, LAST, openStretches, position } from "../../../board/line";
import type { PileView } from "../../../protocol.gen";

/** A finished game as a picture to share, drawn in the browser. */
export interface Picture {
  heading: string;
  big: string;
  small: string;
  piles: ReadonlyArray<PileView>;
  /** The cards that nobody played. */
  left: ReadonlyArray<number>;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 80;
const LANE = 26;
const UPPER = 390;
const LOWER = 480;

/** Draws it on a canvas in the current theme. */
export function drawPicture(canvas: HTMLCanvasElement, picture: Picture): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  pen.fillStyle = colour("ground");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour("ink");
  write(pen, "Ninety-Eight", MARGIN, 100, 34, 700);
  pen.fillStyle = colour("quiet");
  write(pen, picture.small, MARGIN, HEIGHT - 56, 26, 400);
  write(pen, picture.heading, MARGIN, 190, 36, 600);
  pen.fillStyle = colour("ink");
  write(pen, picture.big, MARGIN, 290, 92, 700);
  drawLine(pen, picture, colour);
}

function drawLine(pen: CanvasRenderingContext2D, { piles, left }: Picture, colour: (name: string) => string): void {
  const x = (number: number) => MARGIN + position(number, WIDTH - 2 * MARGIN);
  for (const [tone, y, lane] of [
    ["up", UPPER, piles.filter(({ ascends }) => ascends)],
    ["down", LOWER, piles.filter(({ ascends }) => !ascends)],
  ] as const) {
    pen.globalAlpha = 1;
    pen.fillStyle = colour("felt");
    bar(pen, x(FIRST) - 10, y, x(LAST) - x(FIRST) + 20);
    pen.fillStyle = colour(tone);
    pen.globalAlpha = 0.3;
    for (const { from, to } of openStretches(lane)) bar(pen, x(from), y, Math.max(0, x(to) - x(from)));
    pen.globalAlpha = 1;
    for (const card of lane.flatMap(({ cards }) => [...cards])) dot(pen, x(card), y + LANE / 2, 5);
    pen.fillStyle = colour(`${tone}-ink`);
    for (const { top } of lane) dot(pen, x(top), y + LANE / 2, 9);
  }
  pen.fillStyle = colour("ink");
  for (const card of left) pen.fillRect(x(card) - 2, UPPER + LANE + 12, 4, LOWER - UPPER - LANE - 24);
}

function bar(pen: CanvasRenderingContext2D, x: number, y: number, width: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, LANE, LANE / 2);
  pen.fill();
}

function dot(pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

/** Writes a line, smaller if it would not fit. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, weight: number): void {
  for (let at = size; at >= size / 2; at -= 2) {
    pen.font = `${weight} ${at}px Inter, system-ui, sans-serif`;
    if (pen.measureText(text).width <= WIDTH - 2 * MARGIN) break;
  }
  pen.fillText(text, x, y, WIDTH - 2 * MARGIN);
}
