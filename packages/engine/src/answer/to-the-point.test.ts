import { describe, expect, it } from 'vitest';
import type { QuestionSource } from '../ports/ports.ts';
import { type Line, sourceOf } from '../testing/source.fixture.ts';
import { answerQuestion } from './answer-question.ts';

const meeting = (lines: readonly Line[]): QuestionSource =>
  sourceOf(lines, { kind: 'meeting', title: 'Osterholt plan, May meeting' });
const filler = 'They spoke of the weather in the valley and of the way home.';
const ask = (query: string, lines: readonly Line[]) => answerQuestion({ query, sources: [meeting(lines)] });
const leadsOf = (query: string, lines: readonly Line[]) =>
  ask(query, lines).sentences.map(({ lead }) => lead);

describe('a fee that is asked for', () => {
  const query = 'What is the management fee of Alder Ridge?';

  it('is what is said of a fee, and no other sum of its sentence', () => {
    const line =
      'Alder Ridge lowered its management fee from 1.4% to 1.2%, and we may invest $60 million without a fee.';
    expect(leadsOf(query, [line])).toEqual(['1.2%']);
  });

  it('is not what is free of one', () => {
    expect(
      leadsOf(query, ['Alder Ridge has no management fee of the kind on the first $60 million.']),
    ).toEqual([]);
  });

  it('is not the fee of another house that is named in the same breath', () => {
    const lines = [
      'Alder Ridge charges a management fee of 1.2% on commitments.',
      'Birch Hollow Capital Partners charges a management fee of 1.9% on commitments.',
    ];
    expect(leadsOf(query, lines)).not.toContain('1.9%');
  });
});

describe('a thing asked for by two words', () => {
  const apart = [
    'About three billion came with a discount for a first close of the fund.',
    'The average rate over the whole fund is 1.18 percent.',
  ];

  it('is not told by two sentences that have one of them each', () => {
    expect(ask('What is the discount rate?', apart)).toMatchObject({ found: false });
    expect(leadsOf('What is the discount rate?', ['The discount rate of the plan is 6.5 percent.'])).toEqual([
      '6.5 percent',
    ]);
  });

  it('may be told by its letters', () => {
    const said = ['Adjusted EPS rose to $1.40, from $1.10 a year ago.', filler];
    expect(leadsOf('What were adjusted earnings per share?', said)).toEqual(['$1.40']);
  });
});

describe('a sum per share', () => {
  it('is not the total beside it', () => {
    const line = 'Earnings per share came to $0.91 per diluted share, and net income was $94.8 million.';
    expect(leadsOf('What were earnings per share?', [line])).toEqual([expect.stringContaining('$0.91')]);
  });
});

describe('a price', () => {
  const bid =
    'We agreed to acquire Birch Hollow, a maker of valves, for $29 in cash per Birch share, a value of about $4.3 billion.';
  const fee = 'We may have to pay Birch Hollow a termination fee of about $220 million if the deal fails.';

  it('of what is bought is what it is bought for, and no fee for leaving', () => {
    expect(leadsOf('How much is Osterholt paying for Birch Hollow?', [fee, filler, bid])).toEqual([
      '$4.3 billion',
    ]);
  });

  it('of one share answers nobody who asks for the whole', () => {
    const line = 'The change raised operating income by $3.7 million, or $0.40 per basic and diluted share.';
    expect(leadsOf('What was operating income in 2025?', [line])).not.toContain('$0.40');
  });
});

describe('a cause', () => {
  it('is none of what never happened', () => {
    const lines = ['The auditor has served the plan since 2012, because nobody asked for another.', filler];
    expect(ask('Why did the auditor resign?', lines).found).toBe(false);
  });
});

describe('what is only proposed', () => {
  const lines = [
    'The actuary recommended that the investment return assumption be reduced from 7.4% to 7%.',
    filler,
    'The investment return assumption stays at 7.4%.',
  ];

  it('leaves what the same sentence says that it is', () => {
    const line =
      'No change in the investment return assumption was proposed, and it remains at 6.75 percent.';
    expect(leadsOf('What is the investment return assumption?', [line])).toEqual(['6.75 percent']);
  });

  it('is not what it is', () => {
    const query = 'What is the investment return assumption?';
    expect(leadsOf(query, lines)).toEqual(['7.4%']);
    expect(ask(query, lines.slice(0, 2)).found).toBe(false);
  });
});

describe('what is told of another', () => {
  it('answers nobody who asks of the body itself', () => {
    const lines = [
      'In our book one of the coastal systems went to 6.5 percent, and their contribution went up by $90 million.',
      filler,
      'The employer contribution goes up by $14.1 million a year.',
    ];
    expect(leadsOf('By how much will the employer contribution go up?', lines)).toEqual(['$14.1 million']);
    expect(ask('By how much will the employer contribution go up?', lines.slice(0, 2)).found).toBe(false);
  });
});

