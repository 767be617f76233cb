import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callers, type Landmarks } from '../request/access/access-table.fixture.ts';
import { type RouteName, routeNames } from '../request/access/route-policy.ts';
import { openWorld, type World } from '../testing/world.ts';
import { accessTable } from './access-table.fixture.ts';

const routes = routeNames;
const password = 'a long secret of a member';
const people = { member: 'member@fund.example', other: 'other@fund.example' };

let world: World;
let there: Landmarks;
/** A session of each, which lasts until somebody ends it. */
const sessions = new Map<Caller, string | undefined>();

/** A new session of a caller, as a cookie; nothing for a visitor. */
async function enter(caller: Caller): Promise<string | undefined> {
  if (caller === 'visitor') return undefined;
  return caller === 'admin' ? world.sessionOfAdmin() : world.signIn({ email: people[caller], password });
}

const textIn = (body: Record<string, unknown>, name: string): string => String(body[name]);

/** Lists of the member's, one of the admin's, and a meeting. */
async function ownThings(): Promise<Pick<Landmarks, 'list' | 'listToDelete' | 'listOfAdmin' | 'meeting'>> {
  const made = async (caller: Caller, path: string) => {
    const session = await enter(caller);
    const input = { method: 'POST', json: { title: `Of the ${caller}` }, ...(session && { session }) };
    return (await world.ask(path, input)).body;
  };
  const { event } = await made('admin', '/v2/admin/events');
  const list = textIn(await made('member', '/v2/episode_list'), 'uuid');
  await world.store.lists.setLinkShared(list, true);
  return {
    list,
    listToDelete: textIn(await made('member', '/v2/episode_list'), 'uuid'),
    listOfAdmin: textIn(await made('admin', '/v2/episode_list'), 'uuid'),
    meeting: typeof event === 'object' && event !== null && 'uuid' in event ? String(event.uuid) : '',
  };
}

/** An organization of which everything can be asked. */
async function ownOrganization() {
  const { organizations, people, graph, links } = world.store;
  const add = async (name: string) => (await organizations.add({ name, type: 'US_PENSION_FUND' }))?.id ?? '';
  const [organization, organizationDeleted] = [await add('Fund of all'), await add('Fund of before')];
  await organizations.remove(organizationDeleted);
  const person = (await people.add({ name: 'Somebody' }))?.id ?? '';
  const own = { organizationId: organization, provenance: 'hand' } as const;
  const item = await createProcessedItem(world.store, { lines: 8 });
  const none = { words: null, source: null, sourceUrl: null };
  const fact = await organizations.putFact({
    ...own,
    ...none,
    kind: 'total_assets',
    value: 1,
    asOf: '2026-01-01',
  });
  await graph.connect({ ...own, edge: 'HAS_EXECUTIVE', target: { kind: 'person', id: person } });
  const target = { kind: 'person', id: person } as const;
  const connection = await graph.connect({ ...own, edge: 'HAS_ADVISOR', target });
  await graph.connect({ ...own, edge: 'PRODUCES_MEDIA', target: { kind: 'item', id: item.id } });
  await links.relateOrganization(organization);
  return {
    organization,
    organizationDeleted,
    person,
    connection: connection?.id ?? '',
    fact: fact.id,
    organizationItem: item.slug,
  };
}

/** Searches that the member keeps. */
async function savedSearchesOf(): Promise<Pick<Landmarks, 'savedSearch' | 'savedSearchToDelete'>> {
  const session = await enter('member');
  const saved = async (query: string) => {
    const json = { name: 'Of the member', query, tab: 'transcripts' };
    const input = { method: 'POST', json, ...(session && { session }) };
    return textIn((await world.ask('/v2/saved_searches', input)).body, 'id');
  };
  return { savedSearch: await saved('reserve'), savedSearchToDelete: await saved('board') };
}

/** Items that the member added. */
async function addedItems(addedBy: string) {
  const add = async (title: string) =>
    (await createProcessedItem(world.store, { title, lines: 8, addedBy })).id;
  const itemDeleted = await add('Deleted by the member');
  await world.store.deletedItems.take(itemDeleted, addedBy);
  return { itemOfMember: await add('Of the member'), itemToDelete: await add('To delete'), itemDeleted };
}

async function landmarks(): Promise<Landmarks> {
  const item = await createProcessedItem(world.store, { lines: 20 });
  const { show } = await world.store.shows.upsert({
    kind: 'podcast',
    slug: 'hours',
    name: 'Hours',
    // Not an address of the internet: nothing is fetched from it, whoever asks.
    feedUrl: 'https://192.0.2.1/hours.xml',
  });
  await world.store.transaction((tx) => tx.tags.replace(show.id, ['Business']));
  const publication = await world.store.shows.upsert({
    kind: 'publication',
    slug: 'letters',
    name: 'Letters',
    feedUrl: null,
  });
  const session = await enter('member');
  const owned = { ...(session && { session }) };
  const key = await world.ask('/v2/user/api_keys', { method: 'POST', json: { name: 'First' }, ...owned });
  const member = await world.store.users.findByEmail(people.member);
  const [device] = await world.store.sessions.listOf(member?.id ?? '');
  return {
    slug: item.slug,
    uuid: item.id,
    itemAtRest: (await createProcessedItem(world.store, { lines: 20 })).id,
    show: show.id,
    showSlug: show.slug,
    publicationSlug: publication.show.slug,
    ...(await ownThings()),
    ...(await savedSearchesOf()),
    ...(await ownOrganization()),
    ...(await addedItems(member?.id ?? '')),
    memberId: member?.id ?? '',
    memberEmail: people.member,
    password,
    sessionId: device?.id ?? '',
    keyId: textIn(key.body, 'id'),
    appToken: textIn((await world.ask('/v2/session')).body, 'app_token'),
  };
}

beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off', DIGEST: 'on' });
  await world.becomeAdmin();
  for (const email of Object.values(people)) await world.becomeMember({ email, password });
  there = await landmarks();
  for (const caller of callers) sessions.set(caller, await enter(caller));
});
afterAll(() => world.end());

async function answerTo(route: RouteName, caller: Caller): Promise<number> {
  const { path, ...ask } = accessTable[route].call(there, caller);
  const session = accessTable[route].endsSession ? await enter(caller) : sessions.get(caller);
  const { status } = await world.ask(path, { ...ask, ...(session && { session }) });
  if (route === 'user.endSessions') sessions.set(caller, await enter(caller));
  return status;
}

describe('every route, as everybody', () => {
  it.each(routes)('%s answers each of them as the access table says', async (route) => {
    const answers: number[] = [];
    for (const caller of callers) answers.push(await answerTo(route, caller));
    expect(answers).toEqual(accessTable[route].answers);
  });

  it.each(routes)('%s changes nothing for the page of somebody else', async (route) => {
    const { path, headers, ...ask } = accessTable[route].call(there, 'admin');
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site' };
    const session = sessions.get('admin');
    const { body } = await world.ask(path, { ...ask, headers: foreign, ...(session && { session }) });
    const refused = body['code'] === 'request.foreign-page';
    expect(refused ? 'refused' : 'only reads').toBe(accessTable[route].readsOnly ? 'only reads' : 'refused');
  });
});
