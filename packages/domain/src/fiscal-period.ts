/** The quarter, or the whole year, that a source reports on, as its company counts its years. */
export type FiscalPeriod = {
  /** Null for a whole year. */
  quarter: 1 | 2 | 3 | 4 | null;
  year: number;
};

/** "Q2 2020"; of a whole year "FY 2021". */
export const periodName = ({ quarter, year }: { quarter: number | null; year: number }): string =>
  `${quarter === null ? 'FY' : `Q${quarter}`} ${year}`;
