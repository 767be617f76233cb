/**
 * A revision takes the place of the transcript of its item, or gives it back. Both are the same: another transcript is laid under
 * the item, with what persons corrected made in it, and everything that rests on the words is rebuilt.
 */
import type { RevisionChanges, RevisionState } from '@ecco/domain';
import type { Item, Revision, Store, Transaction } from '@ecco/store';
import type { ComparedTranscripts } from '../comparison/compare-transcripts.ts';
import { forgetPieces } from '../hearing/hearing-file.ts';
import { writeMeta } from '../item/item-meta.ts';
import { readBytes, transcriptBody, transcriptMime } from '../item/transcript-file.ts';
import { firstPriority } from '../jobs/fair-queue.ts';
import { stageKey } from '../jobs/stage-job.ts';
import type { StageTools } from '../stages/stage.type.ts';
import { compareRevision } from './compare-revision.ts';
import { isSettled } from './request-revision.ts';
import { itemUnderWay, revisionNotUsable } from './revision.errors.ts';
import {
  formerTranscriptKey,
  readChanges,
  revisedTranscriptKey,
  saveChanges,
  sourceOf,
  type TranscriptSource,
  transcriptSource,
} from './revision-files.ts';

type Using = { item: Item; revision: Revision; signal: AbortSignal };

/** The corrections of persons, noted for the lines of the new transcript, which are cut with them then. */
async function carryCorrections(
  tx: Transaction,
  item: Item,
  carried: ComparedTranscripts['carried'],
): Promise<void> {
  const standing = new Map((await tx.lineEdits.standing(item.id)).map((edit) => [edit.segmentId, edit]));
  for (const { segmentId, said, after, from } of carried) {
    const stands = standing.get(segmentId);
    if (stands?.said === said && stands.after === after) continue;
    const userId = standing.get(from)?.userId ?? null;
    await tx.lineEdits.add({ itemId: item.id, segmentId, userId, said, before: said, after, undoes: null });
  }
}

type Laying = { item: Item; source: TranscriptSource; carried: ComparedTranscripts['carried'] };

/** Lays a transcript under an item and begins a run that cuts it into lines and rebuilds the rest. */
async function lay(tx: Transaction, { jobOf }: StageTools, { item, source, carried }: Laying): Promise<void> {
  const { words, joinedWords, transcript, maker, mediaKey, transcribedDurationMs } = source;
  await writeMeta(tx, item.id, { words, joinedWords, transcript });
  await tx.items.update(item.id, { mediaKey, transcribedDurationMs });
  await tx.items.noteMaker(item.id, { task: 'transcribe', maker });
  await carryCorrections(tx, item, carried);
  const run = await tx.items.restart({ itemId: item.id, stage: 'process', status: 'NOT_STARTED' });
  if (run === null) throw revisionNotUsable();
  const job = { itemId: item.id, run, priority: firstPriority.member };
  await tx.jobs.send(jobOf('process'), job, { singletonKey: stageKey(job), priority: job.priority });
}

async function copyTranscript({ files }: Store, from: string, to: string): Promise<void> {
  await files.put({ key: to, body: transcriptBody(await readBytes(files, from)), mime: transcriptMime });
}

/** A recording that was fetched for a proposal is removed when nobody uses that; then the item has none. */
async function withStoredMedia({ files }: Store, source: TranscriptSource): Promise<TranscriptSource> {
  const { mediaKey } = source;
  const isStored = mediaKey !== null && (await files.head(mediaKey)) !== null;
  return isStored ? source : { ...source, mediaKey: null };
}

/** @throws PipelineError where the item is being processed */
async function settledItem(tx: Transaction, { id, run }: Item): Promise<void> {
  const now = (await tx.items.findById(id))?.item;
  if (now?.run !== run || !isSettled(now)) throw itemUnderWay();
}

const usable: readonly RevisionState[] = ['proposed', 'undone', 'dismissed'];

