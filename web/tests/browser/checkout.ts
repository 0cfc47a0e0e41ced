import { join } from "node:path";

/** The checkout whose server, client and words are tested: this one, unless a tool measures another. */
export const CHECKOUT = process.env["CHECKOUT"] ?? join(import.meta.dirname, "../../..");