describe('a day', () => {
  it('on which a deal closes is told by what says that it closes', () => {
    const lines = [
      "More about the transaction stands in today's press release, when the slides are read with it.",
      filler,
      'We expect the transaction to be completed in the first quarter of 2027.',
      filler,
      'The transaction was announced on October 19.',
    ];
    const query = 'When is the transaction expected to close?';
    expect(leadsOf(query, lines)[0]).toBe('the first quarter of 2027');
    expect(ask(query, lines.slice(0, 2)).found).toBe(false);
  });

  it('of several is the one on which it happens', () => {
    const line =
      'We issue the custody RFP on August 3, with responses due on September 18, and finalists in November.';
    expect(leadsOf('When are responses to the custody RFP due?', [line])).toEqual(['September 18']);
  });

  const lines = ['The new pacing plan was adopted in May, with two against it.', filler, filler, filler];

  it('is that of what is asked for, and no other near it', () => {
    expect(ask('When does the new pacing plan take effect?', lines)).toMatchObject({ found: false });
    const told = [...lines, 'The new pacing plan takes effect on July 1, 2027.'];
    expect(leadsOf('When does the new pacing plan take effect?', told)).toContain('July 1, 2027');
  });
});

describe('what stands beside an answer', () => {
  it('is nobody saying who they are', () => {
    const lines: Line[] = [
      ['0', "I'm Ana Varga from the union of bus drivers, and I know the risks of the bus pension plan."],
      ['1', 'The risks of the bus pension plan are low rates and late contributions.'],
    ];
    const { sentences } = ask('What are the risks of the bus pension plan?', lines);
    expect(sentences.map(({ citations }) => citations[0]?.segmentId)).toEqual(['s1']);
  });

  it('is not counted of somebody else', () => {
    const lines = [
      'The Larch plan will save 12 basis points a year with the new custodian.',
      ...Array<string>(6).fill(filler),
      'A loan paid us 650 basis points over the base rate.',
    ];
    expect(leadsOf('How many basis points will the Larch plan save?', lines)).not.toContain(
      '650 basis points',
    );
  });
});

describe('a day that is asked for', () => {
  it('is the one of what comes next, though it is said in passing and like the one of today', () => {
    const lines = [
      'Regular meeting of the board of trustees, Thursday, May 7, 2026, 9:00 a.m.',
      'The minutes of the regular meeting of April 9, 2026 were approved.',
      filler,
      'The next regular meeting will be held on June 11, 2026, at 9:00 a.m.',
    ];
    expect(leadsOf('When will the next regular meeting be held?', lines)).toEqual(['June 11, 2026']);
  });

  it('has its weekday', () => {
    expect(
      leadsOf('When was the manager search opened?', ['The manager search was opened on Monday, May 4.']),
    ).toEqual(['Monday, May 4']);
  });

  it('is the one of the thing asked for, in however few words it is told', () => {
    const lines = [
      'The board voted in March to manage the index assets of the plan with its own staff, ending an arrangement with outside managers of index assets.',
      'The transition of index assets is watched by two trustees. The first transfer is set for July 12, 2027.',
    ];
    expect(leadsOf('When is the first transfer of index assets?', lines)).toContain('July 12, 2027');
  });

  it('is not told by what has none', () => {
    const lines = ['The new pacing plan takes effect without a further vote of the board.', filler];
    expect(ask('When does the new pacing plan take effect?', lines).found).toBe(false);
  });
});

describe('things that are asked for', () => {
  it('are told by what speaks of such things, and by nothing else of the same house', () => {
    const lines = [
      'Alder Ridge began as a lender to farms.',
      filler,
      filler,
      filler,
      filler,
      'The board hired a consultant.',
    ];
    expect(ask('Which managers did Alder Ridge terminate?', lines).found).toBe(false);
  });
});

describe('a time that is asked for', () => {
  it('may be told by what it waits for', () => {
    const lines = ['The share repurchase will not begin until net debt is below the covenant.', filler];
    expect(ask('When will the share repurchase begin?', lines).found).toBe(true);
  });
});

describe('somebody who is asked for', () => {
  it('is told by what names them', () => {
    const lines = [
      'The board went into closed session.',
      'Chair Ottoline Ferreira-Hale called the board to order.',
      'The board returned to open session, and the chair stated that no action was taken.',
    ];
    expect(leadsOf('Who chairs the board?', lines)).toEqual(['Ottoline Ferreira-Hale']);
  });
});
