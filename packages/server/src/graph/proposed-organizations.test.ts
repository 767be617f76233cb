import { createItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';
import { stateIn, typeIn } from './name-guess.ts';

let world: World;
let admin: string;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.becomeAdmin();
});
afterAll(() => world.end());

const halvern = 'Halvern Teachers’ Retirement System of Ohio';
const read = async () => (await world.ask('/v2/manage/proposed_orgs', { session: admin })).body['proposed'];
const add = async (names: string[]) =>
  (await world.ask('/v2/manage/proposed_orgs', { method: 'POST', json: { names }, session: admin })).body;

/** An item that names whose it is, which no organization is called. */
async function namedItem(name: string, kind: 'meeting' | 'earnings' | 'document') {
  const item = await createItem(world.store, { title: `Of ${name}`, kind });
  await world.store.items.mergeMeta(item.id, { organisation: { name, by: null, isRead: true } });
  return item;
}

describe('names that wait for an organization', () => {
  it('are proposed with what they say of themselves', async () => {
    await namedItem(halvern, 'meeting');
    await namedItem(halvern.toUpperCase().replace('’', "'"), 'document');
    await namedItem('Larchen', 'earnings');
    await namedItem('Quill and Birch', 'document');
    const filing = await namedItem('Stone and Alder, Inc.', 'document');
    await world.store.items.mergeMeta(filing.id, { documentType: 'filing' });
    expect(await read()).toEqual([
      { name: halvern, org_type: 'US_PENSION_FUND', state: 'OH', items: 2, signals: 0 },
      { name: 'Larchen', org_type: 'PUBLIC_COMPANY', state: null, items: 1, signals: 0 },
      { name: 'Quill and Birch', org_type: null, state: null, items: 1, signals: 0 },
      { name: 'Stone and Alder, Inc.', org_type: 'PUBLIC_COMPANY', state: null, items: 1, signals: 0 },
    ]);
  });

  it('become organizations in one click, several at once, with the items that were here before', async () => {
    const added = await add([halvern, 'Larchen', 'Stone and Alder, Inc.', 'Quill and Birch', 'Nobody']);
    expect(added).toMatchObject({
      organizations: [{ name: halvern }, { name: 'Larchen' }, { name: 'Stone and Alder, Inc.' }],
      skipped: ['Quill and Birch', 'Nobody'],
    });
    const [made] = await world.store.organizations.calledSo(halvern);
    const items = await world.store.ledger.itemsWaitingFor(halvern, 10);
    expect([made?.type, made?.state, items]).toEqual(['US_PENSION_FUND', 'OH', []]);
    expect(await read()).toMatchObject([{ name: 'Quill and Birch' }]);
  });

  it('are those of a list of funds as well, each with its type and state, and added at once', async () => {
    const list = await createItem(world.store, { title: 'Plans', kind: 'document' });
    await world.store.items.mergeMeta(list.id, {
      listed: [
        { name: 'Alder Municipal Benefit System', state: 'GA' },
        { name: 'Birch Pension Fund', state: null },
      ],
    });
    const names = ['Alder Municipal Benefit System', 'Birch Pension Fund'];
    expect(await read()).toMatchObject([
      { name: 'Quill and Birch' },
      { name: names[0], org_type: 'US_PENSION_FUND', state: 'GA', items: 0 },
      { name: names[1], org_type: 'PENSION_FUND', state: null, items: 0 },
    ]);
    expect(await add(names)).toMatchObject({ organizations: names.map((name) => ({ name })), skipped: [] });
    const page = await world.ask(`/v2/content/${list.slug}`, { session: admin });
    expect(page.body).toMatchObject({ item: { organizations_listed: names } });
    expect(await read()).toMatchObject([{ name: 'Quill and Birch' }]);
  });

  it('are shown to nobody but who keeps the directory', async () => {
    const member = await world.becomeMember();
    for (const method of ['GET', 'POST'])
      expect(
        (
          await world.ask('/v2/manage/proposed_orgs', {
            method,
            session: member,
            ...(method === 'POST' && { json: { names: ['Larchen'] } }),
          })
        ).status,
      ).toBe(403);
  });
});

it('a name tells its type and its state by its own words alone', () => {
  const of = (name: string) =>
    typeIn({ name, kinds: ['meeting'], files: false, isListed: false, state: null });
  expect([of('Alder Foundation'), of('Harbor City Council'), of('Alder Group')]).toEqual([
    'FOUNDATION',
    'GOVERNMENT_AGENCY',
    null,
  ]);
  expect([of('Alder and Birch Floods Committee'), of('Alder Board of Health')]).toEqual([
    'GOVERNMENT_AGENCY',
    'GOVERNMENT_AGENCY',
  ]);
  expect(
    typeIn({
      name: 'Alder Floods Committee',
      kinds: ['episode'],
      files: false,
      isListed: false,
      state: null,
    }),
  ).toBeNull();
  expect([stateIn('Ohio Fund'), stateIn('Ohio and Texas Fund'), stateIn('Ohioan Fund')]).toEqual([
    'OH',
    null,
    null,
  ]);
});
