/** Icons of our own: strokes of two on a grid of 24. `fill` marks solid shapes. */
export const ICONS = {
  // The seven orders and fire.
  stop: [{ fill: "M8 3h8l5 5v8l-5 5H8l-5-5V8z" }],
  skull: [
    { stroke: "M12 3a8 8 0 0 0-8 8c0 3 1.500 5 4 6v3h8v-3c2.500-1 4-3 4-6a8 8 0 0 0-8-8z" },
    {
      fill: "M7.500 11a1.800 1.800 0 1 0 3.600 0 1.800 1.800 0 1 0-3.600 0zM12.900 11a1.800 1.800 0 1 0 3.600 0 1.800 1.800 0 1 0-3.600 0z",
    },
    { stroke: "M10.500 20v-2M13.500 20v-2" },
  ],
  three: [
    { stroke: "M5 5.500h7l-4 5c3 0 4.500 1.800 4.500 4A4 4 0 0 1 8.500 19C6.500 19 5 18 4.500 16.500M18 4v10" },
    { fill: "M16.600 18.500a1.400 1.400 0 1 0 2.800 0 1.400 1.400 0 1 0-2.800 0z" },
  ],
  silence: [{ stroke: "M4 5h16v11h-9l-5 4v-4H4zM4 21 20 2" }],
  "no-backwards": [{ stroke: "M8 5 4 9l4 4M4 9h9a5 5 0 0 1 0 10H9M4 21 20 2" }],
  "one-pile": [{ stroke: "M8 3h8v11H8zM5 17h14M5 21h14" }],
  "draw-one": [{ stroke: "M7 3h10v13H7zM10.500 7.500 12 6v7M4 20h16" }],
  fire: [{ stroke: "M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-2 1-4 2.500-5 0 2 1 3 2 3 .5-3-1-5 1.500-9z" }],
  // The signs.
  like: [{ stroke: "M12 20s-8-4.600-8-10a4.500 4.500 0 0 1 8-2.700A4.500 4.500 0 0 1 20 10c0 5.400-8 10-8 10z" }],
  leave: [
    {
      stroke:
        "M7 12V6.500a1.500 1.500 0 0 1 3 0V11V4.500a1.500 1.500 0 0 1 3 0V11V5.500a1.500 1.500 0 0 1 3 0V12V8.500a1.500 1.500 0 0 1 3 0V15a6 6 0 0 1-6 6h-1c-3 0-4.500-1.500-6-4l-2-3.500c.8-1 2-1 3 0z",
    },
  ],
  turn: [{ stroke: "M8 5 4 9l4 4M4 9h9a5 5 0 0 1 0 10H9" }],
  // Actions.
  up: [{ fill: "M12 5 21 19H3z" }],
  down: [{ fill: "M12 19 3 5h18z" }],
  undo: [{ stroke: "M8 5 4 9l4 4M4 9h9a5 5 0 0 1 0 10H9" }],
  hint: [
    {
      stroke: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.5.4.5 1.100.5 2.100h6c0-1 0-1.700.5-2.100A6 6 0 0 0 12 3z",
    },
  ],
  flag: [{ stroke: "M6 21V4h12l-2.500 4 2.500 4H6" }],
  chat: [{ stroke: "M4 5h16v11h-9l-5 4v-4H4z" }],
  cards: [{ stroke: "M9 6h10v14H9zM5 17V3h9" }],
  more: [
    {
      fill: "M4 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM10 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM16 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0z",
    },
  ],
  close: [{ stroke: "M6 6l12 12M18 6 6 18" }],
  back: [{ stroke: "M14 5l-7 7 7 7" }],
  next: [{ stroke: "M10 5l7 7-7 7" }],
  play: [{ fill: "M7 4.500v15l13-7.500z" }],
  pause: [{ fill: "M6 4h4v16H6zM14 4h4v16h-4z" }],
  link: [
    {
      stroke:
        "M10 14a4 4 0 0 0 6 .4l3-3a4.200 4.200 0 0 0-6-6l-1.500 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4.200 4.200 0 0 0 6 6l1.500-1.500",
    },
  ],
  download: [{ stroke: "M12 4v11M7 11l5 5 5-5M5 20h14" }],
  sound: [{ stroke: "M4 10v4h4l5 4V6L8 10zM17 9a4 4 0 0 1 0 6M19.500 6.500a8 8 0 0 1 0 11" }],
  mute: [{ stroke: "M4 10v4h4l5 4V6L8 10zM17 10l4 4M21 10l-4 4" }],
  person: [{ stroke: "M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM4 21c0-4 3.500-6 8-6s8 2 8 6" }],
  bot: [
    { stroke: "M5 9h14v10H5zM12 9V5M9 21h6" },
    {
      fill: "M8 14a1.300 1.300 0 1 0 2.600 0 1.300 1.300 0 1 0-2.600 0zM13.400 14a1.300 1.300 0 1 0 2.600 0 1.300 1.300 0 1 0-2.600 0zM10.600 4a1.400 1.400 0 1 0 2.800 0 1.400 1.400 0 1 0-2.800 0z",
    },
  ],
  clock: [{ stroke: "M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM12 7v5l3 2" }],
  settings: [
    { stroke: "M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0z" },
  ],
  replay: [{ stroke: "M5 12a7 7 0 1 0 2.500-5.400M5 3.500v4.500h4.500" }],
  device: [{ stroke: "M8 3h8v18H8zM11 18h2" }],
  trophy: [{ stroke: "M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 3 1.500 5 4 5M16 6h4c0 3-1.500 5-4 5M12 14v4M8 20h8" }],
  picture: [
    { stroke: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4" },
    { fill: "M14.500 9a1.500 1.500 0 1 0 3 0 1.500 1.500 0 1 0-3 0z" },
  ],
  help: [
    { stroke: "M8.500 9a3.500 3.500 0 1 1 5.200 3c-1.200.7-1.700 1.300-1.700 2.500" },
    { fill: "M10.600 18.500a1.400 1.400 0 1 0 2.800 0 1.400 1.400 0 1 0-2.800 0z" },
  ],
} as const satisfies Record<string, ReadonlyArray<{ stroke: string } | { fill: string }>>;

export type IconName = keyof typeof ICONS;
