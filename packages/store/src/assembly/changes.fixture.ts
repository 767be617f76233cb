import { randomUUID } from 'node:crypto';
import type { Assertion } from '@ecco/domain';
import type { Store } from '../store.ts';
import { serviceCalls } from '../transcription-services/service-changes.fixture.ts';
import { hearingChanges } from './hearing-changes.fixture.ts';
import { voiceChanges } from './voice-changes.fixture.ts';

const claim: Assertion = {
  text: 'It grew.',
  citation: { segmentId: 's', quote: 'It grew.', startMs: null, endMs: null, page: null },
  speaker: null,
  theme: 2,
  stance: 'neutral',
  kind: 'fact',
  organisations: [],
  isOwn: false,
  figures: [],
  weight: 0.5,
};

/** The ids of what a filled library holds. */
export type Library = Record<
  'show' | 'item' | 'list' | 'meeting' | 'user' | 'session' | 'organization' | 'person' | 'connection',
  string
>;

/** One of each noun that tells changes, under names of its own. */
export async function fill(store: Store): Promise<Library> {
  const slug = randomUUID();
  const { show } = await store.shows.upsert({
    kind: 'podcast',
    slug,
    name: slug,
    feedUrl: `https://${slug}.test/`,
  });
  const given = { kind: 'episode', showId: show.id, title: slug, guid: slug, nextStage: 'acquire' } as const;
  const { item } = await store.items.insertOrFind(given);
  const names = { firstName: 'A', lastName: 'Reader', passwordHash: 'hash' };
  const user = await store.transaction((tx) =>
    tx.accounts.addPerson({ email: `${slug}@example.test`, ...names }),
  );
  const long = new Date(0);
  await store.identity.create('session', {
    ...{ id: slug, tokenHash: slug, userId: user?.id, expiresAt: new Date(Date.now() + 60_000) },
    ...{ createdAt: long, updatedAt: long, lastSeenAt: long },
  });
  const list = await store.lists.create({ ownerId: null, title: slug, description: null, itemIds: [] });
  const meeting = await store.meetings.add({ title: slug });
  await store.speakers.replace(item.id, [
    {
      label: 'A',
      name: 'Al',
      role: null,
      organisation: null,
      provenance: 'label',
      confidence: 0.5,
      evidence: null,
    },
  ]);
  const organization = (await store.organizations.add({ name: slug, type: 'FOUNDATION' }))?.id ?? '';
  const person = (await store.people.add({ name: slug }))?.id ?? '';
  const edge = 'PRODUCES_MEDIA' as const;
  const target = { kind: 'item' as const, id: item.id };
  const connection = await store.graph.connect({
    organizationId: organization,
    edge,
    target,
    provenance: 'hand',
  });
  return {
    show: show.id,
    item: item.id,
    list: list.id,
    meeting: meeting?.id ?? '',
    user: user?.id ?? '',
    session: slug,
    organization,
    person,
    connection: connection?.id ?? '',
  };
}

const provenNames = { firstName: 'Ann', lastName: 'Reader' };
const madeBy = { engine: 'test', version: '1' };
const assets = (organizationId: string) => ({
  organizationId,
  kind: 'total_assets' as const,
  value: 1,
  words: null,
  asOf: '2026-01-31',
  provenance: 'hand' as const,
  source: null,
  sourceUrl: null,
});
const step = ({ item }: Library) => ({
  itemId: item,
  run: 1,
  stage: 'acquire',
  status: 'TRANSCRIBING' as const,
});

/** An answer that can be judged. */
async function anAnswer(answers: Store['answers']): Promise<string> {
  const told = {
    found: false,
    form: 'open' as const,
    sentences: [],
    claims: [],
    sources: [],
    closest: [],
    graph: null,
    followUps: [],
    items: 0,
    madeBy,
    degraded: [],
  };
  const scope = { kind: 'library' as const, id: '', title: null };
  const { id } = await answers.add({ query: 'Why?', normal: 'why', scope, told });
  return id;
}

