import type { StageName } from '@ecco/domain';
import { defineQueue, type JobDefinition } from '@ecco/store';
import { z } from 'zod';
import { reservedFrom } from './fair-queue.ts';

export const StageJob = z.object({
  itemId: z.uuid(),
  run: z.int().min(1),
  /** The run ends with this stage: what comes after it was written by an earlier run, and stays. */
  only: z.boolean().optional(),
  /** Of this run in every stage: what it was when it began. */
  priority: z.number().int().optional(),
});
export type StageJob = z.infer<typeof StageJob>;

/** One job per item and run waits in a stage's queue, however often it is sent. */
export const stageKey = (job: StageJob): string => `${job.itemId}.${job.run}`;

/** Longest time one try of a stage may take; a recording of hours is fetched and transcribed in it. */
const patience: Partial<Record<StageName, number>> = { acquire: 3_600, transcript: 4 * 3_600 };
const usualPatience = 900;

/** How what follows in a run waits: once, and with the priority of the run. */
export const onceInRun = (job: StageJob) => ({
  singletonKey: stageKey(job),
  ...(job.priority !== undefined && { priority: job.priority }),
});

/** The job of a stage; `concurrency` is how many items one process has in the stage at the same time. */
export const stageJob = (stage: StageName, concurrency: number): JobDefinition<StageJob> =>
  defineQueue({
    name: `stage.${stage}`,
    payload: StageJob,
    // A stage counts its own faults and fails the item by itself. What is left to the queue are processes that
    // were killed, which is no fault of the item: many tries, the first ones soon.
    retry: { limit: 20, delaySeconds: 2, backoff: true },
    concurrency,
    reservedFrom,
    expireSeconds: patience[stage] ?? usualPatience,
  });

export type StageJobOf = (stage: StageName) => JobDefinition<StageJob>;
