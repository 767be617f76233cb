import { createItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgedSegments } from '../item/source-of-item.ts';
import { openWorld, type World } from '../testing/world.fixture.ts';
import { confirmByPapers } from './confirm-by-papers.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const said = 'The board commits $71 million to Bridgewell on a vote of 5 to 2.';
const unsure = (words: string, kind: 'figure' | 'name' = 'figure') => ({
  at: said.indexOf(words),
  length: words.length,
  kind,
});

/** A recording transcribed unsurely and a paper, of one meeting. */
async function meetingOf(paper: string) {
  const { store } = world;
  const recording = await createItem(store, {
    title: 'Board meeting',
    kind: 'meeting',
    lines: [
      { text: said, startMs: 0 },
      { text: 'Thank you.', startMs: 9_000 },
    ],
  });
  const minutes = await createItem(store, { title: 'Minutes', kind: 'document', lines: [{ text: paper }] });
  const [line] = await store.segments.ofItem(recording.id);
  const hearing = {
    segmentId: line?.id ?? '',
    confidence: 0.4,
    words: [],
    unsure: [unsure('$71 million'), unsure('Bridgewell', 'name'), unsure('5'), unsure('2')],
    setAside: null,
  };
  await store.transaction((tx) => tx.hearings.put(recording.id, [hearing]));
  const meeting = await store.meetings.add({
    title: paper,
    heldAt: new Date('2031-05-06'),
    dayOnly: true,
    fundName: paper,
  });
  for (const { id } of [recording, minutes]) await store.meetings.addItem(meeting?.id ?? '', id);
  await confirmByPapers(store, minutes.id);
  const [doubted] = await store.hearings.doubted(recording.id);
  return {
    recording,
    confirmed: doubted?.places.flatMap(({ words, review }) => (review ? [[words, review.paper]] : [])),
  };
}

it('what the minutes say of the same meeting is sure, and they are named', async () => {
  const { recording, confirmed } = await meetingOf('A commitment of $71,000,000 to Bridgewell was approved.');
  expect(confirmed).toEqual([
    ['$71 million', 'Minutes'],
    ['Bridgewell', 'Minutes'],
  ]);
  const [segment] = await judgedSegments(world.store, recording.id);
  expect(segment?.unsure?.map(({ at, length }) => said.slice(at, at + length))).toEqual(['5', '2']);
});

it('what a person took back of a paper is not confirmed by one again', async () => {
  const { store } = world;
  const { recording } = await meetingOf('A commitment of $71 million was approved.');
  const [review] = await store.hearings.reviews(recording.id);
  expect(await store.hearings.undo(recording.id, review?.id ?? '')).toBe(true);
  expect(await confirmByPapers(store, recording.id)).toBe(0);
  const [doubted] = await store.hearings.doubted(recording.id);
  expect(doubted?.places.map((place) => place.review)).toEqual([null, null, null, null]);
});

it('another sum, a part of a name and bare small numbers make nothing sure', async () => {
  const { confirmed } = await meetingOf('Item 5: $17 million to Bridgewells, page 2 of 5.');
  expect(confirmed).toEqual([]);
});
