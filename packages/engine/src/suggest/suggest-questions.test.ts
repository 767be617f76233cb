import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { buildOutline } from '../outline/build-outline.ts';
import { interview } from '../testing/interview.fixture.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { suggestQuestions } from './suggest-questions.ts';

const plan = sourceOf(
  [
    'The trustees met in the library of the county and thanked the staff for the pension report.',
    'The funded ratio of the Larch plan was 81.4 percent at the end of June 2025, the actuary told the board of the pension fund.',
    'Responses to the custody search are due on June 12, 2026, and interviews follow in July.',
    'Private equity managers asked the board of the fund for more time to call capital.',
  ],
  { kind: 'meeting', title: 'Larch plan, May meeting' },
);

it('asks for what a source tells, in words of its own, and only what it answers', () => {
  const queries = suggestQuestions({ sources: [plan], most: 5 }).map(({ query }) => query);
  expect(queries).toContain('What was the funded ratio of the Larch plan?');
  expect(queries).toContain('When are responses to the custody search due?');
  for (const query of queries) expect(answerQuestion({ query, sources: [plan] }).found).toBe(true);
});

it('follows a question by others, and not by itself', () => {
  const after = 'What is the funded ratio of the Larch plan?';
  const queries = suggestQuestions({ sources: [plan], after }).map(({ query }) => query);
  expect(queries).toEqual(['When are responses to the custody search due?']);
});

it('takes each source in turn, no more than are wanted, and none twice', () => {
  const talk = sourceOf(interview);
  const sources = [plan, { ...plan }, { ...talk, outline: buildOutline(talk) }];
  const found = suggestQuestions({ sources, most: 2 });
  expect(found.length).toBeLessThanOrEqual(2);
  expect(new Set(found.map(({ query }) => query)).size).toBe(found.length);
});

it.each([
  ['nothing', []],
  ['small talk', ['Hello there.', 'Yes, we did that, and it was nice.']],
])('suggests nothing of %s', (_, lines) => {
  expect(suggestQuestions({ sources: [sourceOf(lines)] })).toEqual([]);
});
