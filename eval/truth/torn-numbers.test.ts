import { expect, test } from 'vitest';
import { tornNumbers } from './torn-numbers.ts';

test.each([
  ['the plan stood at four hundred ', 'and twelve million dollars', ''],
  ['we were up ', 'three', ' point one percent'],
  ['about fifty', ' basis points', ''],
  ['', 'it was twenty', ' two funds'],
  ['', 'sales of one billion', ' two hundred million dollars'],
])('%s[%s]%s is torn', (before, quote, after) => {
  const spaced = before === '' || before.endsWith(' ') ? before : `${before} `;
  expect(tornNumbers(quote.trimStart(), { before: spaced, after })).toHaveLength(1);
});

test.each([
  ['We hold a hundred. ', 'Two were sold', '. One is left'],
  ['all of the hundred ', 'and then the rest went', ' out'],
  ['Item seven, ', 'fifty million to the fund', ', carried'],
])('%s[%s]%s is whole', (before, quote, after) => {
  expect(tornNumbers(quote, { before, after })).toEqual([]);
});
