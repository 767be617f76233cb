import type { Signal } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import type { Source } from '../../ports/ports.ts';
import { findMoves } from '../find-moves.ts';

type Turn = readonly [speaker: string | null, text: string];

function sourceOf(turns: readonly Turn[], kind: Source['context']['kind']): Source {
  const segments = turns.map(([speaker, text], index) => ({
    ...{ id: `s${index}`, index, text, speaker, startMs: null, endMs: null, page: null },
  }));
  return { segments, context: { kind, title: 'News', description: '', showName: null, people: [] } };
}
const fund = 'Linden Valley Teachers’ Retirement System';
const article = (...paragraphs: string[]) =>
  findMoves(
    sourceOf(
      [`The ${fund} met on Tuesday.`, ...paragraphs].map((text) => [null, text]),
      'article',
    ),
  );
const intro = `Welcome to the show. I'm Cora Vale. My guest is Ann Reeve, chief investment officer of the ${fund}. Ann, welcome.`;
const interview = (...answers: string[]) =>
  findMoves(
    sourceOf(
      [
        ['Cora Vale', intro],
        ['Ann Reeve', 'Thank you, Cora. It is good to be here.'],
        ['Cora Vale', 'What did you do this year?'],
        ...answers.map((text): Turn => ['Ann Reeve', text]),
      ],
      'episode',
    ),
  );
const inShort = ({ kind, stage, amount, measure }: Signal) => [
  kind,
  stage?.value ?? null,
  amount?.value.value ?? measure?.value ?? null,
];

describe('what was voted at another time', () => {
  it.each([
    `The ${fund} adopted its calendar on September 14, 2011.`,
    'The board has approved numerous grants similar to this.',
    'The board adopted the Open Meetings Act Policy on September 14, 2011.',
  ])('is no signal of today: “%s”', (text) => {
    expect(article(text)).toEqual([]);
  });

  it('is one where it is of now, of whoever the sentence is about', () => {
    const [signal] = article('The Ferrow Board of Trustees voted down the lease.');
    expect(signal?.who?.value).toBe('Ferrow Board of Trustees');
    expect(signal?.stage?.value).toBe('rejected');
  });
});

describe('whose names are one word, or begin with what they are', () => {
  it.each([
    [
      'CoastSuper’s trustee board has approved a A$300 million commitment to Tidal Infrastructure Fund III.',
      {
        kind: 'commitment',
        who: { value: 'CoastSuper' },
        amount: { value: { value: 300e6, currency: 'AUD' } },
      },
    ],
    [
      'Pensioenfonds Houtmeer has terminated its mandate with Gable Street Capital.',
      { kind: 'termination', who: { value: 'Pensioenfonds Houtmeer' } },
    ],
    [
      'The Ohlen Teachers system hired Birch Capital for a $200 million bond mandate.',
      { kind: 'hire', who: { value: 'Ohlen Teachers system' } },
    ],
  ])('is told from “%s”', (text, signal) => {
    expect(findMoves(sourceOf([[null, text]], 'article'))).toMatchObject([signal]);
  });
});

describe('what a fund does', () => {
  it.each([
    [
      'It lowered its assumed rate of return from 7% to 6.75%.',
      'rate_change',
      'completed',
      'from 7% to 6.75%',
    ],
    ['Trustees agreed to put $150 million into Hazel Credit Fund V.', 'commitment', 'approved', 150e6],
    ['Linden Valley pulled $300 million from Alder Partners.', 'redemption', 'completed', 300e6],
    ['The board voted 6 to 3 to terminate its contract with Birch Capital.', 'termination', 'approved', null],
    ['The system put the custody contract out to bid.', 'search', 'completed', null],
    ['The trustees chose Larch Advisory over two rivals.', 'hire', 'completed', null],
    [
      'The board raised its private credit target from 4% to 7%.',
      'target_change',
      'completed',
      'from 4% to 7%',
    ],
    [
      'The board approved a budget of $900 million for new commitments in fiscal 2027.',
      'pacing',
      'approved',
      900e6,
    ],
    ['Trustees signed off on up to $75 million for Hazel Credit Fund V.', 'commitment', 'approved', 75e6],
    ['Trustees voted down a plan to close the downtown office.', 'vote', 'rejected', null],
    ['Staff recommended putting $80 million into Hazel Credit Fund V.', 'commitment', 'recommended', 80e6],
    [
      'The employer contribution goes from 23.4% of payroll to 25.1%.',
      'rate_change',
      'approved',
      'from 23.4% to 25.1%',
    ],
    ['Birch Capital loses its whole mandate of $540 million.', 'termination', 'approved', 540e6],
    [
      'The board slowed its new commitments from $1.2 billion a year to $700 million.',
      'pacing',
      'completed',
      700e6,
    ],
    ['Birch Capital was let go from a $540 million bond portfolio.', 'termination', 'completed', 540e6],
  ] as const)('is read in an article from “%s”', (text, kind, stage, reported) => {
    expect(article(text).map(inShort)).toEqual([[kind, stage, reported]]);
  });

  it.each([
    ['We sold $1.1 billion of fund interests in April.', 'redemption', 'completed', 1.1e9],
    ['We committed $60 million to Hazel Credit Fund V.', 'commitment', 'completed', 60e6],
    ["We're taking $300 million out of the Larch account.", 'redemption', 'approved', 300e6],
    ['Private equity goes from 12% down to 10%.', 'target_change', 'approved', 'from 12% down to 10%'],
    ['We said no, 4 to 3.', 'vote', 'rejected', null],
  ] as const)('is read from what its people say: “%s”', (text, kind, stage, rendered) => {
    const [signal, ...others] = interview(text);
    expect(others).toEqual([]);
    expect(signal && inShort(signal)).toEqual([kind, stage, rendered]);
    expect(signal?.who).toMatchObject({ value: fund.replace('’', "'"), certainty: 'inferred' });
  });

  it('is told of who leaves where they say so themselves', () => {
    expect(interview("I'll be retiring at the end of June.")).toMatchObject([
      { kind: 'departure', person: { value: 'Ann Reeve' } },
    ]);
  });

  it.each([
    'If the board lowered its assumed rate of return to 6%, it would cost more.',
    'Plenty of funds sold $300 million of interests last year.',
    'The board considered the sale of its headquarters.',
    'The board did not sell its stake in Alder Partners.',
    'Trustees hired Larch Advisory in 2009.',
    'It had earlier announced a $50 million commitment to Sable Growth V.',
    'A fund official declined to say why.',
    'Alder Partners sold its stake in Birch Capital.',
    'The board might terminate its contract with Birch Capital.',
    'Should the board terminate its contract with Birch Capital?',
  ])('is not read from “%s”', (text) => {
    expect(article(text)).toEqual([]);
  });

  it('is not read from what somebody says who speaks for no fund', () => {
    const turns: Turn[] = [
      ['Cora Vale', 'Welcome. My guest is Dora Hale, head of sales at Quillo Software.'],
      ['Dora Hale', 'We sold $300 million of shares, and the board approved a plan to hire more people.'],
    ];
    expect(findMoves(sourceOf(turns, 'episode'))).toEqual([]);
  });

  it('is read in a call of a company only where the fund is named', () => {
    const turns: Turn[] = [
      ['Dora Hale', `The ${fund} selected us for a $200 million bond mandate.`],
      ['Dora Hale', 'The board approved a dividend of 42 cents.'],
    ];
    expect(findMoves(sourceOf(turns, 'earnings')).map(({ kind }) => kind)).toEqual(['hire']);
  });
});

