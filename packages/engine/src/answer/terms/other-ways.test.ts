import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';
import { otherWays } from './other-ways.ts';

describe('a question for a measure', () => {
  it('is asked by its other names too', () => {
    expect(otherWays('What is the assumed rate of return?').map(({ query }) => query)).toEqual([
      'What is the investment return assumption?',
      'What is the assumed return?',
      'What is the discount rate?',
    ]);
    expect(otherWays('What was said of the weather?')).toEqual([]);
  });

  const source = sourceOf(
    ['The trustees met in May.', 'The investment return assumption of the plan stays at 6.75 percent.'],
    { kind: 'meeting', title: 'Osterholt plan, May meeting' },
  );

  it('is answered by another name where its own is said nowhere', () => {
    const [told] = answerQuestion({
      query: 'What is the assumed rate of return?',
      sources: [source],
    }).sentences;
    expect(told?.lead).toBe('6.75 percent');
  });

  it('is answered by its own name first', () => {
    const both = sourceOf(
      [
        ...source.segments.map(({ text }) => text),
        'The assumed rate of return of the old plan was 7 percent.',
      ],
      source.context,
    );
    const { sentences } = answerQuestion({ query: 'What was the assumed rate of return?', sources: [both] });
    expect(sentences[0]?.text).toContain('assumed rate of return');
  });
});
