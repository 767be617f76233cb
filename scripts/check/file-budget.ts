import type { SourceFile } from './source-files.ts';

const budget = { median: 60, p90: 200, max: 400 };
const isTest = ({ path }: SourceFile) => /\.(test|bench)\.tsx?$/.test(path);

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** What breaks the budget of lines per file: the median and p90 of product files, the hard stop of all. */
export function fileBudgetFaults(files: SourceFile[]): string[] {
  const tooLong = files
    .filter(({ lines }) => lines > budget.max)
    .map(({ path, lines }) => `${path}: ${lines} lines, at most ${budget.max}`);
  const sizes = files
    .filter((file) => !isTest(file))
    .map(({ lines }) => lines)
    .sort((a, b) => a - b);
  const shares = [
    ['median', quantile(sizes, 0.5), budget.median],
    ['p90', quantile(sizes, 0.9), budget.p90],
  ] as const;
  const overShare = shares
    .filter(([, actual, allowed]) => actual > allowed)
    .map(([name, actual, allowed]) => `${name} of lines per file is ${actual}, at most ${allowed}`);
  return [...tooLong, ...overShare];
}
