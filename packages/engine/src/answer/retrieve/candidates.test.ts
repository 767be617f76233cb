import { expect, it } from 'vitest';
import { countyBoard } from '../../meeting/testing/small-boards.fixture.ts';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';

const turns = countyBoard.segments.map(({ speaker, text }): [string, string] => [speaker ?? '', text]);
const corrected = sourceOf(
  [
    ...turns.slice(0, 7),
    ['Dana Reyes', 'The employer contribution goes up by 21.4 million dollars a year from next July.'],
    ['Mr. Teal', 'Is that right? The actuary had another figure.'],
    [
      'Dana Reyes',
      "Sorry, I'm reading that wrong. It's 24.1 million dollars a year. The slide is wrong as well.",
    ],
    ...turns.slice(7),
  ],
  { kind: 'meeting' },
);

it('a figure that was corrected is not told; what corrects it is', () => {
  const { sentences } = answerQuestion({
    query: 'By how much does the employer contribution go up?',
    sources: [corrected],
  });
  const told = sentences.map(({ text }) => text).join(' ');
  expect(told).toContain('24.1 million');
  expect(told).not.toContain('21.4');
});
