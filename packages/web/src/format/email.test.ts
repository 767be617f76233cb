import { expect, test } from 'vitest';
import { looksLikeEmail } from './email.ts';

test.each([
  ['ines@fund.example', true],
  ['ines.varga+news@sub.fund.example', true],
  ['ines@fund', false],
  ['ines varga@fund.example', false],
  ['ines@@fund.example', false],
  ['', false],
])('%s', (text, isLike) => {
  expect(looksLikeEmail(text)).toBe(isLike);
});
