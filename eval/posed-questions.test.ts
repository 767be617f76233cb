import { beforeAll, describe, expect, it } from 'vitest';
import {
  askSamples,
  type Outcome,
  type QuestionResult,
  readOrganizationQuestions,
  readSampleQuestions,
} from './posed-questions.ts';

let results: QuestionResult[];
let ofOrganizations: QuestionResult[];
beforeAll(async () => {
  const questions = readSampleQuestions();
  const all = await askSamples([...questions, ...readOrganizationQuestions()]);
  results = all.slice(0, questions.length);
  ofOrganizations = all.slice(questions.length);
});

const among = (some: readonly QuestionResult[], ...requested: Outcome[]): string[] =>
  some.filter(({ outcome }) => requested.includes(outcome)).map(({ query }) => query);

describe('questions to the bundled samples', () => {
  it('are answered by nothing else than what is asked', () => {
    expect(among(results, 'wrong', 'beside')).toEqual([]);
  });

  it('are answered where an answer stands, but for three at most', () => {
    const silent = among(results, 'wrongly silent');
    expect(silent.length, silent.join('\n')).toBeLessThanOrEqual(3);
  });
});

describe('questions to organizations of the samples', () => {
  it('are answered by nothing else than what is asked', () => {
    expect(among(ofOrganizations, 'wrong', 'beside')).toEqual([]);
  });

  it('are answered where an answer stands, but for three at most', () => {
    const silent = among(ofOrganizations, 'wrongly silent');
    expect(silent.length, silent.join('\n')).toBeLessThanOrEqual(3);
  });
});
