import { expect, test } from 'vitest';
import { estimateHeight } from './estimate-height.ts';
import { clampLine, pagesOf, showLine, showMore } from './shown-lines.ts';

test('ten lines more with each load, never beyond the end', () => {
  expect(showMore(10, 250)).toBe(20);
  expect(showMore(245, 250)).toBe(250);
});

test('to see a line the list grows to ten beyond it and never shrinks', () => {
  expect(showLine(10, 5_000, 10_000)).toBe(5_010);
  expect(showLine(10, 9_999, 10_000)).toBe(10_000);
  expect(showLine(300, 5, 10_000)).toBe(300);
});

test('a line asked for is brought into the transcript or refused', () => {
  expect(clampLine(7, 10)).toBe(7);
  expect(clampLine(99, 10)).toBe(9);
  expect(clampLine(-1, 10)).toBeNull();
  expect(clampLine(1.5, 10)).toBeNull();
  expect(clampLine(0, 0)).toBeNull();
});

test('pages are named once each, in order', () => {
  expect(pagesOf([250, 0, 99, 100], 100)).toEqual([0, 1, 2]);
});

test('longer lines are guessed higher', () => {
  expect(estimateHeight('x'.repeat(400), false)).toBeGreaterThan(estimateHeight('x', false));
  expect(estimateHeight('x', true)).toBeGreaterThan(estimateHeight('x', false));
});
