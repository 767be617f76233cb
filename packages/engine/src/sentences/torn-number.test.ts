import { expect, test } from 'vitest';
import { tearsNumber } from './torn-number.ts';

/** The places, as words before and after, at which a cut is not allowed. */
const torn = (text: string): string[] => {
  const words = text.split(' ');
  return words.flatMap((word, at) => (at > 0 && tearsNumber(words, at) ? [`${words[at - 1]} ${word}`] : []));
};

test.each([
  [
    'the plan stood at four hundred and twelve million dollars',
    'four hundred, hundred and, and twelve, twelve million, million dollars',
  ],
  ['we were up three point one percent', 'three point, point one, one percent'],
  ['about fifty basis points over', 'fifty basis, basis points'],
  ['a hundred and five of 2,000', 'a hundred, hundred and, and five'],
  ['it fell by $14 million', '$14 million'],
])('%s', (text, places) => {
  expect(torn(text)).toEqual(places.split(', '));
});

test.each([
  'we took the hundred and then we left',
  'one of them and two of us',
  'the point is that nobody came',
  'by dollars and by percent',
  'a plan and a board',
])('nothing is torn in: %s', (text) => {
  expect(torn(text)).toEqual([]);
});
