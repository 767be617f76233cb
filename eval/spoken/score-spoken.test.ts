import type { Decision } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import { SpokenLabel } from './label.schema.ts';
import { scoreSpoken } from './score-spoken.ts';

const nowhere = { startMs: null, endMs: null, page: null };
const citation = (segmentId: string) => ({ segmentId, quote: 'so ordered', ...nowhere });
const cited = <Value>(value: Value) => ({ value, certainty: 'stated' as const, citation: citation('9') });

const decision = (given: Partial<Decision> & { at: number; text: string }): Decision => ({
  ...{ basis: 'motion', movedBy: null, secondedBy: null, result: cited('carried'), yes: null, no: null },
  ...{
    abstain: null,
    ballots: [],
    voteUnread: null,
    amounts: [],
    conditions: [],
    amended: false,
    move: null,
  },
  ...{ agendaItem: null, outcome: citation(String(given.at)) },
  motion: { text: given.text, citations: [citation('3')], verbatim: true },
  ...given,
});

const bridge = SpokenLabel.parse({
  ...{ meeting: 'odell', from: 3, to: 9, at: '0:01:00', subject: 'a bridge', keys: ['Fallow'] },
  ...{ kind: 'policy', result: 'carried', votes: { yes: 5, no: 2 }, mover: 'Quill' },
});

const faultsOf = (given: Parameters<typeof decision>[0]) =>
  scoreSpoken([bridge], [decision(given)]).judged.map(({ faults }) => faults.join(', '));

describe('a decision that was told', () => {
  it('is true and readable where subject, result and count are those of the label', () => {
    expect(faultsOf({ at: 10, text: 'the Fallow bridge', yes: cited(5), no: cited(2) })).toEqual(['']);
  });

  it.each([
    ['another subject', { text: 'the Odell library' }, 'subject'],
    ['another result', { text: 'the Fallow bridge', result: cited('failed' as const) }, 'result'],
    ['another count', { text: 'the Fallow bridge', yes: cited(7), no: cited(45) }, 'count'],
    ['another mover', { text: 'the Fallow bridge', movedBy: cited('Ida Bell') }, 'mover'],
    ['nothing but a number', { text: 'our agenda item L' }, 'nothing named'],
    ['no result', { text: 'the Fallow bridge', result: null }, 'no result'],
  ])('is false with %s', (_, given, fault) => {
    expect(faultsOf({ at: 9, ...given })).toEqual([fault]);
  });

  it('has no label where a reader found none, which is missed then', () => {
    const { judged, missed } = scoreSpoken([bridge], [decision({ at: 40, text: 'the Fallow bridge' })]);
    expect(judged.map(({ label }) => label)).toEqual([null]);
    expect(missed).toEqual([bridge]);
  });
});
