import { describe, expect, it } from 'vitest';
import { readQuantities } from './read-quantities.ts';

const read = (text: string) => readQuantities(text).map(({ value, unit }) => [value, unit]);

describe('the second reader of numbers', () => {
  it.each([
    ['four point six billion dollars', [[4.6e9, 'usd']]],
    ['$3.2 Billion', [[3.2e9, 'usd']]],
    ['a hundred and twelve million dollars', [[112e6, 'usd']]],
    ['twenty eight dollars and seventy seven cents', [[28.77, 'usd']]],
    ['a dollar fifty nine', [[1.59, 'usd']]],
    ['two hundred and fifty mil', [[250e6, null]]],
    ['4 point 5 percent', [[4.5, 'percent']]],
    ['minus three percent', [[-3, 'percent']]],
    ['-3%', [[-3, 'percent']]],
    ['fifteen hundred', [[1500, null]]],
    ['in twenty twenty two', [[2022, null]]],
    ['the twenty twenty-seven plan', [[2027, null]]],
    ['June thirtieth, twenty twenty-six', [[2026, null]]],
    [
      'five to six percent',
      [
        [5, 'percent'],
        [6, 'percent'],
      ],
    ],
    [
      '$4.1 to $4.3 billion',
      [
        [4.1e9, 'usd'],
        [4.3e9, 'usd'],
      ],
    ],
    ['q four', [[4, '#q']]],
  ])('reads "%s"', (text, quantities) => {
    expect(read(text)).toEqual(quantities);
  });

  it.each([
    'seven to seven four',
    'two one five basis points',
    'point eight one',
    'one-two',
    'nine fourteen',
    'three one two five five five',
    'one twenty five million',
    'twenty twenty five percent',
    'the twenty twenty-five members',
    'a twenty thirty split',
    'two million, five hundred thousand dollars',
    'half of one percent',
    'a couple hundred million',
    'two or three hundred dollars',
    'eight to nine hundred million dollars',
    'one million two',
    'five, sorry, six percent',
    'twenty, uh, five percent',
    'three point three dollars million',
    'two hundred and a half percent',
  ])('has no reading of "%s"', (text) => {
    expect(readQuantities(text).every(({ value, isSure }) => value === null || !isSure)).toBe(true);
  });
});
