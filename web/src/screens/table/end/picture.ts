import { FIRST, LAST, openStretches, position } from "../../../board/line";
import type { PileView } from "../../../protocol.gen";

/** A finished game as a picture to share, drawn in the browser. Nothing in it tells how the cards were shuffled. */
export interface Picture {
  isWon: boolean;
  heading: string;
  big: string;
  /** The edition, the number of players and the date. */
  small: string;
  players: string;
  piles: ReadonlyArray<PileView>;
  /** The cards that nobody played. */
  left: ReadonlyArray<number>;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 84;
const FRAME = 28;
const LANE = 30;
const UPPER = 392;
const LOWER = 462;
const CARDS = [8, 91] as const;

type Colour = (name: string) => string;

/** Draws it on a canvas in the current theme. */
export function drawPicture(canvas: HTMLCanvasElement, picture: Picture): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  drawPaper(pen, picture, colour);
  drawWords(pen, picture, colour);
  drawLine(pen, picture, colour);
}

function drawPaper(pen: CanvasRenderingContext2D, { isWon }: Picture, colour: Colour): void {
  pen.fillStyle = colour("felt");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour("card");
  pen.strokeStyle = colour(isWon ? "may" : "line");
  pen.lineWidth = isWon ? 5 : 2;
  pen.beginPath();
  pen.roundRect(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, 30);
  pen.fill();
  pen.stroke();
  // The mark of the game: two cards, one of each direction.
  drawCard(pen, { x: WIDTH - 236, y: 92, tilt: -0.12, number: CARDS[0] }, colour("up"), colour);
  drawCard(pen, { x: WIDTH - 166, y: 84, tilt: 0.1, number: CARDS[1] }, colour("down"), colour);
}

interface Card {
  x: number;
  y: number;
  tilt: number;
  number: number;
}

function drawCard(pen: CanvasRenderingContext2D, { x, y, tilt, number }: Card, ink: string, colour: Colour): void {
  const [width, height] = [92, 128];
  pen.save();
  pen.translate(x + width / 2, y + height / 2);
  pen.rotate(tilt);
  pen.fillStyle = colour("ground");
  pen.strokeStyle = colour("line");
  pen.lineWidth = 2;
  pen.beginPath();
  pen.roundRect(-width / 2, -height / 2, width, height, 14);
  pen.fill();
  pen.stroke();
  pen.fillStyle = ink;
  pen.textAlign = "center";
  pen.font = "700 44px Inter, system-ui, sans-serif";
  pen.fillText(String(number), 0, 16);
  pen.restore();
}

function drawWords(pen: CanvasRenderingContext2D, picture: Picture, colour: Colour): void {
  pen.fillStyle = colour("ink");
  write(pen, "Ninety-Eight", MARGIN, 112, { size: 32, weight: 700, width: 700 });
  pen.fillStyle = colour("quiet");
  write(pen, picture.heading, MARGIN, 186, { size: 34, weight: 600, width: 800 });
  pen.fillStyle = colour(picture.isWon ? "may-ink" : "ink");
  write(pen, picture.big, MARGIN, 292, { size: 96, weight: 700, width: WIDTH - 2 * MARGIN });
  pen.fillStyle = colour("ink");
  write(pen, picture.players, MARGIN, 546, { size: 26, weight: 600, width: WIDTH - 2 * MARGIN });
  pen.fillStyle = colour("quiet");
  write(pen, picture.small, MARGIN, 580, { size: 22, weight: 400, width: WIDTH - 2 * MARGIN });
}

function drawLine(pen: CanvasRenderingContext2D, { piles, left }: Picture, colour: Colour): void {
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
    for (const card of lane.flatMap(({ cards }) => [...cards])) dot(pen, x(card), y + LANE / 2, 5.5);
    pen.fillStyle = colour(`${tone}-ink`);
    pen.textAlign = "center";
    for (const { top } of lane) {
      dot(pen, x(top), y + LANE / 2, 10);
      pen.font = "700 20px Inter, system-ui, sans-serif";
      pen.fillText(String(top), x(top), tone === "up" ? y - 10 : y + LANE + 24);
    }
    pen.textAlign = "left";
  }
  pen.fillStyle = colour("ink");
  for (const card of left) pen.fillRect(x(card) - 2, UPPER + LANE + 8, 4, LOWER - UPPER - LANE - 16);
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

interface Style {
  size: number;
  weight: number;
  width: number;
}

/** Writes a line, smaller if it would not fit. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, style: Style): void {
  for (let at = style.size; at >= style.size / 2; at -= 2) {
    pen.font = `${style.weight} ${at}px Inter, system-ui, sans-serif`;
    if (pen.measureText(text).width <= style.width) break;
  }
  pen.fillText(text, x, y, style.width);
}
