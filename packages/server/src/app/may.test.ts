import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, openWorld, type World } from '../testing/world.ts';

// What an answer says may be done is what the server then does and nothing else, to whoever asks. Each ability is tried
// on a thing of its own, so that none meets what another left.

const askers = ['visitor', 'member', 'other', 'admin', 'key of member', 'key of admin'] as const;
type Asker = (typeof askers)[number];
type Call = Ask & { path: string };
type Noun = {
  /** Where a thing is shown, and what of the answer it is. */
  path: (id: string) => string;
  find: (body: Record<string, unknown>, id: string) => unknown;
  abilities: Readonly<Record<string, (id: string) => Call>>;
};

let world: World;
let appToken = '';
let made = 0;
/** What each sends to be known. */
const known = new Map<Asker, Ask>();
let adminId = '';
/** Of the shows. */
const slugOf = new Map<string, string>();

const as = (asker: Asker, { path, headers, ...call }: Call) => {
  const { headers: own, ...who } = known.get(asker) ?? {};
  return world.ask(path, { ...call, ...who, headers: { 'x-app-token': appToken, ...headers, ...own } });
};
const fresh = (): string => {
  made += 1;
  return `thing-${made}`;
};
const post = (path: string, json: object): Call => ({ path, method: 'POST', json });
const put = (path: string, json: object): Call => ({ path, method: 'PUT', json });
const patch = (path: string, json: object): Call => ({ path, method: 'PATCH', json });
const remove = (path: string): Call => ({ path, method: 'DELETE' });

async function keyOf(owner: 'member' | 'admin'): Promise<string> {
  const { body } = await as(owner, post('/v2/user/api_keys', { name: owner }));
  return String(body['key']);
}

beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off', TRUST_PROXY: '1' });
  known.set('admin', { session: await world.becomeAdmin() });
  known.set('member', { session: await world.becomeMember('member@fund.example') });
  known.set('other', { session: await world.becomeMember('other@fund.example') });
  for (const owner of ['member', 'admin'] as const) {
    known.set(`key of ${owner}`, { headers: { authorization: `Bearer ${await keyOf(owner)}` } });
  }
  adminId = (await world.store.users.findByEmail('admin@ecco.example'))?.id ?? '';
  appToken = String((await world.ask('/v2/session')).body['app_token']);
});
afterAll(() => world.end());

const newItem = async () => (await createProcessedItem(world.store, { title: fresh(), lines: 2 })).id;
const newShow = async (
  kind: 'podcast' | 'publication',
  { feed = false, ignored = false }: { feed?: boolean; ignored?: boolean } = {},
) => {
  const slug = fresh();
  // Not an address of the internet: nothing is fetched from it.
  const feedUrl = feed ? `https://192.0.2.1/${slug}.xml` : null;
  const { show } = await world.store.shows.upsert({ kind, slug, name: slug, feedUrl });
  if (ignored) await world.store.shows.setIgnored(show.id, true);
  slugOf.set(show.id, slug);
  return show.id;
};
const newList = async (asker: Asker) =>
  String((await as(asker, post('/v2/episode_list', { title: fresh() }))).body['uuid']);
const newDailyList = async () => {
  const { body } = await as('member', post('/v2/get_daily_list', {}));
  return String(body['uuid']);
};
const newAccount = async () => {
  const account = await world.store.transaction((tx) =>
    tx.accounts.addPerson({
      email: `${fresh()}@fund.example`,
      firstName: 'A',
      lastName: 'B',
      passwordHash: 'none',
    }),
  );
  return account?.id ?? '';
};

const newMeeting = async () => {
  const { body } = await as('admin', post('/v2/admin/events', { title: fresh() }));
  return String(Object(body['event'])['uuid']);
};

