import { createItems, createOrganization } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openWorld, type World } from '../testing/world.ts';

const email = 'member@fund.example';
let world: World;
let member: string;
let listId: string;
let token: string;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  member = await world.becomeMember(email);
  token = String((await world.ask('/v2/session')).body['app_token']);
  const { store } = world;
  const fund = await createOrganization(store, { name: 'Halvern Teachers' });
  const other = await createOrganization(store, { name: 'Tavish County' });
  const papers = await createItems(store, [
    { title: 'Fees of one fund', kind: 'document' },
    { title: 'Fees of two funds', kind: 'document' },
    { title: 'Fees of whom we hear', kind: 'document', meta: { organisation: { name: 'Alder', by: null } } },
  ]);
  const [one = '', two = '', named = ''] = papers.map(({ id }) => id);
  const links = [
    [fund.id, one],
    [fund.id, two],
    [other.id, two],
  ] as const;
  for (const [organizationId, id] of links)
    await store.graph.connect({
      organizationId,
      edge: 'HAS_DOCUMENT',
      target: { kind: 'item', id },
      provenance: 'hand',
    });
  for (const { id } of [fund, other]) await store.links.relateOrganization(id);
  const userId = (await store.users.findByEmail(email))?.id ?? '';
  for (const itemId of [one, two, named])
    await store.readingHistory.note({ userId, itemId, positionMs: null });
  const list = await store.lists.create({
    ownerId: userId,
    title: 'Fees',
    description: null,
    itemIds: [one, two, named],
  });
  listId = list.id;
});
afterAll(() => world.end());

const Rows = z.array(
  z.object({
    title: z.string(),
    organization: z.object({ name: z.string() }).nullable(),
    organization_named: z.string().nullable(),
  }),
);

it.each([
  ['the library', () => '/v2/library', 'items'],
  ['a search for titles', () => '/v2/episode/local_search?keywords=Fees', 'episodes'],
  ['the history', () => '/v2/user_history_list', 'episodes'],
  ['a list', () => `/v2/episode_list/${listId}`, 'episodes'],
])(
  '%s says whose each item is: of one organization, of several the first, of a name',
  async (_what, path, key) => {
    const { body } = await world.ask(path(), { session: member, headers: { 'x-app-token': token } });
    const rows = Rows.parse(body[key]).map((row) => [
      row.title,
      row.organization?.name,
      row.organization_named,
    ]);
    expect(rows.toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
      ['Fees of one fund', 'Halvern Teachers', null],
      ['Fees of two funds', 'Halvern Teachers', null],
      ['Fees of whom we hear', undefined, 'Alder'],
    ]);
  },
);
