/** Another transcript is requested of an item that has one. Nothing of the item changes before it is there. */
import { randomUUID } from 'node:crypto';
import { endStatus, type RevisionSource, type TranscriptOrigin } from '@ecco/domain';
import type { Item, Revision, Store, Transaction } from '@ecco/store';
import { metaOf } from '../item/item-meta.ts';
import { transcriptBody } from '../item/transcript-file.ts';
import { queueRevision } from '../jobs/revise-transcript.job.ts';
import { type Engines, hasEngine } from '../work/engine-chain.ts';
import { noTranscriber } from '../work/work.errors.ts';
import {
  noPublisherTranscript,
  noTranscriptToRevise,
  notTranscribed,
  revisionUnderWay,
  serviceGone,
} from './revision.errors.ts';
import { revisionWordsKey } from './revision-files.ts';

export type RevisionRequest = {
  itemId: string;
  /** The id of who requests it; null where a feed brought it. */
  by: string | null;
  source: RevisionSource;
  /** The one service that is to transcribe; null for all in their order. */
  serviceId?: string | null;
  /** A transcript that a person has; for `file` alone. */
  file?: { name: string; text: string } | undefined;
  /** Whether it takes the place of the old one as soon as it is there. */
  isUsedWhenDone: boolean;
};

type Tools = { store: Store; engines: Engines };

const spoken: ReadonlySet<string> = new Set(['media', 'video', 'transcript']);

/** Whether an item may get another transcript: it is a recording and has one. */
export const isRevisable = (item: Pick<Item, 'meta'>): boolean => {
  const { form, transcript } = metaOf(item);
  return spoken.has(form) && Boolean(transcript);
};

/** Whether what rests on the transcript of an item is complete, so that it may be replaced. */
export const isSettled = ({ status }: Pick<Item, 'status'>): boolean =>
  status === endStatus || status === 'FAILED';

/** Whether a transcriber made the transcript of an item. */
export const isTranscribed = (item: Pick<Item, 'meta'>): boolean =>
  metaOf(item).transcript?.origin === 'transcriber';

/** Where the words of an item come from; null where it has none. */
export const originOfWords = (item: Pick<Item, 'meta'>): TranscriptOrigin | null =>
  metaOf(item).transcript?.origin ?? null;

/** How many transcripts of an item its publisher offers. */
export const transcriptsOfPublisher = (item: Pick<Item, 'meta'>): number => metaOf(item).transcripts.length;

function refuse({ engines }: Tools, item: Item, { source, serviceId, file }: RevisionRequest): void {
  if (!isRevisable(item)) throw noTranscriptToRevise();
  if (source === 'publisher' && metaOf(item).transcripts.length === 0) throw noPublisherTranscript();
  if (source === 'file' && !file) throw noTranscriptToRevise();
  if (source !== 'transcriber') return;
  if (!isTranscribed(item)) throw notTranscribed();
  if (!hasEngine(engines, 'transcribe')) throw noTranscriber();
  const isThere = engines.transcribe?.engines.some((engine) => engine.serviceId === serviceId);
  if (serviceId && !isThere) throw serviceGone();
}

/** One that failed goes on where it was, so that no piece of a recording is paid twice. */
const resumable = (before: readonly Revision[], { source, serviceId = null, by }: RevisionRequest) =>
  source !== 'transcriber' || by === null
    ? undefined
    : before.find((one) => one.state === 'failed' && one.source === source && one.serviceId === serviceId);

/** The publisher's transcript came by itself; false where another one is under way. */
export async function beginPublisherRevision(
  tx: Transaction,
  itemId: string,
  { isUsedWhenDone }: Pick<RevisionRequest, 'isUsedWhenDone'>,
): Promise<boolean> {
  const given = { itemId, userId: null, source: 'publisher', serviceId: null, maker: null } as const;
  const revision = await tx.revisions.begin({ ...given, isUsedWhenDone });
  if (revision !== null) await queueRevision(tx, revision);
  return revision !== null;
}

/**
 * Requests it. Null when there is no such item.
 * @throws PipelineError `ingest.…`, `work.…` where the item cannot get one, or another one is under way
 */
export async function requestRevision(tools: Tools, request: RevisionRequest): Promise<Revision | null> {
  const { store } = tools;
  const itemWithShow = await store.items.findById(request.itemId);
  if (itemWithShow === null) return null;
  refuse(tools, itemWithShow.item, request);
  const { itemId, by, source, serviceId = null, isUsedWhenDone, file } = request;
  const before = await store.revisions.ofItem(itemId);
  if (before.some(({ state }) => state === 'waiting' || state === 'working')) throw revisionUnderWay();
  const id = randomUUID();
  if (file) {
    const body = transcriptBody(new TextEncoder().encode(file.text));
    await store.files.put({ key: revisionWordsKey({ id, itemId }), body, mime: 'text/plain' });
  }
  const failed = resumable(before, request);
  const given = { itemId, userId: by, source, serviceId, isUsedWhenDone, maker: file?.name ?? null };
  return store.transaction(async (tx) => {
    const revision = failed
      ? await tx.revisions.move(failed.id, { from: ['failed'], to: 'waiting' }, { message: null })
      : await tx.revisions.begin({ ...given, id });
    if (revision === null) throw revisionUnderWay();
    await queueRevision(tx, revision);
    return revision;
  });
}
