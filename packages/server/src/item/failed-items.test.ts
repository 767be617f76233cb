import { createItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let author: string;
let other: string;
let admin: string;
let slugs: { unheard: string; wordless: string };
const operatorWords = 'No transcriber is configured. Set TRANSCRIBER_URL to a transcription service.';

beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  author = await world.becomeMember('author@fund.example');
  other = await world.becomeMember('other@fund.example');
  admin = await world.becomeAdmin();
  const { store } = world;
  const addedBy = (await store.users.findByEmail('author@fund.example'))?.id ?? '';
  const failed = async (title: string, code: string, message: string): Promise<string> => {
    const item = await createItem(store, { title, addedBy, nextStage: 'acquire' });
    const at = { itemId: item.id, run: item.run, stage: 'acquire', nextStage: 'acquire' };
    await store.items.advance({ ...at, status: 'FAILED', message });
    await store.items.mergeMeta(item.id, { failure: { code, stage: 'acquire' } });
    return item.slug;
  };
  await createItem(store, { title: 'Readable' });
  slugs = {
    unheard: await failed('Unheard', 'work.no_transcriber', operatorWords),
    wordless: await failed(
      'Wordless',
      'source.article.none',
      'There is no article on this page. Look elsewhere.',
    ),
  };
});
afterAll(() => world.end());

type Listed = { title: string; message: string | null };
async function listed(query: string, session?: string): Promise<{ items: Listed[]; total: number }> {
  const { body } = await world.ask(`/v2/library?${query}`, session ? { session } : {});
  const { items, pagination } = JSON.parse(JSON.stringify(body));
  return { items, total: pagination.total };
}
const reasonsFor = async (session?: string): Promise<Record<string, string | null>> =>
  Object.fromEntries(
    (await listed('failed=true', session)).items.map(({ title, message }) => [title, message]),
  );

it.each([
  ['a visitor', () => undefined],
  ['another member', () => other],
  ['who added it', () => author],
  ['an admin', () => admin],
])('the library of %s holds and counts only what could be read', async (_, session) => {
  const { items, total } = await listed('', session());
  expect([items.map(({ title }) => title), total]).toEqual([['Readable'], 1]);
  expect((await listed('kind=episode,article', session())).total).toBe(1);
});

it('what failed is told to who added it in words about the source, to admins in the words for them, to nobody else', async () => {
  expect(await reasonsFor()).toEqual({});
  expect(await reasonsFor(other)).toEqual({});
  const wordless = 'There is no article on this page. Look elsewhere.';
  expect(await reasonsFor(author)).toEqual({ Unheard: null, Wordless: wordless });
  expect(await reasonsFor(admin)).toEqual({
    Unheard: operatorWords,
    Wordless: wordless,
  });
});

it('its own page has the words for whoever opens it', async () => {
  const messageTo = async (session: string) => {
    const { body } = await world.ask(`/v2/content/${slugs.unheard}`, { session });
    return JSON.parse(JSON.stringify(body)).item.message;
  };
  expect(await messageTo(author)).toBeNull();
  expect(await messageTo(admin)).toBe(operatorWords);
});

it('is found by its name by nobody, and stands in the history of who added it alone', async () => {
  const { body } = await world.ask('/v2/episode/local_search?keywords=Unheard', { session: other });
  expect(JSON.parse(JSON.stringify(body)).episodes).toEqual([]);
  const historyOf = async (session: string) => {
    const uuid = JSON.parse(JSON.stringify((await world.ask(`/v2/content/${slugs.unheard}`)).body)).item.uuid;
    await world.ask('/v2/user_history_list', { method: 'POST', session, json: { uuid } });
    const { body: history } = await world.ask('/v2/user_history_list', { session });
    const { episodes, pagination } = JSON.parse(JSON.stringify(history));
    return [episodes.map(({ title }: Listed) => title), pagination.total];
  };
  expect(await historyOf(other)).toEqual([[], 0]);
  expect(await historyOf(author)).toEqual([['Unheard'], 1]);
});

it('what did not fail is not read again', async () => {
  const path = '/v2/content/readable/read_again';
  expect((await world.ask(path, { method: 'POST', session: admin })).status).toBe(409);
});

it('is read again for who added it, and not for others', async () => {
  const again = (session: string) =>
    world.ask(`/v2/content/${slugs.wordless}/read_again`, { method: 'POST', session });
  expect((await again(other)).status).toBe(403);
  const { status, body } = await again(author);
  expect([status, body]).toMatchObject([200, { item: { processing_status: 'NOT_STARTED' } }]);
});
