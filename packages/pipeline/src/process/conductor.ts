/**
 * Conducts one step of one thing, whatever its noun: is it this step's turn? say what begins; compute; write result,
 * status and next job at once. Faults end here: a passing one is thrown for the queue to try again, with growing
 * pauses; any other one leaves a reason that somebody can read and the step at which to resume.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type JobContext, type Store, troubleOf } from '@ecco/store';
import type { JobResult } from '../jobs/job-line.ts';
import { failureOf } from '../work/failure.ts';
import { mayPass } from '../work/pipeline.errors.ts';
import type { Process, Step, Write } from './process.type.ts';

type ConductedStep<Thing> = {
  store: Pick<Store, 'transaction'>;
  process: Process<Thing>;
  step: Step<Thing>;
  context: Pick<JobContext, 'attempt' | 'signal'>;
  /** Pauses between tries of a write, in ms. */
  writePausesMs?: readonly number[] | undefined;
};

const commit = <Thing>(
  { store, process }: ConductedStep<Thing>,
  thing: Thing,
  write: Write,
): Promise<boolean> =>
  store.transaction(async (tx) => {
    if (!(await process.advance(tx, thing))) return false;
    await write(tx);
    return true;
  });

/** A write that fails is tried again here, so that what was computed is not computed twice. */
async function commitPatiently<Thing>(
  conducted: ConductedStep<Thing>,
  thing: Thing,
  write: Write,
): Promise<boolean> {
  for (const pause of conducted.writePausesMs ?? [100, 1_000]) {
    try {
      return await commit(conducted, thing, write);
    } catch (error) {
      if (!mayPass(error)) throw error;
      await wait(pause, undefined, { signal: conducted.context.signal });
    }
  }
  return commit(conducted, thing, write);
}

async function attempt<Thing>(conducted: ConductedStep<Thing>): Promise<JobResult['outcome']> {
  const { process, step, context } = conducted;
  const thing = await process.begin();
  if (thing === null) return 'stale';
  const how = { signal: context.signal, lastTry: context.attempt >= step.tries };
  const write = await step.compute(thing, how);
  return (await commitPatiently(conducted, thing, write)) ? 'written' : 'stale';
}

/**
 * Runs one try of a step. Throws only to be tried again: on a passing fault while tries are left, on a disk that is
 * full or a database that is away, and with the signal's reason when the process stops.
 */
export async function conduct<Thing>(conducted: ConductedStep<Thing>): Promise<JobResult> {
  const { process, step, context } = conducted;
  try {
    return { outcome: await attempt(conducted), failure: null };
  } catch (error) {
    context.signal.throwIfAborted();
    // No fault of the thing, and no try of it: the queue waits for the machine.
    if (troubleOf(error) !== null) throw error;
    const failure = failureOf(error, step.name);
    if (failure.retryable && context.attempt < step.tries) {
      await process.retried?.(failure, error);
      throw error;
    }
    await process.fail(failure, error);
    return { outcome: 'failed', failure };
  }
}
