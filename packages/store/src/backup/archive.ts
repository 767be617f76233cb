import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { migrationHashes } from '../connection/migrations.ts';
import { archiveInvalid, archiveNotWritten } from '../errors/store.errors.ts';
import { privateFileMode } from '../files/index.ts';

/** What was written or read: table rows, files, and the bytes of the files. */
export type BackupReport = { rows: number; files: number; bytes: number };

const archiveVersion = 1;

/**
 * A line of an archive, which is gzipped text, one JSON value each: the head, then rows by table, then files in
 * pieces, then the end with the counts, whose absence shows a backup that was cut off.
 */
const ArchiveLine = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('head'),
    version: z.literal(archiveVersion),
    madeAt: z.string(),
    /** Hashes of the migrations of the release that wrote it; one of before they were told has none. */
    migrations: z.array(z.string()).default([]),
  }),
  z.object({ type: z.literal('row'), table: z.string(), row: z.record(z.string(), z.unknown()) }),
  z.object({ type: z.literal('file'), key: z.string(), mime: z.string() }),
  z.object({ type: z.literal('bytes'), data: z.string() }),
  z.object({ type: z.literal('end'), rows: z.number(), files: z.number(), bytes: z.number() }),
]);
export type ArchiveLine = z.infer<typeof ArchiveLine>;

export type ArchiveWriter = { write(line: ArchiveLine): Promise<void> };

/**
 * Writes an archive; it appears under its name only when `work` has come to its end. No more is held in memory
 * than the disk has not taken yet. Throws `backup.not_written` for what the disk refuses.
 */
export async function writeArchive(
  path: string,
  work: (writer: ArchiveWriter) => Promise<BackupReport>,
): Promise<BackupReport> {
  const part = `${path}.part`;
  const handle = await openFresh(part).catch((error: unknown) => {
    throw archiveNotWritten(path, error);
  });
  const gzip = createGzip();
  const output = gzip.pipe(handle.createWriteStream({ flush: true }));
  const written = finished(output);
  // Whoever waits for `written` hears of a failed disk; until then neither it nor its echo may end the process.
  gzip.on('error', () => undefined);
  written.catch((error: Error) => gzip.destroy(error));
  const write = async (line: ArchiveLine) => {
    if (!gzip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(gzip, 'drain'), written]);
  };
  try {
    const madeAt = new Date().toISOString();
    await write({ type: 'head', version: archiveVersion, madeAt, migrations: migrationHashes() });
    const report = await work({ write });
    await write({ type: 'end', ...report });
    gzip.end();
    await written;
    await rename(part, path);
    return report;
  } catch (error) {
    gzip.destroy();
    output.destroy();
    await rm(part, { force: true });
    throw isOfDisk(error) ? archiveNotWritten(path, error) : error;
  }
}

/** What an earlier backup left would keep the mode it has. */
async function openFresh(path: string): Promise<FileHandle> {
  await rm(path, { force: true });
  return open(path, 'wx', privateFileMode);
}

const isOfDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

async function* fileLines(path: string): AsyncGenerator<string> {
  const input = createReadStream(path);
  const text = input.pipe(createGunzip()).setEncoding('utf8');
  input.on('error', (error) => text.destroy(error));
  let rest = '';
  for await (const chunk of text) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** The lines of an archive; throws `backup.archive_invalid` for what is not a whole one. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveLine> {
  let last: ArchiveLine['type'] | null = null;
  try {
    for await (const text of fileLines(path)) {
      const line = ArchiveLine.parse(JSON.parse(text));
      if ((last === null) !== (line.type === 'head')) throw archiveInvalid('it has no head');
      last = line.type;
      yield line;
    }
  } catch (error) {
    throw archiveInvalid('it cannot be read', error);
  }
  if (last !== 'end') throw archiveInvalid('its end is missing');
}
