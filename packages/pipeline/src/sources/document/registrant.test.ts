import { expect, it } from 'vitest';
import { registrantOf } from './registrant.ts';

it.each<[string, string[], string | null]>([
  ['Square 2025', ['ALDER, INC.', 'CONSOLIDATED BALANCE SHEETS', '2025 | 2024'], 'Alder, Inc.'],
  [
    'Birch 2025',
    ['Consolidated Statements of Income Birch Glass Incorporated and Subsidiary Companies'],
    'Birch Glass Incorporated',
  ],
  ['x', ['Table of Contents LARCH.COM, INC.', 'CONSOLIDATED STATEMENTS OF CASH FLOWS'], 'Larch.Com, Inc.'],
  [
    'LRC Health 10-K 2025',
    ['Consolidated Balance Sheets', 'LRCHealth shareholders equity | 5'],
    'LRC Health',
  ],
  ['Block 10-K 2025', ['Consolidated Balance Sheets', 'Total equity | 5'], null],
  ['Notes', ['ALDER, INC.', 'met on May 6'], null],
  ['Notes', ['ALDER, INC.', 'BIRCH, INC.', 'CONSOLIDATED BALANCE SHEETS'], null],
  ['Notes', ['TOTAL EQUITY', 'CONSOLIDATED BALANCE SHEETS'], null],
])('%s: %j is of %s', (title, texts, name) => {
  expect(registrantOf(title, texts)?.name ?? null).toBe(name);
});
