import type { Fact } from '@ecco/contract';
import { expect, test } from 'vitest';
import { assetsOverTime, pointsOf } from './assets-over-time.ts';

const fact = (as_of: string, value: number | null, part: Partial<Fact> = {}): Fact => ({
  id: `fact of ${as_of}`,
  kind: 'total_assets',
  value,
  words: null,
  as_of,
  provenance: 'hand',
  source: 'Annual report',
  source_url: null,
  ...part,
});

test('assets are told from the oldest on, and nothing else is', () => {
  const known = [
    fact('2026-09-30', 3e9),
    fact('2025-09-30', 2e9),
    fact('2024-09-30', null),
    fact('2025-09-30', 9e9),
    fact('2026-06-30', 82, { kind: 'funded_ratio' }),
  ];
  expect(assetsOverTime(known).map(({ asOf, dollars }) => [asOf, dollars])).toEqual([
    ['2025-09-30', 2e9],
    ['2026-09-30', 3e9],
  ]);
});

test('time goes to the right and more goes up', () => {
  const series = assetsOverTime([fact('2024-01-01', 1e9), fact('2025-01-01', 5e9), fact('2026-01-01', 3e9)]);
  const [first, second, third] = pointsOf(series, { width: 100, height: 40 });
  expect([first, second?.y, third]).toEqual([{ x: 0, y: 40 }, 0, { x: 100, y: 20 }]);
});

test('what does not change lies in the middle', () => {
  expect(pointsOf(assetsOverTime([fact('2024-01-01', 1e9)]), { width: 100, height: 40 })).toEqual([
    { x: 50, y: 20 },
  ]);
});
