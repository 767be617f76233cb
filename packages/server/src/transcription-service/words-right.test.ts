import { expect, it } from 'vitest';
import { wordsRight } from './words-right.ts';

it.each([
  ['The motion was carried.', 'the motion was carried', 1],
  ['The motion was carried.', 'So the motion, uh, was carried', 1],
  ['The motion was carried.', 'the notion was carried', 0.75],
  ['The motion was carried.', 'carried was motion the', 0.25],
  ['The motion was carried.', '', 0],
])('of “%s” transcribed as “%s” is %d', (known, transcribed, share) => {
  expect(wordsRight(known, transcribed)).toBe(share);
});
