import { expect, it } from 'vitest';
import { numberIn } from './row-values.ts';

it.each([
  ['318,000', 318_000],
  ['$1,234,567.50', 1_234_567.5],
  ['41.6bn', 41.6e9],
  ['41,6bn', 41.6e9],
  ['1234567890,50', 1_234_567_890.5],
  ['1.234.567,5', 1_234_567.5],
  ['78,9%', 78.9],
])('reads %s with its decimal mark', (field, value) => {
  expect(numberIn(field, 'total_assets')).toBe(value);
});

it.each(['1,23,456', '12,3456,7', '1,234,56'])(
  'refuses %s, which is written in no way that is known',
  (field) => {
    expect(() => numberIn(field, 'total_assets')).toThrow(/is no number/u);
  },
);
