import { describe, expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { answerQuestion } from './answer-question.ts';

const call = sourceOf(
  [
    'We now expect corporate costs of Larchfield to be about $1 billion for 2025, better than our guidance of $1.2 billion.',
    'Taking the strong year-to-date performance, we are narrowing our full-year free cash flow range to $3.75 billion to $4.75 billion.',
    'As of January 31, 2025, our net debt was 4.2 times trailing 12 months total reported EBITDA.',
    'Net income was $147.8 million in the quarter.',
    'We expect to close the Heron transaction on November 1.',
  ],
  { kind: 'earnings', title: 'Larchfield Q3 2025 call', organizations: ['Larchfield'] },
);
const survey = sourceOf(['Over half (55%) of respondents said introducing robots into the mill is risky.'], {
  kind: 'article',
  title: 'A survey of mills',
});
const talk = sourceOf(['One Gerard Moss sits on the task force.', 'Ana Varga resigned as its secretary.'], {
  kind: 'meeting',
});
const first = (query: string, source = call) => answerQuestion({ query, sources: [source] }).sentences[0];

describe('a question of a measure', () => {
  it('of what is expected is answered by what names the measure', () => {
    expect(first('How much free cash flow does Larchfield expect for 2025?')?.lead).toBe(
      '$3.75 billion to $4.75 billion',
    );
  });

  it('of how many times one thing is another is answered by no sum', () => {
    expect(first("What is Larchfield's net debt to EBITDA?")?.text).toContain('4.2 times');
  });

  it('of a share of people is answered by the share', () => {
    expect(first('What share of respondents said introducing robots is risky?', survey)?.lead).toBe('55%');
  });
});

it('a deal is a transaction', () => {
  expect(first('When does Larchfield expect to close the Heron deal?')?.lead).toBe('November 1');
});

it('who resigned is told by what says that somebody did', () => {
  expect(first('Who resigned?', talk)?.text).toBe('Ana Varga resigned as its secretary.');
});

it('what is planned is told by no time that is over', () => {
  const planned = sourceOf(
    [
      'As part of the separation, in the fourth quarter of 2025 the unit declared a dividend that will be paid prior to the IPO.',
      'We continue to work toward an IPO of the unit in the second quarter of this year, subject to market conditions.',
    ],
    { kind: 'earnings', title: 'Larchfield Q4 2025 call', organizations: ['Larchfield'] },
  );
  const { sentences } = answerQuestion({ query: 'When will the IPO of the unit be?', sources: [planned] });
  expect(sentences.map(({ text }) => text)).toEqual([
    'We continue to work toward an IPO of the unit in the second quarter of this year, subject to market conditions.',
  ]);
});

describe('a question of what nobody says', () => {
  const call2 = sourceOf(
    [
      'We have our chairman, Gary Finch; executive vice president and incoming CEO, Bo Lund; and executive vice president and CFO, Tamara Weir.',
      'Streamly ended the quarter with 45 million paid subscribers, and we added 4 million paid subscribers of our own.',
    ],
    { kind: 'earnings', title: 'Larchfield Q4 2025 call', organizations: ['Larchfield'] },
  );

  it.each([
    'Who will succeed Tamara Weir as CFO of Larchfield?',
    'How much did Larchfield pay for Streamly?',
  ])('is not answered by what stands near: %s', (query) => {
    expect(first(query, call2)).toBeUndefined();
  });
});

it('one of several alike is told by the paragraph that names its term', () => {
  const filing = sourceOf(
    [
      'Larchfield entered into a new 364 day credit agreement of $4 billion, which expires on May 24, 2029.',
      'Larchfield entered into a new five year credit agreement of $4 billion, which may be drawn on and expires on May 26, 2033.',
    ],
    { kind: 'document', title: 'Larchfield 8-K' },
  );
  const told = answerQuestion({
    query: "When does Larchfield's new 364-day credit agreement expire?",
    sources: [filing],
  });
  expect(told.sentences.map(({ lead }) => lead)).toEqual(['May 24, 2029']);
});
