import { expect, it } from 'vitest';
import { decisionsOf, lineOf } from '../testing/spoken-lines.fixture.ts';
import { spokenMeeting } from '../testing/spoken-meeting.fixture.ts';

const chair = 'Dana Holt';
const vote: [string, string][] = [
  ['Ida Roe', 'Second.'],
  [chair, 'All in favor? Opposed? Motion carries.'],
];

it('nothing spoken is told as decided without a subject', () => {
  const reported = (words: string): string[] =>
    decisionsOf(spokenMeeting([chair, 'Is there a motion?'], ['Sam Doe', words], ...vote)).map(lineOf);
  expect(reported('I move to commit twenty million to Kestrel Timber.')).toHaveLength(1);
  expect(reported('I move to approve Kestrel.')).toHaveLength(1);
  expect(reported('I move to approve agenda item L as presented.')).toEqual([]);
});

it('the end of a meeting is no end of a motion that was made before', () => {
  const meeting = spokenMeeting(
    ['Sam Doe', 'I move to commit twenty million to Kestrel Timber.'],
    ['Ida Roe', 'Second.'],
    [chair, 'We will come back to it. All in favor of going home? The motion to adjourn carries.'],
  );
  expect(decisionsOf(meeting)).toEqual([]);
});
