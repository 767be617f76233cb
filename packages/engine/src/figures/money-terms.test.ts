import { amountWords } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import { readMoney } from './money.ts';

/** The sums of some words as they are told. */
const termsOf = (words: string): string[] =>
  readMoney(words).map(({ value, currency, terms }) => amountWords(value, currency, terms));

describe('what is said of a sum besides its number', () => {
  it.each([
    ['approve a commitment of up to $40 million', 'up to $40 million'],
    ['a contract not to exceed $96,000', 'up to $96,000'],
    ['in an amount of no more than EUR 100 million', 'up to €100 million'],
    ['a minimum of $5 million', 'at least $5 million'],
    ['invest at least fifty million dollars', 'at least $50 million'],
    ['not less than $10 million', 'at least $10 million'],
    ['for $12 million or less', 'up to $12 million'],
    ['approximately $22 million remains', 'about $22 million'],
    ['a commitment of $50 to $75 million', '$50 million to $75 million'],
    ['a commitment of $50–75 million', '$50 million to $75 million'],
    ['a commitment of $50-75 million', '$50 million to $75 million'],
    ['between $50 million and $75 million', '$50 million to $75 million'],
    ['fifty to seventy-five million dollars', '$50 million to $75 million'],
    ['£5m to £7m', '£5 million to £7 million'],
    ['commit $30 million a year', '$30 million a year'],
    ['an annual contribution of $4.5 million', '$4.5 million a year'],
    ['$200 million over the next five years', '$200 million over 5 years'],
    ['$60 million per year over three years', '$60 million a year over 3 years'],
    ['up to $200 million over 4 years', 'up to $200 million over 4 years'],
    ['$40 million, or 5 percent of the fund, whichever is less', 'up to $40 million'],
    ['the lesser of $40 million or 10% of the vehicle', 'up to $40 million'],
    ['the greater of $40 million and 10% of the vehicle', 'at least $40 million'],
    ['$40m-$45m', '$40 million to $45 million'],
    ['between 40 and 60 million dollars', '$40 million to $60 million'],
    ['$3 million annually for four years', '$3 million a year over 4 years'],
    ['just over $40 million', 'at least $40 million'],
    ['well under $40 million', 'up to $40 million'],
    ['$40 million or so', 'about $40 million'],
    ['€ 40 Mio.', '€40 million'],
    ['40 Mio. EUR', '€40 million'],
    ['40 million GBP', '£40 million'],
    ['a fund of 40 million and a plan of 60 million dollars', '$40 million', '$60 million'],
    ['half a billion dollars', '$500 million'],
    ['one and a half billion dollars', '$1.5 billion'],
    ['two and a quarter million', '$2.25 million'],
    ['three quarters of a billion dollars', '$750 million'],
  ])('%s', (words, ...sums) => {
    expect(termsOf(words)).toEqual(sums);
  });

  it.each([
    ['$5 million and $7 million', ['$5 million', '$7 million']],
    ['increase it from $150 million to $250 million', ['$150 million', '$250 million']],
    ['$25 million to Alder Fund II', ['$25 million']],
    ['the fund of $3 billion has 12 managers', ['$3 billion']],
    ['a fee of $2 million in 2026 to 2028', ['$2 million']],
  ])('and nothing where nothing is: %s', (words, sums) => {
    expect(termsOf(words)).toEqual(sums);
  });
});
