import { expect, test } from 'vitest';
import { visibilityAfter } from './bar-visibility.ts';

const max = 3_000;

test.each([
  ['down the page', { from: 400, to: 460 }, 'hidden'],
  ['up the page', { from: 460, to: 400 }, 'shown'],
  ['by less than a hand trembles', { from: 400, to: 405 }, null],
  ['to the top, by however little', { from: 42, to: 40 }, 'shown'],
  ['down, but still near the top', { from: 0, to: 60 }, 'shown'],
  [
    'down to the foot of the page, where what stands last must be reached',
    { from: 2_900, to: 2_960 },
    'shown',
  ],
])('a scroll %s', (_what, scroll, visibility) => {
  expect(visibilityAfter({ ...scroll, max })).toBe(visibility);
});

test('a page that fits the window keeps its bar', () => {
  expect(visibilityAfter({ from: 0, to: 20, max: 30 })).toBe('shown');
});
