/** What `npm test` and `npm run test:changed` are made of. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readersPage } from '../docs/readers-page.ts';
import { command, root } from '../process/command.ts';
import { readJourneyReport } from './journey-report.ts';
import type { Step } from './step.ts';
import { passedTests, readUnitReport } from './unit-report.ts';

export const reports = join(root, 'node_modules/.cache/test');

/** Removes the reports of an earlier run, which would be taken for those of this one. */
export function clearReports(): void {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

export const check: Step = { name: 'check', cores: 1, run: () => command(['node', 'scripts/check.ts']) };

export const webBuild: Step = {
  name: 'web build',
  cores: 1,
  run: () => command(['npm', 'run', '-s', 'build']),
};

/** The data directories that journeys begin from, made beside the other steps. */
export const seeds: Step = {
  name: 'journey seeds',
  cores: 1,
  run: () => command(['node', 'e2e/make-seeds.ts']),
};

/** The command that runs unit and integration tests and writes a report of them. */
export const unitReportOf = (report: string, files: readonly string[]): string[] => [
  ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ...files,
];

/** Unit and integration tests; of some files only where `files` is given. */
export const unitTests = (files: readonly string[] = []): Step => ({
  name: 'unit and integration tests',
  cores: 2,
  run: async () => {
    const report = join(reports, 'vitest.json');
    const outcome = await command(unitReportOf(report, files));
    const { ok, passed, failed, failures } = readUnitReport(report);
    const lines = failures.map(
      ({ file, test, message }) =>
        `${relative(root, file)} > ${test}\n    ${message.split('\n').slice(0, 4).join('\n    ')}`,
    );
    return { ...outcome, ok: outcome.ok && ok, passed, failed, failures: lines };
  },
});

const readersFile = join(root, 'docs/readers.md');

/** Whether the page of what is read says what the tests of all readers have just shown. */
export const readersPageStep: Step = {
  name: 'page of the readers',
  needs: [unitTests().name],
  cores: 1,
  run: async () => {
    const page = readersPage(passedTests(join(reports, 'vitest.json'), root));
    const ok = existsSync(readersFile) && readFileSync(readersFile, 'utf8') === page;
    return { ok, output: ok ? '' : 'docs/readers.md is stale; run "npm run docs:readers"' };
  },
};

/** Journeys in a browser; of some files only where `files` is given. */
export const journeys = (files: readonly string[] = []): Step => ({
  name: 'browser journeys',
  needs: [webBuild.name, seeds.name],
  cores: 2,
  run: async () => {
    const report = join(reports, 'playwright.json');
    const outcome = await command(['playwright', 'test', '--reporter=list,json', ...files], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    return { ...outcome, ...readJourneyReport(report) };
  },
});
