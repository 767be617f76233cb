/**
 * The kept source of an item, read by the readers of now. What they read is held against what is there before anything
 * is changed: a source that says the same costs nothing more, one that is refused leaves the item as it is, and what a
 * person corrected is only lost where that was said and confirmed.
 */
import { isDeepStrictEqual } from 'node:util';
import { endStatus, reportOfWords, withReportOfWords } from '@ecco/domain';
import type { Item, Store } from '@ecco/store';
import { metaOf, type PipelineMeta } from '../item/item-meta.ts';
import { findTranscript, type TranscriptFile, transcriptMime } from '../item/transcript-file.ts';
import { readerVersions } from '../sources/report/reader.version.ts';
import { PipelineError } from '../work/pipeline.errors.ts';
import { withCorrections } from './corrected-lines.ts';
import { readWords } from './read-words.ts';
import { startRun } from './resume.ts';
import type { StageTools } from './stage.type.ts';
import type { Words } from './words.type.ts';

/** What persons put right and the new reading has no place for: lines they corrected, and names they gave to voices. */
export type ReadingLoss = { lines: number; names: string[] };

export type RereadResult =
  /** `same`: the readers of now read the same. */
  { outcome: 'started' | 'same'; item: Item } | { outcome: 'loses'; loss: ReadingLoss };

type RereadOptions = {
  itemId: string;
  /** Whether what would be lost may be. */
  isConfirmed: boolean;
  priority?: number;
};

const noStoredSource = () =>
  new PipelineError({
    code: 'ingest.nothing_kept',
    message: 'The source of this item is not kept, so it can’t be read again.',
  });

const isRead = ({ origin }: NonNullable<PipelineMeta['transcript']>): boolean =>
  origin === 'uploaded' || origin === 'publisher' || origin === 'page';

/** Whether the words of an item were read from a source that lies here as it came. */
export function isReadFromStored(item: Pick<Item, 'status' | 'meta'>): boolean {
  const { words, transcript } = metaOf(item);
  if (item.status !== endStatus || !words || !transcript) return false;
  return isRead(transcript) && words.mime !== transcriptMime;
}

/** Whether an older reader than that of now read the words of an item. */
export function isReadByOlder(item: Pick<Item, 'status' | 'meta' | 'readingReports'>): boolean {
  if (!isReadFromStored(item)) return false;
  const report = reportOfWords(item.readingReports);
  return report === null || report.version < readerVersions[report.reader];
}

const heldValue = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Whether every value is there already. */
const holds = (present: object, values: object): boolean =>
  Object.entries(values).every(([name, value]) =>
    isDeepStrictEqual(heldValue(Reflect.get(present, name)), heldValue(value)),
  );

type Reading = { words: Words; transcript: TranscriptFile };

/** What the readers of now read, which is written nowhere. */
async function readNow(tools: StageTools, item: Item): Promise<Reading> {
  const meta = metaOf(item);
  const { files } = tools.store;
  if (!meta.words || (await files.head(meta.words.key)) === null) throw noStoredSource();
  const key = `items/${item.id}/read-again.json`;
  try {
    const signal = AbortSignal.timeout(readingMs);
    const words = await readWords({ item, meta, tools, signal, key }, meta.words);
    const transcript = await findTranscript(files, key);
    if (transcript === null) throw noStoredSource();
    return { words, transcript };
  } finally {
    await files.delete(key);
  }
}

/** How long a source may take to be read; each reader has a bound of its own below it. */
const readingMs = 10 * 60_000;

async function isSame({ files }: Store, item: Item, { words, transcript }: Reading): Promise<boolean> {
  const meta = metaOf(item);
  const before = meta.transcript && (await findTranscript(files, meta.transcript.key));
  if (!before) return false;
  const isSameText = isDeepStrictEqual(heldValue(before.runs), heldValue(transcript.runs));
  return isSameText && holds(item, words.details) && holds(meta, words.meta);
}

/** What persons put right and would be gone. */
async function lossOf(tools: StageTools, itemId: string, { runs }: TranscriptFile): Promise<ReadingLoss> {
  const { store, pool } = tools;
  const [standing, speakers] = await Promise.all([
    store.lineEdits.standing(itemId),
    store.speakers.ofItem(itemId),
  ]);
  const named = speakers.filter(({ provenance }) => provenance === 'hand' || provenance === 'voice');
  if (standing.length === 0 && named.length === 0) return { lines: 0, names: [] };
  const before = await store.segments.ofItem(itemId);
  const known = before.map(({ id, text, said }) => ({ id, text: said ?? text }));
  const { segments } = await pool.run('cutSegments', { itemId, runs, known });
  const retained = new Set(
    withCorrections(segments, standing).flatMap(({ id, said }) => (said === null ? [] : [id])),
  );
  const labels = new Set(segments.map(({ speaker }) => speaker));
  return {
    lines: before.filter(({ id, said }) => said !== null && !retained.has(id)).length,
    names: named.filter(({ label }) => !labels.has(label)).map(({ name }) => name),
  };
}

/**
 * Reads the kept source of an item again. Null when there is no such item.
 * @throws SourceError where the readers of now refuse it, and PipelineError `ingest.nothing_kept`; the item stays as it is
 */
export async function reread(
  tools: StageTools,
  { itemId, isConfirmed, priority }: RereadOptions,
): Promise<RereadResult | null> {
  const { store, jobOf } = tools;
  const itemWithShow = await store.items.findById(itemId);
  if (itemWithShow === null) return null;
  const { item } = itemWithShow;
  if (!isReadFromStored(item)) throw noStoredSource();
  const reading = await readNow(tools, item);
  if (await isSame(store, item, reading)) {
    const readingReports = withReportOfWords(item.readingReports, reading.words.report);
    await store.items.update(itemId, { readingReports });
    return { outcome: 'same', item: { ...item, readingReports } };
  }
  if (!isConfirmed) {
    const loss = await lossOf(tools, itemId, reading.transcript);
    if (loss.lines + loss.names.length > 0) return { outcome: 'loses', loss };
  }
  const how = { itemId, stage: 'transcript' as const, ...(priority !== undefined && { priority }) };
  const started = await startRun(store, jobOf, how);
  return started && { outcome: 'started', item: started };
}
