import { expect, it } from 'vitest';
import { topicPlaces } from './topic-places.ts';

const profileOf = (lines: number) => ({
  indexOf: new Map(Array.from({ length: lines }, (_, at): [string, number] => [`s${at}`, at])),
  placeOf: (index: number) => index / lines,
});
const idsOf = (lines: number) => Array.from({ length: lines }, (_, at) => `s${at}`);

it('are all there where they are few, in short figures', () => {
  expect(topicPlaces(['s0', 's1', 'gone'], profileOf(3))).toEqual([0, 0.3333]);
});

it('stay small for a topic of every line of a long document, from its beginning to its end', () => {
  const places = topicPlaces(idsOf(6_500), profileOf(6_500));
  expect(JSON.stringify(places).length).toBeLessThan(5_000);
  expect([places[0], (places.at(-1) ?? 0) > 0.99]).toEqual([0, true]);
});
