import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';
import { readComparison } from './compared-questions.ts';

const call = (name: string, line: string) =>
  sourceOf([line], { kind: 'earnings', title: `${name} Q4 2025 call`, organizations: [name] });
const sources = [
  call('Larchfield', 'Larchfield had revenue of $81 billion in 2025.'),
  call('Osterholt', 'Osterholt had revenue of $67 billion in 2025.'),
];

describe('a question that compares two', () => {
  it.each([
    [
      'Which had more revenue in 2025, Larchfield or Osterholt?',
      ['What was Larchfield’s revenue in 2025?', 'What was Osterholt’s revenue in 2025?'],
    ],
    ['Which is larger, LCERS or OFERS?', ['What are the assets of LCERS?', 'What are the assets of OFERS?']],
    ['Which risks did Larchfield name?', null],
  ])('is two questions of one measure: %s', (query, both) => {
    expect(readComparison(query)).toEqual(both);
  });

  it('is answered by the figure of each', () => {
    const query = 'Which had more revenue in 2025, Larchfield or Osterholt?';
    const { form, sentences } = answerQuestion({ query, sources });
    expect(form).toBe('comparison');
    expect(sentences.map(({ lead, claim, sourceIndex }) => ({ lead, claim, sourceIndex }))).toEqual([
      { lead: '$81 billion', claim: 0, sourceIndex: 0 },
      { lead: '$67 billion', claim: 1, sourceIndex: 1 },
    ]);
  });

  it('is not answered with the figure of one alone', () => {
    const query = 'Which had more revenue in 2025, Larchfield or Birchholm?';
    expect(answerQuestion({ query, sources }).sentences.map(({ lead }) => lead)).not.toContain('$81 billion');
  });
});
