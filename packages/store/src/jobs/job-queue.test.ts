import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openStore } from '../open-store.ts';
import { describeEachDatabase } from '../testing/each-database.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { defineQueue, handleJob, type JobEvent } from './job.types.ts';

const settings = { retry: { limit: 2, delaySeconds: 1, backoff: false }, concurrency: 2, expireSeconds: 60 };
const payload = z.object({ word: z.string() });
const echo = defineQueue({ name: 'echo', payload, ...settings });
const flaky = defineQueue({ name: 'flaky', payload, ...settings });
const hopeless = defineQueue({ name: 'hopeless', payload, ...settings });
const refused = defineQueue({ name: 'refused', payload, ...settings });
const waiting = defineQueue({ name: 'waiting', payload, ...settings });
const definitions = [echo, flaky, hopeless, refused];

describeEachDatabase('jobs', (opened) => {
  const received: string[] = [];
  const failures: string[] = [];
  const events: JobEvent[] = [];
  const run = async ({ word }: { word: string }) => {
    received.push(word);
  };
  const fail = async (): Promise<void> => {
    throw new Error('out of order');
  };
  const onFinalFailure = async ({ word }: { word: string }, { message }: { message: string }) => {
    failures.push(`${word}: ${message}`);
  };
  const handlers = [
    handleJob(echo, { run }),
    handleJob(flaky, { run: async (job, { attempt }) => (attempt < 2 ? fail() : run(job)) }),
    handleJob(hopeless, { run: fail, onFinalFailure }),
    handleJob(refused, {
      run: async () => {
        throw Object.assign(new Error('not found'), { permanent: true });
      },
      onFinalFailure,
    }),
  ];

  it('refuses to start unless every job has exactly one handler', async () => {
    const [first] = handlers;
    const start = opened.store.jobs.start({
      definitions,
      handlers: first ? [...handlers.slice(0, 3), first] : [],
    });
    await expect(start).rejects.toThrow('"refused" has no handler; "echo" has more than one handler');
  });

  it('refuses to send what was not declared or does not fit', async () => {
    await expect(opened.store.jobs.send(echo, { word: 'early' })).rejects.toThrow(
      '"echo" has not been declared',
    );
    await opened.store.jobs.start({ definitions, handlers, onEvent: (event) => events.push(event) });
    const wrong: { word: string } = JSON.parse('{"word": 7}');
    await expect(opened.store.jobs.send(echo, wrong)).rejects.toThrow(z.ZodError);
  });

  it('works a job that was sent in a transaction, and none of one that was rolled back', async () => {
    const failing = opened.store.transaction(async (tx) => {
      await tx.jobs.send(echo, { word: 'rolled back' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await opened.store.transaction((tx) => tx.jobs.send(echo, { word: 'committed' }));
    await waitUntil(() => received.includes('committed'));
    expect(received).not.toContain('rolled back');
  });

  it('holds one job of a key', async () => {
    const options = { singletonKey: 'one', startAfterSeconds: 3_600 };
    expect(await opened.store.jobs.send(echo, { word: 'later' }, options)).not.toBeNull();
    expect(await opened.store.jobs.send(echo, { word: 'later' }, options)).toBeNull();
    const depths = await opened.store.jobs.depths();
    // The job of before may be ending still, which is active until then.
    expect(depths).toContainEqual(expect.objectContaining({ name: 'echo', queued: 1, failed: 0 }));
  });

  it('sends many at once, each key once, and none of a transaction that fails', async () => {
    const jobs = ['many 1', 'many 2', 'many 1'].map((word) => ({
      payload: { word },
      options: { singletonKey: word },
    }));
    const failing = opened.store.transaction(async (tx) => {
      await tx.jobs.sendMany(echo, jobs);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await opened.store.transaction((tx) => tx.jobs.sendMany(echo, jobs));
    await waitUntil(() => received.includes('many 1') && received.includes('many 2'));
    expect(received.filter((word) => word.startsWith('many')).toSorted()).toEqual(['many 1', 'many 2']);
    const wrong: { word: string } = JSON.parse('{"word": 7}');
    await expect(opened.store.jobs.sendMany(echo, [{ payload: wrong }])).rejects.toThrow(z.ZodError);
  });

  it('tries a failed job again', async () => {
    await opened.store.jobs.send(flaky, { word: 'second try' });
    await waitUntil(() => received.includes('second try'));
    const tries = await waitUntil(() => {
      const jobEvents = events.filter((event) => event.name === 'flaky');
      return jobEvents.length > 1 && jobEvents;
    });
    expect(tries.map(({ attempt, outcome, error }) => [attempt, outcome, error])).toEqual([
      [1, 'failed', 'out of order'],
      [2, 'completed', null],
    ]);
  });

  it('says the final failure once no try is left, and at once for what cannot be helped', async () => {
    await opened.store.jobs.send(refused, { word: 'refused' });
    await opened.store.jobs.send(hopeless, { word: 'hopeless' });
    await waitUntil(() => failures.length === 2);
    expect(failures).toEqual(['refused: not found', 'hopeless: out of order']);
    expect(events.filter((event) => event.name === 'refused')).toHaveLength(1);
    expect(events.filter((event) => event.name === 'hopeless')).toHaveLength(3);
  });

  it('works through a backlog without waiting between its jobs', async () => {
    for (let index = 0; index < 40; index += 1)
      await opened.store.jobs.send(echo, { word: `backlog ${index}` });
    await waitUntil(() => received.filter((word) => word.startsWith('backlog')).length === 40);
  });

  it('lets a running handler finish when it is stopped', async () => {
    const files = { kind: 'directory', directory: join(tmpdir(), 'ecco-no-files') } as const;
    const store = await openStore({ database: opened.database, files });
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    let done = false;
    const handler = handleJob(waiting, {
      run: async () => {
        begin();
        await allowed;
        done = true;
      },
    });
    await store.jobs.start({ definitions: [waiting], handlers: [handler] });
    await store.jobs.send(waiting, { word: 'slow' });
    await begun;
    const closed = store.close();
    allow();
    await closed;
    expect(done).toBe(true);
  });
});
