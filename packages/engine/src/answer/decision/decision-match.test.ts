import { describe, expect, it } from 'vitest';
import { countyBoard } from '../../meeting/testing/small-boards.fixture.ts';
import { readSource } from '../../reading/reading.ts';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';
import { readQuestion } from '../question/read-question.ts';
import { matchDecision } from './decision-match.ts';

const answer = (query: string): string =>
  answerQuestion({ query, sources: [countyBoard] })
    .sentences.map(({ text }) => text)
    .join(' ');

describe('a question of a decision', () => {
  it('is answered by the motion in its last wording and by how it ended', () => {
    const told = answer('For how long was the custody contract extended?');
    expect(told).toContain('three years');
    expect(told).toContain('Motion passes, four to one');
  });

  it('of who voted against is answered by their own ballot', () => {
    expect(answer('Who voted against extending the custody contract?')).toContain("I'll be a no on this one");
  });

  it('that no decision fits is answered by what was said of it, or not at all', () => {
    expect(answer('Which timber manager did the board terminate?')).toBe('');
  });

  it('is not asked of talk that is no meeting', () => {
    const talk = sourceOf([
      'We extended the contract with the custodian by three years, and I voted for it.',
    ]);
    const { sentences } = answerQuestion({ query: 'Who voted for the contract?', sources: [talk] });
    expect(sentences).toHaveLength(1);
  });
});

describe('how much a body decided to commit', () => {
  const lines: [string, string][] = [
    [
      'Chair',
      'I call the meeting of the Board of Trustees of the Osterholt plan to order. We have a quorum of five.',
    ],
    [
      'Varga',
      'Staff recommends that we commit up to $40 million to Larchmont Timber and up to $25 million to Birch Timber.',
    ],
    ['Lund', 'I move that we commit up to $40 million to Larchmont Timber Partners.'],
    ['Varga', 'Second.'],
    [
      'Chair',
      'It has been moved and seconded. All in favor? Aye. Opposed? The motion carries, five to zero.',
    ],
    ['Lund', 'I move that we commit up to $25 million to Birch Timber Fund.'],
    ['Varga', 'Second.'],
    [
      'Chair',
      'It has been moved and seconded. All in favor? Aye. Opposed? No. The motion fails, two to three.',
    ],
    ['Chair', 'We are adjourned.'],
  ];
  const meeting = sourceOf(lines, { kind: 'meeting', title: 'Osterholt plan: board meeting in May' });

  it('is told by the motion that was carried, not by what was recommended or failed', () => {
    const { sentences } = answerQuestion({
      query: 'How much did Osterholt commit to timber?',
      sources: [meeting],
    });
    expect(sentences[0]).toMatchObject({ lead: '$40 million', citations: [{ segmentId: 's2' }] });
    expect(sentences.map(({ text }) => text).join(' ')).toContain('The motion carries');
  });
});

describe('who voted how on one of two motions about the same fund', () => {
  const lines: [string, string][] = [
    [
      'Chair',
      'I call the meeting of the Board of Trustees of the Osterholt plan to order. We have a quorum of eight.',
    ],
    ['Lund', 'I move that we commit up to $25 million to Birch Timber Fund.'],
    ['Varga', 'Second.'],
    ['Chair', 'All in favor? Aye. Opposed? No. The motion fails, four to four.'],
    ['Lund', 'I move that we refer Birch Timber Fund to the Investment Committee.'],
    ['Varga', 'Second.'],
    ['Chair', 'All in favor? Aye. Opposed? No. The motion carries, seven to one.'],
    ['Chair', 'We are adjourned.'],
  ];
  const meeting = sourceOf(lines, { kind: 'meeting', title: 'Osterholt plan: board meeting in May' });
  const told = (query: string) => {
    const { sentences = [] } = matchDecision(readQuestion(query), meeting) ?? {};
    return sentences.map((at) => readSource(meeting).sentences[at]?.text).join(' ');
  };

  it('is told by the motion that was to do what is asked, though the other one was carried', () => {
    expect(told('Who voted against the Birch Timber commitment?')).toContain('The motion fails');
    expect(told('Who voted against referring Birch Timber to the committee?')).toContain(
      'The motion carries',
    );
  });
});
