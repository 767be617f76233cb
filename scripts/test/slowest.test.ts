import { expect, it } from 'vitest';
import { slowestTests } from './slowest.ts';

it('files and tests that take longest come first, each file with the sum of its tests', () => {
  const times = [
    { file: 'a.test.ts', test: 'waits', ms: 3_000 },
    { file: 'b.test.ts', test: 'reads', ms: 2_000 },
    { file: 'b.test.ts', test: 'writes', ms: 1_540 },
  ];
  expect(slowestTests('tests', times)).toEqual([
    'tests: 3 in 6.5 s',
    '    3.5 s  b.test.ts (2)',
    '    3.0 s  a.test.ts (1)',
    '',
    '    3.0 s  a.test.ts > waits',
    '    2.0 s  b.test.ts > reads',
    '    1.5 s  b.test.ts > writes',
  ]);
});

it('a run of which there is no report has no time', () => {
  expect(slowestTests('journeys', [])).toEqual(['journeys: 0 in 0.0 s']);
});
