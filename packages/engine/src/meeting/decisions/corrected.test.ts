import { expect, it } from 'vitest';
import type { Line } from '../../testing/source.fixture.ts';
import { decided } from '../testing/reported-minutes.fixture.ts';
import { decisionsOf, lineOf, signalsOf } from '../testing/spoken-lines.fixture.ts';
import { spokenMeeting } from '../testing/spoken-meeting.fixture.ts';

const linesOf = (...lines: Line[]): string[] => decisionsOf(spokenMeeting(...lines)).map(lineOf);
const contract: Line[] = [
  ['Dana Holt', 'Item 8, the Redfern contract.'],
  ['Ana Ruiz', 'Move to approve the Redfern contract at $90,000.'],
  ['Bill Tate', 'Second.'],
];
const moved = 'Ana Ruiz/Bill Tate: approve the Redfern contract at $90,000';

it('tells the count that a chair puts right', () => {
  expect(
    linesOf(
      ...contract,
      ['Dana Holt', 'All in favor? Opposed? The motion carries six to one.'],
      ['Pam Lott', 'Madam Chair, Mr. Tate voted no as well.'],
      ['Dana Holt', "Sorry, then it's five to two."],
    ),
  ).toEqual([`carried 5-2-? ${moved}`]);
});

it('tells the outcome that a chair takes back', () => {
  expect(
    linesOf(
      ...contract,
      ['Dana Holt', 'All in favor? Opposed? The motion carries.'],
      ['Pam Lott', 'Madam Chair, I counted three to four.'],
      ['Dana Holt', "You're right. The motion fails."],
    ),
  ).toEqual([`failed 3-4-? ${moved}`]);
});

it('tells the outcome of a roll call that overturns a vote by voice', () => {
  const names = ['Ruiz', 'Tate', 'Finley', 'Maddox', 'Grier', 'Yoder', 'Holt'];
  expect(
    linesOf(
      ...contract,
      ['Dana Holt', 'All in favor say aye. Opposed? The ayes have it.'],
      ['Cora Finley', "Division, Madam Chair. I'd like it counted."],
      ...names.flatMap((name, at): Line[] => [
        ['Pam Lott', `${name}?`],
        [name, at % 2 === 0 ? 'No.' : 'Aye.'],
      ]),
      ['Pam Lott', "That's three ayes and four noes."],
      ['Dana Holt', "So I had it wrong, the motion's lost."],
    ),
  ).toEqual([`failed 3-4-? ${moved}`]);
});

it('keeps an outcome beside a count of something else', () => {
  expect(
    linesOf(
      ...contract,
      ['Dana Holt', 'All in favor? Opposed? The motion carries six to one.'],
      [
        'Bill Tate',
        "You're right that last year, before the new members came and everything changed, the county beat the city seven to nine.",
      ],
    ),
  ).toEqual([`carried 6-1-? ${moved}`]);
});

it('hears an amendment lost in a contraction', () => {
  expect(
    linesOf(
      ...contract,
      ['Cora Finley', 'I move to amend that to $80,000.'],
      ['Bill Tate', 'Second.'],
      ['Dana Holt', "On the amendment, all in favor? Three. Opposed? Four. The amendment's lost."],
      ['Dana Holt', 'On the motion, all in favor? Opposed? The motion carries, five-two.'],
    ).at(-1),
  ).toBe(`carried 5-2-? ${moved}`);
});

it('takes hands that are counted before the outcome, whichever side comes first', () => {
  expect(
    linesOf(...contract, ['Dana Holt', 'One abstention, two opposed, four in favor. It passes.']),
  ).toEqual([`carried 4-2-1 ${moved}`]);
});

it('reads a count of minutes that say no more of the outcome', () => {
  expect(
    decided(
      'Trustee Ashby moved to hire Bexhill Advisors; Trustee Renner seconded. One member voted in favor and three against.',
    ),
  ).toEqual(['failed 1-3-? Paul Ashby/Gil Renner: hire Bexhill Advisors']);
});

it('refuses nothing by a motion that nobody seconded', () => {
  expect(
    signalsOf(
      spokenMeeting(
        [
          'Dana Holt',
          'Item 4 is the recommendation of the investment committee to commit $12 million to Stillwater Secondaries Fund III.',
        ],
        ['Ana Ruiz', "I'd move that we reduce that to $8 million."],
        ['Dana Holt', 'Is there a second? No second. We go on.'],
      ),
    ),
  ).toMatchObject([
    { kind: 'commitment', stage: { value: 'recommended' }, amount: { value: { value: 12e6 } } },
  ]);
});
