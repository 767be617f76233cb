import { expect, it } from 'vitest';
import { buildOutline } from '../outline/build-outline.ts';
import { paperOf } from '../testing/paper.fixture.ts';
import { planSummary } from './plan-summary.ts';

const lines = [
  'Larch public pension plans',
  'Alder Teachers Retirement System (ATRS)',
  'State: GA',
  'Assets: $120 billion',
  'Fiscal year ends: 06-30',
  'Website: https://alder.example',
  'Birch Employees’ Retirement System (BERS)',
  'State: GA',
  'Assets: $2.0 billion',
  'Fiscal year ends: 06-30',
  'Website: https://birch.example',
];
const printed = paperOf(lines, 'Larch public pension plans');

it('a list of plans tells each with what it comes to, and is divided by them', () => {
  const { oneLiner, tldr } = planSummary(printed);
  expect([oneLiner, ...tldr].map((one) => one?.polished)).toEqual([
    'Alder Teachers Retirement System (ATRS): assets $120 billion.',
    'Birch Employees’ Retirement System (BERS): assets $2.0 billion.',
  ]);
  expect(
    buildOutline(printed)
      .chapters.map(({ title }) => title)
      .slice(1),
  ).toEqual(['Alder Teachers Retirement System (ATRS)', 'Birch Employees’ Retirement System (BERS)']);
});
