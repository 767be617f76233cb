import { expect, it } from 'vitest';
import { proveNumbers } from './numbers.ts';

it('names the numbers that the source does not have', () => {
  expect(proveNumbers('It rose 8% to $1,500 in 2022.', 'It rose 7% to $1500 in 2022.')).toEqual(['8']);
});

it('takes a number in words for the same number', () => {
  expect(proveNumbers('7.25% and 300', 'seven point two five percent and three hundred')).toEqual([]);
});
