import { expect, it } from 'vitest';
import { readSource } from '../reading/reading.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { readCohesion } from './cohesion.ts';

const bonds = 'The bond manager bought bonds and sold a bond fund with a coupon.';
const ships = 'The harbor dredged a channel so that ships reach the harbor crane.';
const turned = 8;
const lines = [...Array.from({ length: turned }, () => bonds), ...Array.from({ length: 8 }, () => ships)];

it('stands out where the words turn', () => {
  const { parted, dip, news } = readCohesion(readSource(sourceOf(lines)));
  for (const values of [parted, dip, news]) expect(Math.max(...values.slice(4, 13))).toBe(values[turned]);
});

it.each([
  ['nothing', []],
  ['lines without words', Array.from({ length: 40 }, () => '...')],
])('has a number for each segment of %s', (_, texts) => {
  const { parted, newest } = readCohesion(readSource(sourceOf(texts)));
  expect([...parted, ...newest].every(Number.isFinite)).toBe(true);
  expect(parted).toHaveLength(texts.length);
});
