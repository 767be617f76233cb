import { randomUUID } from 'node:crypto';
import type { Speaker } from '@ecco/domain';
import { createItem, createPerson, createUser } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';
import type { VoicePlace } from './voice.types.ts';

const sound = [0.5, -0.25, 0.125, 0, 1, 0.5, 0.25, 1];
const model = 'prints 1';

describeEachDatabase('voices', (opened) => {
  const speaker = (label: string, name: string, provenance: Speaker['provenance']): Speaker => ({
    ...{ label, name, role: null, organisation: null, provenance, confidence: 0.5, evidence: null },
  });
  /** An item in which one voice speaks that has a print. */
  async function voiced(
    title: string,
    named: Speaker = speaker('A', 'Speaker 1', null),
  ): Promise<VoicePlace> {
    const { store } = opened;
    const { id: itemId } = await createItem(store, { title, speakers: [named] });
    await store.transaction((tx) =>
      tx.voices.put(itemId, [{ label: named.label, model, vector: sound, spokenMs: 30_000 }]),
    );
    return { itemId, label: named.label };
  }
  const alike = (place: VoicePlace, other: VoicePlace) =>
    opened.store.transaction((tx) => tx.voices.noteAlike(place, [{ other, likeness: 0.9 }]));

  it('have prints by which they can be compared, once', async () => {
    const place = await voiced('Board');
    const [print] = await opened.store.voices.uncompared(place.itemId);
    expect(print).toMatchObject({ ...place, model });
    const largest = Math.max(...(print?.vector ?? []));
    for (const [at, value] of sound.entries())
      expect((print?.vector[at] ?? 9) / largest).toBeCloseTo(value, 2);
    await alike(place, await voiced('Call'));
    expect(await opened.store.voices.uncompared(place.itemId)).toEqual([]);
  });

  it('of other items come in pages, and those of another model not at all', async () => {
    const { voices } = opened.store;
    const [own, one, two] = [await voiced('Own'), await voiced('One'), await voiced('Two')];
    const read: VoicePlace[] = [];
    for (let after: VoicePlace | null = null; ; ) {
      const page: VoicePlace[] = await voices.others({ itemId: own.itemId, model }, { after, limit: 1 });
      const [next] = page;
      if (next === undefined) break;
      read.push({ itemId: next.itemId, label: next.label });
      after = next;
    }
    expect(read).toEqual(expect.arrayContaining([one, two]));
    expect(read).not.toContainEqual(own);
    expect(await voices.others({ itemId: own.itemId, model: 'prints 2' }, { after: null, limit: 9 })).toEqual(
      [],
    );
  });

  it('that are alike know each other, with what each is called', async () => {
    const { store } = opened;
    const known = await voiced('Board', speaker('7', 'Dana Whitfield', 'introduction'));
    const unknown = await voiced('Call');
    await alike(unknown, known);
    expect(await store.voices.matches(unknown.itemId)).toMatchObject([
      {
        label: 'A',
        other: { ...known, title: 'Board' },
        named: { name: 'Dana Whitfield', provenance: 'introduction' },
      },
    ]);
    expect(await store.voices.matches(known.itemId)).toMatchObject([
      { label: '7', other: unknown, named: null },
    ]);
    await store.items.remove(known.itemId);
    expect(await store.voices.matches(unknown.itemId)).toEqual([]);
  });

  it('that went meanwhile are alike to nobody', async () => {
    const { store } = opened;
    const place = await voiced('Board');
    await alike(place, { itemId: randomUUID(), label: 'A' });
    expect(await store.voices.matches(place.itemId)).toEqual([]);
  });

  it('are named once it is decided, and called as before once that is taken back, at all items together', async () => {
    const { store } = opened;
    const [one, two] = [await voiced('One'), await voiced('Two', speaker('B', 'Speaker 2', null))];
    const user = await createUser(store, { email: 'ada@fund.example' });
    const decisionId = randomUUID();
    const name = 'Dana Whitfield';
    for (const place of [one, two]) {
      const before = await store.speakers.nameByVoice(place, { name, confidence: 0.9 });
      await store.voices.review([
        { ...place, decisionId, name, verdict: 'accepted', before, userId: user.id },
      ]);
    }
    expect(await store.speakers.ofItem(two.itemId)).toMatchObject([{ name, provenance: 'voice' }]);
    expect(await store.voices.reviews([one.itemId])).toMatchObject([
      { decisionId, name, verdict: 'accepted', by: 'ada@fund.example' },
    ]);
    const undone = await store.voices.undo(two.itemId, decisionId);
    expect(undone.map(({ itemId }) => itemId).toSorted()).toEqual([one.itemId, two.itemId].toSorted());
    for (const { before, ...at } of undone)
      if (before) await store.speakers.unnameVoice(at, { name, before });
    expect(await store.speakers.ofItem(two.itemId)).toMatchObject([{ name: 'Speaker 2', provenance: null }]);
    expect(await store.voices.undo(two.itemId, decisionId)).toEqual([]);
    expect(await store.voices.reviews([one.itemId])).toEqual([]);
  });

  it('that a person named otherwise since stay so when the acceptance is taken back', async () => {
    const { store } = opened;
    const place = await voiced('One');
    const before = await store.speakers.nameByVoice(place, { name: 'Dana', confidence: 0.9 });
    await store.speakers.nameInItem(place.itemId, { label: place.label, name: 'Ines Varga' });
    if (before) await store.speakers.unnameVoice(place, { name: 'Dana', before });
    expect(await store.speakers.ofItem(place.itemId)).toMatchObject([
      { name: 'Ines Varga', provenance: 'hand' },
    ]);
  });

  it('lose their prints with the person whom they are called after, and all of them when they are not wanted', async () => {
    const { store } = opened;
    await store.voices.forgetAll();
    const gone = await voiced('Board', speaker('1', 'dana whitfield', 'publisher'));
    const other = await voiced('Call', speaker('1', 'Tom Oduya', 'publisher'));
    const { id } = await createPerson(store, 'Dana Whitfield');
    expect(await store.voices.forgetPerson(id)).toBe(1);
    expect(await store.voices.uncompared(gone.itemId)).toEqual([]);
    expect(await store.voices.uncompared(other.itemId)).toHaveLength(1);
    expect(await store.voices.count()).toEqual({ voices: 1, items: 1 });
    await store.voices.forgetAll();
    expect(await store.voices.count()).toEqual({ voices: 0, items: 0 });
  });
});
