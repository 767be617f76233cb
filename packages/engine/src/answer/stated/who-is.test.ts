import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';

const call = sourceOf(
  [
    "I'm Ruben Dahl, Head of Investor Relations; with me are chairman and CEO, Alec Lund; and CFO, Marta Finch Weir.",
    'Joan Birch, the CEO of Larch Aviation, and I joined our team in Osterholt for a full week.',
    'Sam Moss, who became Larch’s treasurer on January 1st, will be available for questions, along with Ida Dale.',
    'Today we have with us Theo Marsh, who’s co-founder and CEO at Birchlight.',
    'We made a key hire, bringing on Joss Finch, our Chief Strategy and Transformation Officer.',
    'Jack Birchwood was a strong performer this quarter as well.',
    'We thank Ida Dale and her team for their work on the mills in Osterholt.',
  ],
  { kind: 'earnings', title: 'Larch Q3 2025 call', organizations: ['Larch'] },
);
const asked = (query: string) => {
  const { found, sentences } = answerQuestion({ query, sources: [call] });
  return { found, leads: sentences.map(({ lead }) => lead) };
};

describe('who somebody is', () => {
  it.each([
    ['Who is Alec Lund?', 'chairman and CEO'],
    ['Who is Marta Finch Weir?', 'CFO'],
    ['Who is Joan Birch?', 'CEO of Larch Aviation'],
    ['Who is Sam Moss?', 'Larch’s treasurer'],
    ['Who is Theo Marsh?', 'co-founder and CEO at Birchlight'],
    ['Who is Joss Finch?', 'Chief Strategy and Transformation Officer'],
  ])('is told by an office beside the name: %s', (query, lead) => {
    expect(asked(query)).toEqual({ found: true, leads: [lead] });
  });

  it('is told by nothing that only names them', () => {
    expect(asked('Who is Ida Dale?')).toEqual({ found: false, leads: [] });
    expect(asked('Who is Jack Birchwood?')).toEqual({ found: false, leads: [] });
  });

  it('is told by whoever says what they did', () => {
    const talk = sourceOf(['Ida Dale founded the Osterholt Mill Trust, and ran it for a decade.']);
    const { sentences } = answerQuestion({ query: 'Who is Ida Dale?', sources: [talk] });
    expect(sentences.map(({ text, lead }) => ({ text, lead }))).toEqual([
      { text: 'Ida Dale founded the Osterholt Mill Trust, and ran it for a decade.', lead: null },
    ]);
  });
});

describe('who holds an office', () => {
  it('is nobody who holds it in a part of the company', () => {
    expect(asked('Who is the CEO of Larch?').leads).toEqual(['Alec Lund']);
  });

  it('is the one of several people of a sentence beside whom it stands', () => {
    expect(asked('Who is the treasurer of Larch?').leads).toEqual(['Sam Moss']);
  });
});
