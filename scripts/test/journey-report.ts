/** The JSON report of the browser journeys, as far as `npm test` reads it. */
import { existsSync, readFileSync } from 'node:fs';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const countIn = (stats: Record<string, unknown>, name: string): number => {
  const count = stats[name];
  return typeof count === 'number' ? count : 0;
};

/** Reads a report; a journey that passed on its second try has passed. One that is missing counts nothing. */
export function readJourneyReport(path: string): { passed: number; failed: number } {
  const report: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  const stats = isRecord(report) && isRecord(report['stats']) ? report['stats'] : {};
  return {
    passed: countIn(stats, 'expected') + countIn(stats, 'flaky'),
    failed: countIn(stats, 'unexpected'),
  };
}
