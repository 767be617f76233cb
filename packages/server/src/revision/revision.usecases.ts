import type { RevisionRequest } from '@ecco/contract';
import { environmentServiceId, type RevisionChanges } from '@ecco/domain';
import {
  isRevisable,
  isSettled,
  isTranscribed,
  originOfWords,
  readRevision,
  transcriptsOfPublisher,
} from '@ecco/pipeline';
import type { Revision } from '@ecco/store';
import type { PermittedItem } from '../item/item.policy.ts';
import type { Services } from '../request/services.ts';
import { revisionNotFound, transcriptFileMissing } from './revision.errors.ts';

type Curated = PermittedItem<'curate'>;
type Used = Pick<Services, 'store' | 'pipeline' | 'transcribers'>;

/** A revision with what decides on what may be done with it. */
export type RevisionOfItem = { revision: Revision; isLastUsed: boolean; isSettled: boolean };

async function withStanding({ store }: Pick<Used, 'store'>, itemId: string): Promise<RevisionOfItem[]> {
  const [revisions, itemWithShow] = await Promise.all([
    store.revisions.ofItem(itemId),
    store.items.findById(itemId),
  ]);
  const usedAt = ({ state, usedAt }: Revision): number => (state === 'used' ? (usedAt?.getTime() ?? 0) : -1);
  const last = revisions.reduce((latest, revision) => Math.max(latest, usedAt(revision)), 0);
  return revisions.map((revision) => ({
    revision,
    isLastUsed: usedAt(revision) === last,
    isSettled: itemWithShow !== null && isSettled(itemWithShow.item),
  }));
}

async function oneOf(used: Used, itemId: string, id: string): Promise<RevisionOfItem> {
  const one = (await withStanding(used, itemId)).find(({ revision }) => revision.id === id);
  if (one === undefined) throw revisionNotFound();
  return one;
}

/** The services that may be chosen, in their order. */
async function servicesOf({ store, transcribers }: Used): Promise<{ id: string; name: string }[]> {
  const { environment } = transcribers;
  const services = await store.transcriptionServices.list();
  return [
    ...(environment === null ? [] : [{ id: environmentServiceId, name: environment.name }]),
    ...services.filter(({ enabled }) => enabled).map(({ id, name }) => ({ id, name })),
  ];
}

/** The transcripts of an item, and from where another one can be made. */
export async function readRevisions(used: Used, { thing }: Curated) {
  const [revisions, services] = await Promise.all([withStanding(used, thing.id), servicesOf(used)]);
  const may = isRevisable(thing);
  return {
    origin: originOfWords(thing),
    maker: thing.makers['transcribe'] ?? null,
    settled: isSettled(thing),
    can: {
      transcriber: may && isTranscribed(thing) && services.length > 0,
      publisher: may && transcriptsOfPublisher(thing) > 0,
      file: may,
    },
    services,
    revisions,
  };
}

/** @throws RequestError 400, 404; PipelineError where the item cannot get another transcript */
export async function requestRevision(
  used: Used,
  { thing, actor }: Curated,
  { source, service, name, text, use }: RevisionRequest,
): Promise<RevisionOfItem> {
  if (source === 'file' && (name === undefined || text === undefined)) throw transcriptFileMissing();
  const file = source === 'file' && name !== undefined && text !== undefined ? { name, text } : undefined;
  const revision = await used.pipeline.requestRevision({
    ...{ itemId: thing.id, by: actor.userId, source, file, isUsedWhenDone: use },
    serviceId: source === 'transcriber' ? (service ?? null) : null,
  });
  if (revision === null) throw revisionNotFound();
  return oneOf(used, thing.id, revision.id);
}

/** @throws RequestError 404; PipelineError where that is not possible now */
export async function decideRevision(
  used: Used,
  { thing }: Curated,
  { revision, how }: { revision: string; how: 'use' | 'undo' | 'dismiss' },
): Promise<RevisionOfItem> {
  const decided = await used.pipeline.decideRevision({ itemId: thing.id, revisionId: revision, how });
  if (decided === null) throw revisionNotFound();
  return oneOf(used, thing.id, revision);
}

const nothing: RevisionChanges = {
  counts: { same: 0, differ: 0, figures: 0, names: 0, corrections: 0, lost: 0 },
  ...{ differences: [], leftOut: 0, corrections: [], namesLost: [] },
};

/** How a revision differs; nothing while that is not known. @throws RequestError 404 */
export async function readRevisionChanges(
  used: Used,
  { thing }: Curated,
  revision: string,
): Promise<{ one: RevisionOfItem; changes: RevisionChanges }> {
  const read = await readRevision(used.store, thing.id, revision);
  if (read === null) throw revisionNotFound();
  return { one: await oneOf(used, thing.id, revision), changes: read.changes ?? nothing };
}
