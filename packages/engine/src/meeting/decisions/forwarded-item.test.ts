import { expect, it } from 'vitest';
import { paperOf } from '../testing/more-shapes.fixture.ts';
import { decisionsOf, lineOf, signalsOf } from '../testing/spoken-lines.fixture.ts';

it('says what a committee forwards to the board above it, which has not decided yet', () => {
  const minutes = paperOf([
    'Finance Committee. Minutes of the meeting of March 11, 2026. Members present: Nora Abel, Ida Roe, Sam Doe.',
    '1. Salaried Trustee Appointment',
    'For the Board of Directors to approve Resolution No. 12, appointing Ann Birch as a Trustee of the Salaried Pension Plan effective May 1, 2026.',
    'Motion: Director Roe made the motion to move this item to the full Board at the March 25, 2026 Board Meeting.',
    'Director Doe seconded the motion.',
    'Committee Chair Abel declared the motion PASSED unanimously.',
    'Meeting adjourned.',
  ]);
  expect(decisionsOf(minutes).map(lineOf)).toEqual([
    'carried ?-?-? Ida Roe/Sam Doe: approve Resolution No. 12, appointing Ann Birch as a Trustee of the Salaried Pension Plan effective May 1, 2026 … move this item to the full Board at the March 25, 2026 Board Meeting',
  ]);
  expect(signalsOf(minutes).map(({ kind, stage }) => `${kind} ${stage?.value}`)).toEqual([
    'appointment recommended',
  ]);
});
