import type { StageName } from '@ecco/domain';
import type { JobContext } from '@ecco/store';
import type { JobLine } from '../pipeline.type.ts';
import { failureOf } from '../stages/failure.ts';
import type { StageResult } from '../stages/run-stage.ts';

type Watched = {
  job: string;
  stage: StageName | null;
  item: string | null;
  context: Pick<JobContext, 'attempt'>;
  clock: () => Date;
  log: (line: JobLine) => void;
};

/** Runs a job and writes its one line, whichever way it ends. */
export async function watched(
  { job, stage, item, context, clock, log }: Watched,
  work: () => Promise<StageResult>,
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
