import { createItem, createUser } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';
import type { NewHearing } from './hearing.types.ts';

describeEachDatabase('how lines were heard', (opened) => {
  const text = 'Pay 71 basis points to Bridgewell.';
  const place = (words: string, kind: 'figure' | 'name' = 'figure') => ({
    at: text.indexOf(words),
    length: words.length,
    kind,
  });
  const words = [
    { at: 0, length: 3, startMs: 100, endMs: 400, confidence: 0.875 },
    { at: 4, length: 2, startMs: 400, endMs: 700, confidence: null },
    { at: 23, length: 11, startMs: 1_900, endMs: 2_500, confidence: 0.3 },
  ];
  const heard = (segmentId: string, part: Partial<NewHearing> = {}): NewHearing => ({
    segmentId,
    confidence: 0.5,
    words,
    unsure: [place('71 basis points'), place('Bridgewell', 'name')],
    setAside: null,
    ...part,
  });

  async function heardItem(part: Partial<NewHearing> = {}) {
    const { store } = opened;
    const { id: itemId } = await createItem(store, { title: 'Heard', lines: [{ text, startMs: 0 }] });
    const [line] = await store.segments.ofItem(itemId);
    const segmentId = line?.id ?? '';
    await store.transaction((tx) => tx.hearings.put(itemId, [heard(segmentId, part)]));
    return { itemId, segmentId };
  }
  const confirm = (itemId: string, segmentId: string, said: string, userId: string | null = null) =>
    opened.store.hearings.review({
      itemId,
      segmentId,
      kind: 'confirmed',
      words: said,
      userId,
      paperId: null,
    });
  const placesOf = async (itemId: string) =>
    (await opened.store.hearings.doubted(itemId)).flatMap(({ places }) =>
      places.map((one) => [one.words, one.review !== null]),
    );

  it('are kept with each word, its time and its confidence', async () => {
    const { itemId, segmentId } = await heardItem();
    const line = (await opened.store.hearings.ofLines({ itemId })).get(segmentId);
    expect(line).toEqual({ segmentId, confidence: 0.5, words });
  });

  it('stay on their words when a person corrects the line, and what the person wrote is in no doubt', async () => {
    const { itemId, segmentId } = await heardItem();
    const after = 'Pay 17 basis points to Bridgewell.';
    await opened.store.segments.correct({ itemId, id: segmentId, before: text, text: after });
    expect(await placesOf(itemId)).toEqual([['Bridgewell', false]]);
    const line = (await opened.store.hearings.ofLines({ itemId })).get(segmentId);
    expect(line?.words.map(({ at, length }) => after.slice(at, at + length))).toEqual(['Pay', 'Bridgewell.']);
  });

  it('go with a line that is heard again, and what somebody confirmed of it stays', async () => {
    const { itemId, segmentId } = await heardItem();
    await confirm(itemId, segmentId, '71 basis points');
    await opened.store.transaction(async (tx) => {
      await tx.segments.replace(itemId, [{ text: 'Good morning.' }, { text, startMs: 9_000 }]);
      expect(await tx.hearings.doubted(itemId)).toEqual([]);
      await tx.hearings.put(itemId, [heard(segmentId)]);
    });
    expect(await placesOf(itemId)).toEqual([
      ['71 basis points', true],
      ['Bridgewell', false],
    ]);
  });

  it('are confirmed once, by somebody who is known, and that is taken back once', async () => {
    const { store } = opened;
    const { itemId, segmentId } = await heardItem();
    const user = await createUser(store, { email: 'ada@fund.example' });
    const review = await confirm(itemId, segmentId, '71 Basis points', user.id);
    expect(await confirm(itemId, segmentId, '71 basis points', user.id)).toBeNull();
    expect(await store.hearings.reviews(itemId)).toMatchObject([{ by: 'ada@fund.example', undoneAt: null }]);
    expect(await store.hearings.undo(itemId, review ?? '')).toBe(true);
    expect(await store.hearings.undo(itemId, review ?? '')).toBe(false);
    expect(await placesOf(itemId)).toEqual([
      ['71 basis points', false],
      ['Bridgewell', false],
    ]);
  });

  it('name the items on which nothing was made since', async () => {
    const { store } = opened;
    const { itemId, segmentId } = await heardItem();
    await confirm(itemId, segmentId, 'Bridgewell');
    const later = new Date(Date.now() + 60_000);
    expect(await store.hearings.unsettledItems(later)).toContain(itemId);
    await store.hearings.settle(await store.hearings.unsettled(itemId));
    expect(await store.hearings.unsettledItems(later)).not.toContain(itemId);
  });

  it('say why a line is set aside, and that it was taken back', async () => {
    const { itemId, segmentId } = await heardItem({ unsure: [], setAside: 'repeated' });
    await opened.store.hearings.review({
      itemId,
      segmentId,
      kind: 'restored',
      words: '',
      userId: null,
      paperId: null,
    });
    expect(await opened.store.hearings.doubted(itemId)).toMatchObject([
      { setAside: 'repeated', review: { kind: 'restored' } },
    ]);
  });

  it('leads what was confirmed to where the words stand once the line is cut otherwise', async () => {
    const { store } = opened;
    const { itemId, segmentId } = await heardItem();
    await confirm(itemId, segmentId, '71 basis points');
    const longer = `So we decided yesterday. ${text} And then the chair, who had waited, closed the meeting at noon.`;
    await store.transaction(async (tx) => {
      const [line] = await tx.segments.replace(itemId, [{ text: longer }]);
      const at = longer.indexOf('71 basis points');
      const unsure = [{ at, length: '71 basis points'.length, kind: 'figure' as const }];
      await tx.hearings.put(itemId, [heard(line?.id ?? '', { words: [], unsure })]);
      await tx.hearings.follow(itemId);
    });
    expect(await placesOf(itemId)).toEqual([['71 basis points', true]]);
  });
});
