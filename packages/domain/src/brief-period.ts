/** How far back a brief reaches; `custom`: from a day that is given. */
export const briefPeriods = ['week', 'month', 'quarter', 'year', 'all', 'custom'] as const;
export type BriefPeriod = (typeof briefPeriods)[number];

/** Days of each, the last one included; null where a day is given, and for all there is. */
export const briefDays: Readonly<Record<BriefPeriod, number | null>> = {
  week: 7,
  month: 30,
  quarter: 91,
  year: 365,
  all: null,
  custom: null,
};
