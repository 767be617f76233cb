import { createOrganization, createProcessedItem, createUser } from '@ecco/factories/rows';
import { openWorld, type World } from '@ecco/server/testing';

// Daily digests of many people in one run, each told of five of 40 organizations of which every one has news, on the
// embedded database in memory: how long a run takes for so many people, and what it adds to the memory.

export const name = 'alerts';

type Row = Record<string, string | number>;

const organizations = 40;
const followed = 5;
const crowds = [250, 500, 1_000];
const dayMs = 86_400_000;

async function addNews({ store }: World): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < organizations; at += 1)
    ids.push((await createOrganization(store, { name: `Fund ${at}` })).id);
  return ids;
}

/** Something new about each organization. */
async function arrive({ store }: World, organizationIds: readonly string[], round: number): Promise<void> {
  for (const organizationId of organizationIds) {
    const { id } = await createProcessedItem(store, {
      title: `Board ${round} of ${organizationId}`,
      lines: 3,
    });
    const target = { kind: 'item' as const, id };
    await store.graph.connect({ organizationId, edge: 'PRODUCES_MEDIA', target, provenance: 'hand' });
    await store.links.relateItem(id);
  }
}

async function addReaders({ store }: World, count: number, organizationIds: readonly string[]) {
  const userIds: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id: userId } = await createUser(store, { emailVerified: true });
    userIds.push(userId);
    for (let step = 0; step < followed; step += 1) {
      const id = organizationIds[(at * followed + step) % organizations] ?? '';
      const watched = { kind: 'organization' as const, id };
      await store.subscriptions.put({ userId, watched, rhythm: 'daily', byMail: true, inProduct: true });
    }
  }
  return userIds;
}

const megabytes = (): number => Math.round(process.memoryUsage().rss / 2 ** 20);

/** Lets these people have their turn now, and waits until all have been told. */
async function measure({ store }: World, userIds: readonly string[]) {
  // The first are told while the last are still given their turn.
  const before = (await store.mails.page({ page: 1, perPage: 1 })).total;
  const now = Date.now();
  for (const userId of userIds)
    await store.subscriptions.giveTurn(
      { userId, rhythm: 'daily', nextAt: new Date(now - dayMs) },
      { moved: true },
    );
  const [began, memory] = [performance.now(), megabytes()];
  let peak = memory;
  const isDone = async () =>
    (await store.mails.page({ page: 1, perPage: 1 })).total >= before + userIds.length;
  while (!(await isDone())) {
    peak = Math.max(peak, megabytes());
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const ms = performance.now() - began;
  return { seconds: ms / 1_000, perPerson: ms / userIds.length, grown: peak - memory };
}

/** Runs the benchmark. */
export async function run(): Promise<Row[]> {
  const world = await openWorld({ ALERTS_EVERY_SECONDS: '1' });
  try {
    const organizationIds = await addNews(world);
    const rows: Row[] = [];
    for (const [round, count] of crowds.entries()) {
      const userIds = await addReaders(world, count, organizationIds);
      await arrive(world, organizationIds, round);
      // What was written a moment ago is told with the next look.
      await new Promise((resolve) => setTimeout(resolve, 6_000));
      const { seconds, perPerson, grown } = await measure(world, userIds);
      rows.push({
        people: count,
        'run s': Math.round(seconds * 10) / 10,
        'ms a person': Math.round(perPerson * 10) / 10,
        'memory grown MB': grown,
      });
    }
    return rows;
  } finally {
    await world.end();
  }
}
