import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';

const call = sourceOf(
  [
    "I'm Mara Tillow, Head of Investor Relations. I'm here with Bo Lund, our president and CEO; Ana Mayor-Quist, our senior vice president and CFO; and Ida Roe, who runs credit.",
    'Birchwood’s finance director, Leo Marsh, has said that he sees it otherwise.',
    'Our former treasurer, Tove Berg, left in May. You are the Signals CEO, more or less.',
  ],
  { kind: 'earnings', title: 'Larchmont: second quarter 2026 earnings call' },
);
const first = (query: string) => answerQuestion({ query, sources: [call] }).sentences[0]?.lead ?? null;

describe('who holds an office', () => {
  it.each([
    ['Who is the CEO of Larchmont?', 'Bo Lund'],
    ['Who is the CFO of Larchmont?', 'Ana Mayor-Quist'],
    ["Who is Larchmont's head of investor relations?", 'Mara Tillow'],
  ])('is who stands beside it: %s', (query, name) => {
    expect(first(query)).toBe(name);
  });

  it.each([
    ['an office of somebody else', 'Who is the finance director of Larchmont?', 'Leo Marsh'],
    ['one who held it before', 'Who is the treasurer of Larchmont?', 'Tove Berg'],
    ['another company', 'Who is the CEO of Alderbrook?', 'Bo Lund'],
  ])('is not told by %s', (_, query, name) => {
    expect(first(query)).not.toBe(name);
  });
});
