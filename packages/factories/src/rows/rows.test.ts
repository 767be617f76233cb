import type { Store } from '@ecco/store';
import { openMemoryStore } from '@ecco/store/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createItem,
  createItems,
  createList,
  createMedia,
  createProcessedItem,
  createShow,
  createUser,
  numbered,
} from '../rows.ts';

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
});
afterAll(() => store.close());

const linesOf = (itemId: string) => store.segments.ofItem(itemId);
const chaptersOf = async (itemId: string) =>
  (await store.summaries.latest(itemId, 2))?.outline?.chapters ?? [];

describe('an item', () => {
  test('has its row alone where nothing more is asked for', async () => {
    const { id } = await createItem(store);
    expect(await store.items.findById(id)).toMatchObject({
      show: null,
      item: { kind: 'episode', nextStage: null },
    });
    expect(await linesOf(id)).toEqual([]);
    expect(await chaptersOf(id)).toEqual([]);
  });

  test('is read back with the show, lines, speakers and chapters that it was made with', async () => {
    const host = { role: 'host', organisation: null, provenance: null, confidence: 1, evidence: null };
    const speakers = [{ ...host, label: 'A', name: 'Ines Varga' }];
    const { id } = await createItem(store, {
      title: 'Whole',
      show: 'The Hours',
      lines: 9,
      speakers,
      chapters: 2,
    });
    const itemWithShow = await store.items.findById(id);
    expect(itemWithShow).toMatchObject({
      item: { title: 'Whole' },
      show: { name: 'The Hours', kind: 'podcast' },
    });
    expect(await store.speakers.ofItem(id)).toEqual(speakers);
    const lines = await linesOf(id);
    const chapters = await chaptersOf(id);
    expect(chapters.map(({ firstSegment, lastSegment }) => [firstSegment, lastSegment])).toEqual([
      [0, 4],
      [5, 8],
    ]);
    for (const { firstSegment, startMs } of chapters) expect(lines[firstSegment]?.startMs).toBe(startMs);
  });

  test('shares the show of its name, and takes the lines it is given', async () => {
    const show = await createShow(store, { name: 'Shared', description: 'Of two.' });
    const lines = [{ text: 'The board met.', page: 2 }];
    const { id } = await createItem(store, { show: 'Shared', lines });
    expect((await store.items.findById(id))?.show).toMatchObject({ id: show.id, description: 'Of two.' });
    expect(await linesOf(id)).toMatchObject(lines);
  });

  test('has no more chapters than lines', async () => {
    const { id } = await createItem(store, { lines: 2, chapters: 5 });
    expect(await chaptersOf(id)).toHaveLength(2);
  });
});

describe('an item that has been through everything', () => {
  test.each([150, 20, 2, 1])(
    'of %i lines is cited only where it has lines, but for one that has gone',
    async (lines) => {
      const { id, durationMs, status } = await createProcessedItem(store, { lines });
      expect([durationMs, status]).toEqual([lines * 4_000, 'ASSERTIONS_COMPLETE']);
      const known = new Map((await linesOf(id)).map((line) => [line.id, line.text]));
      const summary = await store.summaries.latest(id, 2);
      const assertions = await store.assertions.ofItem(id);
      const citedTexts = [...(summary?.overview?.keyInsights ?? []), ...(summary?.analysis?.tldr ?? [])];
      const citations = [
        ...citedTexts.flatMap((text) => text.citations),
        ...assertions.map(({ citation }) => citation),
      ];
      const [gone, ...more] = citations.filter(({ segmentId }) => !known.has(segmentId));
      expect([gone?.segmentId, more]).toEqual(['gone', []]);
      for (const { segmentId, quote } of citations.filter((citation) => citation !== gone))
        expect(known.get(segmentId)).toContain(quote);
      for (const { firstSegment, lastSegment } of await chaptersOf(id))
        expect([firstSegment < lines, lastSegment < lines, firstSegment <= lastSegment]).toEqual([
          true,
          true,
          true,
        ]);
    },
  );

  test('is what a test says it is', async () => {
    const { id } = await createProcessedItem(store, {
      title: 'Told',
      kind: 'video',
      show: 'The Hours',
      lines: 3,
    });
    const itemWithShow = await store.items.findById(id);
    expect(itemWithShow).toMatchObject({
      item: { title: 'Told', kind: 'video' },
      show: { name: 'The Hours' },
    });
  });

  test('keeps the file it is given', async () => {
    const item = await createProcessedItem(store, { lines: 1 });
    const key = await createMedia(store, item, { bytes: new Uint8Array([1, 2, 3]), mime: 'audio/mpeg' });
    expect((await store.items.findById(item.id))?.item.mediaKey).toBe(key);
    expect(await store.storedFiles.find(key)).toMatchObject({ size: 3, mime: 'audio/mpeg' });
  });
});

test('items of a feed come in their order, each with what it was given', async () => {
  const { id: showId } = await createShow(store);
  const items = await createItems(store, numbered('order', 3, { showId }));
  expect(items.map((item) => [item.title, item.showId])).toEqual(
    [1, 2, 3].map((at) => [`order ${at}`, showId]),
  );
});

test('a person has an address of their own, or the one that is given, once', async () => {
  const [one, two] = [await createUser(store), await createUser(store, { role: 'admin' })];
  expect([one.email === two.email, two.role]).toEqual([false, 'admin']);
  await expect(createUser(store, { email: one.email })).rejects.toThrow(`${one.email} is taken`);
});

test('a list belongs to somebody new, to whom a test says, or to nobody', async () => {
  const { id: ownerId } = await createUser(store);
  const items = await createItems(store, numbered('listed', 2));
  const list = await createList(store, { ownerId, itemIds: items.map(({ id }) => id) });
  expect((await store.lists.itemsOf(list.id)).map(({ item }) => item.title)).toEqual([
    'listed 1',
    'listed 2',
  ]);
  expect(list.ownerId).toBe(ownerId);
  const others = await createList(store);
  expect(await store.users.findById(others.ownerId ?? '')).not.toBeNull();
  expect((await createList(store, { ownerId: null })).ownerId).toBeNull();
});
