import { describe, expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { planSummary } from './plan-summary.ts';

/** A report of one page a list. */
const reportOf = (...pages: string[][]) => {
  const source = sourceOf(pages.flat(), { kind: 'document', title: 'Larch Works: Form 10-K' });
  const numbers = pages.flatMap((lines, at) => lines.map(() => at + 1));
  return {
    ...source,
    segments: source.segments.map((segment, at) => ({
      ...segment,
      ...{ startMs: null, endMs: null, page: numbers[at] ?? null },
    })),
  };
};
const head = '(in millions, except per share data) | 2026 | 2025';
const statement = [
  'CONSOLIDATED STATEMENTS OF INCOME',
  head,
  'Net sales | $5,201 | $4,903',
  'Operating income | 612 | 598',
  'Net income | 412.5 | 398.1',
  'Earnings per share:',
  'Basic | $2.10 | $2.02',
  'Diluted | $2.08 | $2.01',
];
const prose =
  'The works in the north were closed for the whole of the winter because the river had flooded the halls.';

describe('the first screen of a report', () => {
  it('begins with sales and income of the period against the one before, then what else its statement gives', () => {
    const { oneLiner, tldr } = planSummary(reportOf([prose], statement));
    expect(oneLiner?.polished).toBe(
      'Net sales were $5.20 billion in 2026, against $4.90 billion in 2025; net income was $412.5 million in 2026, against $398.1 million in 2025.',
    );
    expect(tldr.map(({ polished }) => polished)).toEqual([
      'Diluted earnings per share were $2.08 in 2026, against $2.01 in 2025.',
      'Operating income was $612 million in 2026, against $598 million in 2025.',
    ]);
  });

  it.each<[string, string[]]>([
    ['of a part', ['RESULTS OF THE NORTHERN WORKS', ...statement.slice(1)]],
    ['without a unit', [statement[0] ?? '', '| 2026 | 2025', ...statement.slice(2)]],
  ])('does not begin with a table %s', (_what, table) => {
    expect(planSummary(reportOf([prose], table)).oneLiner?.polished ?? '').not.toContain('Net sales');
  });

  it('leaves an older statement alone beside a newer one', () => {
    const older = [
      statement[0] ?? '',
      head.replace('2026 | 2025', '2025 | 2024'),
      'Net sales | $4,903 | $4,755',
    ];
    const { oneLiner } = planSummary(reportOf(older, [prose], statement));
    expect(oneLiner?.polished).toContain('$5.20 billion in 2026');
  });
});
