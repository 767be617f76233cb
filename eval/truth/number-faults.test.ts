import { expect, test } from 'vitest';
import { numberFaults } from './number-faults.ts';

test('an amount that ends with its currency is said whole, whatever number begins the next quote', () => {
  const quotes = ['not to exceed seventy-five hundred dollars', 'Seven to one, motion carries.'];
  expect(numberFaults('Not to exceed $7,500.', quotes)).toEqual([]);
});

test('a number that runs on in the next quote is not said whole', () => {
  expect(numberFaults('The plan has 40 members.', ['the plan has forty', 'two members'])).toEqual(['40']);
});

test('a figure of a table is held where it is rounded from what the table counts in thousands, and no other is', () => {
  const quotes = ['Revenues | $11,692,713 | $8,830,669', '(in thousands)'];
  expect(numberFaults('Revenues were $11.69 billion, against $8.83 billion.', quotes)).toEqual([]);
  expect(numberFaults('Revenues were $11.68 billion, against $8.83 million.', quotes)).toEqual([
    '$11.68 billion',
    '$8.83 million',
  ]);
});
