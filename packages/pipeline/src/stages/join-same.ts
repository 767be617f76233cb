import { type Item, ItemMeta, type Store, type Transaction } from '@ecco/store';
import { metaOf, type PipelineMeta, writeMeta } from '../item/item-meta.ts';
import {
  findTranscript,
  readBytes,
  saveTranscript,
  type TranscriptFile,
  transcriptBody,
  transcriptKey,
} from '../item/transcript-file.ts';
import { type StageJobOf, stageKey } from '../jobs/stage-job.ts';
import { relateItem } from '../linking/said-links.ts';
import type { Write } from '../process/process.type.ts';
import { isBetter, isOfFeed } from './same-content.ts';

type Tools = { store: Store; jobOf: StageJobOf };
type Pair = {
  /** What was just read, and goes. */
  item: Item;
  /** What was there, and stays. */
  same: Item;
  /** Whether both say the same. */
  isSameText: boolean;
  /** The words of the first. */
  transcript: TranscriptFile;
};
type Meta = Partial<PipelineMeta>;

/** What the one that stays does not know of itself. */
function adopted({ item, same }: Pair): Partial<Omit<Item, 'id' | 'slug' | 'meta'>> {
  const isTitled = !metaOf(same).titleIsGuess || same.held.includes('title') || item.guid === null;
  return {
    showId: same.showId ?? item.showId,
    guid: same.guid ?? item.guid,
    fingerprint: same.fingerprint ?? item.fingerprint,
    title: isTitled ? same.title : item.title,
    description: same.description ?? item.description,
    sourceUrl: same.sourceUrl ?? item.sourceUrl,
    audioUrl: same.audioUrl ?? item.audioUrl,
    videoUrl: same.videoUrl ?? item.videoUrl,
    imageUrl: same.imageUrl ?? item.imageUrl,
    author: same.author ?? item.author,
    durationMs: same.durationMs ?? item.durationMs,
    publishedAt: same.publishedAt ?? (same.held.includes('date') ? null : item.publishedAt),
    addedBy: same.addedBy ?? item.addedBy,
  };
}

const copy = async ({ files }: Store, from: string, to: string, mime: string): Promise<void> => {
  await files.put({ key: to, body: transcriptBody(await readBytes(files, from)), mime });
};

/** What is kept with the one that goes and the other has not: its recording, and where words and chapters are published. */
function mergedMeta({ item, same }: Pair): Meta {
  const [from, into] = [metaOf(item), metaOf(same)];
  const isRecording = from.form === 'media' && from.file && into.form === 'media' && !into.file;
  return {
    ...(isRecording && { file: from.file }),
    mediaUrl: into.mediaUrl ?? from.mediaUrl ?? null,
    transcripts: into.transcripts.length > 0 ? into.transcripts : from.transcripts,
    chaptersUrl: into.chaptersUrl ?? from.chaptersUrl ?? null,
    chapters: into.chapters.length > 0 ? into.chapters : from.chapters,
    persons: into.persons.length > 0 ? into.persons : from.persons,
    organisation: into.organisation ?? from.organisation ?? null,
  };
}

/** Other words than those that are there take their place only where they come from the publisher. */
const mayReplace = ({ item, same, isSameText }: Pair): boolean =>
  !metaOf(same).transcript || isSameText || isOfFeed(item);

/** The words of the one that goes, laid beside the other, where they tell more; null where they do not. */
async function betterWords({ store }: Tools, pair: Pair): Promise<Meta | null> {
  const { item, same, transcript } = pair;
  const [from, into] = [metaOf(item), metaOf(same)];
  if (!from.transcript || !mayReplace(pair)) return null;
  const other = into.transcript && (await findTranscript(store.files, into.transcript.key));
  const known = other && into.transcript ? { transcript: other, origin: into.transcript.origin } : null;
  const { origin } = from.transcript;
  if (!isBetter({ transcript, origin }, known)) return null;
  const key = transcriptKey(same.id, same.run + 1);
  await saveTranscript(store.files, key, transcript);
  if (!from.words) return { transcript: { key, origin } };
  const words = { ...from.words, key: `items/${same.id}/joined-words` };
  await copy(store, from.words.key, words.key, words.mime);
  return { transcript: { key, origin }, joinedWords: words };
}

/** Whether the one that stays was read without chapters or persons that it has now. */
const learns = (same: Item, { chapters = [], persons = [] }: Meta): boolean =>
  chapters.length > metaOf(same).chapters.length || persons.length > metaOf(same).persons.length;

/** The one that stays is read again from its words on. */
async function requeueReading(tx: Transaction, jobOf: StageJobOf, itemId: string): Promise<void> {
  const run = await tx.items.restart({ itemId, stage: 'process', status: 'NOT_STARTED' });
  if (run === null) return;
  const job = { itemId, run };
  await tx.jobs.send(jobOf('process'), job, { singletonKey: stageKey(job) });
}

/** Makes an item that was just read a part of the same one that was there before; nothing that only one of them has is lost. */
export async function joinSame(tools: Tools, pair: Pair): Promise<Write> {
  const { item, same } = pair;
  const words = await betterWords(tools, pair);
  return async (tx) => {
    const columns = adopted(pair);
    const meta = mergedMeta(pair);
    const mediaKey = same.mediaKey ?? meta.file?.key;
    const written = { ...meta, ...words };
    await tx.items.join({
      from: item,
      into: same.id,
      adopted: { ...columns, ...(mediaKey !== undefined && { mediaKey }) },
      meta: ItemMeta.parse(JSON.parse(JSON.stringify(written))),
      reason: pair.isSameText ? 'words' : 'entry',
    });
    await writeMeta(tx, same.id, written);
    if (columns.showId !== same.showId) await relateItem(tx, same.id);
    if (words !== null || learns(same, meta)) await requeueReading(tx, tools.jobOf, same.id);
  };
}
