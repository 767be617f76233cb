import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';

const panel = sourceOf(
  [
    [
      'Mara Tillow',
      'Ana Varga is a managing partner of Brackenfold Lending, and Bo Lund runs credit at the Larch Fund. Ana, how much of your income is paid in kind?',
    ],
    ['Ana Varga', 'Six percent of our income. A borrower who paid 12 percent three years ago pays 8 now.'],
    ['Mara Tillow', 'Bo, what did you do about your managers?'],
    [
      'Bo Lund',
      "We're going from 11 managers to 7. And we chose Alder Ridge as our adviser, at 410,000 a year.",
    ],
    ['Mara Tillow', 'Why raise fixed income? Is that not moving away from return?'],
    ['Bo Lund', 'It went from 24 to 27 percent. Because for once bonds pay me to wait.'],
    [
      'Bo Lund',
      'The Larch Fund adopted a written rule on continuation vehicles in July. They send us two a month.',
    ],
  ],
  {
    kind: 'video',
    title: 'Panel on private credit',
    people: [{ name: 'Mara Tillow', role: 'moderator', provenance: 'publisher' }],
  },
);
const ask = (query: string) => answerQuestion({ query, sources: [panel] });
const first = (query: string): string => ask(query).sentences[0]?.text ?? '';

describe('what answers first is of the kind that is asked for, and of whom', () => {
  it.each([
    ["What share of Brackenfold's income is paid in kind?", '6% of our income'],
    ['How many managers will Larch keep in private credit?', 'from 11 managers to 7'],
    ['How much does Larch pay Alder Ridge?', '410,000'],
    ['Why did Larch raise fixed income?', 'bonds pay me to wait'],
    ['What did Larch decide about continuation vehicles?', 'adopted a written rule'],
  ])('"%s"', (query, said) => {
    expect(first(query)).toContain(said);
  });

  it('of what was counted before and is now it leads with what is now', () => {
    expect(ask('How many managers will Larch keep in private credit?').sentences[0]?.lead).toBe('7');
  });
});

describe('what is near a question answers it not', () => {
  it.each([
    ['an office that nobody is said to hold', 'Who is the chief investment officer of Brackenfold?'],
    ['a sum of another', 'How much does Brackenfold pay Alder Ridge?'],
    ['a subject that is never spoken of', 'What did Larch decide about timber?'],
    ['what was never done', 'Why did Larch dismiss Brackenfold?'],
    ['a day that nobody names', 'When did Larch buy Brackenfold?'],
  ])('%s: "%s"', (_, query) => {
    const { found, closest } = ask(query);
    expect(found).toBe(false);
    expect(closest.length).toBeGreaterThan(0);
  });
});

describe('a name is of whoever did what is asked', () => {
  const minutes = sourceOf(
    [
      'MOTION: To adopt the pacing plan with the report requested by Trustee Marsh. Moved by Trustee Varga, seconded by Trustee Lund. VOTE: Ayes 8, Noes 0. The motion carried.',
      'The other incumbent, Stonemere Passive, loses its whole mandate. Pellmore Partners, which keeps its own, declined to comment on the mandate.',
    ],
    { kind: 'document', title: 'Minutes of the Larch board' },
  );
  it.each([
    ['Who moved the motion to adopt the pacing plan?', 'Varga'],
    ['Which manager loses its mandate at Larch?', 'Stonemere Passive'],
  ])('"%s"', (query, name) => {
    expect(answerQuestion({ query, sources: [minutes] }).sentences[0]?.lead).toContain(name);
  });

  it('and what is said gross is not what is asked net', () => {
    const paper = sourceOf(
      ['Staff put the gross saving at $11.2 million. The net figure for the saving is $6.4 million.'],
      { kind: 'article', title: 'Larch saves' },
    );
    expect(
      answerQuestion({ query: "What is Larch's net saving?", sources: [paper] }).sentences[0]?.lead,
    ).toBe('$6.4 million');
  });
});
