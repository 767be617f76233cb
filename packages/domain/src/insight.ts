/** The windows of the insights grid, and how many days each has. */
export const insightWindows = { '1w': 7, '1m': 30 } as const;
export type InsightWindow = keyof typeof insightWindows;

/** By what the insights of a theme are ordered. */
export const insightOrders = ['event_ts', 'weight'] as const;
export type InsightOrder = (typeof insightOrders)[number];

/**
 * How a theme moved from one window to the next, for as much as was said in each: beyond chance, or not, or with too few
 * claims, or too little said, to tell (D48).
 */
export const insightTrends = ['rise', 'fall', 'level', 'unclear'] as const;
export type InsightTrend = (typeof insightTrends)[number];
