import { expect, it } from 'vitest';
import { paperOf } from '../testing/more-shapes.fixture.ts';
import { decisionsOf, signalsOf } from '../testing/spoken-lines.fixture.ts';

const paper = paperOf([
  'FERROW COUNTY EMPLOYEES’ RETIREMENT SYSTEM',
  '2026 Board Meeting Resolutions',
  'Resolution 2026-01 Re: Appointment of Chief Investment Officer March 4, 2026',
  'RESOLVED, that the Ferrow County Employees’ Retirement Board hereby appoints Adan Quorle to the position of Chief Investment Officer effective April 1, 2026.',
  'Resolution 2026-02 Re: Marrow, Tolland & Whit Fund IX, L.P. May 6, 2026',
  'RESOLVED, that the Board hereby commits an amount not to exceed $90 million, plus reasonable expenses, to Marrow, Tolland & Whit Fund IX, L.P., in accordance with the recommendation of Ines Tolland, Portfolio Manager.',
  'Resolution 2026-03 Re: Benefit Appeals May 6, 2026',
  'RESOLVED, that the Board confirms the appointment of Vlasta Moor to the Board of Benefit Appeals.',
]);

it('a paper of resolutions tells what the body decided, though nobody moves or votes', () => {
  expect(decisionsOf(paper).map(({ result }) => result?.value)).toEqual(['carried', 'carried', 'carried']);
});

it('each is approved on the day above it; whose advice it follows is no stage, and a board is nobody', () => {
  const reported = signalsOf(paper).map(({ kind, stage, person, vehicle, amount, decided }) => [
    ...[kind, stage?.value, decided?.value, person?.value ?? vehicle?.value, amount?.value.value],
  ]);
  expect(reported).toEqual([
    ['appointment', 'approved', '2026-03-04', 'Adan Quorle', undefined],
    ['commitment', 'approved', '2026-05-06', 'Marrow, Tolland & Whit Fund IX, L.P.', 90e6],
    ['appointment', 'approved', '2026-05-06', 'Vlasta Moor', undefined],
  ]);
});

it('a paper that only speaks of resolutions is none', () => {
  const letter = paperOf(['Approval of the resolutions', 'RESOLVED, that the Board hereby commits it.']);
  expect(decisionsOf(letter)).toEqual([]);
});
