import { expect, test } from 'vitest';
import { isTaboo } from './taboo.ts';

test.each([
  ['p.m', 'P.m.', true],
  ['conf call', 'Amber', false],
  ['prepar remark', 'Prepared remarks', true],
])('%s (%s) is no title: %s', (key, label, expected) => {
  expect(isTaboo({ key, label }, new Set())).toBe(expected);
});
