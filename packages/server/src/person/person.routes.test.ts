import { createItem, createOrganisation, createPerson } from '@ecco/factories/rows';
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
    await createOrganisation(store, { name: 'Now Fund' }),
    await createOrganisation(store, { name: 'Before Fund' }),
  ];
  const own = { target: { kind: 'person', id: ann.id }, provenance: 'hand' } as const;
  await store.graph.connect({
    ...own,
    organisationId: before.id,
    edge: 'HAS_STAFF_MEMBER',
    title: 'Analyst',
    until: '2019-01-01',
  });
  await store.graph.connect({
    ...own,
    organisationId: now.id,
    edge: 'HAS_EXECUTIVE',
    title: 'CIO',
    since: '2019-02-01',
  });
  const found = { personId: ann.id, mentions: 1, names: ['Ann Lake'], segmentId: null, sign: null };
  for (const [title, speaks] of [
    ['Spoke', 'A'],
    ['Named', null],
  ] as const) {
    const item = await createItem(store, { title });
    await store.links.putFound(item.id, { organisations: [], people: [{ ...found, speaks }] });
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
