import { createItem, createOrganization } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

describeEachDatabase('a pass of linking', (opened) => {
  it('is due after a change of the graph, goes on where it stopped, and takes up what it began after', async () => {
    const { linkPasses, organizations } = opened.store;
    expect(await linkPasses.isDue(1)).toBe(false);
    const { id } = await createOrganization(opened.store, { name: 'Reed Fund' });
    expect(await linkPasses.isDue(1)).toBe(true);
    for (const title of ['One', 'Two', 'Three']) await createItem(opened.store, { title, lines: 1 });
    await createItem(opened.store, { title: 'Without words' });
    await linkPasses.begin(1);
    const pass = await linkPasses.current();
    expect(pass).toMatchObject({ done: 0, total: 3, finishedAt: null });
    const startedAt = pass?.startedAt ?? new Date(0);
    const [first = '', second = ''] = await linkPasses.next(2);
    expect(await linkPasses.advance(startedAt, { afterItem: second, done: 2 })).toBe(true);
    const rest = await linkPasses.next(2);
    expect([rest.length, rest.includes(first)]).toEqual([1, false]);

    await linkPasses.setStopped(true);
    expect(await linkPasses.advance(startedAt, { afterItem: rest[0] ?? '', done: 3 })).toBe(false);
    await linkPasses.setStopped(false);
    expect(await linkPasses.advance(startedAt, { afterItem: rest[0] ?? '', done: 3 })).toBe(true);
    expect(await linkPasses.next(2)).toEqual([]);
    await linkPasses.finish(startedAt);
    expect((await organizations.find(id))?.organization.relinkSince).toBeNull();
    expect(await linkPasses.isDue(1)).toBe(false);
    // What another linker linked is linked anew.
    expect(await linkPasses.isDue(2)).toBe(true);
    expect(await linkPasses.advance(new Date(0), { afterItem: first, done: 1 })).toBe(false);
  });

  it('leaves due what changed while it ran', async () => {
    const { linkPasses, organizations } = opened.store;
    await linkPasses.begin(1);
    const startedAt = (await linkPasses.current())?.startedAt ?? new Date(0);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const { id } = await createOrganization(opened.store, { name: 'Rush Fund' });
    await linkPasses.finish(startedAt);
    expect((await organizations.find(id))?.organization.relinkSince).not.toBeNull();
    expect(await linkPasses.isDue(1)).toBe(true);
  });
});
