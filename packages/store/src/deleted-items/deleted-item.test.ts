import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createItem, createProcessedItem, createUser } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readArchive } from '../backup/archive.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { describeEachDatabase } from '../testing/each-database.ts';

/** An item with a row in every table that can hang on one, and its links, list, history and news. */
async function fullItem(store: Store) {
  const reader = await createUser(store);
  const item = await createProcessedItem(store, {
    title: 'The reserve',
    show: 'Allocator Hours',
    guid: 'guid-1',
    canonicalUrl: 'https://fund.example/reserve',
    addedBy: reader.id,
    meta: { file: { key: 'uploads/reserve' } },
  });
  const organization =
    (await store.organizations.add({ name: 'Halvern', type: 'US_PENSION_FUND' }))?.id ?? '';
  const person = (await store.people.add({ name: 'Ada Verity' }))?.id ?? '';
  const target = { kind: 'item' as const, id: item.id };
  await store.graph.connect({
    organizationId: organization,
    edge: 'PRODUCES_MEDIA',
    target,
    provenance: 'hand',
  });
  await store.links.relateItem(item.id);
  await store.links.putFound(item.id, {
    organizations: [],
    people: [{ personId: person, speaks: 'A', mentions: 1, names: ['Ada'], segmentId: null, sign: null }],
  });
  const list = await store.lists.create({
    ownerId: reader.id,
    title: 'Mine',
    description: null,
    itemIds: [item.id],
  });
  const meeting = (await store.meetings.add({ title: 'Board' }))?.id ?? '';
  await store.meetings.addItem(meeting, item.id);
  await store.readingHistory.note({ userId: reader.id, itemId: item.id, positionMs: 9_000 });
  await store.itemDocuments.save({ itemId: item.id, html: '<p>a</p>', updatedBy: reader.id });
  await store.itemDocuments.keepDraft({ itemId: item.id, userId: reader.id, html: '<p>b</p>', base: null });
  await store.feedback.save({ itemId: item.id, thumb: 'up', text: 'Good.', userId: reader.id });
  await store.itemEdits.add({ itemId: item.id, userId: reader.id, changes: [], stored: {} });
  const words = { segmentId: 'line', said: 'a', before: 'a', after: 'b', undoes: null };
  await store.lineEdits.add({ ...words, itemId: item.id, userId: reader.id });
  await store.ledger.gather(20);
  return { item, reader, organization, list: list.id, meeting };
}

describeEachDatabase('an item that was deleted', (opened) => {
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'ecco-deleted-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  /** Every row of the store but those of what was deleted, as text, by table. */
  async function allRows(): Promise<string[]> {
    const file = join(directory, 'rows');
    await opened.store.backup(file);
    const rows: string[] = [];
    for await (const line of readArchive(file)) {
      if (line.type === 'row' && !line.table.startsWith('deleted_'))
        rows.push(JSON.stringify([line.table, line.row]));
    }
    return rows.toSorted();
  }

  it('is in no table, and comes back as it was', async () => {
    const { store } = opened;
    const { item, reader, organization, list, meeting } = await fullItem(store);
    const before = await allRows();
    expect(
      new Set(before.flatMap((row) => (row.includes(item.id) ? JSON.parse(row)[0] : []))).size,
    ).toBeGreaterThan(18);

    const shown = await store.deletedItems.take(item.id, reader.id);
    expect(shown).toMatchObject({ lists: [list], meetings: [meeting], organizations: [organization] });
    const without = await allRows();
    expect(without.filter((row) => row.includes(item.id))).toEqual([]);
    expect(without.filter((row) => row.includes('ledger_entries'))).toEqual([]);
    expect(await store.search.find({ text: 'zirconium' })).toEqual([]);
    expect((await store.deletedItems.page({ page: 1, perPage: 9 })).rows).toMatchObject([
      { id: item.id, title: 'The reserve', deletedByEmail: reader.email },
    ]);
    expect(await store.deletedItems.keeping([item.id], ['uploads/reserve', 'uploads/other'])).toEqual(
      new Set([item.id, 'uploads/reserve']),
    );

    expect(await store.deletedItems.bringBack(item.id)).toEqual(shown);
    expect((await store.search.find({ text: 'zirconium' })).length).toBeGreaterThan(0);
    // Events are gathered of signals again, and their news are known.
    await store.ledger.gather(20);
    expect(await allRows()).toEqual(before);
    expect(await store.deletedItems.find(item.id)).toBeNull();
    expect(await store.deletedItems.bringBack(item.id)).toBeNull();
  });

  it('comes back without what was deleted beside it meanwhile', async () => {
    const { store } = opened;
    const item = await createItem(store, { title: 'On two lists', lines: 3 });
    const create = (title: string) =>
      store.lists.create({ ownerId: null, title, description: null, itemIds: [item.id] });
    const [retained, gone] = [await create('Kept'), await create('Gone')];
    await store.deletedItems.take(item.id, null);
    await store.lists.remove(gone.id);
    await store.deletedItems.bringBack(item.id);
    expect((await store.lists.itemsOf(retained.id)).map(({ item: { id } }) => id)).toEqual([item.id]);
    expect(await store.segments.count(item.id)).toBe(3);
  });

  it('is not brought again by a feed, nor by hand while it can come back, and its slug is kept', async () => {
    const { store } = opened;
    const { showId, guid, ...item } = await createItem(store, {
      title: 'From a feed',
      show: 'Feed',
      guid: 'g',
    });
    await store.deletedItems.take(item.id, null);
    const again = { kind: 'episode' as const, title: 'From a feed', showId, guid, nextStage: null };
    const other = { ...again, guid: 'h' };
    expect((await store.items.insertMany([again, other])).map((one) => one.guid)).toEqual(['h']);
    await expect(store.items.insertOrFind(again)).rejects.toMatchObject({ code: 'item.deleted' });
    const { item: named } = await store.items.insertOrFind({
      kind: 'article',
      title: 'From a feed',
      nextStage: null,
    });
    expect(named.slug).not.toBe(item.slug);
    await store.deletedItems.bringBack(item.id);
    expect((await store.items.findById(item.id))?.item.slug).toBe(item.slug);
  });
});

it('is gone for good when its time is over, and then may be brought in by hand but by no feed', async () => {
  let now = new Date('2026-01-01T00:00:00Z');
  const directory = await mkdtemp(join(tmpdir(), 'ecco-expired-'));
  const store = await openStore({
    database: { kind: 'memory' },
    files: { kind: 'directory', directory },
    clock: () => now,
  });
  const given = { title: 'Old', canonicalUrl: 'sha256:1', lines: 2 };
  const { id } = await createItem(store, given);
  await store.deletedItems.take(id, null);
  now = new Date('2026-01-30T23:00:00Z');
  expect(await store.deletedItems.removeExpired()).toBe(0);
  now = new Date('2026-01-31T00:00:00Z');
  expect(await store.deletedItems.removeExpired()).toBe(1);
  expect(await store.deletedItems.bringBack(id)).toBeNull();
  expect((await store.deletedItems.page({ page: 1, perPage: 9 })).total).toBe(0);
  expect(await store.deletedItems.keeping([id], [])).toEqual(new Set());
  const again = { kind: 'article' as const, title: 'Old', canonicalUrl: 'sha256:1', nextStage: null };
  expect(await store.items.insertMany([again])).toEqual([]);
  expect((await store.items.insertOrFind(again)).created).toBe(true);
  await store.close();
  await rm(directory, { recursive: true, force: true });
});
