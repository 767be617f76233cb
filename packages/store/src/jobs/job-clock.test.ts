import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { libraryTemplate } from '../assembly/library-template.ts';
import type { Connection } from '../connection/connection.ts';
import { openConnection } from '../connection/open-connection.ts';
import { createRoom } from '../room/room.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { defineQueue, handleJob } from './job.types.ts';
import { createJobQueue } from './job-queue.ts';

const echo = defineQueue({
  name: 'echo',
  payload: z.object({ word: z.string() }),
  retry: { limit: 2, delaySeconds: 1, backoff: false },
  concurrency: 1,
  expireSeconds: 60,
});
const errors: string[] = [];
const onError = ({ message }: Error) => void errors.push(message);
let connection: Connection;
beforeAll(async () => {
  connection = await openConnection({ kind: 'memory' }, { onError, template: libraryTemplate });
});
afterAll(() => connection.close());

it('works at once what a clock that was two days ahead left waiting, and says so', async () => {
  const received: string[] = [];
  const queue = createJobQueue({ connection, room: createRoom([], { reserveBytes: 0 }), onError });
  const run = async ({ word }: { word: string }) => void received.push(word);
  await queue.declare([echo]);
  for (const word of ['sent ahead', 'tried ahead', 'killed ahead', 'for tomorrow'])
    await queue.send(echo, { word }, word === 'for tomorrow' ? { startAfterSeconds: 86_400 } : {});
  const change = (word: string, set: ReturnType<typeof sql>) =>
    connection.db.execute(sql`update jobs.job set ${set} where data ->> 'word' = ${word}`);
  const then = sql`now() + interval '2 days'`;
  await change('sent ahead', sql`created_on = ${then}, start_after = ${then}`);
  await change('tried ahead', sql`state = 'retry', started_on = ${then}, start_after = ${then}`);
  await change('killed ahead', sql`state = 'retry', start_after = ${then}`);

  await queue.start({ definitions: [echo], handlers: [handleJob(echo, { run })] });
  await waitUntil(() => received.length === 3);
  await queue.stop();

  expect(received.toSorted()).toEqual(['killed ahead', 'sent ahead', 'tried ahead']);
  expect(errors).toEqual([expect.stringMatching(/^3 jobs waited for a time that a clock/)]);
});
