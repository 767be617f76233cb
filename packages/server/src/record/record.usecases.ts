import { type RecordKind, type RecordTask, tasksOfRecords } from '@ecco/domain';
import type { Store } from '@ecco/store';
import type { Authorized } from '../request/access/authorize.ts';
import type { Services } from '../request/services.ts';
import { taskUnknown } from './record.errors.ts';

type Used = Pick<Services, 'store' | 'pipeline'>;
/** Whether it was done, for whom; where not, it was so already, or it cannot be done. */
type Run = (services: Used, uuid: string, userId: string | null) => Promise<boolean>;

const setIgnored =
  (isIgnored: boolean): Run =>
  async ({ store }, uuid) =>
    (await store.shows.setIgnored(uuid, isIgnored)) !== null;

const setShared =
  (isShared: boolean): Run =>
  async ({ store }, uuid) =>
    (await store.lists.setLinkShared(uuid, isShared)) !== null;

/** What the person sounds like goes with them, and does not come back when they are restored. */
const removePerson = (store: Store, uuid: string): Promise<boolean> =>
  store.transaction(async (tx) => {
    const isRemoved = await tx.people.remove(uuid);
    if (isRemoved) await tx.voices.forgetPerson(uuid);
    return isRemoved;
  });

const runs: Readonly<Record<RecordTask, Run>> = {
  delete: async ({ store }, uuid) =>
    (await store.organizations.remove(uuid)) || (await removePerson(store, uuid)),
  restore: async ({ store }, uuid) =>
    (await store.organizations.restore(uuid)) || (await store.people.restore(uuid)),
  ignore: setIgnored(true),
  heed: setIgnored(false),
  refresh: async ({ store, pipeline }, uuid) => {
    const show = await store.shows.findById(uuid);
    return show?.feedUrl != null && show.ignoredAt === null && (await pipeline.lookAtFeed(uuid));
  },
  share: setShared(true),
  unshare: setShared(false),
  claim: async ({ store }, uuid, userId) =>
    userId !== null && (await store.lists.claim(uuid, userId)) !== null,
};

const refusals: Readonly<Record<RecordTask, string>> = {
  delete: 'It is deleted already.',
  restore: 'It is not deleted.',
  ignore: 'There is no such show.',
  heed: 'There is no such show.',
  refresh: 'It has no feed, is ignored, or is being looked at already.',
  share: 'There is no such hub.',
  unshare: 'There is no such hub.',
  claim: 'It has an owner already.',
};

type RecordBatch = { kind: RecordKind; task: RecordTask; uuids: readonly string[] };

/**
 * Does something to records one after the other; those that refuse it are told with the reason, and the others done.
 * @throws RequestError 400 for what cannot be done to this kind
 */
export async function runRecords(
  services: Used,
  who: Authorized<'administer'>,
  { kind, task, uuids }: RecordBatch,
) {
  if (!tasksOfRecords[kind].includes(task)) throw taskUnknown(task);
  const refused: { uuid: string; message: string }[] = [];
  const changed: string[] = [];
  for (const uuid of new Set(uuids)) {
    if (await runs[task](services, uuid, who.userId)) changed.push(uuid);
    else refused.push({ uuid, message: refusals[task] });
  }
  return { changed, refused };
}
