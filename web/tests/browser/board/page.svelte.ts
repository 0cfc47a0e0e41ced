import "../../../src/styles/tokens.css";
import "../../../src/styles/base.css";
import { mount, type ComponentProps } from "svelte";
import Board from "../../../src/board/Board.svelte";
import type { Legal, Position } from "../../../src/board/types.ts";
import { samplePiles } from "../../../src/board/sample.ts";
import { speak } from "../../../src/words/words.svelte.ts";

type Props = ComponentProps<typeof Board>;

interface Given {
  position: Position;
  legal: Legal;
}

/** What a test can do with the board: change its props, and read what it reported. */
export interface BoardPage {
  give(props: Partial<Props>): void;
  /** What it shows and allows. */
  given(): Given;
  reported: unknown[][];
}

const reported: unknown[][] = [];
const report =
  (name: string) =>
  (...values: unknown[]) =>
    reported.push([name, ...values]);
const isPicture = location.hash === "#picture";
const props = $state<Props>({
  position: {
    piles: samplePiles({ A: [5, 20, 34], B: [7, 12], C: [95, 88, 61], D: [99, 92, 85] }),
    hand: [13, 37, 71, 84],
    marks: new Map(),
    turn: 0,
    bound: null,
    forbidsTrick: false,
    signs: {},
  },
  legal: {
    isYourTurn: true,
    plays: [
      { card: 37, pile: "A", step: 3, loses: false, ends_turn: false },
      { card: 71, pile: "C", step: -10, loses: false, ends_turn: false },
    ],
    signs: ["like", "leave"],
    maySign: true,
  },
  ...(!isPicture && {
    onSelect: (card: number | null) => {
      report("select")(card);
      props.selected = card;
    },
    onPlay: report("play"),
    onQuick: report("quick"),
    onUnprepare: report("unprepare"),
    onEndTurn: report("end turn"),
    onTakeBack: report("take back"),
    onSign: report("sign"),
    onInspect: report("inspect"),
    onTap: report("tap"),
  }),
});

await speak("en");
const app = document.getElementById("app")!;
app.style.cssText = "display: flex; height: 100vh";
mount(Board, { target: app, props });
Object.assign(window, {
  board: {
    give: (changed: Partial<Props>) => Object.assign(props, changed),
    given: () => $state.snapshot(props) as Given,
    reported,
  },
});
