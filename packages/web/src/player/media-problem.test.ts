import { expect, test } from 'vitest';
import { problemOf } from './media-problem.ts';

test.each([
  [1, true, 'aborted'],
  [2, true, 'network'],
  [3, true, 'decoding'],
  [4, true, 'unsupported'],
  [4, false, 'network'],
  [9, true, 'unknown'],
])('code %i, connected: %s, is %s', (code, online, problem) =>
  expect(problemOf({ code }, online)).toBe(problem),
);

test('no code is an unknown problem', () => expect(problemOf(null, true)).toBe('unknown'));
