/** Makes another transcript of an item, which stays as it is meanwhile: read or transcribed, compared, and then proposed or used. */
import { endStatus, type RevisionState } from '@ecco/domain';
import type { Item, JobContext, Revision, Store } from '@ecco/store';
import { metaOf } from '../item/item-meta.ts';
import type { JobResult } from '../jobs/job-line.ts';
import { type RevisionJob, reviseTranscriptJob } from '../jobs/revise-transcript.job.ts';
import { conduct } from '../process/conductor.ts';
import type { Write } from '../process/process.type.ts';
import { acquireMedia } from '../stages/acquire-media.ts';
import { acquireTranscript } from '../stages/acquire-transcript.ts';
import { transcribeItem } from '../stages/hear-words.ts';
import { readWords } from '../stages/read-words.ts';
import type { StageTools } from '../stages/stage.type.ts';
import { failureOf, stageInterrupted } from '../work/failure.ts';
import { compareRevision } from './compare-revision.ts';
import { noPublisherTranscript, revisionNotUsable, serviceGone } from './revision.errors.ts';
import {
  revisedTranscriptKey,
  revisionWordsKey,
  saveChanges,
  sourceOf,
  type TranscriptSource,
} from './revision-files.ts';
import { writeUse } from './use-revision.ts';

type Revising = { tools: StageTools; item: Item; revision: Revision; signal: AbortSignal; lastTry: boolean };

const underWay: readonly RevisionState[] = ['waiting', 'working'];
/** Faults of a service or a host are passing ones for so many tries. */
const tries = 4;

/** The engines, with the one service alone that was chosen. */
function withService({ engines }: StageTools, serviceId: string | null): StageTools['engines'] {
  const chain = engines.transcribe;
  if (serviceId === null || chain === undefined) return engines;
  const chosen = chain.engines.filter((engine) => engine.serviceId === serviceId);
  if (chosen.length === 0) throw serviceGone();
  return { ...engines, transcribe: { fallBack: false, engines: chosen } };
}

async function transcribed(revising: Revising): Promise<TranscriptSource> {
  const { tools, item, revision, signal, lastTry } = revising;
  const engines = withService(tools, revision.serviceId);
  const meta = metaOf(item);
  const { details } = await acquireMedia({ item, meta, tools, signal, lastTry });
  const recording = {
    ...item,
    mediaKey: details.mediaKey ?? null,
    transcribedDurationMs: details.transcribedDurationMs ?? null,
  };
  const stop = new AbortController();
  const words = await transcribeItem({
    item: recording,
    meta,
    tools: { ...tools, engines },
    signal: AbortSignal.any([signal, stop.signal]),
    key: revisedTranscriptKey(revision),
    async progress(doneMs, lengthMs) {
      const change = { doneMs: Math.round(doneMs), lengthMs: Math.round(lengthMs) };
      // Null once somebody stopped it.
      const moved = await tools.store.revisions.move(
        revision.id,
        { from: ['working'], to: 'working' },
        change,
      );
      if (moved === null) stop.abort(revisionNotUsable());
    },
  });
  return {
    ...{ words: null, joinedWords: null },
    transcript: { key: revisedTranscriptKey(revision), origin: 'transcriber' },
    maker: words.maker && `${words.maker.engine} ${words.maker.version}`,
    mediaKey: 'mediaKey' in words.details ? (words.details.mediaKey ?? null) : recording.mediaKey,
    transcribedDurationMs: recording.transcribedDurationMs,
  };
}

/** What the publisher or a person gave, fetched and read. */
async function read({ tools, item, revision, signal, lastTry }: Revising): Promise<TranscriptSource> {
  const meta = metaOf(item);
  const wordsKey = revisionWordsKey(revision);
  const acquired =
    revision.source === 'publisher'
      ? (await acquireTranscript({ item, meta, tools, signal, lastTry, transcriptKey: wordsKey })).words
      : {
          ...{ key: wordsKey, mime: 'text/plain', name: revision.maker, url: null, charset: 'utf-8' },
          origin: 'uploaded' as const,
        };
  if (acquired === null) throw noPublisherTranscript();
  const key = revisedTranscriptKey(revision);
  const words = await readWords({ item, meta: { ...meta, form: 'media' }, tools, signal, key }, acquired);
  return {
    ...sourceOf(item),
    ...{ words: acquired, joinedWords: null, maker: null, transcribedDurationMs: null },
    transcript: { key, origin: words.origin },
  };
}

async function revise(revising: Revising): Promise<Write> {
  const { tools, item, revision, signal } = revising;
  const after = await (revision.source === 'transcriber' ? transcribed(revising) : read(revising));
  const { changes } = await compareRevision(tools, { item, key: after.transcript?.key ?? '', signal });
  await saveChanges(tools.store.files, revision, changes);
  const made = {
    maker: after.maker ?? after.words?.url ?? revision.maker,
    counts: changes.counts,
    sourceAfter: JSON.parse(JSON.stringify(after)),
    message: null,
  };
  return async (tx) => {
    await tx.revisions.move(revision.id, { from: ['working'], to: 'proposed' }, made);
  };
}

export async function reviseTranscript(
  tools: StageTools,
  { itemId, revisionId }: RevisionJob,
  context: Pick<JobContext, 'attempt' | 'signal'>,
): Promise<JobResult> {
  const { store } = tools;
  const result = await conduct<{ item: Item; revision: Revision }>({
    store,
    process: {
      async begin() {
        const itemWithShow = await store.items.findById(itemId);
        const revision = await store.revisions.move(revisionId, { from: underWay, to: 'working' });
        return itemWithShow && revision && { item: itemWithShow.item, revision };
      },
      advance: async (tx) => (await tx.revisions.findById(revisionId))?.state === 'working',
      fail: ({ message }) => store.revisions.move(revisionId, { from: underWay, to: 'failed' }, { message }),
    },
    step: {
      name: reviseTranscriptJob.name,
      tries,
      compute: ({ item, revision }, { signal, lastTry }) =>
        revise({ tools, item, revision, signal, lastTry }),
    },
    context,
  });
  // Also where a process was killed before it came to this.
  if (result.outcome !== 'failed') await applyWhenDone(tools, revisionId, context.signal);
  return result;
}

/** One that is to be used when it is done is used, unless the item is being processed: then it waits for a person. */
async function applyWhenDone(tools: StageTools, revisionId: string, signal: AbortSignal): Promise<void> {
  const revision = await tools.store.revisions.findById(revisionId);
  const itemWithShow = revision && (await tools.store.items.findById(revision.itemId));
  const isWanted = revision?.isUsedWhenDone && revision.state === 'proposed';
  if (!isWanted || !itemWithShow || itemWithShow.item.status !== endStatus) return;
  await writeUse(tools, { item: itemWithShow.item, revision, signal });
}

/** No try is left, as the process was killed each time. */
export async function revisionInterrupted(store: Store, revisionId: string): Promise<void> {
  const { message } = failureOf(stageInterrupted(reviseTranscriptJob.name), reviseTranscriptJob.name);
  await store.revisions.move(revisionId, { from: underWay, to: 'failed' }, { message });
}