/** Uses a revision. @throws PipelineError where it cannot be used now */
export async function writeUse(tools: StageTools, { item, revision, signal }: Using): Promise<Revision> {
  const { store } = tools;
  const source = await withStoredMedia(store, transcriptSource(revision.sourceAfter));
  const former = sourceOf(item);
  if (!usable.includes(revision.state) || !former.transcript || !source.transcript) throw revisionNotUsable();
  const { changes, carried } = await compareRevision(tools, { item, key: source.transcript.key, signal });
  // That of the run goes with the next one.
  const kept = { ...former.transcript, key: formerTranscriptKey(revision, item.run) };
  await copyTranscript(store, former.transcript.key, kept.key);
  await saveChanges(store.files, revision, changes);
  return store.transaction(async (tx) => {
    await settledItem(tx, item);
    const used = await tx.revisions.move(
      revision.id,
      { from: usable, to: 'used' },
      {
        counts: changes.counts,
        sourceBefore: JSON.parse(JSON.stringify({ ...former, transcript: kept })),
      },
    );
    if (used === null) throw revisionNotUsable();
    await lay(tx, tools, { item, source, carried });
    return used;
  });
}

/** Gives the item the transcript of before back. @throws PipelineError where another one was used since */
async function undoUse(tools: StageTools, { item, revision, signal }: Using): Promise<Revision> {
  const { store } = tools;
  const [last] = (await store.revisions.ofItem(item.id))
    .filter(({ state }) => state === 'used')
    .toSorted((one, other) => (other.usedAt?.getTime() ?? 0) - (one.usedAt?.getTime() ?? 0));
  if (last?.id !== revision.id || revision.sourceBefore === null) throw revisionNotUsable();
  const source = await withStoredMedia(store, transcriptSource(revision.sourceBefore));
  const key = source.transcript?.key ?? '';
  const { carried } = await compareRevision(tools, { item, key, signal });
  return store.transaction(async (tx) => {
    await settledItem(tx, item);
    const undone = await tx.revisions.move(revision.id, { from: ['used'], to: 'undone' });
    if (undone === null) throw revisionNotUsable();
    await lay(tx, tools, { item, source, carried });
    return undone;
  });
}

type DecidedRevision = 'use' | 'undo' | 'dismiss';

export type RevisionDecision = { itemId: string; revisionId: string; how: DecidedRevision };

/** How long two transcripts may take to be compared, in ms. */
const comparingMs = 5 * 60_000;

/**
 * Uses a revision, undoes that, or stops or declines it. Null when the item has no such one.
 * @throws PipelineError `ingest.…` where that is not possible now
 */
export async function decideRevision(
  tools: StageTools,
  { itemId, revisionId, how }: RevisionDecision,
): Promise<Revision | null> {
  const { store } = tools;
  const [itemWithShow, revision] = await Promise.all([
    store.items.findById(itemId),
    store.revisions.findById(revisionId),
  ]);
  if (itemWithShow === null || revision?.itemId !== itemId) return null;
  if (how === 'dismiss') {
    const from = ['waiting', 'working', 'proposed', 'failed'] as const;
    const dismissed = await store.revisions.move(revisionId, { from, to: 'dismissed' });
    if (dismissed === null) throw revisionNotUsable();
    await forgetPieces(store.files, revisedTranscriptKey(revision));
    return dismissed;
  }
  const { item } = itemWithShow;
  if (!isSettled(item)) throw itemUnderWay();
  if (how === 'use' && revision.sourceAfter === null) throw revisionNotUsable();
  const using = { item, revision, signal: AbortSignal.timeout(comparingMs) };
  return how === 'use' ? writeUse(tools, using) : undoUse(tools, using);
}

/** A revision of an item with what differs; null where there is none. `changes`: null before they are known. */
export async function readRevision(
  { revisions, files }: Pick<Store, 'revisions' | 'files'>,
  itemId: string,
  revisionId: string,
): Promise<{ revision: Revision; changes: RevisionChanges | null } | null> {
  const revision = await revisions.findById(revisionId);
  if (revision?.itemId !== itemId) return null;
  return { revision, changes: await readChanges(files, revision) };
}
