import { availableParallelism } from 'node:os';
import { type FinishedStep, runSteps, type Step } from './step.ts';
import { clearReports } from './steps.ts';

/** One step more than there are cores hides the time that steps wait for the disk and for each other. */
const coresToFill = availableParallelism() + 1;

function report({ step, outcome, seconds }: FinishedStep): void {
  const { ok, output, passed, failures = [] } = outcome;
  const counted = passed === undefined ? '' : `, ${passed} passed`;
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.name} (${seconds.toFixed(1)} s)${counted}`);
  if (ok) return;
  for (const failure of failures) console.log(`failed: ${failure}`);
  console.log(output.trimEnd());
}

/** A step that broke without a counted test is a failure too. */
const failedIn = ({ ok, failed = 0 }: FinishedStep['outcome']): number => (ok ? failed : Math.max(failed, 1));

/** Runs steps and says what came of them; the last line sums their tests. Sets the exit code of the process. */
export async function runAndReport(steps: readonly Step[]): Promise<void> {
  clearReports();
  const { finished, skipped } = await runSteps(steps, { cores: coresToFill, tell: report });
  const outcomes = finished.map(({ outcome }) => outcome);
  const first = finished.find(({ outcome }) => !outcome.ok);
  if (first) {
    process.exitCode = 1;
    console.log(
      `first to fail: ${first.step.name}${first.outcome.failures?.[0] ? `, ${first.outcome.failures[0].split('\n')[0]}` : ''}`,
    );
  }
  for (const { name } of skipped) console.log(`not run: ${name}`);
  const passed = outcomes.reduce((sum, outcome) => sum + (outcome.passed ?? 0), 0);
  const failed = outcomes.reduce((sum, outcome) => sum + failedIn(outcome), 0);
  console.log(`${passed} passed, ${failed} failed`);
}
