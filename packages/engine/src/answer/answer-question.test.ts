import { expect, it } from 'vitest';
import { interview } from '../testing/interview.fixture.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { answerQuestion } from './answer-question.ts';

const sources = [sourceOf(['The harbour opened a new crane. It lifts forty tons.']), sourceOf(interview)];

it('answers with cited sentences of the source that fits', () => {
  const { found, sentences } = answerQuestion({
    query: 'What do the private credit managers charge fees on?',
    sources,
  });
  expect(found).toBe(true);
  expect(sentences.every(({ sourceIndex }) => sourceIndex === 1)).toBe(true);
  expect(sentences.map(({ text }) => text).join(' ')).toContain('committed capital');
});

it.each(['What is the recipe for sourdough bread?', 'the and of', ''])('finds nothing for "%s"', (query) => {
  expect(answerQuestion({ query, sources })).toEqual({ found: false, sentences: [] });
});
