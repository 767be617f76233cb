import { expect, it } from 'vitest';
import { spansAfterEdit } from './span.ts';

const wordsOf = (text: string) =>
  [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ at: index, length: word.length }));

it.each([
  [
    'a word in the middle',
    'We pay 71 basis points.',
    'We pay 17 basis points.',
    ['We', 'pay', 'basis', 'points.'],
  ],
  ['a part of a word', 'Pay Bridgewell now.', 'Pay Bridgewater now.', ['Pay', 'now.']],
  ['a word more', 'We pay fees.', 'We all pay fees.', ['We', 'pay', 'fees.']],
  ['a word less', 'We do pay fees.', 'We pay fees.', ['We', 'pay', 'fees.']],
  ['every word', 'Aye', 'No', []],
  ['nothing', 'Aye. Aye.', 'Aye. Aye.', ['Aye.', 'Aye.']],
])('what was replaced is gone, and the rest stands on its words: %s', (_, before, after, expected) => {
  const kept = spansAfterEdit({ before, after }, wordsOf(before));
  expect(kept.map(({ at, length }) => after.slice(at, at + length))).toEqual(expected);
});
