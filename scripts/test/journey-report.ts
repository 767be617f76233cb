/** The JSON report of the browser journeys, as far as `npm test` reads it. */
import { existsSync, readFileSync } from 'node:fs';
import type { TestTime } from './unit-report.ts';

export type JourneyReport = {
  passed: number;
  failed: number;
  /** Those that failed; "file > title". */
  failures: string[];
};

type Branch = Record<string, unknown>;
const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const branchesIn = (branch: Branch, name: string): Branch[] =>
  Array.isArray(branch[name]) ? branch[name].filter(isBranch) : [];

// One that passed on a second try is no better than one that failed.
const isFailure = ({ status }: Branch): boolean => status === 'unexpected' || status === 'flaky';

/** Suites hold specs and further suites. */
function failuresIn(suite: Branch): string[] {
  const own = branchesIn(suite, 'specs')
    .filter((spec) => branchesIn(spec, 'tests').some(isFailure))
    .map((spec) => `${String(spec['file'])} > ${String(spec['title'])}`);
  return [...own, ...branchesIn(suite, 'suites').flatMap(failuresIn)];
}

const countIn = (stats: Branch, name: string): number => {
  const count = stats[name];
  return typeof count === 'number' ? count : 0;
};

function timesIn(suite: Branch): TestTime[] {
  const own = branchesIn(suite, 'specs').map((spec) => {
    const results = branchesIn(spec, 'tests').flatMap((test) => branchesIn(test, 'results'));
    const ms = results.reduce((sum, result) => sum + countIn(result, 'duration'), 0);
    return { file: String(spec['file']), test: String(spec['title']), ms };
  });
  return [...own, ...branchesIn(suite, 'suites').flatMap(timesIn)];
}

/** How long each journey of a report took, the start of its world with it. */
export function journeyTimes(path: string): TestTime[] {
  const report: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  return isBranch(report) ? branchesIn(report, 'suites').flatMap(timesIn) : [];
}

/** Reads a report; one that is missing counts nothing. */
export function readJourneyReport(path: string): JourneyReport {
  const report: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  if (!isBranch(report)) return { passed: 0, failed: 0, failures: [] };
  const stats = isBranch(report['stats']) ? report['stats'] : {};
  return {
    passed: countIn(stats, 'expected'),
    failed: countIn(stats, 'unexpected') + countIn(stats, 'flaky'),
    failures: branchesIn(report, 'suites').flatMap(failuresIn),
  };
}
