import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BoundsError } from '../errors/store.errors.ts';
import { describeEachDatabase } from '../testing/each-database.ts';
import { boundItem, boundItems } from './item.bounds.ts';
import type { NewItem } from './item.types.ts';

const item = (changes: Partial<NewItem> = {}): NewItem => ({
  kind: 'episode',
  title: 'The funding ratio',
  nextStage: null,
  ...changes,
});

describe('an item within bounds', () => {
  it('stays as it is', () => {
    const whole = item({ guid: 'a', durationMs: 3_600_000, author: null, meta: { form: 'media' } });
    expect(boundItem(whole)).toEqual(whole);
  });

  it('keeps the beginning of prose, and no half of a character', () => {
    const { title, author } = boundItem(
      item({ title: `${'a'.repeat(499)}😀`, author: 'b'.repeat(1_000_000) }),
    );
    expect(title).toBe('a'.repeat(499));
    expect(author).toHaveLength(300);
  });

  it('has no number, date or picture where the source gives what cannot be one', () => {
    const newItem = boundItem(
      item({
        durationMs: 3_600_000_000,
        pageCount: -1,
        timeToReadS: 12.4,
        publishedAt: new Date('+275000-01-01T00:00:00Z'),
        imageUrl: `https://example.test/${'a'.repeat(9_000)}`,
      }),
    );
    expect(newItem).toMatchObject({
      durationMs: null,
      pageCount: null,
      timeToReadS: 12,
      publishedAt: null,
      imageUrl: null,
    });
  });

  it.each([
    ['guid', 2_000],
    ['canonicalUrl', 2_000],
    ['audioUrl', 8_000],
  ] as const)('is refused for its %s, in words', (field, limit) => {
    expect(() => boundItem(item({ [field]: 'é'.repeat(limit / 2 + 1) }))).toThrow(
      new BoundsError(field, limit),
    );
  });

  it('costs nothing but itself', () => {
    const good = [item({ guid: 'one' }), item({ guid: 'two' })];
    const bad = item({ guid: 'g'.repeat(10_000) });
    const { accepted, refused } = boundItems([...good.slice(0, 1), bad, ...good.slice(1)]);
    expect(accepted).toEqual(good);
    expect(refused.map(({ input, error }) => [input, error.field])).toEqual([[bad, 'guid']]);
  });
});

describeEachDatabase('what sources bring', (opened) => {
  it('is stored, whatever its length and signs', async () => {
    const { items } = opened.store;
    const { item: stored } = await items.insertOrFind(
      item({
        slug: randomUUID(),
        title: 'Nul \0, turned \u202e and half \ud83d',
        guid: 'é'.repeat(1_000),
        canonicalUrl: `https://example.test/${randomUUID()}/${'abcdefghij'.repeat(190)}`,
        durationMs: 3_600_000_000,
        meta: { persons: [{ name: 'Nul \0 and half \ud83d' }] },
      }),
    );
    expect(stored).toMatchObject({ title: 'Nul , turned  and half \ufffd', durationMs: null });
    expect(stored.meta).toEqual({ persons: [{ name: 'Nul  and half \ufffd' }] });
    const long = { oneLiner: 'o'.repeat(5_000), notes: ['n'.repeat(5_000)] };
    const changed = await items.update(stored.id, long);
    expect([changed?.oneLiner?.length, changed?.notes[0]?.length]).toEqual([2_000, 1_000]);
    const at = { itemId: stored.id, stage: 'acquire', status: 'FAILED' as const };
    await items.restart({ ...at, message: `${'m'.repeat(1_000_000)}\0` });
    expect((await items.findById(stored.id))?.item.statusMessage).toHaveLength(2_000);
  });

  it('is refused where it could not be known again', async () => {
    const { items, shows } = opened.store;
    const hostile = item({ guid: 'g'.repeat(10_000) });
    await expect(items.insertMany([item({ slug: randomUUID() }), hostile])).rejects.toThrow(BoundsError);
    const feedUrl = `https://example.test/${'a'.repeat(3_000)}`;
    await expect(shows.upsert({ kind: 'podcast', slug: 'long', name: 'Long', feedUrl })).rejects.toThrow(
      BoundsError,
    );
  });

  it('names a show in so many characters', async () => {
    const { shows, tags } = opened.store;
    const slug = randomUUID();
    const given = { kind: 'podcast' as const, slug, name: 'n'.repeat(10_000), feedUrl: null };
    const { show } = await shows.upsert({ ...given, author: 'a'.repeat(1_000_000) });
    expect([show.name.length, show.author?.length]).toEqual([300, 300]);
    await shows.recordFetch({ showId: show.id, error: 'e'.repeat(100_000) });
    expect((await shows.findById(show.id))?.fetchError).toHaveLength(2_000);
    const labels = Array.from({ length: 500 }, (_, index) => `${index} ${'t'.repeat(1_000)}`);
    await tags.replace(show.id, labels);
    const retained = await tags.ofShow(show.id);
    expect([retained.length, retained[0]?.label.length]).toEqual([100, 200]);
  });
});
