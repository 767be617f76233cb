/**
 * `npm run test:slowest [-- path…]`: the slowest files and tests, of the last `npm test`, or of the unit and integration
 * tests below the paths, which it runs.
 */
import { join } from 'node:path';
import { command, root } from './process/command.ts';
import { journeyTimes } from './test/journey-report.ts';
import { slowestTests } from './test/slowest.ts';
import { reports, unitReportOf } from './test/steps.ts';
import { unitTestTimes } from './test/unit-report.ts';

const paths = process.argv.slice(2);
const unitReport = join(reports, paths.length > 0 ? 'vitest-of-paths.json' : 'vitest.json');

if (paths.length > 0) {
  const { ok, output } = await command(unitReportOf(unitReport, paths));
  if (!ok) {
    process.exitCode = 1;
    console.log(output.trimEnd());
  }
}
console.log(slowestTests('tests', unitTestTimes(unitReport, root)).join('\n'));
if (paths.length === 0)
  console.log(`\n${slowestTests('journeys', journeyTimes(join(reports, 'playwright.json'))).join('\n')}`);
