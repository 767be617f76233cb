/** The JSON report of the unit and integration tests, as far as `npm test` reads it. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { PassedTest } from '../docs/readers-page.ts';

export type Failure = { file: string; test: string; message: string };
export type UnitReport = {
  /** The runner's own verdict; its exit code is 0 also where it broke before the first test. */
  ok: boolean;
  passed: number;
  failed: number;
  failures: Failure[];
};

export type TestTime = { file: string; test: string; ms: number };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (record: Record<string, unknown>, name: string): string =>
  typeof record[name] === 'string' ? record[name] : '';
const recordsIn = (record: Record<string, unknown>, name: string): Record<string, unknown>[] =>
  Array.isArray(record[name]) ? record[name].filter(isRecord) : [];
const countIn = (record: Record<string, unknown>, name: string): number =>
  typeof record[name] === 'number' ? record[name] : 0;

function failuresOf(suite: Record<string, unknown>): Failure[] {
  const file = textIn(suite, 'name');
  const tests = recordsIn(suite, 'assertionResults').filter((test) => test['status'] === 'failed');
  // A file that could not even be loaded fails without a test of its own.
  if (tests.length === 0 && suite['status'] === 'failed')
    return [{ file, test: '(the file)', message: textIn(suite, 'message') }];
  return tests.map((test) => {
    const [message] = Array.isArray(test['failureMessages']) ? test['failureMessages'] : [];
    return { file, test: textIn(test, 'fullName'), message: typeof message === 'string' ? message : '' };
  });
}

/** The tests of a report that passed, in their order; `root`: what their files are told from. */
export function passedTests(path: string, root: string): PassedTest[] {
  const report: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  if (!isRecord(report)) return [];
  return recordsIn(report, 'testResults').flatMap((suite) =>
    recordsIn(suite, 'assertionResults')
      .filter((test) => test['status'] === 'passed')
      .map((test) => ({
        file: relative(root, textIn(suite, 'name')),
        of: Array.isArray(test['ancestorTitles']) ? test['ancestorTitles'].map(String).filter(Boolean) : [],
        title: textIn(test, 'title'),
      })),
  );
}

/** How long each test of a report took, what its file does before and after them left out; `root` as above. */
export function unitTestTimes(path: string, root: string): TestTime[] {
  const report: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  if (!isRecord(report)) return [];
  return recordsIn(report, 'testResults').flatMap((suite) =>
    recordsIn(suite, 'assertionResults').map((test) => ({
      file: relative(root, textIn(suite, 'name')),
      test: textIn(test, 'fullName'),
      ms: countIn(test, 'duration'),
    })),
  );
}

/** Reads a report; one that is missing or broken counts nothing, and is no success. */
export function readUnitReport(path: string): UnitReport {
  const report: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  if (!isRecord(report)) return { ok: false, passed: 0, failed: 0, failures: [] };
  return {
    ok: report['success'] === true,
    passed: countIn(report, 'numPassedTests'),
    failed: countIn(report, 'numFailedTests'),
    failures: recordsIn(report, 'testResults').flatMap(failuresOf),
  };
}
