import { expect, it } from 'vitest';
import type { Decision } from './decision.ts';
import { hasWords, proceedingsHeadlines } from './proceedings-headlines.ts';
import type { Signal } from './signal.ts';

const at = (segmentId: string, quote: string) => ({
  segmentId,
  quote,
  startMs: null,
  endMs: null,
  page: null,
});
const cited = <Value>(value: Value, certainty: 'stated' | 'inferred' = 'stated') => ({
  ...{ value, certainty, citation: at('s2', 'Seven to one.') },
});
const decision: Decision = {
  motion: { text: 'I move the extension', verbatim: true, citations: [at('s1', 'I move the extension')] },
  ...{ basis: 'motion', movedBy: null, secondedBy: null, result: cited('carried') },
  ...{
    yes: cited(7),
    no: cited(1),
    abstain: null,
    ballots: [],
    voteUnread: null,
    amounts: [],
    conditions: [],
    amended: false,
    move: null,
  },
  outcome: at('s2', 'Seven to one.'),
  agendaItem: 0,
};
const signal: Signal = {
  kind: 'commitment',
  sentence: { text: 'Commit it.', verbatim: true, citations: [at('s1', 'Commit it.')] },
  ...{ stage: cited('approved'), who: null, manager: null, vehicle: cited('Oakenfell IV'), assetClass: null },
  ...{ strategy: null, consultant: null, person: null, measure: null, decided: null, effective: null },
  amount: cited({ text: '$45 million', value: 45e6, currency: 'USD', terms: null }),
  places: [decision.outcome],
};
const agenda = [
  {
    number: '7',
    title: 'Custody contract',
    state: null,
    firstSegment: 0,
    lastSegment: 9,
    citation: at('s0', 'Item seven, the custody contract.'),
  },
];

it('a decision is told by the fields of its signal, else by its motion under its item where that is bare', () => {
  const both = proceedingsHeadlines({ agenda, decisions: [decision], signals: [signal] });
  expect(both.decisions).toEqual(['Commitment approved: $45 million to Oakenfell IV, 7–1']);
  expect(both.signals).toEqual(both.decisions);
  const alone = proceedingsHeadlines({ agenda, decisions: [decision], signals: [] });
  expect(alone.decisions).toEqual(['Approved, 7–1: Custody contract: The extension']);
});

it('of two decisions that one breath tells in the same words each has its own signal, and no other vote', () => {
  const carried = { ...at('s2', 'The motion carries.'), startMs: 4_000 };
  const committed = { ...decision, outcome: carried };
  const motion = { ...decision.motion, text: 'I move that Oakenfell be referred to staff' };
  const referred = {
    ...decision,
    motion,
    outcome: { ...carried, startMs: 9_000 },
    yes: cited(5),
    no: cited(3),
  };
  const { decisions, signals } = proceedingsHeadlines({
    agenda,
    decisions: [committed, referred],
    signals: [{ ...signal, places: [carried] }],
  });
  expect(decisions).toEqual([
    'Commitment approved: $45 million to Oakenfell IV, 7–1',
    'Approved, 5–3: Oakenfell be referred to staff',
  ]);
  expect(signals).toEqual(['Commitment approved: $45 million to Oakenfell IV, 7–1']);
});

it('words that only say that something is moved are left out', () => {
  for (const text of [
    'So moved',
    'Move to approve',
    'I move',
    'The motion',
    'approve. Motion made to approve and seconded',
  ]) {
    const bare = { ...decision, motion: { ...decision.motion, text } };
    const { decisions } = proceedingsHeadlines({ agenda, decisions: [bare], signals: [] });
    expect(decisions).toEqual(['Approved, 7–1: Custody contract']);
  }
});

it('a title that was made of the chapter around it, and not of words that announce the item, is left out', () => {
  const made = agenda.map((item) => ({ ...item, citation: at('s0', 'Next item, please.') }));
  const bare = { ...decision, motion: { ...decision.motion, text: 'So moved' } };
  expect(proceedingsHeadlines({ agenda: made, decisions: [bare], signals: [] }).decisions).toEqual([
    'Approved, 7–1',
  ]);
});

it('a vote that was inferred is no part of it', () => {
  const inferred = { ...decision, yes: cited(7, 'inferred'), no: cited(1, 'inferred') };
  const { decisions } = proceedingsHeadlines({ agenda, decisions: [inferred], signals: [] });
  expect(decisions).toEqual(['Approved: Custody contract: The extension']);
});

it('has the words of the source where they stand in it as whole words', () => {
  expect(hasWords('Approved: The “pacing” plan', 'the pacing plan.')).toBe(true);
  expect(hasWords('Approved: The pacing planning', 'the pacing plan')).toBe(false);
});

const uncounted = (motion: string, outcome: string): Decision => ({
  ...decision,
  ...{ yes: null, no: null, outcome: at('s2', outcome) },
  motion: { ...decision.motion, text: motion },
});
const headlineOf = (one: Decision) =>
  proceedingsHeadlines({ agenda, decisions: [one], signals: [] }).decisions[0];

it.each([
  ['accept this section', 'Approved: Custody contract'],
  ['adopt the language of this section as is for the present', 'Approved: Custody contract'],
  ['accept the language in this section', 'Approved: Custody contract'],
  ['approve the contract', 'Approved: Custody contract'],
  ['accept the section on fees', 'Approved: Custody contract: Section on fees'],
])('“%s” is told by the title of its item where it names nothing else', (motion, line) => {
  expect(headlineOf(uncounted(motion, 'The motion carried.'))).toBe(line);
});

it.each([
  ['The motion carried unanimously.', 'Approved unanimously: The contract with Birch Co.'],
  ['Upon a unanimous voice vote, the motion carried.', 'Approved unanimously: The contract with Birch Co.'],
  ['The motion carried nearly unanimously.', 'Approved: The contract with Birch Co.'],
  ['The vote was not unanimous; the motion carried.', 'Approved: The contract with Birch Co.'],
])('that all were for it is told where its outcome says so: “%s”', (outcome, line) => {
  expect(headlineOf(uncounted('the contract with Birch Co', outcome))).toBe(`${line}`.replace(/\.$/u, ''));
});

it('a vote that was counted is told by its count', () => {
  const counted = { ...decision, outcome: at('s2', 'Carried unanimously, seven to none.'), no: cited(0) };
  expect(headlineOf(counted)).toContain('Approved, 7–0');
});
