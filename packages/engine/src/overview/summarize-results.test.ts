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

  it('tells income and income by the share where both have the same words', () => {
    const owners = 'Net income attributable to Larch Works common shareholders';
    const twice = [
      ...statement.slice(0, 3),
      `${owners} | $412.5 | $398.1`,
      'Earnings per common share––basic:',
      `${owners} | $2.10 | $2.02`,
      'Earnings per common share––diluted:',
      `${owners} | $2.08 | $2.01`,
    ];
    const { oneLiner, tldr } = planSummary(reportOf([prose], twice));
    expect(oneLiner?.polished).toContain(`${owners.toLowerCase().slice(0, 10)} `);
    expect(oneLiner?.polished).toContain('$412.5 million in 2026');
    expect(tldr.map(({ polished }) => polished)).toContain(
      'Diluted earnings per share were $2.08 in 2026, against $2.01 in 2025.',
    );
  });

  it('tells a loss, and no row whose cells could not be told apart', () => {
    const owners = 'Net income (loss) attributable to Larch Works';
    const parts = 'Loss from halls that were closed, attributable to Larch Works $ $ (0.01) $';
    const { oneLiner, tldr, insights } = planSummary(
      reportOf([
        'CONSOLIDATED STATEMENTS OF INCOME',
        head,
        'Net sales | $5,201 | $4,903',
        `${owners} | $(594) | $6,622`,
        'Basic earnings (loss) per share:',
        parts,
        `${owners} | $(0.57) | $6.47`,
        'Diluted earnings (loss) per share:',
        parts,
        `${owners} | $(0.56) | $6.44`,
      ]),
    );
    expect(oneLiner?.polished).toContain('was −$594 million in 2026, against $6.62 billion in 2025');
    expect(tldr.map(({ polished }) => polished)).toContain(
      'Diluted earnings per share were −$0.56 in 2026, against $6.44 in 2025.',
    );
    expect([...tldr, ...insights].some(({ polished }) => polished.includes('$ $'))).toBe(false);
  });

  it.each<[string, string[]]>([
    ['of a part', ['RESULTS OF THE NORTHERN WORKS', ...statement.slice(1)]],
    ['without a unit', [statement[0] ?? '', '| 2026 | 2025', ...statement.slice(2)]],
  ])('does not begin with a table %s', (_what, table) => {
    expect(planSummary(reportOf([prose], table)).oneLiner?.polished ?? '').not.toContain('Net sales');
  });

  it('names the months of a quarter once, and tells the cash of the year so far with its own', () => {
    const months = (words: string) =>
      `(in millions, except per share data) | ${words} June 30, 2026 | ${words} June 30, 2025`;
    const quarter = [statement[0] ?? '', months('Three Months Ended'), ...statement.slice(2)];
    const cash = [
      'CONSOLIDATED STATEMENTS OF CASH FLOWS',
      months('Six Months Ended').replace(', except per share data', ''),
      'Net cash provided by operating activities | $731 | $655',
    ];
    const { oneLiner, tldr } = planSummary(reportOf([prose], quarter, cash));
    expect(oneLiner?.polished).toBe(
      'Net sales were $5.20 billion in the three months ended June 30, 2026, against $4.90 billion a year before; net income was $412.5 million, against $398.1 million a year before.',
    );
    expect(tldr.map(({ polished }) => polished)).toContain(
      'Net cash provided by operating activities was $731 million in the six months ended June 30, 2026, against $655 million a year before.',
    );
    const burnt = cash.map((line) => line.replace('provided by', 'used in'));
    const ratedStatements = planSummary(reportOf([prose], quarter, burnt)).tldr;
    expect(ratedStatements.some(({ polished }) => polished.includes('operating activities'))).toBe(false);
  });

  it('tells what was bought in the year with its sum, and nothing of that kind from before', () => {
    const bought =
      'On October 1, 2026, we acquired all of the outstanding shares of Cedar Mills for $787 million.';
    const small =
      'On March 1, 2026, we acquired all of the outstanding shares of Aspen Saws for $12 million.';
    const before =
      'On May 4, 2023, we acquired all of the outstanding shares of Birch Tools for $950 million.';
    const { tldr } = planSummary(reportOf([prose, before, small, bought], statement));
    expect(tldr.map(({ polished }) => polished).slice(2, 3)).toEqual([bought]);
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
