/** What every worker does now and then by itself, beside its jobs. */

import { done } from '../jobs/define-job.ts';
import { raiseEveryMs, raisePriorities } from '../jobs/fair-queue.ts';
import type { JobLine } from '../jobs/job-line.ts';
import { withJobLog } from '../jobs/job-line.ts';
import { createRecurring, type Recurring } from '../jobs/recurring.ts';
import { tidyFiles } from '../maintenance/tidy-files.ts';
import { correctedEveryMs, remakeCorrected } from '../stages/corrected-lines.ts';
import { resumeUntranscribed } from '../stages/resume.ts';
import type { StageTools } from '../stages/stage.type.ts';
import { hasEngine, hasWorkingEngine } from '../work/engine-chain.ts';

type UpkeepTools = {
  tools: Pick<StageTools, 'store' | 'engines' | 'jobOf'>;
  clock: () => Date;
  log: (line: JobLine) => void;
};

/** How often the store is tidied, in ms. */
const maintenanceEveryMs = 3 * 3_600_000;

/** How soon items go on after a transcription service was added, or is back, in ms. */
const resumeEveryMs = 20_000;

export function createUpkeep({ tools: { store, engines, jobOf }, clock, log }: UpkeepTools): Recurring[] {
  const logged = (work: () => Promise<unknown>) => () =>
    withJobLog(
      { job: 'maintenance', stage: null, item: null, context: { attempt: 1 }, clock, log },
      async () => {
        await work();
        return done;
      },
    );
  const tidy = () => tidyFiles({ store, engines }, clock());
  const maintain = async () => {
    await store.maintain();
    await tidy();
  };
  const remake = () => remakeCorrected(store, jobOf, clock());
  const resume = async () => {
    if (!hasEngine(engines, 'transcribe')) return;
    const isWorking = hasWorkingEngine(engines, 'transcribe');
    await resumeUntranscribed(store, jobOf, { isWorking, now: clock() });
  };
  const raise = () => raisePriorities(store);
  const works = [
    { atStart: logged(tidy), regularly: logged(maintain), everyMs: maintenanceEveryMs },
    { atStart: remake, regularly: remake, everyMs: correctedEveryMs },
    { atStart: resume, regularly: resume, everyMs: resumeEveryMs },
    { atStart: raise, regularly: raise, everyMs: raiseEveryMs },
  ];
  // What goes wrong comes again with the next time; of the maintenance it is in the log.
  return works.map((work) => createRecurring({ ...work, onError: () => undefined }));
}
