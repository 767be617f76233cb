import { expect, it } from 'vitest';
import { findFigures } from './figure.ts';

it.each([
  ['We committed $2.4 billion to the fund.', '$2.4 billion', 2.4e9, 'usd'],
  ['The assumed rate is 7.25%.', '7.25%', 7.25, 'percent'],
  ['It costs $410m.', '$410m', 4.1e8, 'usd'],
  ['Spreads widened two hundred basis points.', 'two hundred basis points', 200, 'basis-points'],
  ['The yield is three point five percent.', 'three point five percent', 3.5, 'percent'],
  ['There are 1,250 employers.', '1,250', 1250, 'count'],
  ['It raised €90 million.', '€90 million', 9e7, 'other'],
  ['Sales were twenty point nine million dollars.', 'twenty point nine million dollars', 20.9e6, 'usd'],
])('reads the figure of "%s"', (sentence, text, value, unit) => {
  expect(findFigures(sentence)).toEqual([expect.objectContaining({ text, value, unit })]);
});

it('takes neither years nor small bare numbers for figures', () => {
  expect(findFigures('In 2021 the 12 trustees met two people.')).toEqual([]);
});

it.each(['ADX- 1612', 'Bill S-204', 'the S&P 500', 'Rule 506', 'the ABC 148', 'a 401(k)'])(
  'takes no number out of a name: %s',
  (name) => {
    expect(findFigures(`They told us more of ${name} today.`)).toEqual([]);
  },
);

it('reads the direction from the nearest word', () => {
  const [rise, fall] = findFigures('Assets grew 8% while the deficit fell by $3 million.');
  expect([rise?.direction, fall?.direction]).toEqual(['up', 'down']);
});

it.each([
  ['It earned $2.07 per share.', '$2.07 per share', 2.07, null],
  ['The board voted 5 to 2 to hire.', '5 to 2', 5, null],
  ['Private equity goes from 11 to 13 percent.', '11 to 13 percent', 13, 'up'],
  ['Income was down from $88 million.', '$88 million', 88e6, null],
])('reads "%s" with what belongs to it', (sentence, text, value, direction) => {
  expect(findFigures(sentence)).toMatchObject([{ text, value, direction }]);
});

it.each([
  ['Cash was $3.2 Billion.', 3.2e9],
  ['It is a $3.2-billion fund.', 3.2e9],
  ['They paid $250 mil.', 2.5e8],
  ['The return was -3%.', -3],
  ['It lost minus three percent.', -3],
  ['It costs two dollars and fifty cents.', 2.5],
])('reads the scale and the sign of "%s"', (sentence, value) => {
  expect(findFigures(sentence).map((figure) => figure.value)).toEqual([value]);
});

it.each([
  ['It rose 4 point 5 percent.'],
  ['It moved 2 15 basis points.'],
  ['Half of 1% left.'],
  ['Call 312-555-0100.'],
  ['It rose 5 1/2 percent.'],
  ['On the 100th day it fell.'],
  ['See form 12b-1 today.'],
])('reads none in "%s"', (sentence) => {
  expect(findFigures(sentence)).toEqual([]);
});

it.each([
  ['Income was $5 million, up from a loss of $3 million.', ['up', null]],
  ['Sales grew 8% compared with the $80 million of May.', ['up', null]],
  ['Revenue was $80 million and costs fell 2%.', [null, 'down']],
  ['Costs fell and revenue was $80 million.', [null]],
  ['It rose 8% on sales of $30 million.', ['up', null]],
  ['It rose 8% to $30 million.', ['up', 'up']],
  ['Compared with May, it is up 5%.', ['up']],
])('gives the direction in "%s" to what moved', (sentence, directions) => {
  expect(findFigures(sentence).map(({ direction }) => direction)).toEqual(directions);
});

it('gives both ends of a range their scale, and no date for a vote', () => {
  expect(findFigures('We expect $4.1 to $4.3 billion.').map(({ value }) => value)).toEqual([4.1e9, 4.3e9]);
  expect(findFigures('The motion passed on June 3 to 5.')).toEqual([]);
});

it.each([
  ['The margin for the past quarter was $3 dollars -- excuse me, 3.15%, down a little.', ['3.15%']],
  ['We paid $14 million, I mean, $41 million to the fund.', ['$41 million']],
  ['It returned 7.4%, sorry, 7.1%.', ['7.1%']],
  ['It was $9 million, correction, it was $19 million.', ['$19 million']],
  ['It was nine percent, excuse me, twelve percent.', ['twelve percent']],
  ['The rate is 5%, I mean, they said so.', ['5%']],
  ['It fell 4% after the correction of 2022.', ['4%']],
])('tells no figure that the speaker takes back: %s', (sentence, texts) => {
  expect(findFigures(sentence).map(({ text }) => text)).toEqual(texts);
});
