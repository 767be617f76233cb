import type { Source } from '../../ports/ports.ts';
import { type Line, sourceOf } from '../../testing/source.fixture.ts';

/** Lines of a paper: nobody speaks them, and they have no time. */
export function paperOf(lines: readonly Line[]): Source {
  const source = sourceOf(lines, { kind: 'document' });
  return { ...source, segments: source.segments.map((one) => ({ ...one, startMs: null, endMs: null })) };
}

/** Minutes from a form: who moved, who seconded and the votes each on a line of their own. */
export const formMinutes = paperOf([
  'SALT FLAT POLICE PENSION BOARD - REGULAR MEETING MINUTES - April 22, 2026',
  'Members Present: Delphine Marsh, Ruben Ochoa, Carl Pettibone, Yusuf Rahman',
  'The meeting was called to order at 2:00 PM. There was a quorum.',
  '1. Approval of Agenda',
  'Motion: Approve the agenda as posted.',
  'Moved by: Ochoa',
  'Seconded by: Marsh',
  'Vote: 4-0. Motion carried.',
  '2. Actuarial Services',
  'Two proposals were received.',
  'Motion: Award the contract to Greyfell Actuaries for an amount not to exceed $96,000.',
  'Moved by: Marsh',
  'Seconded by: Rahman',
  'Ayes: Marsh, Ochoa, Rahman',
  'Nays: Pettibone',
  'Motion carried.',
  '3. Disability Pension of Officer K.',
  'Motion: Grant a line-of-duty disability pension effective May 1, 2026.',
  'Moved by: Pettibone',
  'Seconded by: Ochoa',
  'Ayes: Pettibone, Ochoa',
  'Nays: Marsh, Rahman',
  'Motion failed due to a tie vote.',
  '4. Adjournment',
  'Motion to adjourn by Rahman, second by Marsh. All in favor.',
]);

/** Captions in capitals, without names: a new voice is a double arrow. */
export const capitals = sourceOf(
  [
    '>> GOOD MORNING. I CALL THE MEETING OF THE RETIREMENT BOARD TO ORDER.',
    '>> ITEM NUMBER 1, APPROVAL OF THE MINUTES OF MARCH 12TH. DO I HEAR A MOTION?',
    '>> SO MOVED.',
    '>> SECOND.',
    '>> ALL IN FAVOR SAY AYE. ANY OPPOSED? THE AYES HAVE IT.',
    '>> ITEM NUMBER 2, THE TIMBER FUND. STAFF RECOMMENDS THAT WE EXIT.',
    '>> I WOULD MOVE TO REDEEM OUR INTEREST IN THE WESTFOLD TIMBER FUND, ALL OF THE $18 MILLION.',
    '>> SECOND.',
    '>> ROLL CALL, PLEASE.',
    '>> GARZA, AYE. LINDEN, NO. OKORO, AYE. PLATT, ABSTAIN. THE MOTION CARRIES, TWO TO ONE WITH ONE ABSTENTION.',
    '>> ITEM NUMBER 3, THE TRAVEL POLICY. THIS ITEM IS CONTINUED TO NEXT MONTH.',
    '>> SEEING NO FURTHER BUSINESS WE ARE ADJOURNED.',
  ],
  { kind: 'meeting', title: 'Retirement board' },
);

/** A packet before the meeting: what is recommended is not decided. */
export const packet = paperOf([
  'NOTICE AND AGENDA. Board of Trustees, regular meeting of June 4, 2026. A quorum of the board will be present.',
  '1. CALL TO ORDER AND ROLL CALL',
  '2. PUBLIC COMMENT',
  'Members of the public may speak for three minutes on any item of the agenda.',
  '3. APPROVAL OF MINUTES OF MAY 7, 2026',
  '4. ASSET LIABILITY STUDY',
  'Recommended motion: To adopt the target allocation shown on page 14. If the motion carries, the change takes effect on July 1. The last study was adopted in 2021, when the motion carried 6-3.',
  '5. CUSTODIAN BANK SEARCH',
  'Staff requests authority to issue a request for proposals. A second is needed for every motion.',
  '6. ADJOURNMENT',
]);

/** A call of a company: somebody moves on, something carries, and nothing is decided. */
export const resultsCall = sourceOf(
  [
    ['Operator', 'Good day and welcome to the second quarter call. All lines are in favor of listening.'],
    [
      'Chief Executive',
      'Thank you. The board approved a dividend of 20 cents. We moved to a new plant, and that motion carries a cost.',
    ],
    ['Analyst', 'I would move on to margins. Is that approved in the budget?'],
    [
      'Chief Executive',
      'Motion passed in January, and the vote was unanimous. The annual meeting adjourned in May.',
    ],
  ],
  { kind: 'earnings', title: 'Second quarter call' },
);
