import type { Decision } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import type { Source } from '../../ports/ports.ts';
import { decisionOf } from '../../testing/decision.fixture.ts';
import { type Line, sourceOf } from '../../testing/source.fixture.ts';
import { findSignals } from './find-signals.ts';

const chair = 'Odile Brandt';
const opening: Line = [
  chair,
  'This is the regular meeting of the Cobalt County Retirement System, June 4, 2026. Roll call, please. Do I have a motion on the consent calendar? All in favor?',
];
const meeting = (lines: Line[]): Source => sourceOf([opening, ...lines], { kind: 'meeting' });
const signalsIn = (lines: Line[], decide: (source: Source) => Decision[] = () => []) => {
  const source = meeting(lines);
  return findSignals(source, { agenda: [], decisions: decide(source) });
};

describe('a sentence that announces, reports or recommends', () => {
  it.each([
    [
      'Staff recommends a commitment of $40 million to Birch Hollow Credit Partners II.',
      'commitment recommended',
    ],
    ['Recommendation: Commit up to €60 million to Larch Point Europe IV.', 'commitment recommended'],
    ['A letter of resignation from Trustee Birch, effective May 31, was received.', 'departure approved'],
    ['We would like to test the market, so a request for proposals this autumn.', 'search recommended'],
    [
      'Staff committed $25 million to Cedar Gate Fund III under its delegated authority.',
      'commitment completed',
    ],
    ['The consultant recommends terminating Elmwood Capital.', 'termination recommended'],
    ['The redemption proceeds of $31 million were received from Elmwood on May 4.', 'redemption completed'],
    ['We will issue a request for proposals for a new custodian in the fall.', 'search considered'],
    ['Staff requests authority to issue an RFP for actuarial services.', 'search recommended'],
    ['We recommend the selection of Juniper Asset Management for the bond mandate.', 'hire recommended'],
    ['Our chief investment officer, Marta Lindqvist, will retire on June 30.', 'departure approved'],
    ['Governor Price appointed Dana Whitfield to the board.', 'appointment approved'],
    [
      'The actuary recommends lowering the assumed rate of return from 7.0 percent to 6.75 percent.',
      'rate_change recommended',
    ],
    [
      'Staff recommends increasing the target allocation to private credit from 5 percent to 8 percent.',
      'target_change recommended',
    ],
    ['The 2027 pacing plan calls for commitments of $500 million.', 'pacing considered'],
    ['We voted our shares against the pay package.', 'vote completed'],
    ['Marta Lindqvist, who has kept our books since May, is leaving October ninth.', 'departure approved'],
    ['Mr. Lund was declared elected Vice Chair by acclamation.', 'appointment approved'],
    ['I have asked Ivo Lund to act as benefits chief until then.', 'appointment approved'],
    ["So I'd like to bring you an RFP in the fall.", 'search considered'],
    ['The final proceeds of Elmwood Capital, $4.1 million, were received on May 4.', 'redemption completed'],
    ['You fired them in the fall and the last check came on May fourth.', 'termination completed'],
    ['My advice is you fire them, all nine million of it.', 'termination recommended'],
    ["What I'm asking for is to take nine million out of the bond index.", 'redemption recommended'],
    ['I brought you Larch Point Fund Two. My recommendation is nine million.', 'commitment recommended'],
  ])('%s: %s', (text, expected) => {
    const signals = signalsIn([['Petra Vance', text]]);
    expect(signals.map(({ kind, stage }) => `${kind} ${stage?.value}`)).toEqual([expected]);
  });

  it.each([
    'We do not recommend termination at this time.',
    'Another client of ours committed $200 million to the same fund.',
    'If the board terminated Elmwood, the proceeds would go to cash.',
    'Two of the portfolio managers at Elmwood have resigned.',
    'Members who will retire after July get more.',
    'In 2016 the board terminated its contract with Elmwood.',
    'The fund has unfunded commitments of $300 million.',
    'The inflation assumption remains at 2.5 percent.',
    'Thank you for your commitment to the members.',
  ])('is none: %s', (text) => {
    expect(signalsIn([['Petra Vance', text]])).toEqual([]);
  });
});

