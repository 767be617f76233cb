import type { Summary } from '@ecco/contract';

/** The summary to show: version 2 is preferred, else the newest there is. */
export const chooseSummary = (summaries: readonly Summary[]): Summary | null =>
  summaries.find((summary) => summary.version === 2) ?? summaries.at(-1) ?? null;
