import { describe, expect, it } from 'vitest';
import { findAmounts, readMoney, readRates } from './money.ts';

it.each([
  [
    'a hundred and seventy-five million dollars to it',
    'a hundred and seventy-five million dollars',
    175e6,
    'USD',
  ],
  ['commit $45 million', '$45 million', 45e6, 'USD'],
  ['up to €60 million', '€60 million', 60e6, 'EUR'],
  ['a A$300 million commitment', 'A$300 million', 300e6, 'AUD'],
  ['another NZ$40m', 'NZ$40m', 40e6, 'NZD'],
  ['EUR50 million', 'EUR50 million', 50e6, 'EUR'],
  ['CHF 300 million', 'CHF 300 million', 300e6, 'CHF'],
  ['300 million Australian dollars of it', '300 million Australian dollars', 300e6, 'AUD'],
  ['two billion Swedish kronor', 'two billion Swedish kronor', 2e9, 'SEK'],
  ['thirty million pounds', 'thirty million pounds', 30e6, 'GBP'],
])('reads the sum in %j', (words, text, value, currency) => {
  expect(readMoney(words)).toMatchObject([{ text, value, currency }]);
});

it.each([
  ['commit €40,5 million to it', '€40,5 million', 40.5e6, 'EUR'],
  ['pay €1.250.000,00 in all', '€1.250.000,00', 1.25e6, 'EUR'],
  ['pay CHF 1 250 000 in all', 'CHF 1 250 000', 1.25e6, 'CHF'],
  ['pay $1 250 000 in all', '$1 250 000', 1.25e6, 'USD'],
  ['commit $.5 billion', '$.5 billion', 0.5e9, 'USD'],
  ['commit $250 million1 to it', '$250 million', 250e6, 'USD'],
  ['pay $1,250,000.50', '$1,250,000.50', 1_250_000.5, 'USD'],
])('reads the number in %j as it is written elsewhere', (words, text, value, currency) => {
  expect(readMoney(words)).toMatchObject([{ text, value, currency }]);
});

it.each([
  'commit INR 40 crore',
  'pay Rs. 40 lakh',
  'commit $1,25 million',
  'pay $1 250 in all',
  'commit $40,5 to it',
  'pay € 1.25.000',
])('tells no sum of %j, whose number it does not understand', (words) => {
  expect(readMoney(words)).toEqual([]);
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
    ['it stays at nineteen point two percent', 'nineteen point two percent'],
    ['cut from fifty to twenty-five percent', 'from fifty to twenty-five percent'],
  ])('are told as they are said: %s', (words, rate) => {
    expect(readRates(words)).toEqual([rate]);
  });

  it('are no ends of longer numbers', () => {
    expect(readRates('funded at a hundred and four percent')).toEqual([]);
  });
});

describe('amounts', () => {
  const amountsOf = (words: string) => findAmounts(words).map(({ start, end }) => words.slice(start, end));

  it('are sums, rates and basis points, each once and in order', () => {
    expect(
      amountsOf(
        'up to $40 million at a fee of 85 basis points, from seven percent to six percent of net assets',
      ),
    ).toEqual(['$40 million', '85 basis points', 'from seven percent to six percent']);
  });

  it('are whole, however they are said', () => {
    const sum = 'forty-one million six hundred thousand dollars';
    expect(amountsOf(`${sum} for ordinance twenty-six`)).toEqual([sum]);
  });

  it('are no counts of people, no years and no numbers of resolutions', () => {
    expect(amountsOf('resolution 12 of 2026 for 400,000 members, over a period from 15 to 20 years')).toEqual(
      [],
    );
  });
});

describe('a sum of a currency that has no code here', () => {
  it.each([
    'The fund committed kr 200 million to it.',
    'They committed 200 million kroner.',
    'A loan of ₪400 million was approved.',
    'It paid Rs. 350 million for the stake.',
    'They sold it for 12 million zloty.',
  ])('is none of dollars: %j', (words) => {
    expect(readMoney(words)).toEqual([]);
  });

  it.each([
    ['The fund committed SEK 200 million to it.', 'SEK'],
    ['They committed 200 million kronor.', 'SEK'],
    ['They committed 200 million Norwegian kroner.', 'NOK'],
    ['They committed $ 200 million.', 'USD'],
  ])('and one that is named is told: %j', (words, currency) => {
    expect(readMoney(words)).toMatchObject([{ value: 2e8, currency }]);
  });
});
