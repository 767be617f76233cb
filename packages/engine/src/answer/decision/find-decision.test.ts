import type { Decision } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import type { QuestionSource } from '../../ports/ports.ts';
import { decisionOf } from '../../testing/decision.fixture.ts';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';
import { readQuestion } from '../question/read-question.ts';
import { matchDecision } from './decision-match.ts';

const bridge =
  'a resolution authorizing the Mayor to execute an agreement with Osterholt Builders for the Heron Lane Footbridge Improvements Project in an amount not to exceed $733,262.85';
const meeting = sourceOf(
  [
    'I call the meeting of the Larchmont City Council to order. We have a quorum of nine.',
    'Approval of the minutes. So moved. Second. All in favor? Aye. Opposed? The minutes are approved.',
    `Next item is 11D, ${bridge}. Move to approve.`,
    'Please conduct a roll call vote. Council Member Lund. Yes. Council Member Lund. Council Member Varga.',
    'No. Council Member Okoro. Yes. Okay, the bridge motion carries 8-1.',
    'Councilman Finch. I would like for us to consider postponing items 12E, F, and G for two weeks.',
    'This is the Alder Street zoning issue, and the member of that district is away. Second. Opposed? No. Passes 7-1.',
    'Next is the request of the planning staff to adopt the amended Birch Valley Sector Plan. There are many views of it.',
    'We have a substitute motion on the floor to defer for 120 days. Roll call. The plan motion passes 11 to 6.',
    'Next is a resolution to lease the Maple Hall from the county for $12,000. All in favor? The lease carries.',
    'Next is a resolution to lease the Maple Hall kitchen for $3,000. All in favor? The kitchen carries.',
    'We are adjourned.',
  ],
  { kind: 'meeting', title: 'Larchmont City Council, June 7 2016' },
);
const decisions: Decision[] = [
  decisionOf(meeting, 'the bridge motion carries 8-1', { motion: bridge, result: 'carried', votes: [8, 1] }),
  decisionOf(meeting, 'Passes 7-1', {
    motion: 'postponing items 12E, F, and G for two weeks',
    result: 'deferred',
    votes: [7, 1],
  }),
  decisionOf(meeting, 'The plan motion passes 11 to 6', {
    motion: 'request of the planning staff to adopt the amended Birch Valley Sector Plan',
    result: 'deferred',
    votes: [11, 6],
  }),
  decisionOf(meeting, 'The lease carries', {
    motion: 'a resolution to lease the Maple Hall from the county for $12,000',
    result: 'carried',
  }),
  decisionOf(meeting, 'The kitchen carries', {
    motion: 'a resolution to lease the Maple Hall kitchen for $3,000',
    result: 'carried',
  }),
];
const asked: QuestionSource = { ...meeting, proceedings: { agenda: [], decisions, signals: [] } };
const ask = (query: string) => answerQuestion({ query, sources: [asked] }).sentences;
const told = (query: string): string =>
  ask(query)
    .map(({ text }) => text)
    .join(' ');

describe('a decision that is asked for by what it is about', () => {
  it('tells what its contract is for, however that is called', () => {
    const [first] = ask('What is the amount of the Heron Lane footbridge contract?');
    expect(first).toMatchObject({ lead: '$733,262.85', citations: [{ segmentId: 's2' }] });
    expect(ask('How much does the Heron Lane Footbridge Improvements Project cost?')[0]?.lead).toBe(
      '$733,262.85',
    );
  });

  it('tells what somebody is paid for it', () => {
    expect(ask('How much will Osterholt Builders receive?')[0]?.lead).toBe('$733,262.85');
    expect(ask('How much did the Larchmont City Council give to Osterholt Builders?')[0]?.lead).toBe(
      '$733,262.85',
    );
    expect(told('How much will Birch Valley Builders receive?')).not.toContain('$733,262.85');
  });

  it('tells who voted against it from the roll, where no vote was kept by name', () => {
    const answer = told('Who voted against the Heron Lane footbridge contract?');
    expect(answer).toContain('Council Member Varga. No.');
    expect(answer).toContain('carries 8-1');
  });

  it('is known by what was said between its motion and its end', () => {
    const answer = told('What did the Larchmont City Council decide about Alder Street in June 2016?');
    expect(answer).toContain('for two weeks');
    expect(answer).toContain('Passes 7-1');
  });

  it('tells until when it was put off, and by how many', () => {
    const answer = told('How did the council vote on deferring the Birch Valley Sector Plan?');
    expect(answer).toContain('to defer for 120 days');
    expect(answer).toContain('passes 11 to 6');
    expect(answer).not.toContain('many views');
  });

  it('tells nothing where a word of its subject is another, or where several have them all', () => {
    expect(told('How much is the contract for the Heron Lane tunnel?')).not.toContain('$733,262.85');
    const query = 'How much is the lease of the Maple Hall?';
    expect(matchDecision(readQuestion(query), asked)).toBeNull();
  });
});
