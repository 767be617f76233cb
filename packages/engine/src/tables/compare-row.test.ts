import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { compareRow } from './compare-row.ts';
import { readTableRows } from './read-table-rows.ts';

/** What the rows of one page compare. */
const compared = (...lines: string[]): string[] => {
  const segments = sourceOf(lines, { kind: 'document' }).segments.map((segment) => ({
    ...segment,
    ...{ startMs: null, endMs: null, page: 1 },
  }));
  return [...readTableRows(segments).values()].flatMap(
    (row) => compareRow(row, { isFiscal: false })?.text ?? [],
  );
};

it('tells a year against the year before, rounded, with the sign of money of its table', () => {
  expect(
    compared(
      '(in thousands, except per share data) | 2026 | 2025 | 2024',
      'Revenues | $11,692,713 | $8,830,669 | $6,779,511',
      'Net income | 558,929 | (186,678) | 122,641',
      'Diluted earnings per share | $1.25 | $0.43 | $0.28',
      'Operating margin | 7% | 4% | 5%',
    ),
  ).toEqual([
    'Revenues were $11.69 billion in 2026, against $8.83 billion in 2025',
    'Net income was $558.9 million in 2026, against −$186.7 million in 2025',
    'Diluted earnings per share were $1.25 in 2026, against $0.43 in 2025',
    'Operating margin was 7% in 2026, against 4% in 2025',
  ]);
});

it('rounds a half up', () => {
  expect(compared('(in millions) | 2026 | 2025', 'Net sales | $1,795 | $1,000')).toEqual([
    'Net sales were $1.80 billion in 2026, against $1.00 billion in 2025',
  ]);
});

it('tells a quarter with its last day, and that of a year before without saying it twice', () => {
  expect(
    compared(
      '(in millions) | Three Months Ended August 2, 2026 | Three Months Ended July 27, 2025 | Six Months Ended August 2, 2026 | Six Months Ended July 27, 2025',
      'Net sales | $9,583 | $10,329 | $19,050 | $20,976',
    ),
  ).toEqual([
    'Net sales were $9.58 billion in the three months ended August 2, 2026, against $10.33 billion a year before',
  ]);
});

it('counts what is counted in the scale of its table where no money stands in it', () => {
  expect(compared('(in thousands) | 2026 | 2025', 'Memberships | 117,582 | 93,796')).toEqual([
    'Memberships were 117.6 million in 2026, against 93.8 million in 2025',
  ]);
});

it.each<[string, string[]]>([
  ['without a unit', ['| 2026 | 2025', 'Net sales | $5,007 | $4,998']],
  ['of one period', ['(in millions) | 2026', 'Net sales | $5,007']],
  [
    'of years that are not next to each other',
    ['(in millions) | 2026 | 2024', 'Net sales | $5,007 | $4,998'],
  ],
  [
    'of what is counted beside money',
    ['(in thousands) | 2026 | 2025', 'Sales | $9,000 | $8,000', 'Memberships | 117,582 | 93,796'],
  ],
  [
    'of two spans',
    ['(in millions) | Quarter ended June 30, 2026 | Year ended June 30, 2025', 'Net sales | $7 | $9'],
  ],
])('a row %s is not compared', (_what, lines) => {
  expect(compared(...lines).filter((text) => !/^Sales/u.test(text))).toEqual([]);
});