/** Another organization, made one with the library's. */
async function merged({ organizations, merges }: Store, { organization: keptId }: Library) {
  const other = await organizations.add({ name: randomUUID(), type: 'FOUNDATION' });
  const lent = { aliases: [], fields: [] };
  const pair = { kind: 'organization' as const, keptId, goneId: other?.id ?? '' };
  return merges.merge({ ...pair, lent, mergedBy: null });
}

/** A call of each method that tells a change, on a library that is filled. */
export const calls: Record<string, (store: Store, library: Library) => Promise<unknown>> = {
  'shows.upsert': ({ shows }) =>
    shows.upsert({ kind: 'podcast', slug: 'n', name: 'New', feedUrl: `https://${randomUUID()}.test/` }),
  'shows.putPublication': ({ shows }) =>
    shows.putPublication({ name: 'Paper', website: 'https://paper.test/' }),
  'shows.setIgnored': ({ shows }, { show }) => shows.setIgnored(show, true),
  'shows.moveFeed': ({ shows }, { show }) => shows.moveFeed(show, `https://${randomUUID()}.test/feed.xml`),
  'tags.replace': ({ tags }, { show }) => tags.replace(show, ['Pensions']),
  'showSpeakers.save': ({ showSpeakers }, { show }) =>
    showSpeakers.save({ showId: show, label: 'A', name: 'Ann', updatedBy: null }),
  'items.insertOrFind': ({ items }) => items.insertOrFind({ kind: 'article', title: 'New', nextStage: null }),
  'items.insertMany': ({ items }) => items.insertMany([{ kind: 'article', title: 'New', nextStage: null }]),
  'items.update': ({ items }, { item }) => items.update(item, { score: 5 }),
  'items.correct': ({ items }, { item }) =>
    items.correct({ itemId: item, changes: { title: 'Right' }, held: ['title'] }),
  'joinedItems.apart': async ({ items, joinedItems }, { item }) => {
    const given = { kind: 'episode', title: 'One', nextStage: null } as const;
    const { item: into } = await items.insertOrFind(given);
    const itemWithShow = await items.findById(item);
    if (itemWithShow === null) throw new Error('the item is gone');
    await items.join({ from: itemWithShow.item, into: into.id, adopted: {}, meta: {}, reason: 'words' });
    await joinedItems.apart({ id: item, intoId: into.id });
  },
  'deletedItems.take': ({ deletedItems }, { item }) => deletedItems.take(item, null),
  'deletedItems.bringBack': async ({ deletedItems }, { item }) => {
    await deletedItems.take(item, null);
    await deletedItems.bringBack(item);
  },
  'items.mergeMeta': ({ items }, { item }) => items.mergeMeta(item, { form: 'media' }),
  'items.noteMaker': ({ items }, { item }) => items.noteMaker(item, { task: 'outline', maker: 'test 1' }),
  'items.join': async ({ items }, { item }) => {
    const { item: copy } = await items.insertOrFind({ kind: 'episode', title: 'Again', nextStage: null });
    const match = await items.findById(item);
    if (match) await items.join({ from: match.item, into: copy.id, adopted: {}, meta: {}, reason: 'words' });
  },
  'items.remove': ({ items }, { item }) => items.remove(item),
  'items.advance': ({ items }, library) => items.advance({ ...step(library), nextStage: 'transcript' }),
  'items.report': ({ items }, library) => items.report(step(library)),
  'items.restart': ({ items }, library) => items.restart({ ...step(library), itemId: library.item }),
  'segments.replace': ({ segments }, { item }) => segments.replace(item, [{ text: 'Fees fell.' }]),
  'segments.clear': ({ segments }, { item }) => segments.clear(item, []),
  'segments.append': ({ segments }, { item }) =>
    segments.append(item, [{ id: 'appended', text: 'Fees fell.' }], 0),
  'speakers.replace': ({ speakers }, { item }) => speakers.replace(item, []),
  'speakers.nameInItem': ({ speakers }, { item }) => speakers.nameInItem(item, { label: 'A', name: 'Ann' }),
  'speakers.nameInShow': ({ speakers }, { show }) =>
    speakers.nameInShow(show, { label: 'A', name: 'Ann', before: null }),
  'summaries.save': ({ summaries }, { item }) =>
    summaries.save({ itemId: item, version: 1, madeBy, overview: { keyInsights: [], whyItMatters: [] } }),
  'summaries.clear': ({ summaries }, { item }) => summaries.clear(item),
  'highlights.replace': ({ highlights }, { item }) => highlights.replace(item, 1, []),
  'highlights.setApproved': async ({ highlights }, { item }) => {
    const place = { segmentId: 's', startMs: null, endMs: null, page: null };
    await highlights.replace(item, 1, [{ text: 'Fees fell.', speaker: null, score: 1, ...place }]);
    await highlights.setApproved(item, { approved: true });
  },
  'assertions.setTheme': async ({ assertions }, { item }) => {
    await assertions.replace(item, [claim]);
    const [one] = await assertions.ofItem(item);
    await assertions.setTheme(item, { id: one?.id ?? '', theme: 7, userId: null });
  },
  'copies.put': async ({ copies, items }, { item }) => {
    const { item: copy } = await items.insertOrFind({ kind: 'article', title: 'Copy', nextStage: null });
    await copies.put(copy.id, 'words');
    await copies.put(item, 'words');
  },
  'assertions.replace': ({ assertions }, { item }) => assertions.replace(item, []),
  'proceedings.replace': ({ proceedings }, { item }) =>
    proceedings.replace(item, { agenda: [], decisions: [], signals: [] }),
  'entities.replace': ({ entities }, { item }) => entities.replace(item, []),
  'digests.save': ({ digests }, { item }) =>
    digests.save({ itemId: item, fingerprint: 'f', totalMs: 1, parts: [], chapters: [], madeBy: 'test' }),
  'digests.remove': async ({ digests }, { item }) => {
    await digests.save({
      itemId: item,
      fingerprint: 'f',
      totalMs: 1,
      parts: [],
      chapters: [],
      madeBy: 'test',
    });
    await digests.remove(item);
  },
  ...hearingChanges,
  ...voiceChanges,
  'segments.correct': async ({ segments }, { item }) => {
    const [line] = await segments.replace(item, [{ text: 'Said' }]);
    await segments.correct({ itemId: item, id: line?.id ?? '', before: 'Said', text: 'Corrected' });
  },
  'itemDocuments.save': ({ itemDocuments }, { item }) =>
    itemDocuments.save({ itemId: item, html: '<p>a</p>', updatedBy: null }),
  'itemDocuments.remove': ({ itemDocuments }, { item }) => itemDocuments.remove(item, null),
  'lists.create': ({ lists }) =>
    lists.create({ ownerId: null, title: 'New', description: null, itemIds: [] }),
  'lists.change': ({ lists }, { list }) => lists.change(list, { title: 'Other' }),
  'lists.claim': ({ lists }, { list, user }) => lists.claim(list, user),
  'lists.remove': ({ lists }, { list }) => lists.remove(list),
  'lists.replaceItems': ({ lists }, { list, item }) => lists.replaceItems(list, [item]),
  'lists.addItem': ({ lists }, { list, item }) => lists.addItem(item, [list]),
  'lists.removeItem': async ({ lists }, { list, item }) => {
    await lists.addItem(item, [list]);
    await lists.removeItem(item, [list]);
  },
  'lists.share': ({ lists }, { list }) => lists.share(list, { email: 'a@example.test', level: 'read' }),
  'lists.setLinkShared': ({ lists }, { list }) => lists.setLinkShared(list, false),
  'lists.unshare': async ({ lists }, { list }) => {
    await lists.share(list, { email: 'a@example.test', level: 'read' });
    await lists.unshare(list, 'a@example.test');
  },
  'hubs.replaceFollows': ({ hubs }, { list, person }) =>
    hubs.replaceFollows(list, { types: ['PERSON'], follows: [{ type: 'PERSON', personId: person }] }),
  'hubs.copyFollows': ({ hubs }, { list }) => hubs.copyFollows(list, list),
  'lists.touch': ({ lists }, { list }) => lists.touch([list]),
  'lists.replaceOnboardingList': (store, { user }) =>
    store.transaction((tx) =>
      tx.lists.replaceOnboardingList({ ownerId: user, title: 'Mine', config: {}, itemIds: [] }),
    ),
  'lists.putDaily': (store, { user }) =>
    store.transaction((tx) =>
      tx.lists.putDaily({
        ownerId: user,
        day: '2026-01-02',
        title: 'Today',
        itemIds: [],
        needs: {},
        reasons: {},
      }),
    ),
  'lists.leadDaily': (store, { user: ownerId }) =>
    store.transaction(async ({ lists }) => {
      const daily = { ownerId, day: '2026-01-03', title: 'Today', itemIds: [], needs: {}, reasons: {} };
      return lists.leadDaily(await lists.putDaily(daily), { needs: {}, most: 10 });
    }),
  'answers.judge': async ({ answers }, { user }) => answers.judge(await anAnswer(answers), user, 'approved'),
  'answers.decide': async ({ answers }, { user }) => answers.decide(await anAnswer(answers), user, 'pinned'),
  'meetings.add': ({ meetings }) => meetings.add({ title: randomUUID() }),
  'meetings.update': ({ meetings }, { meeting }) => meetings.update(meeting, { location: 'Here' }),
  'meetings.remove': ({ meetings }, { meeting }) => meetings.remove(meeting),
  'organizations.add': ({ organizations }) => organizations.add({ name: randomUUID(), type: 'FOUNDATION' }),
  'linkPasses.finish': ({ linkPasses }) => linkPasses.finish(new Date(Date.now() + 1)),
  'organizations.addMany': ({ organizations: o }) => o.addMany([{ name: randomUUID(), type: 'FOUNDATION' }]),
  'organizations.update': async ({ organizations }, { organization }) => {
    const result = await organizations.find(organization);
    if (result) await organizations.update(result, { name: 'Other' });
  },
  'organizations.remove': ({ organizations: o }, { organization }) => o.remove(organization),
  'organizations.restore': async ({ organizations }, { organization }) => {
    await organizations.remove(organization);
    await organizations.restore(organization);
  },
  'organizations.putFact': ({ organizations: o }, made) => o.putFact(assets(made.organization)),
  'organizations.putFacts': ({ organizations: o }, made) => o.putFacts([assets(made.organization)]),
  'organizations.showFacts': ({ organizations: o }, { organization }) => o.showFacts([organization]),
  'merges.merge': (store, library) => merged(store, library),
  'merges.undo': async (store, library) => {
    const other = await merged(store, library);
    await store.merges.undo(other.id);
  },
  'organizations.removeFact': async ({ organizations: o }, { organization: id }) =>
    o.removeFact(id, (await o.putFact(assets(id))).id),
  'people.add': ({ people }) => people.add({ name: randomUUID() }),
  'people.update': async ({ people }, { person }) => {
    const row = await people.find(person);
    if (row) await people.update(row, { name: 'Other' });
  },
  'people.remove': ({ people }, { person }) => people.remove(person),
  'people.restore': async ({ people }, { person }) => {
    await people.remove(person);
    await people.restore(person);
  },
  'graph.connect': ({ graph }, { organization, person }) =>
    graph.connect({
      organizationId: organization,
      edge: 'HAS_EXECUTIVE',
      target: { kind: 'person', id: person },
      provenance: 'hand',
    }),
  'graph.connectItems': ({ graph }, { organization, item }) =>
    graph.connectItems({
      organizationId: organization,
      itemIds: [{ itemId: item, edge: 'HAS_DOCUMENT', sourceUrl: null }],
      provenance: 'crawl',
      createdBy: null,
    }),
  'graph.change': ({ graph }, { connection }) => graph.change(connection, { since: '2026-01-31' }),
  'graph.disconnect': ({ graph }, { organization, connection }) => graph.disconnect(organization, connection),
  'graph.disconnectTargets': ({ graph }, { organization, item }) =>
    graph.disconnectTargets({ organizationId: organization, provenance: 'hand', ids: [item] }),
  'links.putFound': ({ links }, { item, person }) => links.putFound(item, withPerson(person)),
  'links.relateOrganization': ({ links }, { organization }) => links.relateOrganization(organization),
  'links.relateItem': ({ links }, { item }) => links.relateItem(item),
  'links.unlink': async ({ links }, { item, organization }) => {
    await links.relateItem(item);
    await links.unlink({ itemId: item, organizationId: organization });
  },
  'links.relink': async ({ links }, { item, organization }) => {
    await links.relateItem(item);
    await links.relink({ itemId: item, organizationId: organization });
  },
  'links.unlinkPerson': async ({ links }, there) => {
    await links.putFound(there.item, withPerson(there.person));
    await links.unlinkPerson({ itemId: there.item, personId: there.person });
  },
  'links.relinkPerson': async ({ links }, there) => {
    await links.putFound(there.item, withPerson(there.person));
    await links.relinkPerson({ itemId: there.item, personId: there.person });
  },
  'candidates.propose': proposed,
  'candidates.decide': async (store, there) => {
    await store.candidates.decide(await proposed(store, there), { status: 'Rejected', by: null });
  },
  'candidates.reopen': async (store, there) => {
    const ids = await proposed(store, there);
    await store.candidates.decide(ids, { status: 'Rejected', by: null });
    await store.candidates.reopen(ids);
  },
  'meetings.addItem': ({ meetings }, { meeting, item }) => meetings.addItem(meeting, item),
  'personalData.erase': ({ personalData }, { user }) =>
    personalData.erase({ id: user, email: 'ada@fund.example' }),
  'users.update': ({ users }, { user }) => users.update(user, { role: 'admin' }),
  'accounts.contest': (store, { user }) => store.transaction((tx) => tx.accounts.contest(user, provenNames)),
  'accounts.markVerified': ({ accounts }, { user }) => accounts.markVerified(user),
  'accounts.handOver': (store, { user }) =>
    store.transaction((tx) => tx.accounts.handOver(user, provenNames)),
  'sessions.seen': async ({ sessions }, { session }) => {
    const found = await sessions.find(session);
    if (found) await sessions.seen(found.session, found.session.expiresAt);
  },
  'sessions.remove': ({ sessions }, { session }) => sessions.remove(session),
  'sessions.removeOf': ({ sessions }, { user, session }) => sessions.removeOf(user, session),
  'sessions.removeAllOf': ({ sessions }, { user }) => sessions.removeAllOf(user),
  'identity.update': ({ identity }, { user }) =>
    identity.update('user', [{ field: 'id', operator: 'eq', value: user }], { emailVerified: true }),
  'identity.remove': ({ identity }, { user }) =>
    identity.remove('session', [{ field: 'userId', operator: 'eq', value: user }]),
  ...serviceCalls,
  'meetings.replaceItems': ({ meetings }, { meeting, item }) => meetings.replaceItems(meeting, [item]),
};

/** Proposes a candidate to the organization; gives its id. */
async function proposed(store: Store, { organization }: Library): Promise<string[]> {
  const title = randomUUID();
  const unknown = { podcast_name: null, author: null, image: null, publisher: null, document_type: null };
  const content = {
    ...{ title, url: `https://${title}.test/`, description: null, release_date: null, duration: null },
    ...{ ...unknown, people: [], day: null, time: null, time_zone: null, location: null },
    ...{ cancelled: false, papers: [] },
  };
  const result = {
    ...({ personId: null, kind: 'episode', source: 'feed', sourceUrl: 'https://feed.test/' } as const),
    ...{ content, verdict: null, error: null, crawlId: null, draft: {}, keys: [title] },
  };
  const added = await store.transaction((tx) => tx.candidates.propose(organization, [result]));
  return (added ?? []).map(({ id }) => id);
}

/** What a text says of one person who speaks. */
function withPerson(personId: string) {
  const match = { personId, speaks: 'A', mentions: 1, names: ['Al'], segmentId: null, sign: null };
  return { organizations: [], people: [match] };
}
