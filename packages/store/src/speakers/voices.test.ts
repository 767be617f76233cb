import { createItem } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

const speaker = (label: string, name: string) => ({
  ...{ label, name, role: null, organisation: null },
  ...{ provenance: null, confidence: 1, evidence: null },
});

describeEachDatabase('the names of voices', (opened) => {
  it('are those of the labels that are asked for, each in its own item', async () => {
    const { store } = opened;
    const board = await createItem(store, {
      title: 'Board',
      speakers: [speaker('A', 'Ines Varga'), speaker('B', 'Tom Oduya')],
    });
    const call = await createItem(store, { title: 'Call', speakers: [speaker('A', 'Ada Verity')] });
    const matches = await store.speakers.ofVoices([
      { itemId: board.id, label: 'B' },
      { itemId: call.id, label: 'A' },
      { itemId: call.id, label: 'B' },
    ]);
    expect(matches.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { itemId: call.id, label: 'A', name: 'Ada Verity' },
      { itemId: board.id, label: 'B', name: 'Tom Oduya' },
    ]);
    expect(await store.speakers.ofVoices([])).toEqual([]);
  });
});
