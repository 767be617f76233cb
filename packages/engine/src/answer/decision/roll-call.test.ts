import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';

const board = sourceOf(
  [
    'I call the meeting of the Larchmont School Board to order. We have a quorum of five.',
    'I propose a substitute motion that approves the use of $7 million of grant funding to buy 600 tablets for the middle schools.',
    'And I will second.',
    'So we have a substitute motion by Ms. Varga and a second by Ms. Lund.',
    'I cannot vote for tablets. Thank you.',
    'Ms. Moss will do a roll call vote.',
    ...[
      'Ms. Varga?',
      'Yes.',
      'Ms. Lund?',
      'Yes.',
      'Mr. Norden?',
      'No.',
      'Ms. Birch?',
      'Yes.',
      'Ms. Okoro?',
      'Yes.',
    ],
    'Okay, and motion carries.',
    'We are adjourned.',
  ],
  { kind: 'meeting', title: 'Larchmont School Board, May 13 2025' },
);
const asked = (query: string) =>
  answerQuestion({ query, sources: [board] }).sentences.map(({ text, lead }) => ({ text, lead }));

describe('a vote by roll call', () => {
  it('tells who moved and who seconded by what the chair said of them', () => {
    expect(asked('Who moved the substitute motion on the tablets?').map(({ lead }) => lead)).toContain(
      'Varga',
    );
    expect(asked('Who seconded the motion on the tablets?').map(({ lead }) => lead)).toContain('Lund');
  });

  it('tells the one who was against it by the name that was called, and nobody else', () => {
    const told = asked('Who voted against the $7 million for tablets?');
    expect(told).toContainEqual({ text: 'Mr. Norden?', lead: 'Norden' });
    expect(told.map(({ text }) => text).join(' ')).not.toMatch(/Birch|Okoro|Varga\?/u);
  });
});
