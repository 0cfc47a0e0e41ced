/** A place around the table, in percent of its width and height from the top left. */
export interface ChairPlace {
  x: number;
  y: number;
}

/** How far the chairs stand from the middle of the table. */
const REACH = { x: 36, y: 34 };

/** Where the chairs stand: evenly around the table, that of the viewer in front, the others in turn clockwise. */
export function placesAround(chairs: number, viewer: number): ChairPlace[] {
  return Array.from({ length: chairs }, (_, index) => {
    const angle = Math.PI / 2 + (2 * Math.PI * (index - viewer)) / chairs;
    return { x: 50 + REACH.x * Math.cos(angle), y: 50 + REACH.y * Math.sin(angle) };
  });
}
