import { createItem, createOrganization, createPerson } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
});
afterAll(() => world.end());

it('tells where somebody is and was, where they speak and where they are spoken of', async () => {
  const { store } = world;
  const ann = await createPerson(store, 'Ann Lake', ['A. Lake']);
  const [now, before] = [
    await createOrganization(store, { name: 'Now Fund' }),
    await createOrganization(store, { name: 'Before Fund' }),
  ];
  const own = { target: { kind: 'person', id: ann.id }, provenance: 'hand' } as const;
  await store.graph.connect({
    ...own,
    organizationId: before.id,
    edge: 'HAS_STAFF_MEMBER',
    title: 'Analyst',
    until: '2019-01-01',
  });
  await store.graph.connect({
    ...own,
    organizationId: now.id,
    edge: 'HAS_EXECUTIVE',
    title: 'CIO',
    since: '2019-02-01',
  });
  const match = { personId: ann.id, mentions: 1, names: ['Ann Lake'], segmentId: null, sign: null };
  for (const [title, speaks] of [
    ['Spoke', 'A'],
    ['Named', null],
  ] as const) {
    const item = await createItem(store, { title });
    await store.links.putFound(item.id, { organizations: [], people: [{ ...match, speaks }] });
  }
  expect((await world.ask('/v2/people/ann-lake')).body).toMatchObject({
    person: {
      uuid: ann.id,
      title: 'CIO',
      aliases: ['A. Lake'],
      orgs: [
        { organization: { name: 'Now Fund' }, title: 'CIO', since: '2019-02-01', until: null },
        { organization: { name: 'Before Fund' }, title: 'Analyst', until: '2019-01-01' },
      ],
      spoke: { items: [{ title: 'Spoke' }], pagination: { total: 1 } },
      mentioned: { items: [{ title: 'Named' }] },
    },
  });
  const { status, body } = await world.ask('/v2/people/nobody');
  expect([status, body['code']]).toEqual([404, 'person.not-found']);
});

it('is called what their newest item says, where no title of theirs is known', async () => {
  const { store } = world;
  const bo = await createPerson(store, 'Bo Ferry');
  const match = { personId: bo.id, mentions: 1, names: ['Bo Ferry'], segmentId: null, sign: null };
  for (const [title, role, on] of [
    ['Older', 'analyst', '2026-01-01'],
    ['Newer', 'portfolio manager', '2026-05-01'],
  ] as const) {
    const item = await createItem(store, { title, publishedAt: new Date(`${on}T12:00:00Z`) });
    const speaker = { label: 'S1', name: 'Bo Ferry', role, organisation: 'Quay Partners' };
    await store.transaction((tx) =>
      tx.speakers.replace(item.id, [{ ...speaker, provenance: 'label', confidence: 1, evidence: null }]),
    );
    await store.links.putFound(item.id, { organizations: [], people: [{ ...match, speaks: 'S1' }] });
  }
  const said_post = { role: 'portfolio manager', organization: 'Quay Partners' };
  expect((await world.ask('/v2/people/bo-ferry')).body).toMatchObject({ person: { title: null, said_post } });
  expect((await world.ask('/v2/kg/people?query=Bo%20Ferry')).body).toMatchObject({ people: [{ said_post }] });
});

const namesOf = (body: Record<string, unknown>): string[] =>
  Array.isArray(body['people']) ? body['people'].map(({ name }: { name: string }) => name) : [];
const list = async (query: string) => (await world.ask(`/v2/kg/people?${query}`)).body;

it('lists people by name, letter and order, with where they are now and where they are heard', async () => {
  const { store } = world;
  const zoe = await createPerson(store, 'Zoë Quill', ['Z. Marlow']);
  await createPerson(store, 'zeb Quay');
  await createPerson(store, 'Élodie Quent');
  await createPerson(store, 'Zed Gone').then(({ id }) => store.people.remove(id));
  const fund = await createOrganization(store, { name: 'Listing Fund' });
  const own = {
    target: { kind: 'person', id: zoe.id },
    provenance: 'hand',
    organizationId: fund.id,
  } as const;
  await store.graph.connect({ ...own, edge: 'HAS_ADVISOR', title: 'Intern', until: '2020-01-01' });
  await store.graph.connect({ ...own, edge: 'HAS_EXECUTIVE', title: 'Actuary', since: '2021-01-01' });
  const item = await createItem(store, { title: 'Zoë speaks' });
  const match = { personId: zoe.id, mentions: 1, names: ['Zoë Quill'], segmentId: null, sign: null };
  await store.links.putFound(item.id, { organizations: [], people: [{ ...match, speaks: 'A' }] });

  expect(namesOf(await list('letter=z'))).toEqual(['zeb Quay', 'Zoë Quill']);
  expect(namesOf(await list('letter=%23'))).toEqual(['Élodie Quent']);
  expect(namesOf(await list('query=qu&sort=-name'))).toEqual(['Élodie Quent', 'Zoë Quill', 'zeb Quay']);
  expect(namesOf(await list('query=qu&sort=-added'))).toEqual(['Élodie Quent', 'zeb Quay', 'Zoë Quill']);
  expect(await list('query=marlow')).toMatchObject({
    people: [
      {
        name: 'Zoë Quill',
        title: 'Actuary',
        organization: { name: 'Listing Fund' },
        spoke: 1,
        mentioned: 0,
      },
    ],
    pagination: { total: 1 },
  });
  expect(await list('query=qu&per_page=2&page=2')).toMatchObject({
    people: [{ name: 'Élodie Quent' }],
    pagination: { total: 3, pages: 2 },
  });
  expect(namesOf(await list('query=%26%7C%21'))).toEqual([]);
  expect((await world.ask('/v2/kg/people?letter=zz')).status).toBe(400);
});

it('pages through where somebody speaks and where they are mentioned, each by itself', async () => {
  const { store } = world;
  const una = await createPerson(store, 'Una Pages');
  for (const [title, on, speaks] of [
    ['First', '2026-01-01', 'A'],
    ['Second', '2026-01-02', 'A'],
    ['Third', '2026-01-03', null],
  ] as const) {
    const item = await createItem(store, { title, publishedAt: new Date(`${on}T12:00:00Z`) });
    const match = {
      personId: una.id,
      mentions: 1,
      names: ['Una Pages'],
      segmentId: null,
      sign: null,
      speaks,
    };
    await store.links.putFound(item.id, { organizations: [], people: [match] });
  }
  const items = async (query: string) => (await world.ask(`/v2/people/una-pages/items?${query}`)).body;
  expect(await items('relation=spoke&per_page=1&page=2')).toMatchObject({
    items: [{ title: 'First' }],
    pagination: { total: 2 },
  });
  expect(await items('relation=mentioned')).toMatchObject({ items: [{ title: 'Third' }] });
  expect((await world.ask('/v2/people/nobody/items?relation=spoke')).status).toBe(404);
});
