import type { KeptItem, ListedJob as PublicJob } from '@ecco/contract';
import { managedItemColumns } from '@ecco/domain';
import type { ItemWithShow, ListedJob } from '@ecco/store';
import { presentCard } from '../item/item-card.presenter.ts';
import { type Owned, withOwners } from '../item/owned-items.ts';
import { listQueryOf, pageOf, paginationOf } from '../request/http/pagination.ts';
import { guarded, os } from '../request/request-context.ts';
import { jobNotFound } from './house.errors.ts';
import { readOlder, readSystemStatus, remakeOld, runItems } from './house.usecases.ts';

const presentJob = (job: ListedJob, items: ReadonlyMap<string, ItemWithShow>): PublicJob => {
  const itemWithShow = job.itemId === null ? undefined : items.get(job.itemId);
  return {
    id: job.id,
    queue: job.queue,
    state: job.state,
    tries: job.tries,
    created_at: job.createdAt.toISOString(),
    started_at: job.startedAt?.toISOString() ?? null,
    reason: job.reason,
    item: itemWithShow
      ? {
          uuid: itemWithShow.item.id,
          slug: itemWithShow.item.slug,
          kind: itemWithShow.item.kind,
          title: itemWithShow.item.title,
        }
      : null,
  };
};

const presentManaged = (owned: Owned): KeptItem => ({
  ...presentCard(owned),
  message: owned.item.statusMessage,
  updated_at: owned.item.updatedAt.toISOString(),
  stage: owned.item.nextStage,
  run: owned.item.run,
});

const read = guarded(os.house.read).handler(({ context: { services, actor } }) =>
  readSystemStatus(services, actor),
);

const jobs = guarded(os.house.jobs).handler(async ({ input, context: { services } }) => {
  const page = pageOf(input);
  const { rows, total } = await services.store.jobs.list({ ...page, state: input.state });
  const itemsWithShow = await services.store.items.findByIds(rows.flatMap(({ itemId }) => itemId ?? []));
  const items = new Map(itemsWithShow.map((one) => [one.item.id, one]));
  return { jobs: rows.map((job) => presentJob(job, items)), pagination: paginationOf(page, total) };
});

const changeJob = guarded(os.house.changeJob).handler(
  async ({ input: { id, queue, how }, context: { services } }) => {
    const isDone = await services.store.jobs.change({ id, name: queue, how });
    if (!isDone) throw jobNotFound();
    return { message: how === 'retry' ? 'The job is tried again.' : 'The job is canceled.' };
  },
);

const remake = guarded(os.house.remake).handler(({ context: { services, actor } }) =>
  remakeOld(services, actor),
);

const rereadOlder = guarded(os.house.readOlder).handler(({ context: { services, actor } }) =>
  readOlder(services, actor),
);

const items = guarded(os.house.items).handler(async ({ input, context: { services } }) => {
  const { kind, state, show } = input;
  const { store } = services;
  const query = { ...listQueryOf(input, managedItemColumns), state, ...(kind && { kinds: [kind] }) };
  const ofShow = show === undefined ? null : await store.shows.findBySlug(show);
  if (show !== undefined && ofShow === null) return { items: [], pagination: paginationOf(query, 0) };
  const { rows, total } = await store.items.kept({ ...query, ...(ofShow && { showId: ofShow.id }) });
  return {
    items: (await withOwners(store, rows)).map(presentManaged),
    pagination: paginationOf(query, total),
  };
});

const run = guarded(os.house.runItems).handler(async ({ input, context: { services, actor } }) =>
  runItems(services, actor, input),
);

export const houseRoutes = { read, jobs, changeJob, remake, readOlder: rereadOlder, items, runItems: run };
