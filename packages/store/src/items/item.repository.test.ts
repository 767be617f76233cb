import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';
import { waitUntil } from '../testing/wait-until.ts';
import type { NewItem } from './item.types.ts';

const episode = (changes: Partial<NewItem> = {}): NewItem => ({
  kind: 'episode',
  title: 'Capital Calls in Winter',
  nextStage: 'transcript',
  ...changes,
});

describeEachDatabase('items', (opened) => {
  const items = () => opened.store.items;
  const newShow = async (name: string) =>
    (
      await opened.store.shows.upsert({
        kind: 'podcast',
        slug: name,
        name,
        feedUrl: `https://${name}.example/feed`,
      })
    ).show;

  it('gives items with one title different slugs', async () => {
    const first = await items().insertOrFind(episode({ title: 'Twins' }));
    const second = await items().insertOrFind(episode({ title: 'Twins' }));
    expect([first.item.slug, second.item.slug]).toEqual(['twins', 'twins-2']);
    expect(second.created).toBe(true);
  });

  it('finds a known canonical URL even when many submit it at once', async () => {
    const input = episode({ canonicalUrl: 'https://pod.example/same' });
    const results = await Promise.all(Array.from({ length: 8 }, () => items().insertOrFind(input)));
    expect(results.filter((result) => result.created)).toHaveLength(1);
    expect(new Set(results.map((result) => result.item.id)).size).toBe(1);
  });

  it('recognises an episode whose guid its publisher changed by its fingerprint', async () => {
    const { id: showId } = await newShow('changing-guids');
    const first = await items().insertOrFind(episode({ showId, guid: 'a', fingerprint: 'same audio' }));
    const second = await items().insertOrFind(episode({ showId, guid: 'b', fingerprint: 'same audio' }));
    expect(second).toEqual({ item: first.item, created: false });
  });

  it('takes in a long feed once, also when it repeats itself', async () => {
    const { id: showId } = await newShow('long-feed');
    const feed = Array.from({ length: 450 }, (_, index) =>
      episode({ showId, guid: `g${index % 400}`, title: 'Daily' }),
    );
    const created = await items().insertMany(feed);
    expect(created).toHaveLength(400);
    expect(new Set(created.map((item) => item.slug)).size).toBe(400);
    expect(await items().insertMany(feed)).toEqual([]);
    expect(await items().knownGuids(showId, ['g0', 'nowhere'])).toEqual(new Set(['g0']));
  });

  it('lists newest first with the show, by kind, in pages', async () => {
    const show = await newShow('listed');
    await items().insertMany(
      ['One', 'Two', 'Three'].map((title) => episode({ title, kind: 'meeting', showId: show.id })),
    );
    const page = await items().library({ kind: 'meeting', page: 1, perPage: 2 });
    expect(page.total).toBe(3);
    expect(page.entries.map(({ show: shown }) => shown?.name)).toEqual(['listed', 'listed']);
    const rest = await items().library({ kind: 'meeting', page: 2, perPage: 2 });
    const titles = [...page.entries, ...rest.entries].map(({ item }) => item.title);
    expect(titles.sort()).toEqual(['One', 'Three', 'Two']);
  });

  it('lists what came at one moment by its date, and what has none last', async () => {
    const createdAt = new Date('2026-03-01');
    const dates = [
      ['Old', '2024-01-01'],
      ['Undated', null],
      ['New', '2026-02-01'],
      ['Middle', '2025-01-01'],
    ] as const;
    await items().insertMany(
      dates.map(([title, day]) =>
        episode({ title, kind: 'earnings', createdAt, publishedAt: day === null ? null : new Date(day) }),
      ),
    );
    const { entries } = await items().library({ kind: 'earnings', page: 1, perPage: 9 });
    expect(entries.map(({ item }) => item.title)).toEqual(['New', 'Middle', 'Old', 'Undated']);
  });

  it('finds by uuid, by slug, and not at all', async () => {
    const { item } = await items().insertOrFind(episode({ title: 'Found again', meta: { ticker: 'ECC' } }));
    expect((await items().find(item.id))?.item).toEqual(item);
    expect((await items().find('found-again'))?.item.meta).toEqual({ ticker: 'ECC' });
    expect(await items().find('nothing-here')).toBeNull();
  });

  it('commits a stage once, however often its job is delivered', async () => {
    const { item } = await items().insertOrFind(episode({ title: 'Delivered twice' }));
    const commit = {
      itemId: item.id,
      run: 1,
      stage: 'transcript',
      status: 'TRANSCRIPTION_COMPLETE',
      nextStage: 'speakers',
    } as const;
    expect(await Promise.all([items().advance(commit), items().advance(commit)])).toEqual(
      expect.arrayContaining([true, false]),
    );
    const history = await opened.store.statusHistory.ofItem(item.id);
    expect(history.map((entry) => entry.status)).toEqual(['TRANSCRIPTION_COMPLETE']);
    expect((await items().find(item.id))?.item).toMatchObject({ nextStage: 'speakers', run: 1 });
  });

  it('ignores what a job of an earlier run brings after a restart', async () => {
    const { item } = await items().insertOrFind(episode({ title: 'Started over' }));
    const run = await items().restart({ itemId: item.id, stage: 'transcript', status: 'NOT_STARTED' });
    expect(run).toBe(2);
    const late = { itemId: item.id, run: 1, stage: 'transcript', status: 'FAILED', nextStage: null } as const;
    expect(await items().advance(late)).toBe(false);
    expect(await items().report({ ...late, status: 'TRANSCRIBING' })).toBe(false);
  });

  it('tells every listener of a status once it is committed, and of none that was rolled back', async () => {
    const { item } = await items().insertOrFind(episode({ title: 'Heard' }));
    const received: string[] = [];
    const stop = opened.store.statusUpdates.subscribe((update) => {
      if (update.itemId === item.id) received.push(`${update.status} ${update.message}`);
    });
    const report = { itemId: item.id, run: 1, stage: 'transcript' } as const;
    const failing = opened.store.transaction(async (tx) => {
      await tx.items.report({ ...report, status: 'TRANSCRIBING', message: 'never seen' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await items().report({ ...report, status: 'FAILED', message: 'é'.repeat(5_000) });
    await waitUntil(() => received.length > 0);
    expect(received).toEqual([`FAILED ${'é'.repeat(1_000)}`]);
    stop();
  });

  it('removes an item with what hangs off it', async () => {
    const { item } = await items().insertOrFind(episode({ title: 'Removed' }));
    await opened.store.segments.replace(item.id, [{ text: 'Gone soon.' }]);
    expect(await items().remove(item.id)).toBe(true);
    expect(await opened.store.segments.count(item.id)).toBe(0);
  });
});
