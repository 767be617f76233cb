/**
 * `npm test`: what must hold before anything is handed over. Check and build run beside the tests; the journeys begin
 * when there is room for them. A test that fails has failed: nothing is tried twice. The last line sums the tests.
 */
import { runAndReport } from './test/run.ts';
import { check, journeys, readersPageStep, seeds, unitTests, webBuild } from './test/steps.ts';

await runAndReport([unitTests(), webBuild, seeds, check, readersPageStep, journeys()]);
