import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, until, type World } from '../testing/world.ts';

let world: World;
let admin: string;
let other: string;
let item: { id: string; slug: string };
let line: { id: string; text: string };
beforeAll(async () => {
  world = await openWorld();
  admin = await world.becomeAdmin();
  other = await world.sessionOfAdmin();
});
afterAll(() => world.end());
beforeEach(async () => {
  item = await createProcessedItem(world.store, { title: 'The reserve', lines: 12 });
  const [, , , , , , , said] = await world.store.segments.ofItem(item.id);
  if (!said) throw new Error('the item has twelve lines');
  line = said;
});

const better = 'Line 7 about the iridium reserve and its returns.';
const correct = (json: object, segment = line.id, session = admin) =>
  world.ask(`/v2/content/${item.id}/lines/${segment}`, { method: 'POST', json, session });
const undo = (edit: string, session = admin) =>
  world.ask(`/v2/content/${item.id}/line_edits/${edit}/undo`, { method: 'POST', session });
const listed = async (query = '') => {
  const { body } = await world.ask(`/v2/content/${item.id}/line_edits${query}`, { session: admin });
  const edits: Record<string, unknown>[] = Array.isArray(body['edits']) ? body['edits'] : [];
  return { ...body, edits };
};
const readsNow = async () =>
  (await world.ask(`/v2/content/${item.id}/transcript?from=7&limit=1`)).body['segments'];
const matches = async (word: string) =>
  (await world.ask(`/v2/search/search_inside/${item.id}?query=${word}`)).text.includes(line.id);

describe('correcting a line', () => {
  it('changes it for everybody at once, the index included, and keeps what was said and by whom it was changed', async () => {
    expect([await matches('zirconium'), await matches('iridium')]).toEqual([true, false]);
    const { status, body } = await correct({ before: line.text, text: `  ${better} ` });
    expect(status).toBe(200);
    expect(body).toMatchObject({ segment: { id: line.id, content_id: 7, text: better, said: line.text } });
    expect(await readsNow()).toMatchObject([{ text: better, said: line.text }]);
    expect([await matches('zirconium'), await matches('iridium')]).toEqual([false, true]);
    expect(await listed(`?segment=${line.id}`)).toMatchObject({
      edits: [
        {
          segment: line.id,
          line: 7,
          before: line.text,
          after: better,
          undone: false,
          by: expect.stringContaining('@'),
        },
      ],
      waiting: 1,
      pagination: { total: 1 },
    });
  });

  it('has all that rests on it made again', async () => {
    const whole = async () => (await world.ask(`/v2/content/${item.slug}`)).text.replaceAll(line.text, '');
    expect(await whole()).toContain('zirconium');
    await correct({ before: line.text, text: better });
    await world.pipeline.retry(item.id, { from: 'speakers' });
    await until(async () => (await world.store.items.findById(item.id))?.item.nextStage === null);
    expect(await whole()).not.toContain('zirconium');
    expect(await listed()).toMatchObject({ waiting: 0 });
  });

  it('tells the second of two editors how the line reads by now, and writes over nobody', async () => {
    await correct({ before: line.text, text: better });
    const second = await correct({ before: line.text, text: 'Mine.' }, line.id, other);
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'line.changed', message: expect.stringContaining(better) },
    });
    expect(await readsNow()).toMatchObject([{ text: better }]);
    expect((await listed()).edits).toHaveLength(1);
    expect((await correct({ before: better, text: 'Mine.' }, line.id, other)).status).toBe(200);
    expect(await readsNow()).toMatchObject([{ text: 'Mine.', said: line.text }]);
  });

  it('is taken back, once and only where nothing came after it', async () => {
    await correct({ before: line.text, text: better });
    await correct({ before: better, text: 'Mine.' }, line.id, other);
    const [second, first] = (await listed()).edits.map(({ uuid }) => String(uuid));
    expect((await undo(first ?? '')).status).toBe(409);
    expect((await undo(second ?? '')).body).toMatchObject({ segment: { text: better, said: line.text } });
    expect((await undo(second ?? '')).status).toBe(409);
    expect((await undo(first ?? '')).body).toMatchObject({ segment: { text: line.text, said: null } });
    expect((await listed()).edits.map(({ undone }) => undone)).toEqual([true, true, true, true]);
  });

  it.each([
    ['no words', ' \n '],
    ['too many', 'x'.repeat(20_001)],
    ['signs that turn the order of letters', 'a\u202eb'],
  ])('refuses %s', async (_, text) => {
    expect((await correct({ before: line.text, text })).status).toBe(400);
    expect(await readsNow()).toMatchObject([{ text: line.text, said: null }]);
  });

  it('is of a line of this item; the same words are no correction', async () => {
    const elsewhere = await createProcessedItem(world.store, { title: 'Another', lines: 9 });
    const [foreign] = await world.store.segments.ofItem(elsewhere.id);
    expect((await correct({ before: foreign?.text, text: better }, foreign?.id)).status).toBe(404);
    expect((await correct({ before: line.text, text: line.text })).status).toBe(200);
    expect(await listed()).toMatchObject({ edits: [], waiting: 0 });
  });
});
