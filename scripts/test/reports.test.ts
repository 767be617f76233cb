import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { journeyTimes, readJourneyReport } from './journey-report.ts';
import { readUnitReport, unitTestTimes } from './unit-report.ts';

function written(report: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'ecco-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('a journey that failed is named, and one that passed on a second try has failed too', () => {
  const spec = (title: string, status: string) => ({ title, file: 'a.journey.ts', tests: [{ status }] });
  const inner = { specs: [spec('two', 'flaky'), spec('three', 'unexpected')] };
  const suites = [{ specs: [spec('one', 'expected')], suites: [inner] }];
  const stats = { expected: 1, flaky: 1, unexpected: 1 };
  expect(readJourneyReport(written({ suites, stats }))).toEqual({
    passed: 1,
    failed: 2,
    failures: ['a.journey.ts > two', 'a.journey.ts > three'],
  });
});

test('a unit test that failed is named with its reason, and so is a file that could not be loaded', () => {
  const failing = { fullName: 'it adds', status: 'failed', failureMessages: ['expected 3 to be 4'] };
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [failing, { status: 'passed' }] },
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  expect(readUnitReport(written({ numPassedTests: 1, numFailedTests: 1, testResults }))).toEqual({
    ok: false,
    passed: 1,
    failed: 1,
    failures: [
      { file: 'a.test.ts', test: 'it adds', message: 'expected 3 to be 4' },
      { file: 'b.test.ts', test: '(the file)', message: 'no such module' },
    ],
  });
});

test('a report says how long each test took, a journey with all of its tries', () => {
  const testResults = [
    {
      name: '/checkout/a.test.ts',
      assertionResults: [{ fullName: 'it adds', duration: 12 }, { fullName: 'skipped' }],
    },
  ];
  expect(unitTestTimes(written({ testResults }), '/checkout')).toEqual([
    { file: 'a.test.ts', test: 'it adds', ms: 12 },
    { file: 'a.test.ts', test: 'skipped', ms: 0 },
  ]);
  const spec = {
    title: 'walks',
    file: 'b.journey.ts',
    tests: [{ results: [{ duration: 20 }, { duration: 3 }] }],
  };
  expect(journeyTimes(written({ suites: [{ suites: [{ specs: [spec] }] }] }))).toEqual([
    { file: 'b.journey.ts', test: 'walks', ms: 23 },
  ]);
});

test('a report that was never written counts nothing', () => {
  const nowhere = join(tmpdir(), 'ecco-no-such-report.json');
  expect([...journeyTimes(nowhere), ...unitTestTimes(nowhere, tmpdir())]).toEqual([]);
  expect(readJourneyReport(nowhere)).toEqual({ passed: 0, failed: 0, failures: [] });
  expect(readUnitReport(nowhere)).toEqual({ ok: false, passed: 0, failed: 0, failures: [] });
});

test('a run is good where the runner says so: one that broke before its first test has no failures', () => {
  const counts = { numPassedTests: 3, numFailedTests: 0, testResults: [] };
  expect(readUnitReport(written({ ...counts, success: true })).ok).toBe(true);
  expect(readUnitReport(written({ ...counts, numPassedTests: 0, success: false })).ok).toBe(false);
});
