import type { RatedStatement } from '../salience/salience.ts';
import { keyRow } from '../tables/key-row.ts';
import { rowWeights } from './summary-plan.weights.ts';

/** Rows of tables on the first screen at most. */
const mostRows = 2;

/**
 * The key rows of the tables, each subject once: the ones that count most, where they stand first. A row that counts
 * less stands in its chapter only.
 */
export function chooseRows(rated: readonly RatedStatement[]): RatedStatement[] {
  const rows = rated.filter(({ sentence, score }) => sentence.row !== undefined && score >= rowWeights.least);
  const subjects = new Map<string, RatedStatement>();
  for (const one of rows.toSorted((a, b) => b.score - a.score)) {
    const name = keyRow(one.sentence.row?.label ?? '')?.name ?? '';
    if (!subjects.has(name)) subjects.set(name, one);
  }
  return [...subjects.values()].slice(0, mostRows);
}
