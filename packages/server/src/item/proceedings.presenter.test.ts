import type { Decision, Signal } from '@ecco/domain';
import { expect, it } from 'vitest';
import { presentProceedings } from './proceedings.presenter.ts';
import { profileTranscript } from './transcript-profile.ts';

const item = { id: 'i', slug: 'board', kind: 'meeting', title: 'Board' } as const;
const line = { id: 'kept', speakerLabel: null, startMs: null, endMs: null, isEstimated: false, length: 1 };
const profile = profileTranscript(item, [line]);
const here = { segmentId: 'kept', quote: 'Aye.', startMs: null, endMs: null, page: null };
const gone = { ...here, segmentId: 'gone' };
const motion = { text: 'Adopt it.', verbatim: false, citations: [here] };

const decision: Decision = {
  motion,
  basis: 'motion',
  movedBy: { value: 'Ms. Ortiz', certainty: 'stated', citation: gone },
  secondedBy: { value: 'Mr. Bell', certainty: 'stated', citation: here },
  result: null,
  yes: null,
  no: null,
  abstain: null,
  ballots: [
    { name: 'Ms. Ortiz', ballot: 'yes', citation: gone },
    { name: 'Mr. Bell', ballot: 'no', citation: here },
  ],
  voteUnread: gone,
  amounts: [],
  conditions: [],
  amended: false,
  move: null,
  outcome: here,
  agendaItem: 1,
};
const untold = {
  who: null,
  manager: null,
  vehicle: null,
  assetClass: null,
  strategy: null,
  consultant: null,
};
const signal: Signal = {
  ...untold,
  kind: 'hire',
  sentence: motion,
  person: null,
  amount: null,
  measure: null,
  decided: null,
  effective: null,
  stage: null,
  places: [here, gone],
};
const agendaItem = {
  number: null,
  title: 'Fees',
  state: null,
  firstSegment: 0,
  lastSegment: 0,
  citation: here,
};

it('tells only what still has its words, and keeps the numbers of the agenda', () => {
  const shown = presentProceedings(
    {
      agenda: [{ ...agendaItem, citation: gone }, agendaItem],
      decisions: [decision, { ...decision, outcome: gone }],
      signals: [signal, { ...signal, places: [gone] }],
      unnamedVotes: [here, gone].map((outcome) => ({
        matter: 'item L',
        result: 'carried',
        outcome,
        agendaItem: 1,
      })),
    },
    profile,
  );
  expect(shown.agenda).toMatchObject([{ index: 1, title: 'Fees' }]);
  expect(shown.decisions).toMatchObject([
    { moved_by: null, seconded_by: { value: 'Mr. Bell' }, ballots: [{ name: 'Mr. Bell' }], agenda_item: 1 },
  ]);
  expect(shown.unnamed_votes).toMatchObject([
    { matter: 'item L', result: 'carried', outcome: { segment_id: 'kept' }, agenda_item: 1 },
  ]);
  expect(shown.signals).toMatchObject([{ kind: 'hire', places: [{ segment_id: 'kept' }] }]);
});
