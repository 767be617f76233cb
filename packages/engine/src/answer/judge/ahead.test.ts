import { describe, expect, it } from 'vitest';
import type { QuestionSource } from '../../ports/ports.ts';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';

const minutes = (date: string, lines: readonly string[]): QuestionSource => ({
  ...sourceOf(lines, { kind: 'document', title: 'Minutes of the Board of Trustees of Alder County' }),
  date,
});
const may = minutes('2026-05-20', [
  'The Board of Trustees met on May 20, 2026, at 9:00 a.m.',
  'The next regular meeting of the Board will be held on June 17, at 9:00 a.m.',
  'The item was referred to the Audit Committee for its next meeting of July 8, 2026.',
]);
const told = (query: string, askedAt: string, source = may): string[] =>
  answerQuestion({ query, askedAt, sources: [source] }).sentences.map(({ text }) => text);

describe('what comes next', () => {
  it.each([
    'When does the board meet next?',
    'When is the next meeting of the board?',
    'When does the board meet?',
  ])('is told as long as its day lies ahead: %s', (query) => {
    expect(told(query, '2026-06-01T09:00:00Z')).toEqual([
      'The next regular meeting of the Board will be held on June 17, at 9:00 a.m.',
    ]);
    expect(told(query, '2026-11-27T09:00:00Z')).toEqual([]);
  });

  it('of one body is not told of another', () => {
    expect(
      told('When is the next meeting of the audit committee?', '2026-06-01T09:00:00Z').join(' '),
    ).not.toContain('June 17');
    expect(told('When does the board meet next?', '2026-06-20T09:00:00Z')).toEqual([]);
  });

  it('is told whenever it is where nobody knows when it is asked', () => {
    const query = 'When is the next meeting of the board?';
    const { sentences } = answerQuestion({ query, sources: [may] });
    expect(sentences).not.toEqual([]);
  });

  it('says nothing of a question of what was', () => {
    expect(told('When did the board meet?', '2026-11-27T09:00:00Z').join(' ')).toContain('May 20, 2026');
  });
});
