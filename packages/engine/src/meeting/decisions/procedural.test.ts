import type { AgendaItem, Decision } from '@ecco/domain';
import { expect, it, test } from 'vitest';
import { proceduralDecisions } from './procedural.ts';

const here = { segmentId: 's', quote: 'The motion carried.', startMs: null, endMs: null, page: null };
const cited = (text: string) => ({ text, verbatim: true, citations: [here] });
const moved = (motion: string, part: Partial<Decision> = {}): Decision => ({
  motion: cited(motion),
  basis: 'motion',
  movedBy: null,
  secondedBy: null,
  result: { value: 'carried', certainty: 'stated', citation: here },
  yes: null,
  no: null,
  abstain: null,
  ballots: [],
  voteUnread: null,
  amounts: [],
  conditions: [],
  amended: false,
  move: null,
  outcome: here,
  agendaItem: null,
  ...part,
});
const isProcedure = (decision: Decision, agenda: AgendaItem[] = []): boolean | undefined =>
  proceduralDecisions({ agenda, decisions: [decision], signals: [] })[0];

test.each([
  'Approve the minutes of October 4',
  'Approve the consent agenda as it was sent',
  'Adopt the order of business',
  'Remove the lease of the annex from the agenda',
  'Adjourn',
])('“%s” is procedure', (motion) => {
  expect(isProcedure(moved(motion))).toBe(true);
});

test.each([
  'Commit to Larch Growth Fund V, which is item 4 on the agenda',
  'Limit each speaker at hearings to three minutes',
  'Item 7, from the agenda: Larch Growth Fund V',
  'Approve agenda item 5, the contract with the actuary',
])('“%s” is none', (motion) => {
  expect(isProcedure(moved(motion))).toBe(false);
});

it('is none where it moves money, whatever it is called', () => {
  expect(isProcedure(moved('Approve the agenda of works', { amounts: [cited('$4 million')] }))).toBe(false);
});

it('knows a motion that names nothing by the title of its item', () => {
  const item = {
    number: '3',
    title: 'Approval of minutes',
    state: null,
    firstSegment: 0,
    lastSegment: 0,
    citation: { ...here, quote: 'Item 3, approval of minutes.' },
  };
  expect(isProcedure(moved('So moved', { agendaItem: 0 }), [item])).toBe(true);
});
