import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Change, changeTags } from '../changes/change.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { describeEachDatabase } from '../testing/each-database.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { tagOf } from './change-tag.fixture.ts';
import { calls, fill, type Library } from './changes.fixture.ts';
import { nouns } from './nouns.ts';

const declared = Object.entries(nouns).flatMap(([noun, { access }]) =>
  Object.entries(access).map(([method, how]): [string, unknown] => [`${noun}.${method}`, how]),
);
const emitting = declared.filter(([, how]) => typeof how === 'object' && how !== null && 'changes' in how);

/** What was told while `work` ran, and until a change that is made after it has been told. */
async function emittedDuring(store: Store, work: () => Promise<unknown>): Promise<Change[]> {
  const changes: Change[] = [];
  const stop = store.changes.subscribe(changeTags, (change) => changes.push(change));
  await work();
  const last = await store.meetings.add({ title: randomUUID() });
  await waitUntil(() => changes.some(({ id }) => id === last?.id));
  stop();
  return changes.filter(({ id }) => id !== last?.id);
}

describe('the declarations', () => {
  it('name every method of every repository', () => {
    for (const [noun, { repository, access }] of Object.entries(nouns)) {
      const names = Object.keys(repository(Object.create(null), () => new Date()));
      expect(Object.keys(access).toSorted(), noun).toEqual(names.toSorted());
    }
  });

  it('give a reason for every method that writes and tells nothing', () => {
    for (const [name, how] of declared) {
      if (typeof how === 'object' && how !== null && 'silent' in how) {
        expect(String(how.silent).split(' ').length, name).toBeGreaterThan(4);
      }
    }
  });

  it('have an example here of every method that tells a change', () => {
    expect(Object.keys(calls).toSorted()).toEqual(emitting.map(([name]) => name).toSorted());
  });
});

describeEachDatabase('a change', (opened) => {
  let library: Library;
  beforeAll(async () => {
    library = await fill(opened.store);
  });

  it.each(Object.keys(calls))('is told of by %s', async (name) => {
    const { store } = opened;
    const own = await fill(store);
    const changes = await emittedDuring(store, async () => calls[name]?.(store, own));
    expect(changes.map(({ tag }) => tag)).toContain(tagOf(name));
    expect(changes.every(({ id }) => id !== null)).toBe(true);
  });

  it('is told before the call that made it has come back', async () => {
    const reported: Change[] = [];
    const stop = opened.store.changes.subscribe(['show.changed'], (change) => reported.push(change));
    await opened.store.shows.setIgnored(library.show, false);
    stop();
    expect(reported).toContainEqual({ tag: 'show.changed', id: library.show });
  });

  it('is not told of when it is taken back', async () => {
    const { store } = opened;
    const failed = store.transaction(async (tx) => {
      await tx.items.update(library.item, { score: 1 });
      await tx.lists.touch([library.list]);
      throw new Error('taken back');
    });
    const rendered = await emittedDuring(store, () => expect(failed).rejects.toThrow('taken back'));
    expect(rendered).toEqual([]);
  });

  it('is told once for a transaction, however often it was made in it', async () => {
    const { store } = opened;
    const emitted = await emittedDuring(store, () =>
      store.transaction(async (tx) => {
        for (const score of [1, 2, 3]) await tx.items.update(library.item, { score });
        await tx.lists.touch([library.list]);
      }),
    );
    expect(emitted).toEqual([
      { tag: 'item.changed', id: library.item },
      { tag: 'list.changed', id: library.list },
    ]);
  });

  it('of a thousand items at once is told of each, in notifications that the database takes', async () => {
    const { store } = opened;
    const many = Array.from({ length: 1_000 }, () => ({
      kind: 'article' as const,
      title: randomUUID(),
      nextStage: null,
    }));
    let made: string[] = [];
    const told = await emittedDuring(store, async () => {
      made = (await store.items.insertMany(many)).map(({ id }) => id);
    });
    expect(new Set(told.map(({ id }) => id))).toEqual(new Set(made));
    expect(told).toHaveLength(made.length);
  });

  it('is heard by whoever asked for its kind, until they stop', async () => {
    const { store } = opened;
    const told: Change[] = [];
    const stop = store.changes.subscribe(['list.changed'], (change) => told.push(change));
    await emittedDuring(store, () => store.shows.setIgnored(library.show, false));
    expect(told).toEqual([]);
    await emittedDuring(store, () => store.lists.touch([library.list]));
    expect(told.length).toBeGreaterThan(0);
    const before = told.length;
    stop();
    await emittedDuring(store, () => store.lists.touch([library.list]));
    expect(told).toHaveLength(before);
  });

  it('of a part of an item gives the item its time, and those who watch it hear of it', async () => {
    const { store } = opened;
    const before = (await store.items.findById(library.item))?.item.updatedAt;
    const texts: string[] = [];
    const stop = store.statusUpdates.subscribe(({ itemId }) => texts.push(itemId));
    await store.itemDocuments.save({ itemId: library.item, html: '<p>a</p>', updatedBy: null });
    const after = await waitUntil(async () => {
      const itemWithShow = await store.items.findById(library.item);
      return itemWithShow?.item.updatedAt.getTime() === before?.getTime() ? null : itemWithShow?.item;
    });
    await waitUntil(() => texts.includes(library.item));
    stop();
    expect(after?.status).toBe('NOT_STARTED');
    expect(await store.statusHistory.ofItem(library.item)).toEqual([]);
  });
});

describeEachDatabase('another process', (opened) => {
  it('hears of a change', async () => {
    if (opened.database.kind !== 'server') return;
    const files = { kind: 'directory', directory: 'unused' } as const;
    const other = await openStore({ database: opened.database, files });
    try {
      const changes: Change[] = [];
      other.changes.subscribe(['list.changed'], (change) => changes.push(change));
      const { list } = await fill(opened.store);
      await waitUntil(() => changes.some(({ id }) => id === list));
    } finally {
      await other.close();
    }
  });
});

describeEachDatabase('a show that gets another name', (opened) => {
  it('bears it in what is found at once, though the same was found before', async () => {
    const { store } = opened;
    const given = { kind: 'podcast' as const, slug: 'named', feedUrl: 'https://named.example.test/' };
    const { show } = await store.shows.upsert({ ...given, name: 'The old name' });
    const { item } = await store.items.insertOrFind({
      kind: 'episode',
      showId: show.id,
      title: 'Covenants',
      nextStage: null,
    });
    await store.segments.replace(item.id, [{ text: 'The covenants of these loans are weak.' }]);
    const names = async () => (await store.search.find({ text: 'covenants' })).map((hit) => hit.show?.name);
    expect(await names()).toEqual(['The old name']);
    await store.shows.upsert({ ...given, name: 'The new name' });
    expect(await names()).toEqual(['The new name']);
  });
});
