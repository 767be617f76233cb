import type { AgendaItem, Decision, Signal } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import type { Source } from '../../ports/ports.ts';
import { decisionOf } from '../../testing/decision.fixture.ts';
import { sourceOf } from '../../testing/source.fixture.ts';
import { compareMinutes } from './compare-minutes.ts';
import type { ReadMeeting } from './read-meeting.type.ts';

type MinutesDecision = Parameters<typeof decisionOf>[2] & { outcome: string; item?: string; sum?: string };

const citation = { segmentId: 's0', quote: '', startMs: null, endMs: null, page: null };
const agendaItem = (number: string): AgendaItem => ({
  number,
  title: `Item ${number}`,
  state: null,
  firstSegment: 0,
  lastSegment: 0,
  citation,
});

function decided(source: Source, { outcome, item, sum, ...told }: MinutesDecision, at: number): Decision {
  const decision = decisionOf(source, outcome, told);
  const amounts = sum ? [{ text: sum, verbatim: true, citations: decision.motion.citations }] : [];
  return { ...decision, amounts, agendaItem: item === undefined ? null : at };
}

/** One side, of the decisions that it tells and of other lines. */
function side(
  minutesDecisions: readonly MinutesDecision[],
  lines: readonly string[] = [],
  signals: Signal[] = [],
): ReadMeeting {
  const source = sourceOf([
    ...lines,
    ...minutesDecisions.flatMap(({ motion, outcome }) => [motion, outcome]),
  ]);
  const decisions = minutesDecisions.map((one, at) => decided(source, one, at));
  const agenda = minutesDecisions.map(({ item }) => agendaItem(item ?? ''));
  return { proceedings: { agenda, decisions, signals }, segments: source.segments };
}

const sale: MinutesDecision = {
  motion: 'sell the Larkspur timberland holding for $64 million',
  outcome: 'Five in favor, two against. The sale carries.',
  sum: '$64 million',
  result: 'carried',
  votes: [5, 2],
};
const hire: MinutesDecision = {
  motion: 'retain Hollowell Trust as custodian for three years',
  outcome: 'Seven in favor, none against. The custodian stays.',
  result: 'carried',
  votes: [7, 0],
};
const writtenHire: MinutesDecision = { ...hire, outcome: 'VOTE: Ayes 7, Noes 0. Custodian retained.' };
const writtenSale = (part: Partial<MinutesDecision> = {}): MinutesDecision => ({
  ...sale,
  motion: 'To sell the timberland holding Larkspur for $64 million',
  outcome: 'VOTE: Ayes 5, Noes 2. Sale approved.',
  ...part,
});

const comparisonOf = ({ gaps, differences }: ReturnType<typeof compareMinutes>) => ({
  gaps: gaps.map(({ kind, text }) => `${kind}: ${text.text}`),
  differences: differences.map(({ field, said, written }) => `${field}: ${said.value} / ${written.value}`),
});
const recording = side([sale, hire]);

describe('a recording and its minutes', () => {
  it('that tell the same lack nothing and do not differ', () => {
    const minutesComparison = compareMinutes(recording, side([writtenSale(), writtenHire]));
    expect(comparisonOf(minutesComparison)).toEqual({ gaps: [], differences: [] });
    expect(minutesComparison.compared).toEqual({ decisions: 2, matched: 2, unclear: 0 });
  });

  it('differ in a vote and in a result that both state, each with its place', () => {
    const other = writtenSale({ outcome: 'VOTE: Ayes 3, Noes 4.', votes: [3, 4], result: 'failed' });
    const comparison = compareMinutes(recording, side([other, writtenHire]));
    expect(comparisonOf(comparison)).toEqual({
      gaps: [],
      differences: ['yes: 5 / 3', 'no: 2 / 4', 'result: carried / failed'],
    });
    expect(comparison.differences[0]).toMatchObject({
      said: { citation: { quote: sale.outcome } },
      written: { citation: { quote: 'VOTE: Ayes 3, Noes 4.' } },
    });
  });

  it('do not differ in a vote that only one states, or that was inferred', () => {
    const { votes: _votes, ...unvoted } = writtenSale();
    expect(
      comparisonOf(compareMinutes(side([sale, hire]), side([unvoted, writtenHire]))).differences,
    ).toEqual([]);
    const inferred = side([writtenSale({ votes: [4, 2] }), writtenHire]);
    const [first] = inferred.proceedings.decisions;
    if (first?.yes) first.yes.certainty = 'inferred';
    expect(comparisonOf(compareMinutes(recording, inferred)).differences).toEqual([]);
  });

  it('differ in the sum of a decision, unless a side has both', () => {
    const motion = 'To sell the timberland holding Larkspur for $46 million';
    const other = writtenSale({ motion, sum: '$46 million' });
    expect(comparisonOf(compareMinutes(recording, side([other, writtenHire]))).differences).toEqual([
      'amount: $64 million / $46 million',
    ]);
    const both = side([other, writtenHire], ['Staff had valued it at 64.0 million dollars in June.']);
    expect(comparisonOf(compareMinutes(recording, both)).differences).toEqual([]);
  });
});

