/** Where the time of a test run goes: its slowest files and its slowest tests. */
import type { TestTime } from './unit-report.ts';

const mostFiles = 20;
const mostTests = 30;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1).padStart(7)} s`;
const sumOf = (times: readonly TestTime[]): number => times.reduce((sum, { ms }) => sum + ms, 0);

/** Lines to be printed; what takes longest comes first. */
export function slowestTests(name: string, times: readonly TestTime[]): string[] {
  const files = [...Map.groupBy(times, ({ file }) => file)]
    .map(([file, ofFile]) => ({ file, count: ofFile.length, ms: sumOf(ofFile) }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, mostFiles);
  const tests = times.toSorted((one, other) => other.ms - one.ms).slice(0, mostTests);
  return [
    `${name}: ${times.length} in ${seconds(sumOf(times)).trim()}`,
    ...files.map(({ file, count, ms }) => `${seconds(ms)}  ${file} (${count})`),
    ...(tests.length === 0 ? [] : ['']),
    ...tests.map(({ file, test, ms }) => `${seconds(ms)}  ${file} > ${test}`),
  ];
}
