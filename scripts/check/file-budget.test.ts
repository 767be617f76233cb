import { describe, expect, it } from 'vitest';
import { fileBudgetFaults } from './file-budget.ts';
import { folderNameFaults } from './folder-name.ts';

const files = (...sizes: number[]) =>
  sizes.map((lines, index) => ({ path: `packages/a/src/f${index}.ts`, lines }));

describe('file budgets', () => {
  it('accepts a house of small files', () => {
    expect(fileBudgetFaults(files(10, 40, 60, 150))).toEqual([]);
  });

  it('names the file that passes the hard stop', () => {
    const faults = fileBudgetFaults(files(...Array<number>(20).fill(10), 401));
    expect(faults).toEqual(['packages/a/src/f20.ts: 401 lines, at most 400']);
  });

  it('holds the median and the p90 of product files, not of tests', () => {
    expect(fileBudgetFaults(files(61, 61, 61))).toEqual(['median of lines per file is 61, at most 60']);
    expect(fileBudgetFaults([{ path: 'packages/a/src/x.test.ts', lines: 300 }])).toEqual([]);
  });

  it('refuses folders named after nothing', () => {
    expect(folderNameFaults([{ path: 'packages/a/src/utils/x.ts', lines: 1 }])).toHaveLength(1);
  });
});
