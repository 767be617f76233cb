import { createItems, createOrganization, createShow } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let member: string;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  member = await world.becomeMember('member@fund.example');
  const { store } = world;
  const addedBy = (await store.users.findByEmail('member@fund.example'))?.id ?? '';
  const show = await store.transaction((tx) => createShow(tx, 'The Pension Hour'));
  const fund = await createOrganization(store, { name: 'Halvern Teachers' });
  const day = (text: string) => new Date(`${text}T12:00:00Z`);
  const items = await createItems(store, [
    {
      title: 'Old and long',
      showId: show.id,
      durationMs: 9_000_000,
      publishedAt: day('2024-01-01'),
      score: 10,
    },
    {
      title: 'New and short',
      durationMs: 60_000,
      publishedAt: day('2026-05-01'),
      score: 90,
      meta: { organisation: { name: 'Tavish Teachers', by: null } },
    },
    { title: 'A paper', kind: 'document', timeToReadS: 600, addedBy },
  ]);
  const [long, short, paper] = items.map(({ id }) => id);
  const target = { kind: 'item' as const, id: paper ?? '' };
  await store.graph.connect({ organizationId: fund.id, edge: 'HAS_DOCUMENT', target, provenance: 'hand' });
  await store.links.relateOrganization(fund.id);
  await store.readingHistory.note({ userId: addedBy, itemId: long ?? '', positionMs: 900_000 });
  await store.readingHistory.note({ userId: addedBy, itemId: short ?? '', positionMs: 59_000 });
});
afterAll(() => world.end());

type Listed = {
  title: string;
  reading: unknown;
  organization: { name: string } | null;
  organization_named: string | null;
};
async function listed(
  query: string,
  session?: string,
): Promise<{ items: Listed[]; scope: unknown; total: number }> {
  const { body } = await world.ask(`/v2/library?${query}`, session ? { session } : {});
  const { items, scope, pagination } = JSON.parse(JSON.stringify(body));
  return { items, scope, total: pagination.total };
}
const titles = async (query: string, session?: string) =>
  (await listed(query, session)).items.map(({ title }) => title).toSorted();

it.each([
  ['longest', ['Old and long', 'A paper', 'New and short']],
  ['score', ['New and short', 'Old and long', 'A paper']],
])('is ordered by %s', async (sort, order) => {
  expect((await listed(`sort=${sort}`)).items.map(({ title }) => title)).toEqual(order);
});

it.each([
  ['kind=document,video', ['A paper']],
  ['show=the-pension-hour', ['Old and long']],
  ['show=The%20Pension%20Hour', ['Old and long']],
  ['organization=Halvern%20Teachers', ['A paper']],
  ['after=2026-05-01&before=2026-05-01', ['New and short']],
  ['after=2027-01-01', []],
  ['person=Nobody', []],
])('%s leaves %j', async (query, left) => {
  expect(await titles(query)).toEqual(left);
});

it.each([
  ['state=unread', ['A paper']],
  ['state=started', ['Old and long']],
  ['state=read', ['New and short']],
  ['mine=true', ['A paper']],
])('%s is about whoever asks', async (query, left) => {
  expect(await titles(query, member)).toEqual(left);
  expect((await titles(query)).length).toBe(3);
});

it('pages, counts what the filter leaves, and marks how far a member came', async () => {
  expect(await listed('per_page=1&kind=episode&page=2')).toMatchObject({ total: 2, items: [{}] });
  const { items, scope } = await listed('sort=longest&show=the-pension-hour', member);
  expect(scope).toEqual({ show: 'The Pension Hour', organization: null, person: null });
  expect(items[0]?.reading).toEqual({ state: 'started', progress: 0.1 });
  expect((await listed('kind=document')).items[0]).toMatchObject({
    reading: null,
    organization: { name: 'Halvern Teachers' },
  });
});

it('names whom a person named of whom the directory knows nothing yet', async () => {
  const { items } = await listed('sort=longest');
  expect(items.map((item) => item.organization_named)).toEqual([null, null, 'Tavish Teachers']);
});

it.each(['sort=best', 'kind=opera', 'after=yesterday', 'state=half'])('refuses %s', async (query) => {
  expect((await world.ask(`/v2/library?${query}`)).status).toBe(400);
});
