import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';
import { boardMinutes } from '../testing/board-minutes.fixture.ts';

const minutes = boardMinutes('Alder County Retirement System: minutes of May 6, 2026', [
  '2. Consent calendar',
  'MOTION: To approve the consent calendar. Moved by Trustee Lund, seconded by Trustee Okoro. VOTE: Ayes 4, Noes 1 (Finch). The motion carried.',
  '3. Infrastructure commitments',
  'Staff recommended a commitment to the Birch Grid Fund.',
  'MOTION: To commit up to $40 million to the Birch Grid Fund. Moved by Trustee Lund, seconded by Trustee Varga. VOTE: Ayes 3, Noes 2 (Finch, Okoro). The motion carried.',
  '4. Private equity pacing plan',
  'MOTION: To adopt the private equity pacing plan. Moved by Trustee Okoro, seconded by Trustee Lund. VOTE: Ayes 5, Noes 0. The motion carried.',
  'The hedge fund report was received and filed. Trustee Finch asked about fees.',
  '5. Adjournment',
  'The Chair adjourned the meeting at 11:30 a.m.',
]);
const told = (query: string): string[] =>
  answerQuestion({ query, sources: [minutes] }).sentences.map(({ text }) => text);

const recording = sourceOf(
  [
    ['Ines Falk', 'I call the meeting of the Alder County Retirement System board to order.'],
    ['Ines Falk', 'Item four, the infrastructure commitment.'],
    [
      'Omar Reyes',
      'Staff recommend a commitment of up to 65 million dollars to Birch Infrastructure Partners Five.',
    ],
    ['Jo Lund', 'I move up to 50 million dollars to Birch Five.'],
    ['Ana Varga', 'Second.'],
    [
      'Ines Falk',
      'The motion on the floor is up to 50 million dollars to Birch Five. All in favor? Abstentions?',
    ],
    ['Marco Silva', 'I abstain. My brother works there.'],
    ['Ines Falk', 'The ayes have it with one abstention, Trustee Silva.'],
    ['Ines Falk', 'Item five, the timber fund.'],
    ['Jo Lund', 'I move that we commit 20 million dollars to the Oak Timber Fund.'],
    ['Ana Varga', 'Second.'],
    ['Ines Falk', 'All in favor? Opposed? None. The motion carries, five to nothing.'],
  ],
  { kind: 'meeting', title: 'Alder County Retirement System board' },
);
const heard = (query: string) => answerQuestion({ query, sources: [recording] }).sentences;

describe('a guest', () => {
  it('tells no fact of the body', () => {
    const talk = sourceOf(
      [
        ['Ines Falk', 'I call the meeting of the Alder County Retirement System board to order.'],
        ['Ines Falk', 'Item two, public comment. We have one card, Mr. Orr.'],
        ['Pat Orr', 'Our funded ratio was 90 percent when I left.'],
        ['Ines Falk', 'Thank you, sir. Item three, the investment report.'],
        ['Omar Reyes', 'The funded ratio of the plan is 74 percent.'],
      ],
      { kind: 'meeting', title: 'Alder County Retirement System board' },
    );
    const { sentences } = answerQuestion({ query: 'What is the funded ratio?', sources: [talk] });
    expect(sentences.map(({ lead }) => lead)).toEqual(['74 percent']);
  });
});

describe('a vote that was recorded', () => {
  it('tells who abstained, of the motion alone on which somebody did', () => {
    const texts = heard('Who abstained on the Birch commitment?').map(({ text }) => text);
    expect(texts.join(' ')).toContain('Trustee Silva');
    expect(heard('Who abstained on the Oak Timber commitment?')).toEqual([]);
  });

  it('tells its count', () => {
    const texts = heard('What was the vote on the Oak Timber Fund?').map(({ text }) => text);
    expect(texts.join(' ')).toContain('five to nothing');
  });

  it('tells how much was committed by the motion as it carried, and nothing that was only recommended', () => {
    const told = heard('How much did Alder commit to Birch Infrastructure Partners Five?');
    expect(told[0]?.lead).toMatch(/50 million/u);
    expect(told.map(({ text }) => text).join(' ')).not.toContain('65 million');
  });
});

describe('a question of votes', () => {
  it.each([
    'How did Trustee Finch vote on infrastructure?',
    'How did Trustee Finch vote on the Birch Grid Fund?',
    'Who opposed the commitment to the Birch Grid Fund?',
    'Was the commitment to the Birch Grid Fund approved unanimously?',
    'Was the commitment to the Birch Grid Fund approved, and by what vote?',
  ])('is answered by the motion on its subject alone: %s', (query) => {
    expect(told(query).join(' ')).toContain('Noes 2 (Finch, Okoro)');
    expect(told(query).join(' ')).not.toMatch(/consent calendar|pacing plan/u);
  });

  it.each([
    'How did Trustee Finch vote on hedge funds?',
    'How did Trustee Lund vote on the timber settlement?',
    'Who voted against the timber settlement?',
  ])('is answered by nothing where no motion is on its subject: %s', (query) => {
    expect(told(query)).toEqual([]);
  });

  it('of who was against is answered by the motion that somebody was against', () => {
    const lines = minutes.segments.map((segment) =>
      segment.text === 'Staff recommended a commitment to the Birch Grid Fund.'
        ? {
            ...segment,
            text: 'MOTION: To commit up to $25 million to Larch Infrastructure IV. Moved by Trustee Lund, seconded by Trustee Maas. VOTE: Ayes 5, Noes 0. The motion carried.',
          }
        : segment,
    );
    const { sentences } = answerQuestion({
      query: 'Who voted against the infrastructure commitment?',
      sources: [{ ...minutes, segments: lines }],
    });
    expect(sentences.map(({ text }) => text).join(' ')).toContain('Noes 2 (Finch, Okoro)');
    expect(sentences.map(({ text }) => text).join(' ')).not.toContain('Larch');
  });

  it('is none where it asks why somebody voted so', () => {
    const talk = sourceOf([
      ['Ana Varga', 'I abstained on the timber fund because my cousin works there, and I told counsel so.'],
      ['Bo Lund', 'Thank you.'],
    ]);
    const { sentences } = answerQuestion({
      query: 'Why did Ana Varga abstain on the timber fund?',
      sources: [talk],
    });
    expect(sentences[0]?.text).toContain('my cousin works there');
  });

  it('is answered where it is told without a motion by who says how they voted', () => {
    const article = sourceOf(
      [
        'The Alder board voted 6 to 5 to manage its index money itself.',
        '“It is a risk,” said Trustee Ana Varga, who voted no on the index money.',
        'Trustee Finch spoke at length about the weather.',
      ],
      { kind: 'article', title: 'Alder brings its index money in house' },
    );
    const { sentences } = answerQuestion({
      query: 'How did Ana Varga vote on the index money?',
      sources: [article],
    });
    expect(sentences.map(({ text }) => text).join(' ')).toContain('who voted no');
  });
});
