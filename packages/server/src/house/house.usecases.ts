import type { House, ItemsTask } from '@ecco/contract';
import type { ItemTask } from '@ecco/domain';
import { remakeOldJob } from '@ecco/pipeline';
import type { Store } from '@ecco/store';
import { rebuildHighlights } from '../curation/reanalyze.usecases.ts';
import { itemPolicy } from '../item/item.policy.ts';
import { findItem } from '../item/item.usecases.ts';
import type { Actor } from '../request/access/actor.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { permit } from '../request/access/thing-policy.ts';
import { RequestError } from '../request/failure/request.errors.ts';
import type { Services } from '../request/services.ts';

type Used = Pick<Services, 'store' | 'pipeline'>;

/** Of feeds that fail, and of crawls, so many are listed; crawls that failed count for so long, in ms. */
const listed = 20;
const crawlsSinceMs = 7 * 86_400_000;

async function readFeeds({ house }: Pick<Store, 'house'>): Promise<House['feeds']> {
  const [{ total, failing, lastFetchedAt }, problems] = await Promise.all([
    house.feeds(),
    house.failingFeeds(listed),
  ]);
  return {
    total,
    failing,
    last_fetched_at: lastFetchedAt?.toISOString() ?? null,
    problems: problems.map(({ id: uuid, lastFetchedAt: at, ...feed }) => ({
      uuid,
      ...feed,
      last_fetched_at: at?.toISOString() ?? null,
    })),
  };
}

async function readCrawls({ house }: Pick<Store, 'house'>, since: Date): Promise<House['crawls']> {
  const [{ underWay, failed }, latest] = await Promise.all([
    house.crawlHealth(since),
    house.newestCrawls(listed),
  ]);
  return {
    under_way: underWay,
    failed,
    latest: latest.map(({ organization, candidates, createdAt, ...crawl }) => ({
      ...crawl,
      organization: organization,
      candidates_found: candidates,
      created_at: createdAt.toISOString(),
    })),
  };
}

/** How the product stands, counted now. */
export async function readSystemStatus(
  { store, pipeline, now }: Used & Pick<Services, 'now'>,
  _who: Authorized<'administer-read'>,
): Promise<House> {
  const [byStatus, queues, feeds, crawls, storage, health, makers, mails, older] = await Promise.all([
    store.items.countByStatus(),
    store.jobs.depths(),
    readFeeds(store),
    readCrawls(store, new Date(now() - crawlsSinceMs)),
    store.house.storage(),
    store.health(),
    store.house.makers(),
    store.house.mails(),
    pipeline.olderReadings(),
  ]);
  const working = await store.items.kept({ page: 1, perPage: 1, state: 'working' });
  const current = pipeline.currentMakers();
  return {
    items: {
      total: Object.values(byStatus).reduce((sum, count) => sum + count, 0),
      working: working.total,
      failed: byStatus.FAILED ?? 0,
    },
    queues: queues.map(({ name, queued, active, failed }) => ({
      name,
      waiting: queued,
      running: active,
      failed,
    })),
    feeds,
    crawls,
    storage: {
      database: health.database,
      database_bytes: storage.databaseBytes,
      file_bytes: storage.fileBytes,
      files: storage.files,
    },
    search: { mode: health.search, segments: storage.segments, database_ms: health.databaseMs },
    makers: makers.map(({ task, maker, items }) => {
      const now = current[task];
      return { task, maker, items, current: now === undefined ? null : now.includes(maker) };
    }),
    remaking: queues.some(({ name, queued, active }) => name === remakeOldJob.name && queued + active > 0),
    older_readings: { items: older.items, running: older.isRunning },
    mails,
  };
}

/** Has what is old made again at night. */
export async function remakeOld({ pipeline }: Used, _who: Authorized<'administer'>) {
  const begins = await pipeline.remakeAtNight();
  return {
    message:
      begins === null ? 'Every result is of the current version.' : 'Older results are made again tonight.',
    begins_at: begins?.toISOString() ?? null,
  };
}

/** Has items that older readers read read again. */
export async function readOlder({ pipeline }: Used, _who: Authorized<'administer'>) {
  const isBegun = await pipeline.readOlderAgain();
  return {
    message: isBegun ? 'Items read by older readers are being read again.' : 'They are being read already.',
  };
}

/** Ends the run of an item under way; it may be retried. False where nothing is under way. */
async function stopItem({ store }: Used, itemId: string): Promise<boolean> {
  return store.transaction(async (tx) => {
    const itemWithShow = await tx.items.findById(itemId);
    if (
      itemWithShow === null ||
      itemWithShow.item.nextStage === null ||
      itemWithShow.item.status === 'FAILED'
    )
      return false;
    const stage = itemWithShow.item.nextStage;
    const message = 'Stopped by an administrator. Retry to go on.';
    return (await tx.items.restart({ itemId, stage, status: 'FAILED', message })) !== null;
  });
}

type Running = { actor: Actor; uuid: string };

const tasks: Readonly<Record<ItemTask, (services: Used, running: Running) => Promise<unknown>>> = {
  retry: async (services, { uuid }) => {
    const { item } = await findItem(services.store, { id: uuid });
    return services.pipeline.retry(item.id);
  },
  analyze: (services, { uuid }) => services.pipeline.runAgain(uuid, { from: 'outline' }),
  highlights: async (services, { uuid, actor }) => {
    const { item: thing } = await findItem(services.store, { id: uuid });
    return rebuildHighlights(services, permit(itemPolicy, 'curate', { thing, actor }));
  },
  stop: (services, { uuid }) => stopItem(services, uuid),
};

/** Does something to items one after the other; those that refuse it are told with the reason, and the others done. */
export async function runItems(services: Used, who: Authorized<'administer'>, { uuids, task }: ItemsTask) {
  const refused: { uuid: string; message: string }[] = [];
  let changed = 0;
  for (const uuid of new Set(uuids)) {
    try {
      const done = await tasks[task](services, { uuid, actor: who });
      if (done !== false && done !== null) changed += 1;
    } catch (error) {
      if (!(error instanceof RequestError) && !isRefusal(error)) throw error;
      refused.push({ uuid, message: error.message });
    }
  }
  return { changed, refused };
}

/** What the pipeline says no to, in words. */
const isRefusal = (error: unknown): error is Error & { code: string } =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(ingest|stage|work)\./.test(error.code);
