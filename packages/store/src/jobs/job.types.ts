import type { JobState } from '@ecco/domain';
import type { z } from 'zod';
import type { Page, RowPage } from '../connection/page.ts';
import type { ListedJob } from './job-list.ts';

/** The queue of a kind of job: a name, what it carries, and how it is tried again. What is done is bound by `handleJob`. */
export type JobDefinition<Payload extends object = object> = {
  /** Lower case letters, digits, dashes and dots. */
  name: string;
  payload: z.ZodType<Payload>;
  /** `limit` tries after the first; `backoff` doubles the delay each time, up to `longestSeconds`. */
  retry: { limit: number; delaySeconds: number; backoff: boolean; longestSeconds?: number };
  /** Jobs of this kind that one process works at the same time. */
  concurrency: number;
  /** One worker more takes jobs of this priority and above only, so that none of them waits for the others to end. */
  reservedFrom?: number;
  /** A try that takes longer counts as failed. */
  expireSeconds: number;
};

/** Keeps the payload's type: `defineQueue({ name, payload: z.object(…), … })`. */
export function defineQueue<Payload extends object>(
  definition: JobDefinition<Payload>,
): JobDefinition<Payload> {
  return definition;
}

export type SendOptions = {
  /** At most one job of this name and key is queued or active; a second send returns null. */
  singletonKey?: string;
  startAfterSeconds?: number;
  /** Higher goes first; 0 when left out. */
  priority?: number;
};

export type JobContext = {
  id: string;
  /** From 1. */
  attempt: number;
  lastAttempt: boolean;
  /** Aborted when the try has expired or the process will not wait any longer. */
  signal: AbortSignal;
};

/** What a failed try left; the job's kind says how often it was tried. */
type JobFailure = { message: string };

/** A handler bound to its definition by `handleJob`; the payload has been parsed when `run` is called. */
export type JobHandler = {
  name: string;
  run: (payload: unknown, context: JobContext) => Promise<void>;
  finallyFailed: (payload: unknown, failure: JobFailure) => Promise<void>;
};

type Handling<Payload> = {
  run: (payload: Payload, context: JobContext) => Promise<void>;
  /** Called once no try is left, also when the process was killed during the last one. May be called twice. */
  onFinalFailure?: (payload: Payload, failure: JobFailure) => Promise<void>;
};

/** Binds a handler to its definition. */
export function handleJob<Payload extends object>(
  definition: JobDefinition<Payload>,
  handling: Handling<Payload>,
): JobHandler {
  return {
    name: definition.name,
    run: (payload, context) => handling.run(definition.payload.parse(payload), context),
    finallyFailed: async (payload, failure) => {
      const parsed = definition.payload.safeParse(payload);
      if (parsed.success) await handling.onFinalFailure?.(parsed.data, failure);
    },
  };
}

/** One line about every finished try, for a log or a metric. */
export type JobEvent = {
  name: string;
  id: string;
  attempt: number;
  outcome: 'completed' | 'failed';
  durationMs: number;
  error: string | null;
};

export type QueueDepth = { name: string; queued: number; active: number; failed: number };

/** Sending, inside or outside a transaction. */
export type JobSender = {
  /**
   * Queues a job and returns its id, or null when its singleton key is taken. Inside a transaction the job
   * exists only if the transaction commits. Throws when the payload does not fit the definition.
   */
  send<Payload extends object>(
    definition: JobDefinition<Payload>,
    payload: Payload,
    options?: SendOptions,
  ): Promise<string | null>;
  /** Queues many jobs of one kind in one statement; those whose singleton key is taken are left out. Throws likewise. */
  sendMany<Payload extends object>(
    definition: JobDefinition<Payload>,
    jobs: readonly { payload: Payload; options?: SendOptions }[],
  ): Promise<void>;
};

/** What is needed to make a queue; every definition fits, whatever it carries. */
export type QueueDefinition = Omit<JobDefinition, 'payload'>;

export type StartJobs = {
  definitions: readonly QueueDefinition[];
  handlers: readonly JobHandler[];
  /** Told of every finished try. */
  onEvent?: (event: JobEvent) => void;
};

export type Jobs = JobSender & {
  /** Makes the queues, so that a process may send without working. May be called again. */
  declare(definitions: readonly QueueDefinition[]): Promise<void>;
  /** Declares the queues and works on them. Throws unless every definition has exactly one handler. */
  start(options: StartJobs): Promise<void>;
  /** Takes no more jobs and waits for the running ones, `timeoutMs` (30 s) at most; the rest is tried again later. */
  stop(timeoutMs?: number): Promise<void>;
  /** One page of the jobs that wait, run or failed, newest first. */
  list(query: Page & { state: JobState }): Promise<RowPage<ListedJob>>;
  /** Tries a failed job again, or cancels one that waits or runs; false where it is not there, or past that. */
  change(job: { id: string; name: string; how: 'retry' | 'cancel' }): Promise<boolean>;
  /** How much waits, runs and has failed, by job name. */
  depths(): Promise<QueueDepth[]>;
};
