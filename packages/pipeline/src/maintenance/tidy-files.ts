import type { Item } from '@ecco/store';
import { briefPrefix } from '../digest/spoken-brief.ts';
import { keysInUse, type SpeechReader } from '../digest/spoken-in-use.ts';
import { metaOf } from '../item/item-meta.ts';
import { picturePrefix } from '../media/cached-pictures.ts';

/** Younger files may belong to what is being written just now. */
const graceMs = 24 * 3_600_000;
const batchSize = 200;
/** A brief read aloud is of a week, and is read aloud again for whoever asks later. */
const briefMs = 30 * 24 * 3_600_000;

const pictureMs = 90 * 24 * 3_600_000;

const isPast = (key: string, ageMs: number): boolean =>
  (key.startsWith(briefPrefix) && ageMs > briefMs) || (key.startsWith(picturePrefix) && ageMs > pictureMs);

const owned = /^(?:items|media|spoken)\/([0-9a-f-]{36})\//;
const transcriptOfRun = /\/transcript-(\d+)\.json(?:\.maker)?$/;

/** Whether a file that belongs to an item is of no use any more: of an earlier run, or a recording it has not. */
function isLeftOver(key: string, item: Item): boolean {
  const run = transcriptOfRun.exec(key)?.[1];
  if (run !== undefined) {
    const inUse = metaOf(item).transcript?.key ?? '';
    return Number(run) < item.run && key !== inUse && key !== `${inUse}.maker`;
  }
  return key.startsWith('media/') && item.mediaKey !== key && metaOf(item).words?.key !== key;
}

async function leftOvers({ store, engines }: SpeechReader, keys: readonly string[]): Promise<string[]> {
  const { items, deletedItems, joinedItems } = store;
  const owner = new Map(keys.map((key) => [key, owned.exec(key)?.[1] ?? null]));
  const ids = [...new Set([...owner.values()].flatMap((id) => id ?? []))];
  const known = new Map((await items.findByIds(ids)).map(({ item }) => [item.id, item]));
  const loose = keys.filter((key) => owner.get(key) === null);
  const used = await items.uploadsInUse(loose);
  const [deleted, joined] = await Promise.all([
    deletedItems.keeping(ids, loose),
    joinedItems.keeping(ids, loose),
  ]);
  const retained = new Set([...deleted, ...joined]);
  const spoken = keys.filter((key) => key.startsWith('spoken/') && known.has(owner.get(key) ?? ''));
  const received = await keysInUse({ store, engines }, spoken);
  return keys.filter((key) => {
    const id = owner.get(key) ?? null;
    // What was deleted or joined can come back, and then with its files.
    if (retained.has(id ?? key)) return false;
    if (id === null) return !used.has(key);
    if (key.startsWith('spoken/')) return !received.has(key);
    const item = known.get(id);
    return item === undefined || isLeftOver(key, item);
  });
}

/**
 * Removes files that nothing leads to: transcripts of earlier runs, recordings that were replaced, what was spoken of
 * earlier summaries, uploads that became no item, briefs and pictures of long ago, and all of items that are gone. Answers how many. Files of the last day are left alone.
 */
export async function tidyFiles(reader: SpeechReader, now: Date): Promise<number> {
  const { store } = reader;
  let removed = 0;
  const clear = async (keys: readonly string[]) => {
    for (const key of await leftOvers(reader, keys)) {
      await store.files.delete(key);
      removed += 1;
    }
  };
  let batch: string[] = [];
  for await (const { key, modifiedAt } of store.files.list()) {
    const ageMs = now.getTime() - modifiedAt.getTime();
    if (isPast(key, ageMs)) {
      await store.files.delete(key);
      removed += 1;
    }
    const isOurs = owned.test(key) || key.startsWith('uploads/');
    if (!isOurs || ageMs < graceMs) continue;
    batch.push(key);
    if (batch.length < batchSize) continue;
    await clear(batch);
    batch = [];
  }
  await clear(batch);
  return removed;
}
