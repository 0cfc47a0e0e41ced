/** The Fluent files that load with their screen, to keep the first view small. */
export const LATER = ["end", "hints", "invitation", "replay", "rulebook", "statistics", "tutorial"] as const;

/** The files that only other clients use: browsers never download them. */
export const ELSEWHERE = ["plain", "terminal"] as const;

export type Subject = (typeof LATER)[number];