const ofItem: Noun = {
  path: (id) => `/v2/content/${id}`,
  find: ({ item }) => item,
  abilities: {
    retry: (id) => post('/v2/episode/retry_transcribe', { slug: id }),
    curate: (id) => post('/v2/episode/set_score', { uuid: id, score: 50 }),
    assign: (id) => post('/v2/episode_list/update_episodes_lists', { uuid: id }),
  },
};
const ofMeeting: Noun = {
  path: (id) => `/v2/pension_funds/events/${id}`,
  find: ({ event }) => event,
  abilities: {
    change: (id) => put(`/v2/admin/events/${id}`, { location: 'Hall' }),
    remove: (id) => remove(`/v2/admin/events/${id}`),
  },
};
const ofList: Noun = {
  path: (id) => `/v2/episode_list/${id}`,
  find: (list) => list,
  abilities: {
    edit: (id) => put(`/v2/episode_list/${id}`, { title: 'Renamed' }),
    remove: (id) => remove(`/v2/episode_list/${id}`),
    curate: (id) => patch(`/v2/admin/lists/${id}`, { curated: true }),
  },
};
const ofNobodysList: Noun = {
  ...ofList,
  abilities: { ...ofList.abilities, claim: (id) => put(`/v2/episode_list/${id}`, { assign_owner: true }) },
};
const ofShow: Noun = {
  path: (id) => `/v2/podcast?slug=${slugOf.get(id)}`,
  find: ({ podcast }) => podcast,
  abilities: {
    follow: (id) => post('/v2/podcast/follow', { uuid: id, follow: true }),
    ignore: (id) => post('/v2/podcast/ignore', { uuid: id, ignore: true }),
    refresh: (id) => post('/v2/podcast/refresh', { uuid: id }),
  },
};
const ofPublication: Noun = {
  ...ofShow,
  path: (id) => `/v2/publication?slug=${slugOf.get(id)}`,
  find: ({ publication }) => publication,
};
const ofAccount: Noun = {
  path: () => '/v2/admin/users',
  find: ({ users }, id) => (Array.isArray(users) ? users.find(({ uuid }) => uuid === id) : null),
  abilities: {
    change: (id) => patch(`/v2/admin/users/${id}`, { pe_hub: true }),
    turn_off: (id) => patch(`/v2/admin/users/${id}`, { disabled: true }),
  },
};

const trials: readonly (readonly [string, Noun, () => Promise<string>])[] = [
  ['an item', ofItem, newItem],
  ['a meeting', ofMeeting, newMeeting],
  ["a member's list", ofList, () => newList('member')],
  ["an admin's list", ofList, () => newList('admin')],
  ["nobody's list", ofNobodysList, () => newList('visitor')],
  ["a member's list of today", ofList, newDailyList],
  ['a podcast', ofShow, () => newShow('podcast', { feed: true })],
  ['a podcast without a feed', ofShow, () => newShow('podcast')],
  ['an ignored podcast', ofShow, () => newShow('podcast', { feed: true, ignored: true })],
  ['a publication', ofPublication, () => newShow('publication')],
  ['an account', ofAccount, newAccount],
  ["the admin's own account", ofAccount, async () => adminId],
];

/** What the answer says that they may do; nothing where the thing is not shown to them. */
async function saidOf(asker: Asker, { path, find }: Noun, id: string): Promise<Record<string, boolean>> {
  const { status, body } = await as(asker, { path: path(id) });
  return status === 200 ? Object(find(body, id)).may : {};
}

describe('what an answer says may be done is what may be done', () => {
  it.each(trials.flatMap(([what, noun, make]) => askers.map((asker) => [what, asker, noun, make] as const)))(
    'with %s, by %s',
    async (_what, asker, noun, make) => {
      const said: Record<string, boolean> = {};
      const done: Record<string, boolean> = {};
      for (const [ability, call] of Object.entries(noun.abilities)) {
        const id = await make();
        said[ability] = (await saidOf(asker, noun, id))[ability] ?? false;
        const { status } = await as(asker, call(id));
        expect(status).toBeLessThan(500);
        done[ability] = status === 200;
      }
      expect(done).toEqual(said);
    },
  );
});
