/**
 * A job is one object in one file `NAME.job.ts`: its queue, what it carries, what it does, and when it is due. Files that
 * queue it import that object; what it does is loaded when it is first done, so that a job may do what queues it again.
 */
import {
  handleJob,
  type JobContext,
  type JobDefinition,
  type JobHandler,
  type QueueDefinition,
} from '@ecco/store';
import { type JobLine, type JobResult, withJobLog } from './job-line.ts';
import { createRecurring, type Recurring } from './recurring.ts';

/** When a worker does something for a job by itself, as queueing it. */
type Schedule<Tools> = {
  /** In ms; 0 for never. */
  everyMs: number | ((tools: Tools) => number);
  /** What is done at the start, where that differs. */
  atStart?: (tools: Tools) => Promise<unknown>;
  regularly: (tools: Tools) => Promise<unknown>;
};

type JobParts<Payload extends object, Tools> = JobDefinition<Payload> & {
  run: (tools: Tools, payload: Payload, context: JobContext) => Promise<JobResult>;
  /** Called once no try is left. May be called twice. */
  onFinalFailure?: (tools: Tools, payload: Payload) => Promise<void>;
  /** Queues what waits in the store without a job, as after a restore. Called at the start of a worker. */
  takeUp?: (tools: Tools) => Promise<unknown>;
  due?: Schedule<Tools>;
};

/** Where the line about each finished job goes. */
type JobJournal = { clock: () => Date; log: (line: JobLine) => void };

/** A job as a worker has it, whatever it carries. */
type WorkerJob<Tools> = QueueDefinition & {
  /** Without a journal the job writes what is to be told by itself. */
  handlerOf: (tools: Tools, journal: JobJournal | null) => JobHandler;
} & Pick<JobParts<object, Tools>, 'takeUp' | 'due'>;

/** A job that carries this and needs these tools. */
type Job<Payload extends object, Tools> = JobDefinition<Payload> & WorkerJob<Tools>;

/** Of a job that did what it is for. */
export const done: JobResult = { outcome: 'written', failure: null };

const itemOf = (payload: object): string | null =>
  'itemId' in payload && typeof payload.itemId === 'string' ? payload.itemId : null;

export function defineJob<Payload extends object, Tools>({
  run,
  onFinalFailure,
  ...job
}: JobParts<Payload, Tools>): Job<Payload, Tools> {
  const handlerOf = (tools: Tools, journal: JobJournal | null): JobHandler =>
    handleJob(job, {
      async run(payload, context) {
        const work = () => run(tools, payload, context);
        const line = { job: job.name, stage: null, item: itemOf(payload), context };
        await (journal === null ? work() : withJobLog({ ...line, ...journal }, work));
      },
      onFinalFailure: async (payload) => onFinalFailure?.(tools, payload),
    });
  return { ...job, handlerOf };
}

/** Jobs with what they need, ready to be worked on: exactly one handler for each definition. */
export type BoundJobs = {
  definitions: readonly QueueDefinition[];
  handlers: readonly JobHandler[];
  /** Called at the start of a worker, before it works. */
  takeUp: () => Promise<void>;
  /** What a worker does from its start on. */
  recurring: readonly Recurring[];
};

function recurringOf<Tools>({ due }: WorkerJob<Tools>, tools: Tools): Recurring[] {
  if (due === undefined) return [];
  const { everyMs, regularly, atStart = regularly } = due;
  const ms = typeof everyMs === 'number' ? everyMs : everyMs(tools);
  if (ms === 0) return [];
  return [
    createRecurring({
      atStart: () => atStart(tools),
      regularly: () => regularly(tools),
      everyMs: ms,
      // The next time comes by itself.
      onError: () => undefined,
    }),
  ];
}

export function bindJobs<Tools>(
  jobs: readonly WorkerJob<Tools>[],
  tools: Tools,
  journal: JobJournal | null,
): BoundJobs {
  return {
    definitions: jobs,
    handlers: jobs.map((job) => job.handlerOf(tools, journal)),
    async takeUp() {
      for (const { takeUp } of jobs) await takeUp?.(tools);
    },
    recurring: jobs.flatMap((job) => recurringOf(job, tools)),
  };
}
