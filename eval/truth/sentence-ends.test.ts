import { expect, test } from 'vitest';
import { ownStops } from './sentence-ends.ts';

test.each([
  ['We expect sales of 1 billion.', 'we expect sales of one billion', ' two hundred million dollars'],
  ['Earnings were in the range of $2.', 'earnings were in the range of $2', '.35 to 2.45'],
  ['The board met.', 'the board met', ' and then it adjourned'],
  ['In the range of $2.', 'in the range of $2.', '35 to 2.45'],
])('%s of "%s[%s" is closed by a stop that the source has not', (text, quote, after) => {
  expect(ownStops(text, quote, { after })).toHaveLength(1);
});

test.each([
  ['The board met.', 'The board met.', ' Then it adjourned.'],
  ['The board met.', 'The board met', '. Then it adjourned.'],
  ['The board met', 'the board met', ' and then it adjourned'],
  ['The board met.', 'The board met', ''],
])('%s of "%s[%s" ends as its source does', (text, quote, after) => {
  expect(ownStops(text, quote, { after })).toEqual([]);
});
