import { expect, it } from 'vitest';
import { clockTime, durationOf } from './clock-time.ts';

it('a length leaves in ms, and in seconds where its ms would be taken for seconds', () => {
  expect([null, 0, 62_000, 86_400, 86_401, 3_600_000].map(durationOf)).toEqual([
    null,
    0,
    62,
    86,
    86_401,
    3_600_000,
  ]);
});

it('a place is told in hours, minutes and seconds', () => {
  expect([null, -5, 61_999, 3_600_000].map(clockTime)).toEqual([null, '0:00:00', '0:01:01', '1:00:00']);
});
