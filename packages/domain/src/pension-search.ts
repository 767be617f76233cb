/** Which funds somebody wants to see; what is left out asks for nothing. */
export type PensionSearch = {
  topics?: string[] | undefined;
  /** Codes of states. */
  state?: string[] | undefined;
  allocating?: boolean | undefined;
  /** Assets in US dollars, from `min` up to but not including `max`. */
  aum?: { min?: number | undefined; max?: number | undefined } | undefined;
  /** Slugs or ids of managers and consultants. */
  organizations?: string[] | undefined;
  events?: { days_range?: number | undefined } | undefined;
};

/** Days of the timeframes that can be chosen, with the one that is chosen at first. */
export const timeframeDays = [7, 30, 90, 180, 365, 1_825] as const;
export const defaultTimeframeDays = 30;

/** The ranges of assets that can be chosen, in US dollars. */
export const assetRanges = {
  ALL: {},
  ABOVE_10B: { min: 1e10 },
  BETWEEN_5B_10B: { min: 5e9, max: 1e10 },
  BETWEEN_1B_5B: { min: 1e9, max: 5e9 },
  BELOW_1B: { max: 1e9 },
} as const;

/** The least assets of each group of sizes, in US dollars, the largest first. */
export const sizeGroups = [30e9, 10e9, 1e9, 500e6, 100e6, 0] as const;
