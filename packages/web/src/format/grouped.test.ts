import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [-1_234_567, '-1,234,567'],
  [12_345.6789, '12,345.6789'],
])('%d is written %s', (value, text) => {
  expect(grouped(value)).toBe(text);
});
