import { expect, it } from 'vitest';
import { paperOf } from '../testing/paper.fixture.ts';
import { planSummary } from './plan-summary.ts';

const event =
  'On May 4, 2026, the board of Alder Mills appointed Ada Lark as chief executive officer, effective June 1, 2026.';
const contract =
  'Alder Mills pays Ada Lark a base salary of $900,000 a year and covers the cost of her move to the north.';

it('a current report begins with what stands below its items, and not with a contract attached to it', () => {
  const lines = [
    'FORM 8-K',
    'Item 5.02 Departure of Directors or Certain Officers',
    event,
    'SIGNATURES',
    'Alder Mills, by its secretary, on the fourth day of May in the city of its seat',
    'Exhibit 10.1',
    contract,
    contract.replace('base salary', 'yearly bonus').replace('$900,000', '$1,900,000'),
  ];
  expect(planSummary(paperOf(lines, 'Form 8-K')).oneLiner?.polished).toBe(event);
  const moved = [...lines.slice(0, 2), contract, ...lines.slice(3, 6), event];
  expect(planSummary(paperOf(moved, 'Form 8-K')).oneLiner?.polished).toBe(contract);
});
