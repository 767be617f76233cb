import { expect, it } from 'vitest';
import { findMoves } from '../../moves/find-moves.ts';
import { signalsOf } from '../testing/spoken-lines.fixture.ts';
import { spokenMeeting } from '../testing/spoken-meeting.fixture.ts';

const undoneIn = (text: string): string[] => {
  const source = spokenMeeting(
    ['Dana Holt', 'Are there any public comments? There are none.'],
    ['Dana Holt', 'Item 4, new business of the pension fund.'],
    ['Wendeline Brust', text],
  );
  return [...new Set([...signalsOf(source), ...findMoves(source)].map(({ kind }) => kind))];
};

it.each([
  [
    'appointment',
    'Lorraine Petty has been appointed as our chief investment officer',
    ', but she turned it down.',
  ],
  ['hire', 'The board selected Bexhill Advisors in May', ", but they've since withdrawn."],
  ['search', 'We launched the small cap search in January', ' and called it off in March.'],
  ['departure', 'Lorraine Petty will retire in June.', " She's agreed to stay through December 2028."],
  ['commitment', 'We closed on $40 million with Harrow Bridge V last week.', ' Sorry, $45 million.'],
])('what is taken back at once is no %s', (kind, said, takenBack) => {
  expect(undoneIn(`${said.replace(/\.$/u, '')}.`)).toEqual([kind]);
  expect(undoneIn(said + takenBack)).toEqual([]);
});

it("another's fund is not the one whose meeting it is", () => {
  expect(undoneIn('The system lowered its assumed rate to 6.5 percent in May.')).toEqual(['rate_change']);
  expect(undoneIn('The state system lowered its assumed rate to 6.5 percent in May.')).toEqual([]);
});