describe('what is said to be missing in minutes', () => {
  it('is a decision of which they have no word', () => {
    const minutesComparison = compareMinutes(recording, side([writtenHire]));
    expect(comparisonOf(minutesComparison).gaps).toEqual([`decision: ${sale.motion}`]);
    expect(minutesComparison.gaps[0]).toMatchObject({
      result: 'carried',
      written: null,
      said: { quote: sale.motion },
    });
    expect(minutesComparison.compared).toEqual({ decisions: 2, matched: 1, unclear: 0 });
  });

  it('is no decision that they tell without a motion, but its count and its sum where they have neither', () => {
    const gapsOf = (line: string) =>
      comparisonOf(compareMinutes(recording, side([writtenHire], [line]))).gaps;
    expect(gapsOf('The Board agreed to sell Larkspur, a timberland holding.')).toEqual([
      `vote: ${sale.outcome}`,
      'amount: $64 million',
    ]);
    expect(gapsOf('The Board sold the Larkspur timberland for $64,000,000, five to two.')).toEqual([]);
  });

  it('is none that a decision at its place could be in other words, unless that is another item or vote', () => {
    const { sum: _sum, ...others } = sale;
    const parcel: MinutesDecision = {
      ...others,
      motion: 'dispose of Parcel A to the best bidder',
      outcome: 'VOTE: Ayes 5, Noes 2.',
    };
    const gapsBeside = (one: Partial<MinutesDecision>, ours: MinutesDecision = sale) => {
      const comparison = compareMinutes(side([ours, hire]), side([{ ...parcel, ...one }, writtenHire]));
      return [comparisonOf(comparison).gaps.length, comparison.compared.unclear];
    };
    expect(gapsBeside({})).toEqual([0, 1]);
    expect(gapsBeside({ item: '8' }, { ...sale, item: 'seven' })).toEqual([1, 0]);
    expect(gapsBeside({ item: '7 (b)' }, { ...sale, item: 'seven' })).toEqual([0, 1]);
    expect(gapsBeside({ outcome: 'VOTE: Ayes 4, Noes 3.', votes: [4, 3] })).toEqual([1, 0]);
  });

  it('is none of those that only say how the meeting goes, and none without a result', () => {
    const adjourned: MinutesDecision = {
      ...sale,
      motion: 'adjourn until the third Thursday in Weller Hall, Harborside annex',
    };
    expect(comparisonOf(compareMinutes(side([adjourned, hire]), side([writtenHire]))).gaps).toEqual([]);
    const open = side([sale, hire]);
    const [first] = open.proceedings.decisions;
    if (first) first.result = null;
    expect(comparisonOf(compareMinutes(open, side([writtenHire]))).gaps).toEqual([]);
  });

  it('is a count that they leave out, and none that they have in a word', () => {
    const { votes: _votes, ...unvoted } = writtenSale({ outcome: 'The motion passed.' });
    expect(comparisonOf(compareMinutes(recording, side([unvoted, writtenHire]))).gaps).toEqual([
      `vote: ${sale.outcome}`,
    ]);
    const worded = { ...unvoted, outcome: 'Approved unanimously.' };
    expect(comparisonOf(compareMinutes(recording, side([worded, writtenHire]))).gaps).toEqual([]);
  });

  it('is the sum of a decision that they tell without one', () => {
    const { sum: _sum, ...bare } = writtenSale({ motion: 'To sell the timberland holding Larkspur' });
    const result = compareMinutes(recording, side([bare, writtenHire]));
    expect(comparisonOf(result).gaps).toEqual(['amount: $64 million']);
    expect(result.gaps[0]?.written).toMatchObject({ quote: bare.outcome });
  });

  it('is a commitment to somebody of whom they have no word', () => {
    const sentence = 'We will also commit fifty-seven million to Quillfeather Growth Fund.';
    const told1 = { value: 'Quillfeather Growth Fund', certainty: 'stated' as const, citation };
    const none = {
      who: null,
      manager: null,
      assetClass: null,
      strategy: null,
      consultant: null,
      person: null,
    };
    const signal: Signal = {
      ...none,
      kind: 'commitment',
      sentence: { text: sentence, verbatim: true, citations: [citation] },
      vehicle: told1,
      amount: null,
      measure: null,
      decided: null,
      effective: null,
      stage: null,
      places: [{ ...citation, segmentId: 's9' }],
    };
    const said = side([sale, hire], [], [signal]);
    const gapsOf = (minutes: ReadMeeting) => comparisonOf(compareMinutes(said, minutes)).gaps;
    expect(gapsOf(side([writtenSale(), writtenHire]))).toEqual([`signal: ${sentence}`]);
    expect(gapsOf(side([writtenSale(), writtenHire], ['Quillfeather presented.']))).toEqual([]);
  });
});

