import { createOrganization, createProcessedItem } from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

const noList = '00000000-0000-4000-8000-000000000000';

let world: World;
let stored: Item;
let list: string;
let token: string;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  token = String((await world.ask('/v2/session')).body['app_token']);
  stored = await createProcessedItem(world.store, { title: 'Kept', lines: 9 });
  await createProcessedItem(world.store, { title: 'Not kept', lines: 9 });
  const made = await world.store.lists.create({
    ownerId: null,
    title: 'Harbor',
    description: null,
    itemIds: [stored.id],
  });
  list = made.id;
});
afterAll(() => world.end());

const ask = (path: string) => world.ask(path, { headers: { 'x-app-token': token } });
async function itemsMatching(path: string) {
  const { body, status } = await ask(path);
  const results = Array.isArray(body['results']) ? body['results'] : [];
  return { status, items: [...new Set(results.map(({ title }) => String(title)))].toSorted() };
}

describe('a search in a list', () => {
  it('stays in its items', async () => {
    const match = await itemsMatching(`/v2/search/search_in_episode_list?uuid=${list}&query=zirconium`);
    expect(match).toEqual({ status: 200, items: ['Kept'] });
  });

  it('that there is not is refused', async () => {
    const { status } = await ask(`/v2/search/search_in_episode_list?uuid=${noList}&query=zirconium`);
    expect(status).toBe(404);
  });
});

describe('a search in organizations', () => {
  it('looks into what names one of them', async () => {
    const organization = await world.store.entities.find('halvern');
    const match = await itemsMatching(
      `/v2/search/search_in_orgs?org_ids=${noList},${organization?.id}&query=zirconium&type=pensionfund`,
    );
    expect(match).toEqual({ status: 200, items: ['Kept', 'Not kept'] });
  });

  it('looks into what is linked to one of the graph', async () => {
    const { id: organizationId } = await createOrganization(world.store, { name: 'Linden Teachers' });
    const target = { kind: 'item' as const, id: stored.id };
    await world.store.graph.connect({ organizationId, edge: 'PRODUCES_MEDIA', target, provenance: 'hand' });
    await world.store.links.relateOrganization(organizationId);
    const result = await itemsMatching(`/v2/search/search_in_orgs?org_ids=${organizationId}&query=zirconium`);
    expect(result).toEqual({ status: 200, items: ['Kept'] });
  });

  it('finds nothing where nobody names them', async () => {
    const row = await itemsMatching(`/v2/search/search_in_orgs?org_ids=${noList}&query=zirconium`);
    expect(row).toEqual({ status: 200, items: [] });
  });

  it.each(['', 'halvern', `${noList},`])('refuses the ids %j', async (ids) => {
    expect((await ask(`/v2/search/search_in_orgs?org_ids=${ids}&query=board`)).status).toBe(400);
  });
});

describe('what an operator may take', () => {
  it('is told by the beginning of a word, as it is typed', async () => {
    await world.store.shows.upsert({
      kind: 'podcast',
      slug: 'q',
      name: 'Quiet Ledger',
      feedUrl: 'https://q.example/f',
    });
    const { body } = await ask('/v2/search/values?operator=org&prefix=hal');
    expect(body).toEqual({ values: [{ name: 'Halvern', value: 'Halvern', items: 2 }] });
    expect((await ask('/v2/search/values?operator=org&prefix=alvern')).body).toEqual({ values: [] });
    expect((await ask('/v2/search/values?operator=show&prefix=100%25')).body).toEqual({ values: [] });
  });

  it('is no voice without a name', async () => {
    await world.store.transaction((tx) =>
      tx.speakers.replace(
        stored.id,
        ['Speaker 1', 'Unknown', 'Ines Varga'].map((name, index) => ({
          label: `S${index}`,
          name,
          role: null,
          organisation: null,
          provenance: null,
          confidence: 1,
          evidence: null,
        })),
      ),
    );
    const { body } = await ask('/v2/search/values?operator=speaker');
    expect(body).toEqual({
      values: [
        { name: 'Ada Verity', value: '"Ada Verity"', items: 1 },
        { name: 'Ines Varga', value: '"Ines Varga"', items: 1 },
      ],
    });
  });

  it('is asked for names alone', async () => {
    expect((await ask('/v2/search/values?operator=kind')).status).toBe(400);
  });
});
