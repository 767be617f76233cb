import type { ImportReport, ImportRequest } from '@ecco/contract';
import type { RefusedRow } from '@ecco/domain';
import type { NewGraphImport, Store } from '@ecco/store';
import { addFresh } from './add-fresh.ts';
import { rowsRefused, takenMeanwhile } from './graph-import.errors.ts';
import type { PlannedRow } from './import.types.ts';
import { readingOfRows } from './import-reading.ts';
import { planOrganizations } from './organization-plan.ts';
import { organizationColumns } from './organization-row.ts';
import { personColumns, planPeople } from './person-plan.ts';
import { readRows } from './read-rows.ts';
import { RowFault } from './row-values.ts';
import { shownText } from './shown-text.ts';

/** Rows that an answer shows. */
const shownMax = 1_000;

/** Rows that were left out of a file and are remembered with it. */
const refusedMax = 100;

const statuses = ['refused', 'new', 'changed', 'same'] as const;

const statusCount = (planned: readonly PlannedRow[], status: PlannedRow['status']): number =>
  planned.filter((row) => row.status === status).length;

const shownRow = ({ line, name, status, changes, message }: PlannedRow) => ({
  line,
  name: shownText(name),
  status,
  changes,
  message: message === null ? null : shownText(message),
});

function reportOf(
  planned: readonly PlannedRow[],
  { kind, commit }: ImportRequest,
): Omit<ImportReport, 'ignored'> {
  const rows = planned
    .toSorted((a, b) => statuses.indexOf(a.status) - statuses.indexOf(b.status) || a.line - b.line)
    .slice(0, shownMax)
    .map(shownRow);
  const counts = {
    new: statusCount(planned, 'new'),
    changed: statusCount(planned, 'changed'),
    same: statusCount(planned, 'same'),
    refused: statusCount(planned, 'refused'),
  };
  return { kind, committed: commit, counts, rows };
}

const refusedIn = (planned: readonly PlannedRow[]): RefusedRow[] =>
  planned
    .filter(({ status }) => status === 'refused')
    .toSorted((one, other) => one.line - other.line)
    .slice(0, refusedMax)
    .map(({ line, name, message }) => ({ line, name: shownText(name), message: shownText(message ?? '') }));

/** Writes all rows or none, and what is remembered of them. @throws RequestError 409 where somebody took a name of theirs meanwhile */
async function writeAll(store: Store, planned: readonly PlannedRow[], taken: NewGraphImport): Promise<void> {
  try {
    await store.transaction(async (tx) => {
      await addFresh(
        tx,
        planned.flatMap(({ fresh }) => fresh ?? []),
      );
      for (const { write } of planned) await write?.(tx);
      await tx.graphImports.add(taken);
    });
  } catch (error) {
    throw error instanceof RowFault ? takenMeanwhile(error.message) : error;
  }
}

/** Who imports a file, and when, in ms; `userId`: null where it is done on the machine itself. */
type Importing = { now: number; userId: string | null };

/**
 * Says what would become of each row of a CSV, and, where that is asked for, writes all of it in one transaction.
 * @throws RequestError 400 for what is no such file, 409 where rows are refused and are not to be left out
 */
export async function importGraph(
  store: Store,
  request: ImportRequest,
  { now, userId }: Importing,
): Promise<ImportReport> {
  const isOfPeople = request.kind === 'people';
  const bytes = Buffer.from(request.content, 'base64');
  const { rows, ignored } = readRows(bytes, isOfPeople ? personColumns : organizationColumns);
  const today = new Date(now).toISOString().slice(0, 10);
  const planned = isOfPeople ? await planPeople(store, rows) : await planOrganizations(store, rows, today);
  const report = { ...reportOf(planned, request), ignored: ignored.map(shownText) };
  if (!request.commit) return report;
  if (report.counts.refused > 0 && !request.skip_refused) throw rowsRefused(report.counts.refused);
  await writeAll(store, planned, {
    kind: request.kind,
    fileName: request.name ?? null,
    importedBy: userId,
    counts: report.counts,
    readingReport: readingOfRows({ rows, planned, ignored }),
    refused: refusedIn(planned),
  });
  return report;
}
