import { randomUUID } from 'node:crypto';
import type { UserListConfig, Wizard } from '@ecco/contract';
import { createItems, createShow } from '@ecco/factories/rows';
import type { Show } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

type Saved = {
  message: string;
  list: { uuid: string; title: string; episodes: number };
  following: number;
  needs: string[];
  listens: boolean;
};

let world: World;
let member: string;
let other: string;
beforeAll(async () => {
  world = await openWorld();
  member = await world.becomeMember('member@example.test');
  other = await world.becomeMember('other@example.test');
});
afterAll(() => world.end());

const wizardOf = async (scheme: string): Promise<Wizard> => {
  const { status, text } = await world.ask(`/v2/get_wizard?scheme=${scheme}`, { session: member });
  expect(status).toBe(200);
  return JSON.parse(text);
};
const categoryOf = ({ categories }: Wizard, slug: string) =>
  categories.find((category) => category.slug === slug);

const send = (config: Partial<UserListConfig>, session = member) =>
  world.ask('/v2/save_user_list', {
    method: 'POST',
    session,
    json: {
      scheme: 'sports',
      survey: {},
      categories: ['tennis-and-golf'],
      tags: [],
      podcasts: [],
      ...config,
    },
  });
const save = async (config: Partial<UserListConfig>, session = member): Promise<Saved> => {
  const { status, text } = await send(config, session);
  expect(status, text).toBe(200);
  return JSON.parse(text);
};
const followed = async (session = member) => {
  const { text } = await world.ask('/v2/get_user_following_list', { session });
  const { podcasts }: { podcasts: { name: string }[] } = JSON.parse(text);
  return podcasts.map(({ name }) => name);
};
const titlesOf = async (uuid: string) =>
  (await world.store.lists.itemsOf(uuid)).map(({ item }) => item.title);

async function addShow(name: string, days: number[]): Promise<Show> {
  const show = await createShow(world.store, name);
  await createItems(
    world.store,
    days.map((day) => ({
      title: `${name}, day ${day}`,
      showId: show.id,
      publishedAt: new Date(Date.UTC(2026, 0, day)),
      status: 'ASSERTIONS_COMPLETE' as const,
    })),
  );
  return show;
}

describe('the wizard', () => {
  it('is for members', async () => {
    expect((await world.ask('/v2/get_wizard')).status).toBe(401);
    expect((await world.ask('/v2/save_user_list', { method: 'POST', json: {} })).status).toBe(401);
    expect((await world.ask('/v2/get_wizard?scheme=astrology', { session: member })).status).toBe(400);
  });

  it('gives the content of its scheme, categories by rank and then by label', async () => {
    const { scheme, intro, quotes, survey, categories } = await wizardOf('sports');
    expect(scheme).toBe('sports');
    expect(intro.text).not.toBe('');
    expect(quotes.length).toBeGreaterThanOrEqual(3);
    expect(survey.find(({ id }) => id === 'objective')).toMatchObject({
      required: false,
      choices: expect.arrayContaining([{ value: 'fan', label: 'I follow it' }]),
    });
    expect(survey.find(({ id }) => id === 'details')?.required).toBe(false);
    const order = categories.map(({ rank, label }) => `${String(rank).padStart(2, '0')} ${label}`);
    expect(order).toEqual(order.toSorted());
    expect(categories.find(({ slug }) => slug === 'combat-sports')).toMatchObject({
      secondary: true,
      tags: expect.arrayContaining([{ slug: 'judo', label: 'Judo' }]),
    });
    const { text } = await world.ask('/v2/get_wizard', { session: member });
    expect(JSON.parse(text).scheme).toBe('default');
  });

  it('proposes nothing from an empty library', async () => {
    const { categories } = await wizardOf('history');
    expect(categories.flatMap(({ podcasts }) => podcasts)).toEqual([]);
    // Said before anything is chosen.
    expect(new Set(categories.map(({ episodes }) => episodes))).toEqual(new Set([0]));
  });

  it('proposes up to four that fit, other ones the next time, none twice in a category', async () => {
    const shows: Show[] = [];
    for (let index = 0; index < 12; index++)
      shows.push(await addShow(`Longship ${index}, a Viking hour`, [1, 2]));
    const lone = await addShow('Letters from Byzantine Anatolia', [1]);
    const seen = new Set<string>();
    for (let call = 0; call < 12; call++) {
      const wizard = await wizardOf('history');
      const uuids = categoryOf(wizard, 'middle-ages')?.podcasts.map(({ uuid }) => uuid) ?? [];
      expect(uuids).toHaveLength(4);
      expect(new Set(uuids).size).toBe(4);
      for (const uuid of uuids) seen.add(uuid);
      expect(categoryOf(wizard, 'rome')?.podcasts).toEqual([
        { uuid: lone.id, slug: lone.slug, name: lone.name, image_url: null, description: null, episodes: 1 },
      ]);
    }
    expect(seen.size).toBeGreaterThan(4);
    expect(shows.map(({ id }) => id)).toEqual(expect.arrayContaining([...seen]));
  });
});

