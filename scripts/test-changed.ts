/** `npm run test:changed`: the check, and of the tests those that a change since `main` can reach by imports. */
import { codeFolders } from './check/folders.ts';
import { readImports } from './check/imports.ts';
import { changedFiles } from './process/changed-files.ts';
import { reachOf } from './test/reach.ts';
import { runAndReport } from './test/run.ts';
import type { Step } from './test/step.ts';
import { check, journeys, seeds, unitTests, webBuild } from './test/steps.ts';

const changed = changedFiles();
const files = await readImports(codeFolders);
const reach = reachOf(changed, files);

const counted = (files: readonly string[] | 'everything'): string =>
  files === 'everything' ? 'all files' : `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
console.log(`${changed.length} changed files reach ${counted(reach.tests)} of tests`);
console.log(
  reach.why === null
    ? 'no journeys: the product does not import it'
    : `journeys, ${counted(reach.journeys)}: ${reach.why}`,
);

const steps = (): Step[] => {
  const units =
    reach.tests === 'everything' ? [unitTests()] : reach.tests.length > 0 ? [unitTests(reach.tests)] : [];
  const chosen = reach.journeys === 'everything' ? [] : reach.journeys;
  return [
    ...units,
    ...(reach.why === null ? [] : [webBuild, seeds]),
    check,
    ...(reach.why === null ? [] : [journeys(chosen)]),
  ];
};
await runAndReport(steps());
