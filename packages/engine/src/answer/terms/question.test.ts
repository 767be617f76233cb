import { expect, it } from 'vitest';
import { subjectOf, weighTerms, withNames } from './question.ts';

it('weighs what is asked for above words of asking and what is put aside', () => {
  const { weights } = weighTerms('What did the board think of proxy voting when discussing climate?');
  expect(Object.fromEntries(weights)).toEqual({
    board: 1,
    think: 0.2,
    proxi: 1,
    vote: 1,
    discuss: 0.1,
    climat: 0.5,
  });
});

it('takes years and parts of compounds as the text may have them', () => {
  expect([...weighTerms('FY21 year-end $5,794').weights.keys()]).toEqual(['2021', 'year', 'end', '5,794']);
});

it('weighs names of speakers little', () => {
  const { weights } = withNames(weighTerms('Alder on fees'), ['Mark Alder']);
  expect([...weights]).toEqual([
    ['alder', 0.3],
    ['fee', 1],
  ]);
});

it('of words of grammar asks for nothing', () => {
  expect(weighTerms('the and of').weights.size).toBe(0);
});

it.each([
  ['Summarize the discussion about proxy voting', 'proxy voting'],
  ['What did the group decide on fees?', 'fees'],
  ['suggested fees of the group', 'suggested fees of the group'],
  ['What did they say?', 'What did they say?'],
])('searches for the subject of "%s"', (question, subject) => {
  expect(subjectOf(question)).toBe(subject);
});