it('tells two people who are elected as two signals', () => {
  const signals = signalsIn([
    ['Petra Vance', 'Ms. Marlow was declared elected Chair for the year.'],
    ['Petra Vance', 'Mr. Lund was declared elected Vice Chair by acclamation.'],
  ]);
  expect(signals.map(({ person }) => person?.value)).toEqual(['Ms. Marlow', 'Mr. Lund']);
});

describe('a vote', () => {
  const talk: Line[] = [
    [
      'Petra Vance',
      'Staff recommends a commitment of fifty million dollars to Alder Ridge Infrastructure Three.',
    ],
    ['Ivo Lund', "I'd move forty million to Alder Ridge Infrastructure Three, subject to legal review."],
    [chair, 'Five to one, the motion carries.'],
    ['Petra Vance', 'The first closing is on June thirtieth.'],
  ];
  const motion = 'forty million to Alder Ridge Infrastructure Three, subject to legal review';
  const carried = (source: Source) => [
    decisionOf(source, 'Five to one, the motion carries.', { motion, result: 'carried', amended: true }),
  ];

  it('is one signal with the recommendation before it, at its last stage and in its last sum', () => {
    const [signal, ...others] = signalsIn(talk, carried);
    expect(others).toEqual([]);
    expect(signal).toMatchObject({
      kind: 'commitment',
      stage: { value: 'approved', certainty: 'stated' },
      amount: { value: { text: 'forty million', value: 40e6, currency: 'USD' } },
      vehicle: { value: 'Alder Ridge Infrastructure Three' },
      manager: null,
      person: null,
      who: { value: 'Cobalt County Retirement System', certainty: 'inferred' },
      decided: { value: '2026-06-04', certainty: 'inferred' },
    });
    expect(signal?.places.map(({ segmentId }) => segmentId)).toEqual(['s3', 's2', 's1']);
  });

  it('cites each field by words that stand in their segment', () => {
    const source = meeting(talk);
    const texts = new Map(source.segments.map(({ id, text }) => [id, text]));
    const [signal] = findSignals(source, { agenda: [], decisions: carried(source) });
    const fields = [signal?.amount, signal?.vehicle, signal?.stage, signal?.who, signal?.assetClass];
    const quotes = fields.flatMap((field) => (field ? [field.citation] : []));
    expect(quotes.length).toBeGreaterThan(3);
    for (const { segmentId, quote } of quotes) expect(texts.get(segmentId)).toContain(quote);
  });

  it('that fails is a rejected one', () => {
    const lines: Line[] = [
      ['Ivo Lund', 'I move that we redeem in full from Elmwood, about twelve million.'],
      [chair, 'Two ayes, four noes, the motion fails.'],
    ];
    const signals = signalsIn(lines, (source) => [
      decisionOf(source, 'Two ayes, four noes, the motion fails.', {
        motion: 'we redeem in full from Elmwood, about twelve million',
        result: 'failed',
      }),
    ]);
    expect(signals).toMatchObject([{ kind: 'redemption', stage: { value: 'rejected' } }]);
  });

  it('of a committee that sends it to the board is a recommendation', () => {
    const lines: Line[] = [
      ['Ivo Lund', 'I move that we recommend the pacing plan of ninety million to the full board.'],
      [chair, 'All in favor? Carried. That goes to the full board.'],
    ];
    const matches = signalsIn(lines, (source) => [
      decisionOf(source, 'Carried. That goes to the full board.', {
        motion: 'we recommend the pacing plan of ninety million to the full board',
        result: 'carried',
      }),
    ]);
    expect(matches).toMatchObject([{ kind: 'pacing', stage: { value: 'recommended' } }]);
  });

  it('on a thing of the house is none', () => {
    const lines: Line[] = [
      ['Ivo Lund', 'I move to keep Elmwood on the watch list.'],
      [chair, 'Carried.'],
    ];
    const results = signalsIn(lines, (source) => [
      decisionOf(source, 'Carried.', { motion: 'keep Elmwood on the watch list', result: 'carried' }),
    ]);
    expect(results).toEqual([]);
  });
});

