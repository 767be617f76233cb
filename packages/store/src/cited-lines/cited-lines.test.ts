import { createItem, createProcessedItem } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

describeEachDatabase('cited lines', (opened) => {
  it('come with their items, by name, and with who says them', async () => {
    const { store } = opened;
    const [one, other, silent] = [
      await createProcessedItem(store, { kind: 'meeting', lines: 4 }),
      await createProcessedItem(store, { kind: 'episode', lines: 2 }),
      await createItem(store, { title: 'Without lines' }),
    ];
    const lines = await store.segments.ofItem(one.id);
    const [elsewhere] = await store.segments.ofItem(other.id);
    const [second, fourth] = [lines[1], lines[3]];
    const label = second?.speakerLabel ?? '';
    await store.transaction((tx) => tx.speakers.nameInItem(one.id, { label, name: 'Ann Weir' }));
    const citedItems = await store.items.cited({
      itemIds: [one.id, silent.id, '00000000-0000-4000-8000-000000000000'],
      segmentIds: [fourth?.id ?? '', second?.id ?? '', elsewhere?.id ?? '', 'gone'],
    });
    const byId = new Map(citedItems.map((cited) => [cited.item.id, cited]));
    const { id, slug, kind, title } = one;
    expect([...byId.keys()].toSorted()).toEqual([id, silent.id].toSorted());
    expect(byId.get(id)).toMatchObject({
      item: { id, slug, kind, title },
      lines: [
        { id: second?.id, idx: 1, speakerLabel: label },
        { id: fourth?.id, idx: 3 },
      ],
    });
    expect(byId.get(id)?.speakers).toContainEqual({ label, name: 'Ann Weir', role: null });
    expect(byId.get(silent.id)).toMatchObject({ lines: [], speakers: [] });
    expect(await store.items.cited({ itemIds: [], segmentIds: ['gone'] })).toEqual([]);
  });
});
