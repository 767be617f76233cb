import { describe, expect, it } from 'vitest';
import { findAssertions } from '../assertions/find-assertions.ts';
import { findHighlights } from '../highlights/find-highlights.ts';
import { narrate } from '../narration/narrate.ts';
import { planSummary } from '../overview/plan-summary.ts';
import { proveNumbers } from '../proof/numbers.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { keyRow } from './key-row.ts';
import { readTableRows } from './read-table-rows.ts';
import { rowStatement } from './row-statement.ts';
import { isTableRow } from './table-row.ts';

/** Pages of lines as a reader of documents gives them. */
const pagesOf = (...pages: string[][]) => {
  const source = sourceOf(pages.flat(), { kind: 'document' });
  const numbers = pages.flatMap((lines, at) => lines.map(() => at + 1));
  return {
    ...source,
    segments: source.segments.map((segment, at) => ({
      ...segment,
      startMs: null,
      endMs: null,
      page: numbers[at] ?? null,
    })),
  };
};

const statementsOf = (...lines: string[]): string[] =>
  [...readTableRows(pagesOf(lines).segments).values()].map(rowStatement).filter((text) => text !== '');

describe('a row of a table', () => {
  it('is known by its form, and only in the text of a page', () => {
    const row = { text: 'Net income | $3,642 | $3,507', speaker: null, startMs: null };
    expect(isTableRow(row)).toBe(true);
    expect(isTableRow({ ...row, text: '| 2026 | 2025' })).toBe(true);
    expect(isTableRow({ ...row, speaker: 'Susan Birch' })).toBe(false);
    expect(isTableRow({ ...row, startMs: 10 })).toBe(false);
    expect(isTableRow({ ...row, text: 'Either fees fall|or we leave.' })).toBe(false);
  });

  it('is told with the words over its columns and the unit of the table, the latest year first', () => {
    expect(
      statementsOf(
        '(in millions, except per share data) | Year Ended June 30, 2025 | Year Ended June 30, 2026',
        'Net income | $1,503 | $1,848',
        'Total assets | 17,003 | 17,426',
        'Diluted earnings per share | $0.70 | $0.53',
        'Funded ratio | 82.6% | —',
      ),
    ).toEqual([
      'Net income: $1,848 million (2026), $1,503 million (2025).',
      'Total assets: 17,426 million (2026), 17,003 million (2025).',
      'Diluted earnings per share: $0.53 (2026), $0.70 (2025).',
      'Funded ratio: 82.6% (2025).',
    ]);
  });

  it('takes the unit from a line above the table, and the values and returns of a table without years', () => {
    expect(
      statementsOf(
        '(dollars in thousands)',
        'Asset class | Value | Weight | Quarter | 1 year',
        'Total fund | 28,700 | 100.0% | 3.4% | 9.8%',
      ),
    ).toEqual(['Total fund: $28,700 thousand (Value), 3.4% (Quarter), 9.8% (1 year).']);
  });

  it('is not told where its columns are not known', () => {
    expect(statementsOf('Net income | 1,503 | 1,848')).toEqual([]);
    expect(
      statementsOf(
        '| 2026 | 2025',
        'The members of the plan were told of the change in the spring, and they agreed.',
        'Net income | 5 | 6',
      ),
    ).toEqual([]);
  });

  it.each([
    ['Net sales', 'revenue'],
    ['Net income attributable to Amcor plc', 'net income'],
    ['Net income attributable to non-controlling interests', undefined],
    ['Employer contributions', 'contributions'],
    ['Fiduciary net position restricted for pensions', 'net position'],
    ['Inventories', undefined],
  ])('%s is about %s', (label, name) => {
    expect(keyRow(label)?.name).toBe(name);
  });
});

const head = '(in millions) | Year Ended June 30, 2026 | Year Ended June 30, 2025';
const rows = [
  'Employer contributions | $412.5 | $398.1',
  'Inventories | 3.4 | 3.1',
  'Funded ratio | 82.6% | 80.9%',
];
const prose =
  'The trustees lowered the discount rate to 6.8 percent in March because the actuary expects lower returns. Employer contributions will rise by $14 million next year because of the lower rate.';

describe('a document with tables', () => {
  const source = pagesOf(
    ['Annual Report of the Harbour County Plan', prose],
    ['STATEMENT OF CHANGES IN NET POSITION', head, ...rows],
    ['This page intentionally left blank'],
  );
  const input = { ...source, outline: { chapters: [] } };

  it('has no cells in what is quoted or claimed', () => {
    const quoted = [...findHighlights(input), ...findAssertions(source)].map(({ text }) => text);
    expect(quoted.join('\n')).not.toContain('|');
    expect(quoted.length).toBeGreaterThan(0);
  });

  it('has its key rows in the short form, and never as the one line', () => {
    const { oneLiner, tldr } = planSummary(source);
    expect(oneLiner?.sentence.row).toBeUndefined();
    expect(tldr.map(({ polished }) => polished)).toEqual(
      expect.arrayContaining(['Funded ratio: 82.6% (2026), 80.9% (2025).']),
    );
  });

  it('is told page by page, every number proved by what is cited', () => {
    const pages = narrate(source);
    expect(pages.map(({ page }) => page)).toEqual([1, 2]);
    expect(pages[1]?.sentences.map(({ text }) => text)).toEqual([
      'Employer contributions: $412.5 million (2026), $398.1 million (2025).',
      'Funded ratio: 82.6% (2026), 80.9% (2025).',
    ]);
    for (const { text, citations } of pages.flatMap(({ sentences }) => sentences)) {
      expect(proveNumbers(text, citations.map(({ quote }) => quote).join(' '))).toEqual([]);
      expect(citations[0]?.page).toEqual(expect.any(Number));
    }
  });

  it('without pages is not narrated', () => {
    expect(narrate(sourceOf([prose]))).toEqual([]);
  });
});

it('a motion is told with its vote, and a sentence that a page breaks as one', () => {
  const motion =
    'MOTION: To adopt the pacing plan for 2027. Moved by Trustee Birch, seconded by Trustee Alder. VOTE: Ayes 6, Noes 2, Absent 1. The motion carried.';
  const [first, second] = narrate(
    pagesOf(
      [
        '6. Pacing plan',
        motion,
        'The infrastructure fund that the board bought in 2021 shows a net internal return',
      ],
      ['of 10.6 percent, which is the highest of all the real assets.'],
    ),
  );
  expect(first?.sentences.map(({ text }) => text)).toContain(motion);
  expect(first?.sentences.at(-1)?.text).toMatch(/internal return of 10\.6 percent/);
  expect(second).toBeUndefined();
});
