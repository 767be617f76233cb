import type { Signal } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import type { Source } from '../ports/ports.ts';
import { findMoves } from './find-moves.ts';

function sourceOf(texts: readonly string[], kind: Source['context']['kind'] = 'earnings'): Source {
  const segments = texts.map((text, at) => ({
    id: `s${at}`,
    index: at,
    text,
    speaker: null,
    startMs: null,
    endMs: null,
    page: null,
  }));
  return { segments, context: { kind, title: 'A call', description: '', showName: null, people: [] } };
}
const movesIn = (texts: readonly string[], kind?: Source['context']['kind']) =>
  findMoves(sourceOf(texts, kind));
const inShort = ({ kind, stage, person }: Signal) => [kind, stage?.value ?? null, person?.value ?? null];

describe('offices', () => {
  it.each([
    [
      'Wanda Lindqvist has been promoted to chief operating officer of the group.',
      'appointment',
      'completed',
    ],
    ['In March, Wanda Lindqvist joined us as chief financial officer.', 'appointment', 'completed'],
    ['Wanda Lindqvist will succeed him as president and CEO.', 'appointment', 'approved'],
    ['The board appointed Wanda Lindqvist as general counsel last week.', 'appointment', 'completed'],
    ['We are glad of the appointment of Wanda Lindqvist as our new treasurer.', 'appointment', 'completed'],
    ['Wanda Lindqvist will be retiring as head of equities this summer.', 'departure', 'approved'],
    ['Wanda Lindqvist, who ran it for years, stepped down as chairman.', 'departure', 'completed'],
    ['The board accepted the resignation of Wanda Lindqvist from the role.', 'departure', 'completed'],
    ['Wanda Lindqvist steps down as head of equities at year end.', 'departure', 'approved'],
    ['The Larch Workers Pension Trust has named Wanda Lindqvist as its CIO.', 'appointment', 'completed'],
    ['The chair was succeeded last week by Wanda Lindqvist.', 'appointment', 'completed'],
  ])('are read from “%s”', (text, kind, stage) => {
    expect(movesIn([text]).map(inShort)).toEqual([[kind, stage, 'Wanda Lindqvist']]);
  });

  it.each([
    [
      '8A is a resolution confirming the appointment of Adan Quorle to the Board of Harbor Appeals.',
      'Adan Quorle',
    ],
    ['We ask for the appointment of Vlasta Xandry Moor as our treasurer.', 'Vlasta Xandry Moor'],
  ])('are of whoever is appointed, though nobody knows the name: “%s”', (text, person) => {
    expect(movesIn([text]).map((signal) => signal.person?.value)).toEqual([person]);
  });

  it.each([
    'The mayor appointed nobody to the Board of Harbor Appeals.',
    'The appointment of Larch Quorle LLP to the role was approved by the board.',
    'The appointment of Larch Valley Bank as our trustee was approved.',
    'The appointment of a member to the Council on Wanda Lindqvist was approved by the board.',
  ])('take no body for a person: “%s”', (text) => {
    expect(movesIn([text])).toEqual([]);
  });

  it.each([
    'Prior to joining us, Wanda Lindqvist was appointed CFO of a bank.',
    'I am joined by Wanda Lindqvist, our chief financial officer.',
    'If Wanda Lindqvist steps down as CEO, we would vote again.',
    'Wanda Lindqvist was appointed our CFO in June 2016.',
    'Wanda Lindqvist will not step down as president.',
    'Wanda Lindqvist joined the queue.',
    'Larch Capital Partners joined the index as president of nothing.',
    'Did Wanda Lindqvist resign as CEO?',
    'Our president, Wanda Lindqvist, will join us for the Q&A session.',
    'Our chief operating officer, Wanda Lindqvist, is not able to join the call.',
    'I am Wanda Lindqvist, and it is my honor to serve as Chairman and CEO.',
    'I call to order the Board of Retirement of the Larch Valley Public Employees, and our president is here.',
    'Our trustees met the Larch Valley Retirement of Wanda Lindqvist Trust with the president.',
    "The president presented Wanda Lindqvist's retirement benefits.",
  ])('are not read from “%s”', (text) => {
    expect(movesIn([text])).toEqual([]);
  });

  it('are those of whoever goes and of whoever comes, each by name', () => {
    expect(
      movesIn([
        'Joris van Aal stepped down as chairman and was succeeded by Wanda Lindqvist, once of Larch.',
      ]).map(inShort),
    ).toEqual([
      ['appointment', 'completed', 'Wanda Lindqvist'],
      ['departure', 'completed', 'Joris van Aal'],
    ]);
    expect(movesIn(['Wanda Lindqvist left in April to run Larch as CEO.']).map(inShort)).toEqual([
      ['departure', 'completed', 'Wanda Lindqvist'],
    ]);
  });

  it('told twice are one, with both places, and a search names nobody', () => {
    const signals = movesIn([
      'Wanda Lindqvist will step down as CEO on May 4, 2026.',
      'A formal search for a new CEO is underway.',
      'Since Ms. Wanda Lindqvist is retiring as CEO, we thank her.',
    ]);
    expect(signals.map(inShort)).toEqual([
      ['departure', 'approved', 'Wanda Lindqvist'],
      ['search', 'approved', null],
    ]);
    expect(signals[0]?.places.map(({ segmentId }) => segmentId)).toEqual(['s0', 's2']);
  });
});

describe('accounts of clients', () => {
  const site = [
    'Assets under management rose, and net inflows were strong.',
    'In the institutional channel net outflows slowed; subadvisory clients stayed.',
    'Net flows of institutional accounts were flat.',
  ];
  it('are told of a firm that manages money, with their sum and class, alone', () => {
    const [signal, ...others] = movesIn([
      ...site,
      'This was the termination of a single real estate account of $240 million.',
      'Awards of several mandates came to $900 million.',
      'One client may leave with $50 million.',
    ]);
    expect(others).toEqual([]);
    expect(signal).toMatchObject({
      kind: 'termination',
      amount: { value: { value: 240e6, currency: 'USD' } },
      assetClass: { value: 'real estate' },
      who: null,
    });
    expect(movesIn([...site, 'We were awarded a $75 million bond mandate.'])).toMatchObject([
      { kind: 'hire' },
    ]);
  });

  it('are none where nobody manages money', () => {
    expect(movesIn(['We were awarded a $75 million contract by a city.'])).toEqual([]);
  });
});

it('what a company pays into its plan is a change of its contribution', () => {
  expect(movesIn(['We expect to contribute $80 million to our pension plan this year.'])).toMatchObject([
    { kind: 'rate_change', amount: { value: { value: 80e6 } } },
  ]);
  expect(movesIn(['We contribute $80 million to schools.'])).toEqual([]);
  const range =
    'We expect between $20 million and $60 million of cash flow before our required pension contributions.';
  expect(movesIn([range])).toEqual([]);
});

it('votes of shareholders are read where they are counted', () => {
  const rows = ['For | 81,220,114', 'Against | 9,114,020', 'Abstain | 301,555'];
  const signals = movesIn(
    [
      'The shareholders approved the compensation of the executives.',
      ...rows,
      'The shareholders did not approve a report on paper cups.',
      ...rows,
      'The shareholders approved of the lunch.',
    ],
    'document',
  );
  expect(signals.map(({ kind, stage, places }) => [kind, stage?.value, places[0]?.segmentId])).toEqual([
    ['vote', 'approved', 's0'],
    ['vote', 'rejected', 's4'],
  ]);
});

it('what has no capitals tells nobody', () => {
  expect(movesIn(['wanda lindqvist has been promoted to chief operating officer'])).toEqual([]);
});
