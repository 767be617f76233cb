/** The jobs of the stages, one for each, and what an item's last stage is followed by. */
import { handleJob, type JobHandler, type Transaction } from '@ecco/store';
import type { BoundJobs } from '../jobs/define-job.ts';
import { type JobLine, withJobLog } from '../jobs/job-line.ts';
import { queueLinking } from '../jobs/link-item.job.ts';
import { queueDigest } from '../jobs/make-digest.job.ts';
import { type StageJob, type StageJobOf, stageJob } from '../jobs/stage-job.ts';
import { resumeAwaiting } from '../stages/resume.ts';
import { failItem, runStage } from '../stages/run-stage.ts';
import { stages } from '../stages/stage.list.ts';
import type { Stage, StageTools } from '../stages/stage.type.ts';
import { failureOf, stageInterrupted } from '../work/failure.ts';

/** The job of each stage, made once. */
export function stageJobs(concurrency: number): StageJobOf {
  const made = new Map(stages.map(({ name }) => [name, stageJob(name, concurrency)]));
  return (stage) => made.get(stage) ?? stageJob(stage, concurrency);
}

type StageJobTools = { tools: StageTools; clock: () => Date; log: (line: JobLine) => void };

/** What follows the last stage of an item. */
async function atEnd(tx: Transaction, job: StageJob): Promise<void> {
  await queueDigest(tx, job);
  await queueLinking(tx, job);
}

function stageHandler({ tools, clock, log }: StageJobTools, stage: Stage): JobHandler {
  const definition = tools.jobOf(stage.name);
  return handleJob(definition, {
    run: (job, context) =>
      withJobLog({ job: definition.name, stage: stage.name, item: job.itemId, context, clock, log }, () =>
        runStage({ tools, stage, job, context, atEnd }),
      ),
    onFinalFailure: async (job) => {
      const failure = failureOf(stageInterrupted(stage.name), stage.name);
      await failItem(tools.store, { ...job, stage: stage.name }, failure);
    },
  });
}

export function bindStageJobs(parts: StageJobTools): BoundJobs {
  const { store, jobOf } = parts.tools;
  return {
    definitions: stages.map((stage) => jobOf(stage.name)),
    handlers: stages.map((stage) => stageHandler(parts, stage)),
    async takeUp() {
      await resumeAwaiting(store, jobOf);
    },
    recurring: [],
  };
}
