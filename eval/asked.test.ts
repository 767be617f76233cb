import { beforeAll, describe, expect, it } from 'vitest';
import { type AskedOutcome, askSamples, type Outcome, readSampleQuestions } from './asked.ts';

let asked: AskedOutcome[];
beforeAll(async () => {
  asked = await askSamples(readSampleQuestions());
});

const of = (...wanted: Outcome[]): string[] =>
  asked.filter(({ outcome }) => wanted.includes(outcome)).map(({ query }) => query);

describe('questions to the bundled samples', () => {
  it('are answered by nothing else than what is asked, but for two at most', () => {
    expect(of('wrong', 'beside').length, of('wrong', 'beside').join('\n')).toBeLessThanOrEqual(2);
  });

  it('are answered where an answer stands, but for five at most', () => {
    expect(of('wrongly silent').length, of('wrongly silent').join('\n')).toBeLessThanOrEqual(5);
  });
});
