/** The JSON report of the browser journeys, as far as `npm test` reads it. */
import { existsSync, readFileSync } from 'node:fs';

export type JourneyReport = {
  passed: number;
  failed: number;
  /** Those that passed on their second try only, or not at all; "file > title". */
  notable: { title: string; outcome: 'failed' | 'passed on its second try' }[];
};

type Branch = Record<string, unknown>;
const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const branchesIn = (branch: Branch, name: string): Branch[] =>
  Array.isArray(branch[name]) ? branch[name].filter(isBranch) : [];

const outcomes = { unexpected: 'failed', flaky: 'passed on its second try' } as const;
const isNotable = (status: unknown): status is keyof typeof outcomes =>
  typeof status === 'string' && Object.hasOwn(outcomes, status);

/** Suites hold specs and further suites. */
function notableIn(suite: Branch): JourneyReport['notable'] {
  const own = branchesIn(suite, 'specs').flatMap((spec) =>
    branchesIn(spec, 'tests').flatMap(({ status }) =>
      isNotable(status)
        ? [{ title: `${String(spec['file'])} > ${String(spec['title'])}`, outcome: outcomes[status] }]
        : [],
    ),
  );
  return [...own, ...branchesIn(suite, 'suites').flatMap(notableIn)];
}

const countIn = (stats: Branch, name: string): number => {
  const count = stats[name];
  return typeof count === 'number' ? count : 0;
};

/** Reads a report; one that is missing counts nothing. */
export function readJourneyReport(path: string): JourneyReport {
  const report: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  if (!isBranch(report)) return { passed: 0, failed: 0, notable: [] };
  const stats = isBranch(report['stats']) ? report['stats'] : {};
  return {
    passed: countIn(stats, 'expected') + countIn(stats, 'flaky'),
    failed: countIn(stats, 'unexpected'),
    notable: branchesIn(report, 'suites').flatMap(notableIn),
  };
}
