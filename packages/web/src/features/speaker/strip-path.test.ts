import { expect, test } from 'vitest';
import { stripPath } from './strip-path.ts';

test('each run is a line from where it begins, as long as it lasts', () => {
  expect(
    stripPath(
      [
        [0, 0.25],
        [0.5, 1],
      ],
      400,
    ),
  ).toBe('M0.0 0h100.0M200.0 0h200.0');
});

test('a word is still seen', () => {
  expect(stripPath([[0.5, 0.5001]], 400)).toBe('M200.0 0h1.0');
});

test('what goes beyond the whole ends with it', () => {
  expect(stripPath([[-0.5, 0.5]], 100)).toBe('M0.0 0h50.0');
  expect(stripPath([[0.5, 1.5]], 100)).toBe('M50.0 0h50.0');
});

test('somebody who says nothing has no line', () => {
  expect(stripPath([], 400)).toBe('');
});
