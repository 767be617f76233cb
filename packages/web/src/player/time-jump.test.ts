import { expect, test } from 'vitest';
import { isTimeJump } from './time-jump.ts';

test.each([
  ['playing on', { from: 10, to: 10.2, elapsedMs: 200, speed: 1 }, false],
  ['playing on twice as fast', { from: 10, to: 10.4, elapsedMs: 200, speed: 2 }, false],
  ['a tab that slept', { from: 10, to: 70, elapsedMs: 60_000, speed: 1 }, false],
  ['waiting for the file', { from: 10, to: 10, elapsedMs: 5_000, speed: 1 }, false],
  ['a small correction', { from: 10, to: 9.2, elapsedMs: 200, speed: 1 }, false],
  ['a move ahead', { from: 10, to: 12, elapsedMs: 200, speed: 1 }, true],
  ['a move back', { from: 10, to: 8.5, elapsedMs: 200, speed: 1 }, true],
])('%s: %o', (_what, passage, expected) => expect(isTimeJump(passage)).toBe(expected));