it('nothing is claimed where one decision of many is in both: boards decide alike month after month', () => {
  const carried = (...motions: string[]): MinutesDecision[] =>
    motions.map((motion) => ({ motion, outcome: `Agreed: ${motion}.`, result: 'carried', votes: [6, 1] }));
  const minutesComparison = compareMinutes(
    side([
      sale,
      ...carried('hire the Alder actuaries', 'rename the annex', 'raise pensions', 'insure Birch'),
    ]),
    side([
      writtenSale({ votes: [4, 3] }),
      ...carried('review custody fees', 'elect Odette Farrow', 'close Quillfeather', 'audit payroll'),
    ]),
  );
  expect(comparisonOf(minutesComparison)).toEqual({ gaps: [], differences: [] });
  expect(minutesComparison.compared).toEqual({ decisions: 5, matched: 0, unclear: 5 });
});

it('nothing is claimed where no decision is in both: they may be of two meetings', () => {
  const other: MinutesDecision = {
    ...sale,
    motion: 'rename the annex after Odette Farrow',
    outcome: 'Agreed by all.',
  };
  const { sum: _sum, ...renamed } = other;
  for (const minutes of [side([renamed]), side([])]) {
    const minutesComparison = compareMinutes(recording, minutes);
    expect(comparisonOf(minutesComparison)).toEqual({ gaps: [], differences: [] });
    expect(minutesComparison.compared).toEqual({ decisions: 2, matched: 0, unclear: 2 });
  }
});

describe('minutes that are told of in other words', () => {
  const clerk =
    '8C is a resolution appointing Wilma Farrow to the zoning appeals seat of the third district.';
  const bare: MinutesDecision = {
    motion: 'So moved',
    outcome: 'Any opposed? None. The motion carries.',
    result: 'carried',
  };
  const spoken = (): ReadMeeting => {
    const source = sourceOf([clerk, bare.motion, bare.outcome, hire.motion, hire.outcome]);
    const decisions = [decided(source, bare, 0), decided(source, hire, 1)];
    return { proceedings: { agenda: [], decisions, signals: [] }, segments: source.segments };
  };

  it('lack what a clerk read out before somebody only moved it, in the words that were read out', () => {
    expect(comparisonOf(compareMinutes(spoken(), side([writtenHire]))).gaps).toEqual([`decision: ${clerk}`]);
  });

  it('do not lack it where they have its code or its names', () => {
    for (const line of ['8C. Zoning appeals: approved.', 'Wilma Farrow was appointed to zoning appeals.'])
      expect(comparisonOf(compareMinutes(spoken(), side([writtenHire], [line]))).gaps).toEqual([]);
  });

  it('are of a recording whose words most of their paragraphs have, though no motion of theirs can be read', () => {
    const lines = [
      'Larkspur timberland was sold for $64 million, five to two.',
      'Hollowell Trust stays custodian for three years, seven to none.',
    ];
    const minutesComparison = compareMinutes(recording, side([], lines));
    expect(comparisonOf(minutesComparison).gaps).toEqual([]);
    expect(minutesComparison.compared).toEqual({ decisions: 2, matched: 2, unclear: 0 });
  });
});