describe('what was chosen', () => {
  it('becomes a playlist of the newest episodes and follows, and the person has been met', async () => {
    const golf = await addShow('Golf', [3, 9]);
    const tennis = await addShow('Tennis', [5]);
    const saved = await save({
      survey: { sports_objective: ['fan', 'coach'], history_subjects: ['deep'] },
      tags: ['majors'],
      podcasts: [golf.id.toUpperCase(), tennis.id, golf.id],
    });
    expect(saved).toMatchObject({ message: 'Your smart playlist is ready.', following: 2 });
    expect(saved.list).toMatchObject({ title: 'Your smart playlist', episodes: 3 });
    expect(await titlesOf(saved.list.uuid)).toEqual(['Golf, day 9', 'Tennis, day 5', 'Golf, day 3']);
    expect(await followed()).toEqual(['Golf', 'Tennis']);
    const list = await world.store.lists.findById(saved.list.uuid);
    expect(list?.config).toEqual({
      scheme: 'sports',
      survey: { sports_objective: ['fan', 'coach'] },
      categories: ['tennis-and-golf'],
      tags: ['majors'],
      podcasts: [golf.id, tennis.id],
    });
    const met = await world.store.users.findByEmail('member@example.test');
    const stranger = await world.store.users.findByEmail('other@example.test');
    expect([met?.onboardedAt, stranger?.onboardedAt]).toEqual([expect.any(Date), null]);
  });

  it('is what its person needs to know, where they have not said so themselves', async () => {
    const session = await world.becomeMember('needs@example.test');
    const retained = async () => (await world.store.users.findByEmail('needs@example.test'))?.profilePrompt;
    const survey = { sports_objective: ['fan', 'coach'], sports_details: ['numbers'] };
    expect(await save({ survey: {} }, session)).toMatchObject({ needs: [], listens: false });
    expect(await retained()).toBe('');
    expect((await save({ survey }, session)).needs).toEqual(['Coaching', 'Statistics']);
    expect(await retained()).toBe('Coaching\nStatistics');
    expect((await save({ survey: { sports_details: ['tactics'] } }, session)).needs).toEqual([]);
    expect(await retained()).toBe('Coaching\nStatistics');
  });

  it('is why something is in the list of today, though that was made before', async () => {
    const rowing = await addShow('Rowing', [8]);
    const session = await world.becomeMember('third@example.test');
    const daily = async (): Promise<unknown> =>
      (await world.ask('/v2/get_daily_list', { method: 'POST', session, json: {} })).body;
    expect(JSON.stringify(await daily())).not.toContain('"followed"');
    await save({ podcasts: [rowing.id] }, session);
    expect(JSON.stringify(await daily())).toContain('"followed"');
  });

  it('replaces the playlist when saved again, ends no follow, and touches nobody else', async () => {
    const chess = await addShow('Chess', [7]);
    const hers = await save({ podcasts: [chess.id] }, other);
    const first = await save({});
    const again = await save({ podcasts: [chess.id] });
    expect(again.list.uuid).toBe(first.list.uuid);
    expect(again.list.uuid).not.toBe(hers.list.uuid);
    expect(await titlesOf(again.list.uuid)).toEqual(['Chess, day 7']);
    expect(again.following).toBe(3);

    const none = await save({});
    expect(none).toMatchObject({ message: 'Your choices are saved.', list: { episodes: 0 }, following: 3 });
    expect(await followed()).toEqual(['Chess', 'Golf', 'Tennis']);
    expect(await titlesOf(hers.list.uuid)).toEqual(['Chess, day 7']);
    expect(await followed(other)).toEqual(['Chess']);
  });

  it('holds fifty episodes at most, and no podcast is crowded out', async () => {
    const month = Array.from({ length: 60 }, (_, index) => index + 20);
    const [often, seldom] = [await addShow('Often', month), await addShow('Seldom', [1])];
    const { list } = await save({ podcasts: [often.id, seldom.id] }, other);
    const titles = await titlesOf(list.uuid);
    expect(list.episodes).toBe(50);
    expect([titles[0], titles[48], titles[49]]).toEqual(['Often, day 79', 'Often, day 31', 'Seldom, day 1']);
  });

  it('must be there to be chosen, or nothing is saved', async () => {
    const before = await save({});
    const gone = randomUUID();
    const refused = await send({
      categories: ['tennis-and-golf', 'public-pensions'],
      tags: ['nap'],
      podcasts: [gone],
      survey: { sports_objective: ['fan', 'gamble'] },
    });
    expect(refused.status).toBe(400);
    expect(refused.body['issues']).toEqual([
      { path: 'categories.1', message: "There is no category 'public-pensions'." },
      { path: 'tags.0', message: "There is no tag 'nap'." },
      { path: 'podcasts.0', message: `There is no podcast '${gone}'.` },
      { path: 'survey.sports_objective.1', message: "There is no choice 'gamble'." },
    ]);
    const empty = await send({ categories: [] });
    expect(empty.status).toBe(400);
    expect(empty.text).toContain('Please choose at least one category to seed your playlists');
    const list = await world.store.lists.findById(before.list.uuid);
    expect(list?.config).toMatchObject({ categories: ['tennis-and-golf'], tags: [] });
  });

  it('is taken from our own pages only', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const { status } = await world.ask('/v2/save_user_list', {
      method: 'POST',
      session: member,
      headers,
      json: {},
    });
    expect(status).toBe(403);
  });
});
