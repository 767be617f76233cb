import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { namedSpeakers } from './named-speakers.ts';

const source = sourceOf(
  ['Professor C', 'PhD D', 'Project Manager', 'Huw Irranca-Davies AM', 'Mark Alder', 'C'].map(
    (label) => [label, 'A statement about the agenda of this meeting.'] as const,
  ),
);
const named = (question: string) => namedSpeakers(question, source).map(({ label }) => label);

describe('speakers that a question names', () => {
  it.each([
    ['What did the project manager say?', ['Project Manager']],
    ['What did the manager say?', []],
    ['What does the professor want?', ['Professor C']],
    ["Summarize PhD D's view", ['PhD D']],
    ['What did Mr Alder promise?', ['Mark Alder']],
    ['Which alder grows here?', []],
    ['Vitamin c and d', []],
    ['What did C think?', ['C']],
  ])('%s', (question, labels) => {
    expect(named(question)).toEqual(labels);
  });
});
