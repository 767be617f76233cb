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

/** The time that is asked about where nobody says, in days. */
export const defaultTimeframeDays = 30;
