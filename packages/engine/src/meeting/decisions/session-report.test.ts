import { expect, it } from 'vitest';
import { decisionsOf, lineOf } from '../testing/spoken-lines.fixture.ts';
import { spokenMeeting } from '../testing/spoken-meeting.fixture.ts';

const chair = 'Dana Holt';
const counsel = 'Felice Tarrant';

it('tells each thing that a counsel reports out of closed session, with the votes where they are said', () => {
  const source = spokenMeeting(
    [chair, "We're back in open session. Counsel?"],
    [
      counsel,
      'In closed session the board by a vote of six to nothing authorized the sale of the Fulton Street garage at a price of not less than $18.25 million.',
    ],
    [
      counsel,
      "The board also voted unanimously to extend the executive director's contract through June 30, 2029.",
    ],
    [
      counsel,
      'In closed session, on a motion by Trustee Ruiz, seconded by Trustee Tate, the board voted five to one to hire Bexhill Advisors.',
    ],
    [counsel, 'And the board rejected, two to four, a settlement of $300,000 in the Roark case.'],
    [chair, 'Thank you. The board approved the budget in March, as you know. We are adjourned.'],
  );
  expect(decisionsOf(source).map(lineOf).toSorted()).toEqual([
    'carried 5-1-? Ruiz/Tate: hire Bexhill Advisors',
    'carried 6-0-? ?/?: authorized the sale of the Fulton Street garage at a price of not less than $18.25 million',
    "carried ?-?-? ?/?: extend the executive director's contract through June 30, 2029",
    'failed 2-4-? ?/?: a settlement of $300,000 in the Roark case',
  ]);
});

it('tells nothing where the session behind closed doors is still to come, or is only spoken of', () => {
  for (const announced of [
    'We will now go into closed session on the garage.',
    'The board will take that up in closed session.',
    'We are moving to closed session.',
    'There was nothing to report out of closed session.',
  ]) {
    const source = spokenMeeting(
      [chair, announced],
      [chair, 'The board approved the sale of the Fulton Street garage.'],
      [chair, 'The board voted to extend the contract of the executive director.'],
    );
    expect(decisionsOf(source).map(lineOf), announced).toEqual([]);
  }
});

it('tells nothing of another day in a report', () => {
  const source = spokenMeeting(
    [counsel, 'In closed session the board authorized the sale of the Fulton Street garage.'],
    [counsel, 'The board approved the budget for it in March, and the board already hired a broker.'],
  );
  expect(decisionsOf(source).map(lineOf)).toEqual([
    'carried ?-?-? ?/?: authorized the sale of the Fulton Street garage',
  ]);
});
