import { parentPort, workerData } from 'node:worker_threads';
import { type PGlite, types } from '@electric-sql/pglite';
import { z } from 'zod';
import { type EndedStatements, PgliteInterrupts } from './pglite-interrupts.ts';
import {
  errorFields,
  type RowShape,
  type ThreadCall,
  type ThreadError,
  type ThreadReply,
  type ThreadRequest,
  type ThreadResult,
} from './pglite-message.ts';
import { dumpPglite, openPgliteDirectory, openPgliteMemory } from './pglite-open.ts';
import { PgliteStatements } from './pglite-statements.ts';
import { endedCode } from './statement-bounds.ts';

// The thread in which the embedded database runs, so that a long statement never blocks the process's event loop.
// Calls are worked in the order in which they come; who may call when is decided by the process (`PgliteThread`).

const {
  directory,
  template = null,
  givenUp,
} = z
  .object({
    directory: z.string().nullable(),
    template: z.string().nullish(),
    givenUp: z.custom<EndedStatements>((value) => value instanceof Int32Array),
  })
  .parse(workerData);
const interrupts = new PgliteInterrupts(givenUp);
const port = parentPort;
if (!port) throw new Error('runs in a worker thread only');
const reply = (message: ThreadReply) => port.postMessage(message);

// The ORM reads dates from their text; 1115, 1182, 1185, 1187 and 1231 are the arrays of those types.
const textTypes = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1115,
  1182,
  1185,
  1187,
  1231,
];
const asText = Object.fromEntries(textTypes.map((type) => [type, (value: string) => value]));

const rowOptions: Record<RowShape, Parameters<PGlite['query']>[2]> = {
  array: { rowMode: 'array', parsers: asText },
  object: { rowMode: 'object', parsers: asText },
  plain: { rowMode: 'object' },
};

/** The file system of the database throws what is no error: a name and a number. */
function errorText(error: object): string {
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  const errno = 'errno' in error ? ` ${String(error.errno)}` : '';
  return `${'name' in error ? String(error.name) : 'something that is no error'}${errno}`;
}

function errorOf(error: unknown): ThreadError {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const plain: ThreadError = { message: errorText(error) };
  for (const field of errorFields) {
    const value: unknown = Reflect.get(error, field);
    if (typeof value === 'string') plain[field] = value;
  }
  return plain;
}

const receivedChannels = new Set<string>();

async function run(database: PGlite, call: ThreadCall): Promise<ThreadResult[]> {
  switch (call.kind) {
    case 'query':
      return [plainResult(await statements.query(call.sql, call.params, rowOptions[call.mode]))];
    case 'exec':
      return (await statements.exec(call.sql)).map(plainResult);
    case 'listen':
      // Whoever had the thread before may have listened already.
      if (receivedChannels.has(call.channel)) return [];
      receivedChannels.add(call.channel);
      await database.listen(call.channel, (payload) =>
        reply({ kind: 'notification', channel: call.channel, payload }),
      );
      return [];
    case 'dump':
      await dumpPglite(database, call.path);
      return [];
    case 'close':
      await database.close();
      return [];
  }
}

const plainResult = (result: ThreadResult): ThreadResult => ({
  rows: result.rows,
  fields: result.fields,
  ...(result.affectedRows === undefined ? {} : { affectedRows: result.affectedRows }),
});

const database = await (directory === null
  ? openPgliteMemory(template, interrupts)
  : openPgliteDirectory({ directory, interrupts }));
const statements = new PgliteStatements(database);

/** For a statement that nobody waits for any more; PostgreSQL says the same of one that it ended. */
const ended = () => Object.assign(new Error('canceling statement due to user request'), { code: endedCode });

async function work({ id, call, limitMs }: ThreadRequest): Promise<ThreadResult[]> {
  if (limitMs === undefined) return run(database, call);
  if (interrupts.isGivenUp(id)) throw ended();
  return interrupts.run(id, limitMs, () => run(database, call));
}

let last: Promise<unknown> = Promise.resolve();

port.on('message', (request: ThreadRequest) => {
  const { id, call } = request;
  const working = last.then(() => work(request));
  last = working.catch(() => undefined);
  working.then(
    (results) => {
      reply({ kind: 'done', id, results });
      if (call.kind === 'close') port.close();
    },
    (error: unknown) => reply({ kind: 'failed', id, error: errorOf(error) }),
  );
});
reply({ kind: 'ready' });
