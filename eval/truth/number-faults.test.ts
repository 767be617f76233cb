import { expect, test } from 'vitest';
import { numberFaults } from './number-faults.ts';

test('an amount that ends with its currency is said whole, whatever number begins the next quote', () => {
  const quotes = ['not to exceed seventy-five hundred dollars', 'Seven to one, motion carries.'];
  expect(numberFaults('Not to exceed $7,500.', quotes)).toEqual([]);
});

test('a number that runs on in the next quote is not said whole', () => {
  expect(numberFaults('The plan has 40 members.', ['the plan has forty', 'two members'])).toEqual(['40']);
});
