import { randomUUID } from 'node:crypto';
import { createItems } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { describeEachDatabase } from '../testing/each-database.ts';

const heldAt = new Date('2026-10-15T14:00:00Z');

async function addItems(store: Store, ...titles: string[]): Promise<string[]> {
  const made = await createItems(
    store,
    titles.map((title) => ({ kind: 'meeting', title })),
  );
  return made.map(({ id }) => id);
}

describeEachDatabase('meetings', (opened) => {
  it('are found by uuid and slug, changed in part, and removed without their recordings', async () => {
    const { store } = opened;
    const fundName = `Fund ${randomUUID()}`;
    const meeting = await store.meetings.add({ title: 'Board', heldAt, fundName });
    expect(await store.meetings.find(meeting?.id ?? '')).toEqual(meeting);
    expect(await store.meetings.find(meeting?.slug ?? '')).toEqual(meeting);
    expect(await store.meetings.find('no-such-meeting')).toBeNull();

    const changed = await store.meetings.update(meeting?.id ?? '', { location: 'Hall 2' });
    expect(changed).toMatchObject({ title: 'Board', heldAt, fundName, location: 'Hall 2' });
    expect(await store.meetings.update(randomUUID(), { title: 'x' })).toBeNull();

    const [item = ''] = await addItems(store, 'recording');
    await store.meetings.replaceItems(meeting?.id ?? '', [item]);
    expect(await store.meetings.remove(meeting?.id ?? '')).toBe(true);
    expect(await store.meetings.remove(meeting?.id ?? '')).toBe(false);
    expect(await store.items.findById(item)).not.toBeNull();
  });

  it('get slugs of their own, and the same one twice is refused', async () => {
    const { store } = opened;
    const fundName = `Fund ${randomUUID()}`;
    const first = await store.meetings.add({ title: 'Board', heldAt, fundName });
    const later = await store.meetings.add({ title: 'Board', heldAt: null, fundName });
    expect(later?.slug).toBe(`${first?.slug}-2`);
    expect(await store.meetings.add({ title: 'Board', heldAt, fundName })).toBeNull();
    expect(await store.meetings.findSame({ title: 'Board', heldAt, fundName })).toEqual(first);
    expect(await store.meetings.findSame({ title: 'Board', fundName })).toEqual(later);
  });

  it('hold their items once each, in order, and an item knows its latest meeting', async () => {
    const { store } = opened;
    const ids = await addItems(store, 'one', 'two', 'three');
    const [one = '', two = '', three = ''] = ids;
    const old = await store.meetings.add({ title: `Old ${randomUUID()}`, heldAt: new Date(0) });
    const newer = await store.meetings.add({ title: `New ${randomUUID()}`, heldAt });
    await store.meetings.replaceItems(old?.id ?? '', [one]);
    await store.meetings.replaceItems(newer?.id ?? '', [three, one, three, two]);
    const titles = (await store.meetings.itemsOf(newer?.id ?? '')).map(({ item }) => item.title);
    expect(titles).toEqual(['three', 'one', 'two']);
    expect(await store.meetings.ofItem(one)).toEqual(newer);
    await store.meetings.replaceItems(newer?.id ?? '', []);
    expect(await store.meetings.ofItem(one)).toEqual(old);
    expect(await store.meetings.ofItem(three)).toBeNull();
  });
});
