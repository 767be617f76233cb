import { describe, expect, it } from 'vitest';
import { readMoney, readRates } from './money.ts';

it.each([
  [
    'a hundred and seventy-five million dollars to it',
    'a hundred and seventy-five million dollars',
    175e6,
    'USD',
  ],
  ['commit $45 million', '$45 million', 45e6, 'USD'],
  ['up to €60 million', '€60 million', 60e6, 'EUR'],
  ['thirty million pounds', 'thirty million pounds', 30e6, 'GBP'],
])('reads the sum in %j', (words, text, value, currency) => {
  expect(readMoney(words)).toMatchObject([{ text, value, currency }]);
});

it('takes neither members nor percentages for money', () => {
  expect(readMoney('400,000 members and 12 percent in two years')).toEqual([]);
});

describe('rates', () => {
  it.each([
    [
      'lower it from seven percent to six and three quarters percent',
      'from seven percent to six and three quarters percent',
    ],
    ['a rate of 6.75%', '6.75%'],
    ['six point seven five percent', 'six point seven five percent'],
  ])('are told as they are said: %s', (words, rate) => {
    expect(readRates(words)).toEqual([rate]);
  });
});
