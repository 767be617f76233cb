import { createItem, createItems, createShow } from '@ecco/factories/rows';
import type { Item, Show } from '@ecco/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.end());

type Listed = {
  uuid: string;
  title: string;
  type: string;
  completed: boolean;
  titles: string[];
  reasons: unknown[];
};

async function daily(session: string): Promise<Listed> {
  const { body } = await world.ask('/v2/get_daily_list', { method: 'POST', json: {}, session });
  const { uuid, title, type, completed, episodes } = body;
  const listed = Array.isArray(episodes) ? episodes : [];
  return {
    uuid: String(uuid),
    title: String(title),
    type: String(type),
    completed: completed === true,
    titles: listed.map((episode) => String(episode.title)),
    reasons: listed.map((episode) => episode.reason ?? null),
  };
}

const addShow = (name: string, description = ''): Promise<Show> =>
  createShow(world.store, { name, description });

const publish = (show: Show, days: number[], status: Item['status'] = 'ASSERTIONS_COMPLETE') =>
  createItems(
    world.store,
    days.map((day) => ({
      title: `${show.name} ${day}`,
      showId: show.id,
      publishedAt: new Date(Date.UTC(2026, 0, day)),
      status,
    })),
  );

const today = new Date().toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

it('fills up once there is something, and then stays for the day', async () => {
  const ada = await world.becomeMember('ada@fund.example');
  const empty = await daily(ada);
  expect(empty).toMatchObject({ title: `Daily list, ${today}`, type: 'daily', completed: false, titles: [] });

  const show = await addShow('Minutes');
  await publish(show, [1, 2]);
  await publish(show, [3], 'FAILED');
  await publish(show, [4], 'NOT_STARTED');
  expect(await daily(ada)).toEqual({
    ...empty,
    titles: ['Minutes 2', 'Minutes 1'],
    reasons: [null, null],
  });
  await publish(show, [9]);
  expect((await daily(ada)).titles).toEqual(['Minutes 2', 'Minutes 1']);

  for (const { item } of await world.store.lists.itemsOf(empty.uuid))
    await world.ask('/v2/user_history_list', { method: 'POST', json: { uuid: item.id }, session: ada });
  expect((await daily(ada)).completed).toBe(true);
  expect((await world.ask('/v2/episode_list/get_user_lists_info', { session: ada })).body).toEqual({
    all_lists: [],
  });
});

it('begins with what is followed, then what was chosen, then the rest, and holds few of one show', async () => {
  const bea = await world.becomeMember('bea@fund.example');
  const { id = '' } = (await world.store.users.findByEmail('bea@fund.example')) ?? {};
  const [followed, chosen, fitting] = [
    await addShow('Followed'),
    await addShow('Chosen'),
    await addShow('Fitting', 'Letters on stoicism.'),
  ];
  const rest = await addShow('Rest');
  await publish(followed, [10, 11, 12, 13]);
  await publish(chosen, [20]);
  await publish(fitting, [21]);
  await publish(rest, [25, 26, 27, 28, 29]);
  await world.store.follows.follow(id, [followed.id]);
  const config = {
    scheme: 'philosophy',
    survey: {},
    categories: ['ancients'],
    tags: [],
    podcasts: [chosen.id],
  };
  await world.store.transaction((tx) =>
    tx.lists.replaceOnboardingList({ ownerId: id, title: 'Smart', config, itemIds: [] }),
  );
  const [newest] = (await world.store.items.library({ page: 1, perPage: 5, showId: followed.id })).entries;
  await world.store.readingHistory.note({ userId: id, itemId: newest?.item.id ?? '', positionMs: null });
  const { titles, reasons } = await daily(bea);
  expect(newest?.item.title).toBe('Followed 13');
  expect(titles.slice(0, 5)).toEqual([
    'Followed 12',
    'Followed 11',
    'Followed 10',
    'Fitting 21',
    'Chosen 20',
  ]);
  expect(reasons.slice(0, 6)).toEqual(['followed', 'followed', 'followed', 'chosen', 'chosen', null]);
  expect(titles.filter((title) => title.startsWith('Rest'))).toEqual(['Rest 29', 'Rest 28', 'Rest 27']);
  expect(titles).toHaveLength(10);
});

it('begins with what can be heard for somebody who would rather listen', async () => {
  const titlesFor = async (email: string, survey: Record<string, string[]>) => {
    const session = await world.becomeMember(email);
    const { id = '' } = (await world.store.users.findByEmail(email)) ?? {};
    const config = { scheme: 'sports', survey, categories: ['judo'], tags: [], podcasts: [] };
    await world.store.transaction((tx) =>
      tx.lists.replaceOnboardingList({ ownerId: id, title: 'Smart', config, itemIds: [] }),
    );
    await world.store.follows.follow(id, [show.id]);
    return (await daily(session)).titles.slice(0, 2);
  };
  const show = await addShow('Spoken');
  await publish(show, [28]);
  await createItem(world.store, {
    title: 'Recorded',
    showId: show.id,
    publishedAt: new Date(Date.UTC(2026, 0, 27)),
    status: 'ASSERTIONS_COMPLETE',
    audioUrl: 'https://media.example/recorded.mp3',
  });
  const newest = ['Spoken 28', 'Recorded'];
  expect((await titlesFor('ear@fund.example', { sports_audio_or_visual: ['audio'] }))[0]).toBe('Recorded');
  expect(await titlesFor('both@fund.example', { sports_audio_or_visual: ['audio', 'both'] })).toEqual(newest);
  expect(await titlesFor('eye@fund.example', {})).toEqual(newest);
});

it('is one, however many ask at once', async () => {
  const session = await world.becomeMember('many@fund.example');
  const lists = await Promise.all(Array.from({ length: 5 }, () => daily(session)));
  expect(new Set(lists.map(({ uuid }) => uuid)).size).toBe(1);
});

it('begins with what its owner needs to know, says why, and stays as it was made', async () => {
  const session = await world.becomeMember('cy@fund.example');
  const know = (prompt_text: string) =>
    world.ask('/v2/user/update_prompt_context', {
      method: 'POST',
      json: { prompt_type: 'profile_prompt', prompt_text },
      session,
    });
  const show = await addShow('Forests');
  await publish(await addShow('Loud'), [30, 31]);
  await createItem(world.store, {
    title: 'A quiet month',
    description: 'What timber returned.',
    showId: show.id,
    publishedAt: new Date(Date.UTC(2025, 0, 2)),
    status: 'ASSERTIONS_COMPLETE',
  });
  await know('Returns of timber');
  const needsOf = async () => {
    const { body } = await world.ask('/v2/get_daily_list', { method: 'POST', json: {}, session });
    const { episodes } = body;
    return Array.isArray(episodes) ? episodes.map(({ title, need }) => [title, need]) : [];
  };
  const made = await needsOf();
  expect(made[0]).toEqual(['A quiet month', 'Returns of timber']);
  expect(made.slice(1).filter(([, need]) => need)).toEqual([]);
  await know('');
  expect(await needsOf()).toEqual(made);
  await know('Returns of timber');
  await createItem(world.store, {
    title: 'A loud month',
    createdAt: new Date(Date.now() + 60_000),
    description: 'What timber returned again.',
    showId: show.id,
    publishedAt: new Date(Date.UTC(2025, 1, 2)),
    status: 'ASSERTIONS_COMPLETE',
  });
  expect((await needsOf()).slice(0, 2)).toEqual([
    ['A loud month', 'Returns of timber'],
    ['A quiet month', 'Returns of timber'],
  ]);
});
