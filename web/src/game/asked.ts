import type { TableView } from "../protocol.gen";

/** The seats that are asked in a vote, as the server counts them: of people who play, and of all who are here. */
export function askedSeats(table: Pick<TableView, "seats">, here: ReadonlyArray<number>): number[] {
  return table.seats.flatMap((seat, index) => (seat.name !== null && (isActive(seat) || here.includes(index)) ? [index] : []));
}

/** Whether a person plays here now, who has not left and has not left the seat to a bot. */
export function isActive(seat: TableView["seats"][number]): boolean {
  return seat.name !== null && !seat.is_away && seat.minding !== "until-return";
}
