import type { Speaker } from '@ecco/domain';
import { createItem, createOrganization, createPerson, createShow } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesOf, openWorld, until, type World } from '../testing/world.fixture.ts';
import { namedOrganizationOf, nameOrganization } from './named-organization.ts';
import { withRoster } from './roster.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.pipeline.start();
});
afterAll(() => world.close());

const said = (label: string, name: string): Speaker => ({
  label,
  name,
  role: null,
  organisation: null,
  provenance: 'introduction',
  confidence: 0.9,
  evidence: null,
});
const passDone = () =>
  until(async () => {
    const pass = await world.store.linkPasses.current();
    return pass?.finishedAt && (await world.store.linkPasses.next(1)).length === 0 ? pass : null;
  });
const relink = async () => {
  await world.pipeline.relink('anew');
  return passDone();
};
const organizationsOf = async (itemId: string) =>
  (await world.store.links.organizationsOf(itemId)).map(({ organization, relation }) => [
    organization.slug,
    relation,
  ]);

describe('linking', () => {
  it('comes with the processing of an item', async () => {
    const { store, pipeline } = world;
    await createOrganization(store, { name: 'Sorrel Teachers' });
    const text = 'Sorrel Teachers hired a manager. '.repeat(5);
    const file = { name: 'note.txt', content: bytesOf(text), kind: 'document' as const };
    const [item] = (await pipeline.ingestFile(file)).items;
    await world.settled(item?.id ?? '');
    const linked = await until(async () => {
      const matches = await organizationsOf(item?.id ?? '');
      return matches.length > 0 ? matches : null;
    });
    expect(linked).toEqual([['sorrel-teachers', 'mentions']]);
  });

  it('is done anew for all items after the graph changed, and gives each speaker one page', async () => {
    const { store } = world;
    const show = await createShow(store, 'Long talks');
    const lines = [{ text: 'We asked Yarrow Partners, whose Ivo Lund agreed.', speakerLabel: 'A' }];
    const items = [];
    for (const title of ['One', 'Two'])
      items.push(
        await createItem(store, { title, showId: show.id, lines, speakers: [said('A', 'Nell Host')] }),
      );
    const [one, two] = items.map(({ id }) => id);
    await relink();
    expect(await organizationsOf(one ?? '')).toEqual([]);
    expect(await store.people.calledSo('Nell Host')).toHaveLength(1);
    const host = (await store.people.calledSo('Nell Host'))[0]?.id ?? '';
    expect(
      (await store.links.itemsOfPerson({ personId: host, speaks: true, page: 1, perPage: 9 })).total,
    ).toBe(2);

    const fund = await createOrganization(store, { name: 'Yarrow Partners' });
    const ivo = await createPerson(store, 'Ivo Lund');
    const target = { kind: 'person' as const, id: ivo.id };
    await store.graph.connect({ organizationId: fund.id, edge: 'HAS_EXECUTIVE', target, provenance: 'hand' });
    const pass = await relink();
    expect(pass.done).toBe(pass.total);
    expect(await organizationsOf(two ?? '')).toEqual([['yarrow-partners', 'mentions']]);
    expect(
      (await store.links.peopleOf(two ?? '')).map(({ person, speaks }) => [person.slug, speaks]),
    ).toEqual([
      ['nell-host', 'A'],
      ['ivo-lund', null],
    ]);
    expect((await store.organizations.find(fund.id))?.organization.relinkSince).toBeNull();
    expect(await store.people.calledSo('Nell Host')).toHaveLength(1);
  });

  it('leaves alone what an admin unlinked, and forgets what the graph no longer says', async () => {
    const { store } = world;
    const fund = await createOrganization(store, { name: 'Tansy Capital' });
    const lines = [{ text: 'Tansy Capital grew.' }];
    const [retained, undone] = [
      await createItem(store, { title: 'Kept', lines }),
      await createItem(store, { title: 'Undone', lines }),
    ];
    await relink();
    await store.links.unlink({ itemId: undone.id, organizationId: fund.id });
    await relink();
    expect([await organizationsOf(retained.id), await organizationsOf(undone.id)]).toEqual([
      [['tansy-capital', 'mentions']],
      [],
    ]);
    const organization = await store.organizations.find(fund.id);
    if (organization) await store.organizations.update(organization, { name: 'Something else' });
    await relink();
    expect(await organizationsOf(retained.id)).toEqual([]);
  });

  it('stops where somebody holds it back, and goes on there', async () => {
    const { store, pipeline } = world;
    await relink();
    await store.linkPasses.begin(1);
    await pipeline.relink('stop');
    expect((await store.linkPasses.current())?.stoppedAt).not.toBeNull();
    await pipeline.relink('resume');
    const pass = await passDone();
    expect([pass.stoppedAt, pass.done]).toEqual([null, pass.total]);
  });
});

describe('whom an item is of, by a name that nobody has yet', () => {
  it('waits, and becomes a connection when one organization alone is called so', async () => {
    const { store } = world;
    const item = await createItem(store, { title: 'Pacing', kind: 'document', lines: 2 });
    const named = { name: 'Tansy County Fund', by: null };
    await store.transaction((tx) => nameOrganization(tx, item, named));
    await relink();
    expect(await organizationsOf(item.id)).toEqual([]);
    await createOrganization(store, { name: 'Tansy County Employees', aliases: ['Tansy County Fund'] });
    await relink();
    expect(await organizationsOf(item.id)).toEqual([['tansy-county-employees', 'of']]);
    const now = await store.items.findById(item.id);
    expect(now && namedOrganizationOf(now.item)).toBeNull();
  });

  it('waits on while two are called so', async () => {
    const { store } = world;
    const item = await createItem(store, { title: 'Whose?', kind: 'document', lines: 2 });
    for (const state of ['Ohio', 'Iowa']) await createOrganization(store, { name: 'Sage Teachers', state });
    await store.transaction((tx) => nameOrganization(tx, item, { name: 'Sage Teachers', by: null }));
    await relink();
    expect(await organizationsOf(item.id)).toEqual([]);
  });
});

describe('the roster', () => {
  it('is known to the stage that tells who speaks', async () => {
    const { store } = world;
    const fund = await createOrganization(store, { name: 'Thyme Fund' });
    const target = { kind: 'person' as const, id: (await createPerson(store, 'Uma Vance')).id };
    const own = { organizationId: fund.id, provenance: 'hand' as const };
    await store.graph.connect({ ...own, edge: 'HAS_BOARD_MEMBER', target, title: 'Chair' });
    const item = await createItem(store, { title: 'Board' });
    await store.graph.connect({ ...own, edge: 'PRODUCES_MEDIA', target: { kind: 'item', id: item.id } });
    const publisher = { name: 'Ed Host', role: 'host', provenance: 'publisher' as const };
    const context = {
      kind: 'meeting' as const,
      title: 'Board',
      description: '',
      showName: null,
      people: [publisher],
    };
    const source = await withRoster(store, { context, segments: [] }, item.id);
    expect(source.context.people).toEqual([
      publisher,
      { name: 'Uma Vance', role: 'Chair', provenance: 'roster' },
    ]);
  });
});
