import type { Decision } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import { decisionOf } from '../../testing/decision.fixture.ts';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { discussedDecision } from './discussed-decision.ts';

const plan = 'request of the planning staff to adopt the amended Heron Valley Sector Plan';
const lines = [
  'I call the meeting of the Larch County Commission to order. We have a quorum of nine.',
  `Next is the ${plan}.`,
  'The land at the interchange has been designated for a business park.',
  'A business park creates jobs, and the county has paid for the land.',
  ...Array.from(
    { length: 6 },
    (_, at) => `Speaker ${at} from the valley: nobody wants a business park there.`,
  ),
  'We have a substitute motion on the floor to defer for 120 days. Roll call.',
  'The plan motion passes 11 to 6.',
  'Next is a resolution to lease the Maple Hall from the county for $12,000.',
  'All in favor? The lease carries.',
  'We are adjourned.',
];
const meeting = sourceOf(lines, { kind: 'meeting', title: 'Larch County Commission, May 24 2025' });
const decisions: Decision[] = [
  decisionOf(meeting, 'The plan motion passes 11 to 6', { motion: plan, result: 'deferred', votes: [11, 6] }),
  decisionOf(meeting, 'The lease carries', {
    motion: 'a resolution to lease the Maple Hall from the county for $12,000',
    result: 'carried',
    votes: [17, 0],
  }),
];
const source = { ...meeting, proceedings: { agenda: [], decisions, signals: [] } };
const found = (subject: string, known: readonly Decision[] = decisions) =>
  discussedDecision({ subject: searchTermsOf(subject), subjectOf: (words) => words }, known, source);

describe('the decision before whose end a subject was talked of', () => {
  it('is on this subject', () => {
    expect(found('business park')).toBe(decisions[0]);
  });

  it('is not known where it was only mentioned', () => {
    expect(found('county land')).toBeNull();
  });

  it('is none whose motion may be about anything', () => {
    const [first, ...others] = decisions;
    const bare = first && { ...first, motion: { ...first.motion, text: 'the plan' } };
    expect(found('business park', bare ? [bare, ...others] : [])).toBeNull();
  });

  it('answers whether it was put off', () => {
    const query = 'Did the Larch County Commission defer the business park?';
    const told = answerQuestion({ query, sources: [source] }).sentences.map(({ text }) => text);
    expect(told.join(' ')).toContain('The plan motion passes 11 to 6');
    expect(told.join(' ')).not.toContain('creates jobs');
  });
});

it('how much was committed is not told by a motion that only sends the matter elsewhere', () => {
  const referral = 'that Birchwater be referred to the Investment Committee for its meeting of November 19';
  const board = sourceOf(
    [
      'I call the meeting of the Larch Board of Trustees to order. We have a quorum.',
      `I move ${referral}.`,
      'The motion carries.',
    ],
    { kind: 'meeting', title: 'Larch Board of Trustees' },
  );
  const moved = decisionOf(board, 'The motion carries', { motion: referral, result: 'carried' });
  const told = answerQuestion({
    query: 'How much was committed to Birchwater?',
    sources: [{ ...board, proceedings: { agenda: [], decisions: [moved], signals: [] } }],
  });
  expect(told.found).toBe(false);
});
