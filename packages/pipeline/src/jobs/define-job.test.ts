import type { JobContext } from '@ecco/store';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bindJobs, defineJob, done } from './define-job.ts';
import type { JobLine } from './job-line.ts';

const context: JobContext = {
  id: 'one',
  attempt: 1,
  lastAttempt: false,
  signal: new AbortController().signal,
};
const queue = {
  retry: { limit: 1, delaySeconds: 1, backoff: false },
  concurrency: 1,
  expireSeconds: 60,
};
const itemId = '3b241101-e2bb-4255-8caf-4136c566a962';

/** A job that says to its tools what is asked of it. */
const echoJob = defineJob<{ itemId: string }, { told: string[]; everyMs: number }>({
  ...queue,
  name: 'echo',
  payload: z.object({ itemId: z.uuid() }),
  async run({ told }, job) {
    told.push(`ran ${job.itemId}`);
    return done;
  },
  async onFinalFailure({ told }) {
    told.push('gave up');
  },
  async takeUp({ told }) {
    told.push('took up');
  },
  due: {
    everyMs: ({ everyMs }) => everyMs,
    async regularly({ told }) {
      told.push('was due');
    },
  },
});

const bound = (everyMs = 60_000) => {
  const told: string[] = [];
  const lines: JobLine[] = [];
  const journal = { clock: () => new Date(0), log: (line: JobLine) => void lines.push(line) };
  return { told, lines, group: bindJobs([echoJob], { told, everyMs }, journal) };
};

describe('a job with its tools', () => {
  it('does what it is for, and the log is told which item it was about', async () => {
    const { told, lines, group } = bound();
    await group.handlers[0]?.run({ itemId }, context);
    expect(told).toEqual([`ran ${itemId}`]);
    expect(lines).toEqual([expect.objectContaining({ job: 'echo', item: itemId, outcome: 'written' })]);
  });

  it('refuses what it does not carry', () => {
    const { told, group } = bound();
    expect(() => group.handlers[0]?.run({ itemId: 'none' }, context)).toThrow('Invalid UUID');
    expect(told).toEqual([]);
  });

  it('is told when no try is left, and at the start of a worker', async () => {
    const { told, group } = bound();
    await group.handlers[0]?.finallyFailed({ itemId }, { message: 'expired' });
    await group.takeUp();
    expect(told).toEqual(['gave up', 'took up']);
  });

  it('is due at the start, and never where its time is 0', async () => {
    const { told, group } = bound();
    for (const one of group.recurring) one.start();
    await Promise.all(group.recurring.map((one) => one.stop()));
    expect(told).toEqual(['was due']);
    expect(bound(0).group.recurring).toEqual([]);
  });

  it('writes no line where nobody reads it', async () => {
    const told: string[] = [];
    const { handlers } = bindJobs([echoJob], { told, everyMs: 0 }, null);
    await handlers[0]?.run({ itemId }, context);
    expect(told).toEqual([`ran ${itemId}`]);
  });
});
