import { expect, test } from 'vitest';
import { inDetail } from './detail.ts';

test.each([
  [4, undefined, 4],
  [4, 0.25, 4],
  [4, 0, 2],
  [4, 1, 12],
  [4, 0.625, 8],
  [1, 0, 1],
])('of %d sentences at the detail %s there are %d', (count, detail, reported) => {
  expect(inDetail(count, detail === undefined ? {} : { detail })).toBe(reported);
});
