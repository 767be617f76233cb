import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { outlookPeriodOf } from './outlook-period.ts';
import { rateSentences } from './salience.ts';

const sales = 'We expect net sales to be in the range of $510 million to $530 million.';
const periodAfter = (...before: string[]): string | undefined => {
  const source = sourceOf(
    [...before, sales].map((text) => ['Ana Varga', text] as const),
    { kind: 'earnings' },
  );
  const last = rateSentences(source).find(({ polished }) => polished === sales);
  return last && outlookPeriodOf(source)(last)?.words;
};

it.each([
  ['Now moving to our fourth quarter outlook.', 'Fourth quarter'],
  ['Turning to guidance for fiscal 2022, here are our assumptions.', 'Fiscal 2022'],
])('an outlook is of the period that is said before it: %s', (before, period) => {
  expect(periodAfter(before)).toBe(period);
  expect(periodAfter(before, 'Demand for our pumps has been good.')).toBe(period);
});

it.each([
  'Based on our first-quarter performance, we expect more of the mills.',
  'We expect costs to be lower than in 2021.',
  'Sales were $500 million in the third quarter.',
  'We expect the second quarter of 2022 to be slow and the third quarter of 2022 to be good.',
])('and of none where another is said: %s', (before) => {
  expect(periodAfter(before)).toBeUndefined();
});
