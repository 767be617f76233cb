import { expect, test } from 'vitest';
import { outcomeOf } from './compare-gold.ts';

const answerOf = (lead: string | null, text = '') => ({
  found: true,
  sentences: [{ text, lead, change: null, verbatim: false, citations: [], sourceIndex: 0, claim: 0 }],
});

test.each([
  ['24.26', '24.26', 'right'],
  ['−0.02', '-0.02', 'right'],
  ['0.02', '-0.02', 'wrong'],
  ['$381.6 million', '$382.00', 'right'],
  ['$4.63 billion', '$4.60', 'right'],
  ['$390 million', '$382.00', 'wrong'],
  ['21.6%', 'It fell from 24.6% in FY 2021 to 21.6% in FY 2022.', 'right'],
  ['2021', 'It fell from 24.6% in FY 2021 to 21.6% in FY 2022.', 'wrong'],
])('%s for %s is %s', (lead, gold, outcome) => {
  expect(outcomeOf(answerOf(lead), { figures: gold })).toBe(outcome);
});

test('words must all be told, of some parted by a bar one', () => {
  const answer = answerOf(null, 'Larch bought Alder and Birch.');
  expect(outcomeOf(answer, { tells: ['larch', 'oak|birch'] })).toBe('right');
  expect(outcomeOf(answer, { tells: ['larch', 'oak'] })).toBe('wrong');
});

test('where nothing is to be told whatever is told is wrong', () => {
  expect(outcomeOf(answerOf('2%', '2%'), { tells: [] })).toBe('wrong');
  expect(outcomeOf({ found: false, sentences: [] }, { tells: [] })).toBe('silent');
});
