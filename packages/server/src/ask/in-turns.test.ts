import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

it('takes one of each list after the other, and none twice', () => {
  expect(inTurns([['a', 'b', 'c'], [], ['d', 'a'], ['e']])).toEqual(['a', 'd', 'e', 'b', 'c']);
  expect(inTurns([])).toEqual([]);
});
