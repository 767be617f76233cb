import { expect, it } from 'vitest';
import { paperOf } from '../testing/more-shapes.fixture.ts';
import { decisionsOf, lineOf, signalsOf } from '../testing/spoken-lines.fixture.ts';

const summary = paperOf([
  'City of Halver Bay Employees Retirement Plan. Summary of Board Actions, Regular Meeting, March 12, 2026. Members present: Apple (Chair), Buck, Crane, Delray. Quorum: yes.',
  'Item 4 - Pacing plan. ACTION: Adopted the 2026 private markets pacing plan of $180 million. (Delray/Buck, 3-0-1, Crane abstaining)',
  "Item 6 - Emerging markets. ACTION: Denied staff's request to terminate Lantern Capital. (Buck/Apple, 3-1). Lantern will remain on the watch list.",
  'Item 8 - Private credit. ACTION: Approved a commitment of $25 million to Hearth Lending Fund III, contingent on legal review. The consultant reviewed fees. (Crane/Delray, 4-0)',
  'Item 9 - Actuary. INFORMATION ONLY. The actuary discussed reducing the discount rate to 6.50% from 6.75%. The meeting adjourned at noon.',
]);

it('reads a summary of actions: what was done, by whom it was moved, and the count in brackets', () => {
  expect(decisionsOf(summary).map(lineOf)).toEqual([
    'carried 3-0-1 Delray/Buck: Adopted the 2026 private markets pacing plan of $180 million',
    // Three were for denying it: that is no count of votes for the request.
    "failed ?-?-? Buck/Apple: staff's request to terminate Lantern Capital",
    'carried 4-0-? Crane/Delray: Approved a commitment of $25 million to Hearth Lending Fund III, contingent on legal review',
  ]);
});

it('and what that says of money and managers', () => {
  expect(signalsOf(summary)).toMatchObject([
    { kind: 'pacing', stage: { value: 'approved' }, amount: { value: { value: 180e6 } } },
    { kind: 'termination', stage: { value: 'rejected' }, manager: { value: 'Lantern Capital' } },
    { kind: 'commitment', stage: { value: 'approved' }, vehicle: { value: 'Hearth Lending Fund III' } },
  ]);
});
