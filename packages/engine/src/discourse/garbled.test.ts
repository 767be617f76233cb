import { expect, it } from 'vitest';
import { isGarbled } from './garbled.ts';

it.each([
  'In May the rate the rate of return fell.',
  'We w d we sold the bonds of the fund.',
  'The user interf interface of the fund was sold.',
  'The board approved the of 9.9 percent for members.',
  'The fund could should be sold in May.',
])('is talk with its false starts: %s', (sentence) => {
  expect(isGarbled(sentence)).toBe(true);
});

it.each([
  'Mix c is the cheapest of the three for the fund.',
  'The board of the fund met in May and in June.',
  'So some funds were sold, and we were paid for them.',
  'Two- and three-year notes were sold.',
])('is not: %s', (sentence) => {
  expect(isGarbled(sentence)).toBe(false);
});