describe('what is told of it', () => {
  it('is one event where it is told twice, and as many as there are sums for as many funds', () => {
    const once = article(
      'The board lowered its assumed rate of return from 7% to 6.75%.',
      'The board cut its assumed rate of return to 6.75%.',
    );
    expect(once).toMatchObject([{ kind: 'rate_change', places: [{ segmentId: 's1' }, { segmentId: 's2' }] }]);
    const list = article(
      'The board will invest up to $30 million in Alder Fund VI, up to $20 million in Birch Fund IX and up to $12 million in Larch Fund III.',
    );
    expect(list.map(({ amount }) => amount?.value.value)).toEqual([30e6, 20e6, 12e6]);
    expect(list.map(({ vehicle }) => vehicle?.value)).toEqual([
      'Alder Fund VI',
      'Birch Fund IX',
      'Larch Fund III',
    ]);
  });

  it('is two changes where the targets of two classes move in one sentence', () => {
    const signals = article(
      'The system cut its private equity target from 12% to 9% and raised its infrastructure target from 4% to 6%.',
    );
    expect(signals.map(inShort)).toEqual([
      ['target_change', 'completed', 'from 12% to 9%'],
      ['target_change', 'completed', 'from 4% to 6%'],
    ]);
    expect(signals.map(({ assetClass }) => assetClass?.value.toLowerCase())).toEqual([
      'private equity',
      'infrastructure',
    ]);
  });

  it('is of the fund that is named last, and of nobody where that is long past', () => {
    const [first] = article(
      'The Sorrel Police Pension Fund did the same.',
      'The board hired Larch Advisory.',
    );
    expect(first?.who?.value).toBe('Sorrel Police Pension Fund');
    const talk = Array.from({ length: 20 }, () => 'The weather was fine.');
    const [last] = article(...talk, 'The board hired Larch Advisory.');
    expect(last?.who ?? null).toBeNull();
  });

  it('has the class of assets, of a target the one that it is of', () => {
    expect(article('Public equity goes from 48% down to 42%.')[0]?.assetClass?.value).toBe('Public equity');
    expect(article('The board moved its target for bonds and real estate to 9%.')[0]?.assetClass).toBeNull();
  });

  it('has the name of a firm that is chosen or replaced', () => {
    expect(article('The trustees chose Larch Advisory, at $410,000 a year.')[0]?.manager?.value).toBe(
      'Larch Advisory',
    );
    expect(article('The board replaced Birch Capital Partners in May.')[0]?.manager?.value).toBe(
      'Birch Capital Partners',
    );
  });

  it('has no sum that is a fee, and no rate that was', () => {
    expect(article('The trustees chose Larch Advisory, at $410,000 a year.')[0]?.amount).toBeNull();
    expect(article('The board changed its private credit target from 4%.')[0]?.measure).toBeNull();
  });
});

it('goes on with the fund that the talk is of, and not with the one that somebody came from', () => {
  expect(
    article(
      '“We are not leaving,” said its investment chief Paul Lemel, who joined from the Lakehead Pension Fund in 2024.',
      'The board terminated Alder Partners.',
    ),
  ).toMatchObject([{ kind: 'termination', who: { value: fund.replace('’', "'") } }]);
});
