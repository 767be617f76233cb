import { expect, it } from 'vitest';
import { dayIn, numberIn, RowFault } from './row-values.ts';

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

it.each([
  ['USD 41.6bn', 41.6e9],
  ['41600000000 USD', 41.6e9],
  ['41.6 billion', 41.6e9],
  ["41'600'000'000", 41.6e9],
  ['1.234.567', 1_234_567],
  ['4.16E+10', 41.6e9],
  ['41600MM', 41.6e9],
  ['n/a', null],
  ['-', null],
])('%s is a figure as people write it', (text, value) => {
  expect(numberIn(text, 'total_assets')).toBe(value);
});

it.each(['6/30/2026', '30.06.2026', 'June 30, 2026', '30 Jun 2026'])('%s is one day', (text) => {
  expect(dayIn(text, 'as_of')).toBe('2026-06-30');
});

it.each(['03/04/2026', '03.04.2026', 'Smarch 30, 2026'])(
  '%s is refused, as it may be two or none',
  (text) => {
    expect(() => dayIn(text, 'as_of')).toThrow(RowFault);
  },
);
