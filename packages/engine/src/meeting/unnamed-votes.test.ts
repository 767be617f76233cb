import { describe, expect, it } from 'vitest';
import { type Line, sourceOf } from '../testing/source.fixture.ts';
import { decisionsOf, unnamedVotesOf } from './testing/spoken-lines.fixture.ts';
import { spokenMeeting } from './testing/spoken-meeting.fixture.ts';

const chair = 'Dana Holt';

describe('a vote on a number', () => {
  const board = (...behind: Line[]) =>
    spokenMeeting(
      ['Sam Doe', 'I move to approve agenda item L as presented.'],
      ['Ida Roe', 'Second.'],
      [chair, 'All in favor? Opposed?'],
      ...behind,
    );

  it('is told with its result and its place, and is no decision', () => {
    const source = board([chair, 'Motion carries.']);
    expect(decisionsOf(source)).toEqual([]);
    expect(unnamedVotesOf(source)).toEqual([
      {
        matter: 'item L',
        result: 'carried',
        outcome: expect.objectContaining({ quote: 'Motion carries.' }),
        agendaItem: null,
      },
    ]);
  });

  it('is not told where nobody says how it ended', () => {
    expect(unnamedVotesOf(board([chair, 'Thank you. The roof leaks.']))).toEqual([]);
  });

  it('is told of captions where the matter was called by its number alone', () => {
    const received = (called: string) =>
      unnamedVotesOf(
        sourceOf(
          [
            'I call this meeting of the county commission to order. A quorum is present.',
            called,
            'So moved.',
            'All in favor say aye.',
            'Aye.',
            'The motion carries.',
          ],
          { kind: 'meeting', title: 'Tarn Hollow County Commission' },
        ),
      ).map(({ matter, result }) => `${matter} ${result}`);
    expect(received('Item number 45.')).toEqual(['item 45 carried']);
    expect(received('Next item, please.')).toEqual([]);
  });
});
