import type { ReadingReport } from '@ecco/domain';
import { openReport } from '@ecco/pipeline';
import type { PlannedRow } from './import.types.ts';
import type { Row } from './read-rows.ts';
import { isUnusualDay, isUnusualNumber } from './row-values.ts';

const numberColumns = ['total_assets', 'total_members', 'funded_ratio', 'assumed_return'];
const dayColumns = ['as_of', 'since', 'until'];

/** The first value of a row that is written as few programs write it. */
const unusualIn = ({ fields }: Row): string | undefined =>
  numberColumns.map((name) => fields[name] ?? '').find(isUnusualNumber) ??
  dayColumns.map((name) => fields[name] ?? '').find(isUnusualDay);

type FileReading = {
  rows: readonly Row[];
  planned: readonly PlannedRow[];
  /** Columns that mean nothing here. */
  ignored: readonly string[];
};

/** How well a file was read: rows that were left out or mended, and columns that were not read. */
export function readingOfRows({ rows, planned, ignored }: FileReading): ReadingReport {
  const report = openReport('csv', 'csv');
  const refused = planned
    .filter(({ status }) => status === 'refused')
    .toSorted((one, other) => one.line - other.line);
  for (const { line, name, message } of refused)
    report.note({ what: 'row-refused', at: { kind: 'row', number: line }, excerpt: `${name}: ${message}` });
  const left = new Set(refused.map(({ line }) => line));
  for (const row of rows) {
    const excerpt = left.has(row.line) ? undefined : unusualIn(row);
    if (excerpt !== undefined)
      report.note({ what: 'row-mended', at: { kind: 'row', number: row.line }, excerpt });
  }
  if (ignored.length > 0)
    report.note({ what: 'column-unknown', count: ignored.length, excerpt: ignored.slice(0, 20).join(', ') });
  return report.close({ 'row-refused': rows.length, 'row-mended': rows.length });
}
