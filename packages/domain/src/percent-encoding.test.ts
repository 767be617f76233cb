import { expect, test } from 'vitest';
import { percentDecoded } from './percent-encoding.ts';

test('an encoded text says what it stands for', () => {
  expect(percentDecoded('Board%20packet%20%C2%A7%204.pdf')).toBe('Board packet § 4.pdf');
});

test('a broken encoding stays as it is', () => {
  expect(percentDecoded('50%-share %E0%A4%A.pdf')).toBe('50%-share %E0%A4%A.pdf');
});
