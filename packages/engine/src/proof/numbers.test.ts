import { describe, expect, it } from 'vitest';
import { agreesWithDigits, proveNumbers } from './numbers.ts';
import { readQuantities } from './read-quantities.ts';

it('names the numbers that the source does not have', () => {
  expect(proveNumbers('It rose 8% to $1,500 in 2022.', 'It rose 7% to $1500 in 2022.')).toEqual(['8%']);
});

it('takes a number in words for the same number', () => {
  expect(proveNumbers('7.25% and 300', 'seven point two five percent and three hundred')).toEqual([]);
});

it.each([
  ['It is $3.2.', 'It is $3.2 billion.'],
  ['It is 5%.', 'It is 5 basis points.'],
  ['It rose 3%.', 'It rose minus 3%.'],
  ['From seven to 704.', 'From seven to seven four.'],
  ['It moved 215 basis points.', 'It moved two one five basis points.'],
  ['It arrived at 914.', 'It arrived at nine fourteen.'],
])('does not take "%s" for "%s"', (text, source) => {
  expect(proveNumbers(text, source)).toHaveLength(1);
});

it('reads a figure of a table with the scale above it', () => {
  expect(proveNumbers('Fees: $412.5 million.', 'Fees | 412.5 (in millions)')).toEqual([]);
  expect(proveNumbers('Fees: $412.5 million.', 'Fees | 412.5')).toEqual(['$412.5 million']);
});

it.each([
  ['$11.69 billion', 'Fees | $11,692,713 (in thousands)', []],
  ['$558.9 million', 'Fees | 558,929 (in thousands)', []],
  ['$11.6 billion', 'Fees | $11,652,713 (in thousands)', ['$11.6 billion']],
  ['$12.00 billion', 'Fees | $11,692,713 (in thousands)', ['$12.00 billion']],
  ['$11.69 billion', 'Fees | $11,692,713', ['$11.69 billion']],
  ['-$11.69 billion', 'Fees | $11,692,713 (in thousands)', ['$11.69 billion']],
])(
  'reads %s as the figure of a table that is rounded to three digits or more, or not: %s',
  (text, source, missing) => {
    expect(proveNumbers(`Fees were ${text}.`, source).map((one) => one.replace(/^-/u, ''))).toEqual(missing);
  },
);

describe('words may be shown with digits', () => {
  const agrees = (sentence: string, words: string, text: string): boolean => {
    const start = sentence.indexOf(words);
    return agreesWithDigits(readQuantities(sentence), { start, end: start + words.length, text });
  };

  it('where they are a whole figure that reads the same', () => {
    expect(agrees('It is five percent now.', 'five percent', '5%')).toBe(true);
    expect(agrees('It is five to six percent now.', 'five to six percent', '5 to 6%')).toBe(true);
  });

  it.each([
    ['It is five percent now.', 'five percent', '6%'],
    ['It is five percent now.', 'five', '5'],
    ['It is five to six percent now.', 'six percent', '6%'],
    ['It is twenty one five percent now.', 'five percent', '5%'],
    ['It is half of one percent now.', 'one percent', '1%'],
  ])('and nowhere else: "%s", "%s" as %s', (sentence, words, text) => {
    expect(agrees(sentence, words, text)).toBe(false);
  });
});

it('a code before a sum is its currency, as a sign is', () => {
  expect(proveNumbers('up to €100 million', 'up to EUR 100 million')).toEqual([]);
  expect(proveNumbers('up to $100 million', 'up to EUR 100 million')).toEqual(['$100 million']);
});

it('a figure in brackets is less than nothing in its cell, and a remark elsewhere', () => {
  expect(proveNumbers('Net income was −$596 million.', 'Net income | (596) | 6,623 (in millions)')).toEqual(
    [],
  );
  expect(
    proveNumbers('Net income was $596 million.', 'Net income | (596) | 6,623 (in millions)'),
  ).toHaveLength(1);
  expect(proveNumbers('It has 12 members.', 'The members (12) met.')).toEqual([]);
});
