import type { StageName } from '@ecco/domain';
import type { JobContext } from '@ecco/store';
import { type Failure, failureOf } from '../work/failure.ts';

/** One line about each finished job, for the log. `attempt` from 1. */
export type JobLine = {
  event: 'job';
  job: string;
  stage: StageName | null;
  item: string | null;
  attempt: number;
  ms: number;
  /** `stale`: it was not its turn; `retry`: it failed and is tried again; `failed`: the item waits for a person. */
  outcome: 'written' | 'stale' | 'retry' | 'failed';
  code: string | null;
  message: string | null;
};

/** How one try of a job ended. `stale`: it was not its turn, so nothing was done. */
export type JobResult = {
  outcome: 'written' | 'stale' | 'failed';
  failure: Pick<Failure, 'code' | 'message'> | null;
};

type JobRun = {
  job: string;
  stage: StageName | null;
  item: string | null;
  context: Pick<JobContext, 'attempt'>;
  clock: () => Date;
  log: (line: JobLine) => void;
};

/** Runs a job and writes its one line, whichever way it ends. */
export async function withJobLog(
  { job, stage, item, context, clock, log }: JobRun,
  work: () => Promise<JobResult>,
): Promise<void> {
  const began = clock().getTime();
  const line = (outcome: JobLine['outcome'], code: string | null, message: string | null) =>
    log({
      event: 'job',
      job,
      stage,
      item,
      attempt: context.attempt,
      ms: clock().getTime() - began,
      outcome,
      code,
      message,
    });
  try {
    const { outcome, failure } = await work();
    line(outcome, failure?.code ?? null, failure?.message ?? null);
  } catch (error) {
    const { code } = failureOf(error, job);
    // The log may say what a reader is not told.
    line('retry', code, error instanceof Error ? error.message : String(error));
    throw error;
  }
}
