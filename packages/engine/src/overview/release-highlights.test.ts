import { describe, expect, it } from 'vitest';
import { paperOf } from '../testing/paper.fixture.ts';
import { planSummary } from './plan-summary.ts';

const points = [
  '• Share buybacks of $280 million in 2026;',
  '• Consolidated net revenues of $3.6 billion, an increase of 18% compared to the prior year;',
  '• Fiscal 2027 outlook: adjusted earnings per share of $2.10 to $2.30; and',
  '• Net income of $284 million compared to $131 million in the prior year.',
];
const release = (title: string) => [title, 'Full Year 2026 Financial Highlights:', ...points];
const highlightsOf = (lines: string[]): string[] => {
  const { oneLiner, tldr } = planSummary(paperOf(lines, 'Alder Mills'));
  return [oneLiner, ...tldr].flatMap((one) => one?.polished ?? []);
};

describe('a release of results', () => {
  it('is told by its own points: results under their period, then the outlook, then the rest', () => {
    expect(highlightsOf(release('ALDER MILLS REPORTS FULL YEAR 2026 RESULTS')).slice(0, 4)).toEqual([
      'Full Year 2026 Financial Highlights: Consolidated net revenues of $3.6 billion, an increase of 18% compared to the prior year',
      'Full Year 2026 Financial Highlights: Net income of $284 million compared to $131 million in the prior year.',
      'Fiscal 2027 outlook: adjusted earnings per share of $2.10 to $2.30',
      'Share buybacks of $280 million in 2026',
    ]);
  });

  it('is none where nothing says that results are reported', () => {
    expect(highlightsOf(release('ALDER MILLS: A HISTORY')).some((text) => text.startsWith('Full Year'))).toBe(
      false,
    );
  });
});

describe('a measure under the name of a part', () => {
  const parts = [
    'ALDER MILLS ANNUAL REVIEW',
    'Alder Mills sold paper for $1.2 billion in 2026 and opened a new hall in the north of the country.',
    'Paper Bags | Twelve Months Ended June 30, 2025 | Twelve Months Ended June 30, 2026',
    'Net sales | 310 | 290',
    'Twelve months ended June 30, 2026',
    'On a comparable basis, net sales were approximately 3% lower than last year, with fewer of them sold in the north.',
  ];

  it('is told with it, whether a heading or the head of a table says it, and is no line', () => {
    const { oneLiner, tldr, insights } = planSummary(paperOf(parts, 'Alder Mills'));
    const all = [...tldr, ...insights].map(({ polished }) => polished);
    expect(oneLiner?.polished).toBe(parts[1]);
    expect(all).toContain(`Paper Bags: ${parts[5] ?? ''}`);
    expect(all).not.toContain(parts[5]);
  });
});
