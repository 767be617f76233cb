import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { unknownMigrations } from '../connection/migrations.ts';
import { writtenColumns } from '../connection/written-columns.ts';
import { archiveInvalid, newerArchive, storeNotEmpty } from '../errors/store.errors.ts';
import type { FileStore } from '../files/index.ts';
import { type ArchiveLine, type BackupReport, readArchive } from './archive.ts';
import type { BackedUp } from './backup.ts';

const rowsAtOnce = 500;

async function requireEmpty(db: Db): Promise<void> {
  const { rows } = await db.execute<{ used: boolean }>(
    sql`select exists (select from items) or exists (select from shows) or exists (select from files) as used`,
  );
  if (rows[0]?.used !== false) throw storeNotEmpty();
}

type Lines = AsyncIterator<ArchiveLine>;

/**
 * First reading: puts every file in its place and finds out whether the archive is whole, before any row is
 * written. A restore that was interrupted here can be started again.
 */
async function restoreFiles(path: string, files: FileStore): Promise<BackupReport> {
  const lines = readArchive(path);
  const backupReport: BackupReport = { rows: 0, files: 0, bytes: 0 };
  let next = await lines.next();
  while (!next.done) {
    const line = next.value;
    if (line.type === 'file') {
      const body = bytesOf(lines);
      const { size } = await files.put({ key: line.key, mime: line.mime, body: body.chunks() });
      backupReport.files += 1;
      backupReport.bytes += size;
      next = body.following();
      continue;
    }
    if (line.type === 'head') checkRelease(line.migrations);
    if (line.type === 'row') backupReport.rows += 1;
    if (line.type === 'end') checkCounts(backupReport, line);
    next = await lines.next();
  }
  return backupReport;
}

/** The pieces of one file, up to the first line that is none of them, which is kept for the reader. */
function bytesOf(lines: Lines) {
  let following: IteratorResult<ArchiveLine> = { done: true, value: undefined };
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (;;) {
      following = await lines.next();
      if (following.done || following.value.type !== 'bytes') return;
      yield Buffer.from(following.value.data, 'base64');
    }
  }
  return { chunks, following: () => following };
}

function checkCounts(backupReport: BackupReport, said: BackupReport): void {
  const same =
    backupReport.rows === said.rows && backupReport.files === said.files && backupReport.bytes === said.bytes;
  if (!same) throw archiveInvalid('its counts differ from what it holds');
}

/** Columns that this release does not know would be left out without a word. */
function checkRelease(migrations: readonly string[]): void {
  const unknown = unknownMigrations(migrations);
  if (unknown.length > 0) throw newerArchive(unknown.length);
}

type RowsInto = Pick<BackedUp, 'db' | 'tables'>;
/** `afterRows` makes what an archive does not hold, in the transaction of the rows. */
type RestoreInto = BackedUp & { afterRows: (db: Db) => Promise<void> };

async function insertRows({ db, tables }: RowsInto, table: string, rows: unknown[]): Promise<void> {
  if (!tables.includes(table)) throw archiveInvalid(`it has rows of an unknown table "${table}"`);
  const name = sql.identifier(table);
  const names = await writtenColumns(db, table, sql`${JSON.stringify(rows[0])}::jsonb`);
  const columns = sql.join(
    names.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await db.execute(
    sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb) on conflict do nothing`,
  );
}

/** Second reading: all rows, in one transaction. */
async function restoreRows(path: string, target: RowsInto): Promise<void> {
  let table = '';
  let batch: unknown[] = [];
  const flush = async () => {
    if (batch.length > 0) await insertRows(target, table, batch);
    batch = [];
  };
  for await (const line of readArchive(path)) {
    if (line.type === 'file') break;
    if (line.type !== 'row') continue;
    if (line.table !== table || batch.length >= rowsAtOnce) await flush();
    table = line.table;
    batch.push(line.row);
  }
  await flush();
}

/** Makes the store's `restore`. Jobs are not part of an archive: what waits for a stage gets its job anew. */
export function createRestore(target: RestoreInto): (path: string) => Promise<BackupReport> {
  const { db, files, tables, afterRows } = target;
  return async (path) => {
    await requireEmpty(db);
    const report = await restoreFiles(path, files);
    await db.transaction(async (tx) => {
      await requireEmpty(tx);
      await restoreRows(path, { db: tx, tables });
      await afterRows(tx);
    });
    return report;
  };
}
