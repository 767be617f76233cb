import { createProcessedItem, createShow } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, openWorld, until, type World } from '../testing/world.ts';

let world: World;
let session: string;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  session = await world.becomeAdmin();
});
afterAll(() => world.end());

const name = (json: object): Promise<Answer> =>
  world.ask('/v2/admin/speakers', { method: 'POST', json, session });
const newShow = async (slug: string) => (await createShow(world.store, slug)).id;
const textOf = async (path: string) => (await world.ask(path, { session })).text;
const nameIn = async (id: string, label: string) =>
  (await world.store.speakers.ofItem(id)).find((speaker) => speaker.label === label)?.name;
const settled = (id: string) =>
  until(async () => (await world.store.items.findById(id))?.item.nextStage === null);

describe('a name by an admin, in one item', () => {
  it('reaches the transcript, the search, the highlights, the claims and the exports', async () => {
    const { id, slug } = await createProcessedItem(world.store, { title: 'Named', lines: 12 });
    const quote = { segmentId: 's', startMs: null, endMs: null, page: null, score: 1 };
    const [line] = await world.store.segments.ofItem(id);
    await world.store.transaction((tx) =>
      tx.highlights.replace(id, 2, [{ ...quote, text: 'Quoted', speaker: 'A', segmentId: line?.id ?? '' }]),
    );
    const search = `/v2/search/search_inside/${slug}?query=${encodeURIComponent('pension board')}`;
    expect(await textOf(search)).toContain('Ada Verity');
    expect((await name({ uuid: id, label: 'A', name: '  Zelda Quine ' })).body).toEqual({ items: 1 });

    for (const path of [search, `/v2/content/${slug}/transcript`, `/v2/content/${slug}/export/vtt`]) {
      const text = await textOf(path);
      expect(text, path).toContain('Zelda Quine');
      expect(text, path).not.toContain('Ada Verity');
    }
    const { body } = await world.ask(`/v2/content/${slug}`);
    expect(body['item']).toMatchObject({
      speakers: [{ label: 'A', name: 'Zelda Quine', provenance: 'hand' }],
      summaries: [{ highlights: [{ speaker: 'Zelda Quine' }] }],
    });
    expect((await world.ask(`/v2/episode/get_episode_highlights?slug=${slug}`)).text).toContain(
      'Zelda Quine',
    );
  });

  it('is undone by the former name, and two labels may be one person', async () => {
    const { id, slug } = await createProcessedItem(world.store, { title: 'Twice', lines: 12 });
    await name({ uuid: id, label: 'A', name: 'Zelda Quine' });
    await name({ uuid: id, label: 'B', name: 'Zelda Quine' });
    const { text } = await world.ask(`/v2/content/${slug}/transcript`);
    expect(new Set(text.match(/"speaker":"[^"]*"/g))).toEqual(new Set(['"speaker":"Zelda Quine"']));
    await name({ uuid: id, label: 'A', name: 'Ada Verity' });
    expect([await nameIn(id, 'A'), await nameIn(id, 'B')]).toEqual(['Ada Verity', 'Zelda Quine']);
  });

  it('survives that the item is processed again', async () => {
    const { id } = await createProcessedItem(world.store, { title: 'Survivor', lines: 12 });
    await name({ uuid: id, label: 'B', name: 'Zelda Quine' });
    await world.pipeline.retry(id, { from: 'speakers' });
    await settled(id);
    expect(await nameIn(id, 'B')).toBe('Zelda Quine');
  });

  it('is refused for a label that is not there, and for a show where there is none', async () => {
    const { id } = await createProcessedItem(world.store, { title: 'Refused', lines: 12 });
    expect((await name({ uuid: id, label: 'C', name: 'X' })).status).toBe(404);
    expect((await name({ uuid: id, label: 'A', name: 'X', scope: 'show' })).status).toBe(409);
    for (const odd of [' ', '\u200b', '-->', 'Two\nlines'])
      expect((await name({ uuid: id, label: 'A', name: odd })).status).toBe(400);
    expect((await name({ uuid: id, label: 'A', name: 'x'.repeat(81) })).status).toBe(400);
    expect((await name({ uuid: crypto.randomUUID(), label: 'A', name: 'X' })).status).toBe(404);
  });
});

describe('a name by an admin, in a show', () => {
  it('holds for its items, those to come included, but where the publisher names the speaker', async () => {
    const showId = await newShow('board-hours');
    const { id: first } = await createProcessedItem(world.store, { title: 'First hour', showId, lines: 12 });
    const { id: second, slug } = await createProcessedItem(world.store, {
      title: 'Second hour',
      showId,
      lines: 12,
    });
    const { id: elsewhere } = await createProcessedItem(world.store, { title: 'Elsewhere', lines: 12 });
    await world.ask(`/v2/content/${slug}`);
    expect((await name({ uuid: first, label: 'A', name: 'Zelda Quine', scope: 'show' })).body).toEqual({
      items: 2,
    });
    expect(await textOf(`/v2/content/${slug}`)).toContain('Zelda Quine');
    expect(await nameIn(elsewhere, 'A')).toBe('Ada Verity');

    const { id: later } = await createProcessedItem(world.store, { title: 'Third hour', showId, lines: 12 });
    await world.store.transaction((tx) => tx.speakers.replace(later, []));
    await world.pipeline.retry(later, { from: 'speakers' });
    await settled(later);
    expect(await world.store.speakers.ofItem(later)).toContainEqual(
      expect.objectContaining({ label: 'A', name: 'Zelda Quine', provenance: 'hand' }),
    );
    expect(await nameIn(second, 'A')).toBe('Zelda Quine');
  });

  it('leaves alone what was said of one item, and follows itself', async () => {
    const showId = await newShow('corrected-hours');
    const { id: query } = await createProcessedItem(world.store, { title: 'Asked', showId, lines: 12 });
    const { id: corrected } = await createProcessedItem(world.store, {
      title: 'Corrected',
      showId,
      lines: 12,
    });
    const { id: plain } = await createProcessedItem(world.store, { title: 'Plain', showId, lines: 12 });
    await name({ uuid: corrected, label: 'A', name: 'Guest of the day' });
    const all = async () => [
      await nameIn(query, 'A'),
      await nameIn(corrected, 'A'),
      await nameIn(plain, 'A'),
    ];

    await name({ uuid: query, label: 'A', name: 'Zelda Quine', scope: 'show' });
    expect(await all()).toEqual(['Zelda Quine', 'Guest of the day', 'Zelda Quine']);
    const again = await name({ uuid: plain, label: 'A', name: 'Zelda Quine-Ash', scope: 'show' });
    expect(again.body).toEqual({ items: 2 });
    expect(await all()).toEqual(['Zelda Quine-Ash', 'Guest of the day', 'Zelda Quine-Ash']);
  });
});
