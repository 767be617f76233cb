import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss';
import type { Connection } from '../connection/connection.ts';
import type { Db } from '../connection/db.ts';
import { jobUnknown } from '../errors/store.errors.ts';
import type { Room } from '../room/room.ts';
import { watchDueJobs } from './due-jobs.ts';
import type {
  JobDefinition,
  JobSender,
  Jobs,
  QueueDefinition,
  QueueDepth,
  SendOptions,
  StartJobs,
} from './job.types.ts';
import { checkHandlers } from './job-handlers.ts';
import { isChangeable, listJobs } from './job-list.ts';
import { finalFailureQueue, jobSchema } from './job-names.ts';
import { requeueOrphans } from './job-recovery.ts';
import { workOn } from './job-worker.ts';

const stopTimeoutMs = 30_000;

// A server's other workers may still be alive, so a lost one has to be noticed by its silence. The single owner
// of a directory finds its own lost jobs at the start and must not mistake a long backup for a death.
const heartbeatSeconds = { server: 20, embedded: 120, memory: 120 };

type CreateJobs = { connection: Connection; room: Room; onError: (error: Error) => void };
type JobQueue = Jobs & { senderFor(db: Db): JobSender };

const queueOptions = ({ singletonKey, startAfterSeconds, priority }: SendOptions) => ({
  // The queue holds one job of a key; a job without a key must not be taken for another one.
  singletonKey: singletonKey ?? randomUUID(),
  ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
  ...(priority === undefined ? {} : { priority }),
});

/** Jobs in the store's own database, so that a job and the rows it is about are written together. */
export function createJobQueue({ connection, room, onError }: CreateJobs): JobQueue {
  const boss = new PgBoss({
    db: connection.jobDatabase,
    schema: jobSchema,
    backend: connection.kind === 'server' ? 'postgres' : 'pglite',
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', onError);
  const declared = new Set<string>();
  let started: Promise<unknown> | null = null;
  let endWatch = (): void => undefined;

  function boot(): Promise<unknown> {
    started ??= connection
      .alone(() => boss.start())
      .then(async () => {
        if (connection.singleOwner) await requeueOrphans(connection.db);
        await makeQueue(finalFailureQueue, {
          retryLimit: 5,
          retryDelay: 1,
          retryBackoff: true,
          expireInSeconds: 60,
        });
      });
    return started;
  }

  /** Creates the queue, or gives the one of an earlier start today's settings. */
  async function makeQueue(name: string, options: QueueOptions & { deadLetter?: string; policy?: string }) {
    const { policy, ...changeable } = {
      ...options,
      heartbeatSeconds: heartbeatSeconds[connection.kind],
      notify: true,
    };
    await boss.createQueue(name, { ...changeable, ...(policy ? { policy } : {}) });
    await boss.updateQueue(name, changeable);
  }

  async function declare(definitions: readonly QueueDefinition[]): Promise<void> {
    await boot();
    for (const { name, retry, expireSeconds } of definitions.filter((one) => !declared.has(one.name))) {
      await makeQueue(name, {
        policy: 'exclusive',
        retryLimit: retry.limit,
        retryDelay: retry.delaySeconds,
        retryBackoff: retry.backoff,
        ...(retry.longestSeconds === undefined ? {} : { retryDelayMax: retry.longestSeconds }),
        expireInSeconds: expireSeconds,
        deadLetter: finalFailureQueue,
      });
      declared.add(name);
    }
  }

  async function send<Payload extends object>(
    db: Db,
    job: { definition: JobDefinition<Payload>; payload: Payload; options: SendOptions },
  ): Promise<string | null> {
    const { definition, payload, options } = job;
    if (!declared.has(definition.name)) throw jobUnknown(definition.name);
    return boss.send(definition.name, definition.payload.parse(payload), {
      db: fromDrizzle(db, sql),
      ...queueOptions(options),
    });
  }

  const senderFor = (db: Db): JobSender => ({
    send: (definition, payload, options = {}) => send(db, { definition, payload, options }),

    async sendMany({ name, payload: schema }, jobs): Promise<void> {
      if (!declared.has(name)) throw jobUnknown(name);
      if (jobs.length === 0) return;
      const rows = jobs.map(({ payload, options = {} }) => ({
        data: schema.parse(payload),
        ...queueOptions(options),
      }));
      await boss.insert(name, rows, { db: fromDrizzle(db, sql), returnId: false });
    },
  });

  return {
    ...senderFor(connection.db),
    senderFor,
    declare,

    async start(options: StartJobs): Promise<void> {
      checkHandlers(options);
      await declare(options.definitions);
      const wake = await workOn(boss, room, options);
      const queues = [...options.definitions.map(({ name }) => name), finalFailureQueue];
      endWatch = watchDueJobs({ db: connection.db, queues, onDue: wake, onError });
    },

    async stop(timeoutMs = stopTimeoutMs): Promise<void> {
      endWatch();
      if (started) await boss.stop({ graceful: true, timeout: timeoutMs, close: false });
    },

    list: (query) => listJobs(connection.db, query),

    async change({ id, name, how }): Promise<boolean> {
      if (!declared.has(name)) return false;
      if (!(await isChangeable(connection.db, { id, name, how }))) return false;
      await (how === 'retry' ? boss.retry(name, id) : boss.cancel(name, id));
      return true;
    },

    async depths(): Promise<QueueDepth[]> {
      if (!started) return [];
      const { rows } = await connection.db.execute<{ name: string; state: string; jobs: number }>(
        sql`select name, state::text as state, count(*)::int as jobs from jobs.job
            where state in ('created', 'retry', 'active', 'failed') group by name, state`,
      );
      const sum = (name: string, states: string[]) =>
        rows
          .filter((row) => row.name === name && states.includes(row.state))
          .reduce((total, row) => total + row.jobs, 0);
      return [...declared, finalFailureQueue].map((name) => ({
        name,
        queued: sum(name, ['created', 'retry']),
        active: sum(name, ['active']),
        failed: sum(name, ['failed']),
      }));
    },
  };
}
