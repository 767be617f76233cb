import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { readQuestion } from '../question/read-question.ts';
import { answerable, answerClues } from './answerable.ts';

const filler = 'They spoke of the weather in the valley and of the way home.';
const atLength = sourceOf([
  filler,
  'Kelp farming needs cold water, and kelp farming feeds the harbor towns.',
  'A kelp farm of ten lines costs what a boat costs.',
  'Whoever goes into kelp farming sells the kelp before it is sown.',
  ...Array<string>(30).fill(filler),
]);
const inPassing = sourceOf([
  filler,
  'He had gone into farming after the war.',
  ...Array<string>(30).fill(filler),
  'The beach was covered with kelp that morning.',
]);
const of = (query: string, sources = [atLength, inPassing]) => answerable(readQuestion(query).needs, sources);

describe('of several sources may answer', () => {
  it('what speaks of the subject, and not what has its words in passing', () => {
    expect(of('What is said about kelp farming?')).toEqual([true, false]);
    expect(of('What is said about kelp farming?', [inPassing, inPassing])).toEqual([false, false]);
  });

  it('none where none holds what is asked', () => {
    expect(of('What is said about nuclear submarines?')).toEqual([false, false]);
  });
});

it('one that is asked alone needs to hold no more than enough of the question', () => {
  expect(of('What is said about kelp farming?', [inPassing])).toEqual([true]);
});

it('one fact is told by other clues than how much is said of it', () => {
  expect(answerClues('How much does a kelp farm cost?', [atLength])).toBeNull();
  const [most = { subject: 0 }, least = { subject: 0 }] =
    answerClues('What is said about kelp farming?', [atLength, inPassing]) ?? [];
  expect(most.subject).toBeGreaterThan(least.subject);
});

describe('a question of one quarter', () => {
  const call = (quarter: string) =>
    sourceOf(
      ['Revenue was $812 million in the first quarter of 2025, and adjusted EPS was $1.40.', filler, filler],
      { kind: 'earnings', title: `HBF ${quarter} 2025 earnings call` },
    );
  const query = "What was HBF's revenue in the first quarter of 2025?";

  it('is answered by what is of that quarter, and by another only where that is silent', () => {
    expect(of(query, [call('Q2'), call('Q1')])).toEqual([false, true]);
    expect(of(query, [call('Q2'), call('Q3')])).toEqual([true, true]);
  });
});
