import { paperOf } from './more-shapes.fixture.ts';

/** Minutes of a British pension fund committee: apologies, resolutions in capitals, proposers, an adjourned item. */
export const britishCommittee = paperOf([
  'Pensions Committee',
  'Minutes of the meeting held on 4 March 2026 at 10.00 am in the Guildhall',
  'Present: Councillor Agnes Thripp (Chair), Councillor Owen Maddock, Councillor Rhian Pascoe, Councillor Lionel Quayle, and Mr T Birtwhistle (employer representative).',
  '1. Apologies for absence',
  'Apologies were received from Councillor Needham.',
  '2. Minutes',
  'RESOLVED: That the minutes of the meeting held on 3 December 2025 be approved as a correct record and signed by the Chair.',
  '3. Investment performance',
  'The Head of Pensions presented the report for the quarter to 31 December 2025. Councillor Maddock asked why the fund lagged its benchmark by 0.4%. The Committee noted the report.',
  '4. Climate risk policy',
  'Members debated the draft. It was proposed by Councillor Pascoe, seconded by Councillor Maddock, that the policy be adopted with effect from 1 April 2026. On being put to the vote, there were 3 votes for, 1 against and no abstentions. The motion was carried.',
  '5. Property mandate',
  'Councillor Quayle proposed that the property manager be given notice. The proposal was not seconded and therefore fell.',
  'It was agreed that consideration of the property mandate be deferred to the next meeting.',
  '6. Administration strategy',
  'The Committee AGREED to increase the administration budget to £1.85 million, subject to consultation with employers.',
  '7. Date of next meeting',
  'The next meeting would be held on 10 June 2026. The meeting closed at 12.15 pm.',
]);

/** Minutes in brief: abbreviations for who moved and seconded, names in brackets, a table of the roll call. */
export const briefMinutes = paperOf([
  'MINUTES OF THE RETIREMENT COMMITTEE, WASHBURN FIRE DISTRICT',
  'Call to Order: Chair Ellsworth called the meeting to order at 8:00 a.m. A quorum was present.',
  'I. Approval of Minutes',
  'M/S/C (Prudhoe/Vance) to approve the minutes of January 12 as presented. 5-0.',
  'II. Manager Review',
  'A. Core bond mandate. The consultant reviewed three finalists. MSC Vance, Kettering to hire Larch Hill Advisors for the $40 million core bond mandate, pending legal review. Vote: 4-1 (Prudhoe opposed).',
  'B. Emerging markets. Prudhoe moved to terminate Sunder Peak. Motion died for lack of a second.',
  'III. Disability Application, Case 26-03',
  'On motion of Kettering, seconded by Vance, the Committee voted 3-1-1 to deny the application.',
  '| Member | Vote |',
  '| Ellsworth | Yes |',
  '| Kettering | Yes |',
  '| Vance | Yes |',
  '| Prudhoe | No |',
  '| Oyler | Abstain |',
  'IV. Cost-of-Living Adjustment',
  'Vance moved, and Oyler seconded, that the adjustment of 2.5 percent be granted effective July 1, 2026. Kettering moved to amend the motion by striking 2.5 percent and inserting 2 percent; seconded by Prudhoe. The amendment passed 3-2. The motion as amended, that an adjustment of 2 percent be granted effective July 1, 2026, passed unanimously.',
  'V. Adjournment',
  'Upon motion duly made, seconded and carried, the meeting adjourned at 9:40 a.m.',
]);
