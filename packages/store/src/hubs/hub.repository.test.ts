import {
  createItem,
  createItems,
  createList,
  createOrganization,
  createPerson,
  createShow,
  numbered,
} from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { describeEachDatabase } from '../testing/each-database.ts';
import type { Follow } from './hub.types.ts';

const now = new Date('2026-03-20T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
const since = daysAgo(14);

type ListNames = { organizations?: Record<string, boolean | string>; people?: string[] };

/** An item whose text is about organizations (true), only mentions them (false), or calls them so. */
async function link(store: Store, itemId: string, { organizations = {}, people = [] }: ListNames) {
  const match = { mentions: 1, segmentId: null, sign: null };
  await store.links.putFound(itemId, {
    organizations: Object.entries(organizations).map(([organizationId, how]) => ({
      ...match,
      organizationId,
      about: how === true,
      names: typeof how === 'string' ? [how] : ['By its name'],
    })),
    people: people.map((personId) => ({ ...match, personId, speaks: null, names: ['Ada'] })),
  });
}

const follow = (store: Store, listId: string, follows: Follow[]) =>
  store.transaction((tx) => tx.hubs.replaceFollows(listId, { types: ['ORG', 'ALIAS', 'PERSON'], follows }));

const org = (organizationId: string): Follow => ({ type: 'ORG', organizationId });

describeEachDatabase('what a list holds', (opened) => {
  const titles = async (listId: string): Promise<string[]> => {
    const { hubs } = opened.store;
    const page = { page: 1, perPage: 50 };
    const { rows, total } = await hubs.heldPage(await hubs.holdingOf(listId), page);
    expect(total).toBe(rows.length);
    return rows.map(({ item }) => item.title).toSorted();
  };

  it('comes of the links of what it follows and of what was added by hand, each once', async () => {
    const { store } = opened;
    const [fund, other] = [await createOrganization(store), await createOrganization(store)];
    const ada = await createPerson(store, 'Ada Reeve');
    const [about, mentioned, spoken, byHand] = await createItems(
      store,
      ['about', 'mentioned', 'spoken', 'by hand', 'others'].map((title) => ({ title })),
    );
    const list = await createList(store, { itemIds: [byHand?.id ?? '', about?.id ?? ''] });
    await link(store, about?.id ?? '', { organizations: { [fund.id]: true }, people: [ada.id] });
    await link(store, mentioned?.id ?? '', { organizations: { [fund.id]: false, [other.id]: true } });
    await link(store, spoken?.id ?? '', { people: [ada.id] });
    expect(await titles(list.id)).toEqual(['about', 'by hand']);
    await follow(store, list.id, [org(fund.id), { type: 'PERSON', personId: ada.id }]);
    expect(await titles(list.id)).toEqual(['about', 'by hand', 'spoken']);
    const holding = await store.hubs.holdingOf(list.id);
    expect(await store.hubs.heldCount(holding)).toBe(3);
    const ids = [about, mentioned, byHand].map((item) => item?.id ?? '');
    expect(await store.hubs.heldAmong(holding, ids)).toEqual(new Set([about?.id, byHand?.id]));
    await store.links.unlink({ itemId: about?.id ?? '', organizationId: fund.id });
    await follow(store, list.id, [org(fund.id)]);
    expect(await titles(list.id)).toEqual(['about', 'by hand']);
    await follow(store, list.id, []);
    await store.lists.replaceItems(list.id, []);
    expect(await titles(list.id)).toEqual([]);
  });

  it('of an alias are the items that call the organization so, however they write it', async () => {
    const { store } = opened;
    const fund = await createOrganization(store, { aliases: ['Lindenfonds'] });
    const [named, called] = await createItems(store, numbered('alias', 2));
    await link(store, named?.id ?? '', { organizations: { [fund.id]: true } });
    await link(store, called?.id ?? '', { organizations: { [fund.id]: 'The LINDENFONDS' } });
    const list = await createList(store);
    const alias = { type: 'ALIAS' as const, organizationId: fund.id, alias: 'Lindenfonds' };
    await follow(store, list.id, [alias]);
    expect(await titles(list.id)).toEqual(['alias 2']);
    expect((await store.hubs.holdingFrom([alias])).aliasItemIds).toEqual([called?.id]);
    await follow(store, list.id, [alias, org(fund.id)]);
    expect(await titles(list.id)).toEqual(['alias 1', 'alias 2']);
  });

  it('is without what an admin ignores, except what somebody added', async () => {
    const { store } = opened;
    const fund = await createOrganization(store);
    const show = await createShow(store, 'Ignored');
    const [match, added] = await createItems(store, numbered('ignored', 2, { showId: show.id }));
    await link(store, match?.id ?? '', { organizations: { [fund.id]: true } });
    const list = await createList(store, { itemIds: [added?.id ?? ''] });
    await follow(store, list.id, [org(fund.id)]);
    await store.shows.setIgnored(show.id, true);
    expect(await titles(list.id)).toEqual(['ignored 2']);
  });

  it('is nothing of what was deleted, until that is put back; and stays followed meanwhile', async () => {
    const { store } = opened;
    const [fund, other] = [await createOrganization(store), await createOrganization(store)];
    const item = await createItem(store, { title: 'of the fund' });
    await link(store, item.id, { organizations: { [fund.id]: true } });
    const list = await createList(store);
    await follow(store, list.id, [org(fund.id)]);
    await store.organizations.remove(fund.id);
    expect(await titles(list.id)).toEqual([]);
    await follow(store, list.id, [org(other.id)]);
    const { organizations } = await store.hubs.followedBy(list.id);
    expect(organizations.map(({ id, isGone }) => [id, isGone])).toEqual(
      expect.arrayContaining([
        [fund.id, true],
        [other.id, false],
      ]),
    );
    const atOnce = () => store.hubs.followedAndHeld(list.id);
    expect((await atOnce()).holding.organizationIds).toEqual([other.id]);
    await store.organizations.restore(fund.id);
    expect(await titles(list.id)).toEqual(['of the fund']);
    const { followed, holding } = await atOnce();
    expect(followed).toEqual(await store.hubs.followedBy(list.id));
    expect(holding.organizationIds.toSorted()).toEqual([fund.id, other.id].toSorted());
    expect(await store.hubs.followCounts([list.id])).toEqual(new Map([[list.id, 2]]));
  });

  it('is told by kind and age, the newest first, with the newest one-liners', async () => {
    const { store } = opened;
    const fund = await createOrganization(store);
    const items = await createItems(store, [
      { title: 'talk', publishedAt: daysAgo(1), oneLiner: 'Fees fell.' },
      { title: 'new talk', publishedAt: daysAgo(0.5) },
      { title: 'at the edge', publishedAt: since, oneLiner: 'It began.' },
      { title: 'old talk', publishedAt: daysAgo(14.1), oneLiner: 'Fees were high.' },
      { title: 'report', kind: 'document', publishedAt: daysAgo(2) },
      { title: 'news', kind: 'article', publishedAt: daysAgo(40) },
    ]);
    for (const { id } of items) await link(store, id, { organizations: { [fund.id]: true } });
    const holding = await store.hubs.holdingFrom([org(fund.id)]);
    const hubSummary = await store.hubs.glance(holding, { since, limit: 2, told: 2 });
    const titlesOf = (rows: { item: { title: string } }[]) => rows.map(({ item }) => item.title);
    expect(titlesOf(hubSummary.spoken.recent)).toEqual(['new talk', 'talk']);
    expect(titlesOf(hubSummary.spoken.older)).toEqual(['old talk']);
    expect(hubSummary.spoken.counts).toEqual({ recent: 3, older: 1 });
    expect(titlesOf(hubSummary.written.recent)).toEqual(['report']);
    expect(titlesOf(hubSummary.written.older)).toEqual(['news']);
    expect(titlesOf(hubSummary.told)).toEqual(['talk', 'at the edge']);
    const page = { page: 1, perPage: 2, kinds: ['episode'] as const };
    expect(titlesOf((await store.hubs.heldPage(holding, { ...page, before: since })).rows)).toEqual([
      'old talk',
    ]);
    expect((await store.hubs.heldPage(holding, { ...page, from: since })).total).toBe(3);
    expect(await store.hubs.heldIds(holding, 1)).toEqual([items[1]?.id]);
  });

  it('of a list that follows nothing is nothing at all', async () => {
    const { hubs } = opened.store;
    const holding = await hubs.holdingFrom([]);
    expect(await hubs.heldIds(holding, 5)).toEqual([]);
    expect(await hubs.heldCount(holding)).toBe(0);
    const summary = await hubs.glance(holding, { since, limit: 5, told: 5 });
    expect([summary.told, summary.spoken.counts]).toEqual([[], { recent: 0, older: 0 }]);
  });
});

describeEachDatabase('what a list follows', (opened) => {
  it('is changed by type, kept in order, each once, and copied', async () => {
    const { store } = opened;
    const [first, second] = [await createOrganization(store), await createOrganization(store)];
    const ada = await createPerson(store, 'Ada Follow');
    const [list, copy] = [await createList(store), await createList(store)];
    await follow(store, list.id, [org(second.id), org(first.id), org(second.id)]);
    await store.transaction((tx) =>
      tx.hubs.replaceFollows(list.id, { types: ['PERSON'], follows: [{ type: 'PERSON', personId: ada.id }] }),
    );
    const followed = await store.hubs.followedBy(list.id);
    expect(followed.organizations.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(followed.people.map(({ id }) => id)).toEqual([ada.id]);
    expect(await store.hubs.listsFollowing([first.id])).toEqual([list.id]);
    await store.hubs.copyFollows(list.id, copy.id);
    expect(await store.hubs.followedBy(copy.id)).toEqual(followed);
    expect(await store.hubs.followCounts([copy.id, list.id])).toEqual(
      new Map([
        [copy.id, 3],
        [list.id, 3],
      ]),
    );
  });

  it('tells the organizations followed before those of what was added', async () => {
    const { store } = opened;
    const [followed, ofItem] = [await createOrganization(store), await createOrganization(store)];
    const item = await createItem(store);
    await link(store, item.id, { organizations: { [ofItem.id]: true } });
    const list = await createList(store, { itemIds: [item.id] });
    await follow(store, list.id, [org(followed.id)]);
    const holding = await store.hubs.holdingOf(list.id);
    expect(await store.hubs.organizationsHeld(holding, 10)).toEqual([followed.id, ofItem.id]);
    expect(await store.hubs.organizationsHeld(holding, 1)).toEqual([followed.id]);
  });
});

describeEachDatabase('what lists can follow', (opened) => {
  it('is found by label or ticker, whatever the capitals, and what begins so comes first', async () => {
    const { store } = opened;
    const fund = await createOrganization(store, {
      name: 'Ostrava Water',
      ticker: 'OWTR',
      aliases: ['Great Ostrava'],
    });
    const gone = await createOrganization(store, { name: 'Ostrava Gone', aliases: ['Ostrava Lost'] });
    await store.organizations.remove(gone.id);
    await createOrganization(store, { name: 'New Ostrava' });
    const ada = await createPerson(store, 'Ada Ostrava');
    const { ORG, ALIAS, PERSON } = await store.hubs.wizardNodes({ words: 'ostrava', limit: 10 });
    expect([ORG.nodes.map(({ label }) => label), ORG.count]).toEqual([['Ostrava Water', 'New Ostrava'], 2]);
    expect(ALIAS.nodes).toEqual([
      {
        type: 'ALIAS',
        id: fund.id,
        slug: fund.slug,
        label: 'Great Ostrava',
        ticker: 'OWTR',
        parent: 'Ostrava Water',
        detail: null,
      },
    ]);
    expect(PERSON.nodes.map(({ id }) => id)).toEqual([ada.id]);
    const byTicker = await store.hubs.wizardNodes({ words: 'owtr', limit: 10 });
    expect([byTicker.ORG.count, byTicker.ALIAS.count, byTicker.PERSON.count]).toEqual([1, 1, 0]);
    const one = await store.hubs.wizardNodes({ words: 'ostrava', limit: 1 });
    expect([one.ORG.nodes.length, one.ORG.count]).toEqual([1, 2]);
  });

  it('by alias is every organization that bears it', async () => {
    const { store } = opened;
    const bearers = [
      await createOrganization(store, { aliases: ['Twin Name'] }),
      await createOrganization(store, { aliases: ['The Twin-Name'] }),
    ];
    const result = await store.hubs.withAliases(['twin name', 'nobody']);
    expect(
      result
        .get('twin name')
        ?.map(({ organizationId }) => organizationId)
        .toSorted(),
    ).toEqual(bearers.map(({ id }) => id).toSorted());
    expect(result.get('nobody')).toEqual([]);
    expect(await store.hubs.withAliases(['---'])).toEqual(new Map());
    expect(await store.hubs.peopleAmong([])).toEqual(new Set());
  });
});

describeEachDatabase('a list', (opened) => {
  it('that is shared with an address is that person’s once the address is proved', async () => {
    const { store } = opened;
    const list = await createList(store);
    const email = `${list.id}@fund.example`;
    const names = { firstName: 'Bea', lastName: 'Reader', passwordHash: 'hash' };
    const person = await store.transaction((tx) => tx.accounts.addPerson({ email, ...names }));
    const id = person?.id ?? '';
    await store.lists.share(list.id, { email, level: 'read' });
    expect(await store.lists.shareOf(list.id, id)).toBeNull();
    await store.transaction((tx) => tx.accounts.markVerified(id));
    expect(await store.lists.shareOf(list.id, id)).toBe('read');
    await store.lists.share(list.id, { email, level: 'edit' });
    expect((await store.lists.sharedWith(id)).map(({ list: { id: its }, share }) => [its, share])).toEqual([
      [list.id, 'edit'],
    ]);
    expect(await store.lists.unshare(list.id, email)).toBe(true);
    expect(await store.lists.unshare(list.id, email)).toBe(false);
    expect(await store.lists.sharedWith(id)).toEqual([]);
  });

  it('grows its revision with every change of what is edited', async () => {
    const { store } = opened;
    const list = await createList(store);
    expect((await store.lists.change(list.id, {}))?.revision).toBe(list.revision + 1);
    expect((await store.lists.setLinkShared(list.id, false))?.isLinkShared).toBe(false);
  });
});