it.each([
  ["Mr. Marsh announced that Trustee Lund's term ends December 31, 2026.", 'Trustee Lund'],
  ['Mr. Marsh announced the retirement of our actuary, Petra Vance.', 'Petra Vance'],
  ['Mr. Marsh read a letter of resignation from Trustee Lund.', 'Trustee Lund'],
  ['Mr. Marsh announced that Trustee Lund will retire on June 30.', 'Trustee Lund'],
  ['Mr. Marsh announced the retirement of our actuary.', undefined],
  ['Petra Vance announced her retirement from the board.', 'Petra Vance'],
])('names who leaves and not who announces it: %s', (text, person) => {
  const [departure] = signalsIn([['Odile Brandt', text]]);
  expect([departure?.kind, departure?.person?.value]).toEqual(['departure', person]);
});

it('hears nobody leave where "retirement" is in the name of a body', () => {
  expect(
    signalsIn([
      [chair, 'They submitted the retirement board minutes and notice of the Retirement System audit.'],
    ]),
  ).toEqual([]);
});

it('names who says that he leaves', () => {
  expect(signalsIn([['Petra Vance', "I'm leaving the fund. My last day will be May second."]])).toMatchObject(
    [{ kind: 'departure', person: { value: 'Petra Vance', certainty: 'inferred' } }],
  );
});

it('tells what was committed under delegation one by one, and no sum on which it hangs', () => {
  const signals = signalsIn([
    [chair, 'Now the commitments that were made under delegation since March.'],
    [
      'Ruth Amory',
      'Twenty million to Larch Buyout Fund Seven, it closed on the ninth of May. Fifteen million to Petrel Seed Fund Four.',
    ],
    ['Ruth Amory', 'The next one is conditional on total commitments of at least four hundred million.'],
  ]);
  expect(signals.map(({ kind, stage, amount }) => `${kind} ${stage?.value}: ${amount?.value.text}`)).toEqual([
    'commitment completed: Twenty million',
    'commitment completed: Fifteen million',
  ]);
});

it('tells each thing that a resolution of several clauses does', () => {
  const words =
    'that the strategic allocation be amended; that $12 million be committed to the Dunlin Infrastructure Fund; that the mandate with Hollis Property be brought to an end';
  const decide = (source: Source) => [decisionOf(source, words, { motion: words, result: 'carried' })];
  const signals = signalsIn([[chair, words]], decide);
  expect(signals.map(({ kind }) => kind)).toEqual(['target_change', 'commitment', 'termination']);
});

it('tells of a vote that only names what is voted on what was proposed', () => {
  const proposed =
    'We recommend two commitments. The first is up to $40 million to Larch Point Fund Five. The second is up to $25 million to the Birch Hollow Grid Fund.';
  const votes =
    'We vote on Larch Point first. The motion carries. We vote on Birch Hollow. The motion fails.';
  const decide = (source: Source) => [
    decisionOf(source, 'The motion carries.', { motion: 'We vote on Larch Point first', result: 'carried' }),
    decisionOf(source, 'The motion fails.', { motion: 'We vote on Birch Hollow', result: 'failed' }),
  ];
  const signals = signalsIn(
    [
      ['Petra Vance', proposed],
      [chair, votes],
    ],
    decide,
  );
  expect(
    signals.map(({ stage, amount, sentence }) => [stage?.value, amount?.value.text, sentence.text]),
  ).toEqual([
    ['approved', '$40 million', 'The first is up to $40 million to Larch Point Fund Five.'],
    ['rejected', '$25 million', 'The second is up to $25 million to the Birch Hollow Grid Fund.'],
  ]);
});
