/** The Fluent files that are read only when their screen is opened; the first view is the lighter for it. */
export const LATER = ["replay", "rulebook", "tutorial"] as const;

/** The files of which only other clients say something: no browser downloads them. */
export const ELSEWHERE = ["plain", "terminal"] as const;

export type Subject = (typeof LATER)[number];
