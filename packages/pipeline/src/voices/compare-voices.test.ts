import type { Speaker } from '@ecco/domain';
import { createItem } from '@ecco/factories/rows';
import type { Store } from '@ecco/store';
import { openMemoryStore } from '@ecco/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareVoices } from './compare-voices.ts';

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
});
afterAll(() => store.close());

const dana = [1, 0.1, 0, 0, 0, 0, 0, 0];
const danaByTelephone = [1, 0.6, 0.2, 0, 0, 0, 0, 0];
const tom = [0, 0, 0, 1, 0.1, 0, 0, 0];

const unnamed = (label: string): Speaker => ({
  ...{ label, name: label, role: null, organisation: null, provenance: null, confidence: 0, evidence: null },
});

async function spoken(
  title: string,
  sounds: Readonly<Record<string, readonly number[]>>,
  model = 'prints 1',
) {
  const { id } = await createItem(store, { title, speakers: Object.keys(sounds).map(unnamed) });
  const prints = Object.entries(sounds).map(([label, vector]) => ({
    label,
    model,
    vector,
    spokenMs: 20_000,
  }));
  await store.transaction((tx) => tx.voices.put(id, prints));
  return id;
}
const alikeOf = async (itemId: string) =>
  (await store.voices.matches(itemId)).map(({ label, other }) => [label, other.title, other.label]);

describe('voices of an item that came in', () => {
  it('are known in others by their sound, each with the right one, and both know it', async () => {
    const board = await spoken('Board', { 'Speaker 1': dana, 'Speaker 2': tom });
    await compareVoices(store, board);
    const call = await spoken('Call', { A: tom, B: danaByTelephone });
    expect(await compareVoices(store, call)).toBe(2);
    expect(await alikeOf(call)).toEqual(
      expect.arrayContaining([
        ['A', 'Board', 'Speaker 2'],
        ['B', 'Board', 'Speaker 1'],
      ]),
    );
    expect(await alikeOf(board)).toHaveLength(2);
  });

  it('are compared once', async () => {
    const item = await spoken('Later', { A: dana });
    expect(await compareVoices(store, item)).toBe(1);
    expect(await compareVoices(store, item)).toBe(0);
  });

  it('are like nobody where another model made the prints, or they have another length', async () => {
    expect(await compareVoices(store, await spoken('Other model', { A: dana }, 'prints 2'))).toBe(0);
    expect(await compareVoices(store, await spoken('Shorter', { A: dana.slice(0, 4) }))).toBe(0);
  });
});
