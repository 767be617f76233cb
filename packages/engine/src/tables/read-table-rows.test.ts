import { describe, expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { readTableRows } from './read-table-rows.ts';
import { rowStatement } from './row-statement.ts';

/** What is told of the rows of one page. */
const rowsIn = (...lines: string[]): string[] => {
  const segments = sourceOf(lines, { kind: 'document' }).segments.map((segment) => ({
    ...segment,
    startMs: null,
    endMs: null,
    page: 1,
  }));
  return [...readTableRows(segments).values()].map(rowStatement).filter((text) => text !== '');
};
const head = '(in millions) | Year Ended June 30, 2026 | Year Ended June 30, 2025';

describe('a row whose columns are sure', () => {
  it('is told with the quarter or the year that stands over it', () => {
    expect(
      rowsIn(
        '($ in thousands) | Three Months Ended June 30, 2026 | Three Months Ended June 30, 2025 | Six Months Ended June 30, 2026 | Six Months Ended June 30, 2025',
        'Net cost | $20 | $18 | $41 | $37',
      ),
    ).toEqual([
      'Net cost: $20 thousand (Three Months Ended June 30, 2026), $18 thousand (Three Months Ended June 30, 2025).',
    ]);
  });

  it('has its heads on two rows joined, and its unit from the first', () => {
    expect(
      rowsIn(
        '(in millions) | Quarter ended | Year ended',
        '| June 30, 2026 | June 30, 2026',
        'Net cost | $20 | $82',
      ),
    ).toEqual(['Net cost: $20 million (Quarter ended June 30, 2026).']);
  });

  it('is told by the column of the whole, and not by that of a part', () => {
    expect(
      rowsIn('(in millions) | 2026 Stocks | 2026 Bonds | 2026 Total', 'Net cost | $20 | $30 | $50'),
    ).toEqual(['Net cost: $50 million (2026 Total).']);
  });

  it('loses the name of its table and the marks of notes over its columns', () => {
    expect(rowsIn('(in millions) | SUMMARY OF RESULTS 2026 | 2025 (1)', 'Net cost | $20 | $18')).toEqual([
      'Net cost: $20 million (2026), $18 million (2025).',
    ]);
  });
});

describe('a row is not told', () => {
  it.each<[string, string[]]>([
    ['without a unit', ['| 2026 | 2025', 'Net cost | $5,007 | $4,998']],
    [
      'where two columns have the same words',
      ['(in millions) | July 2, 2026 | July 2, 2026', 'Net cost | $20 | $41'],
    ],
    ['where a column has no year', ['(in millions) | June 30 | March 31', 'Net cost | $20 | $41']],
    ['where it has more cells than heads', ['(in millions) | 2026 | 2025', 'Net cost | $20 | $18 | $41']],
    ['under a row of dashes', ['(in millions)', 'Preferred stock | — | —', 'Net cost | $20 | $18']],
    ['of parts of a body', ['(in millions) | Stocks | Bonds', 'Net cost | $20 | $18']],
    ['that goes on from the line above', [head, 'of the plan and its members | $20 | $18']],
    ['that only the line above explains', [head, 'Earnings per share:', 'Diluted | 0.53 | 0.70']],
  ])('%s', (_name, lines) => {
    expect(rowsIn(...lines)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['a unit', ['(in thousands)']],
    ['a caption', ['Table 2: members of the plan']],
    ['a period', ['As of December 31, 2025']],
    ['headings that were not read', ['Domestic', 'Abroad In all']],
    ['prose', ['The members of the plan were told of the change in the spring, and they agreed.']],
  ])('where %s stands between it and the headings of another table', (_name, between) => {
    expect(rowsIn(head, 'Net cost | $20 | $18', ...between, 'Net gain | $7 | $6')).toEqual([
      'Net cost: $20 million (2026), $18 million (2025).',
    ]);
  });

  it('where another row says something else under the same words', () => {
    expect(
      rowsIn(
        head,
        'North',
        'Net cost | $20 | $18',
        'South',
        'Net cost | $30 | $28',
        'In all',
        'Fees | $2 | $3',
      ),
    ).toEqual(['Fees: $2 million (2026), $3 million (2025).']);
  });

  it('where it is of a part of what a statement gives for the whole', () => {
    expect(
      rowsIn(
        'CONSOLIDATED STATEMENTS OF INCOME',
        head,
        'Total revenue | $500 | $480',
        'The northern plants sold less than in the year before, because they stood still for some time.',
        head,
        'Revenue | $200 | $190',
        'The whole again, as the chair has written to the members of the plan in the last spring.',
        head,
        'Revenues | $500 | $480',
      ),
    ).toEqual([
      'Total revenue: $500 million (2026), $480 million (2025).',
      'Revenues: $500 million (2026), $480 million (2025).',
    ]);
  });
});
