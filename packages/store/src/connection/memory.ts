import { z } from 'zod';
import type { Connection } from './connection.ts';
import { embeddedConnection } from './embedded.ts';
import { type Template, templateFile } from './memory-template.ts';
import { type OpenThread, PgliteThread } from './pglite-thread.ts';

type Idle = { thread: OpenThread; shape: string };

/**
 * Databases of this process that were closed, by the file they came from. They belong to no store: starting one takes
 * a second, emptying one a tenth of it. More than two stores are seldom open at once.
 */
const idle = new Map<string, Idle[]>();
const idleMax = 2;

const Shape = z.object({ shape: z.string() });

async function shapeOf(thread: PgliteThread): Promise<string> {
  const [result] = await thread.call({ kind: 'exec', sql: 'select beginning.shape() as shape' });
  return Shape.parse(result?.rows[0]).shape;
}

type OpenMemory = { template: Template; onError: (error: Error) => void };

/** Opens PostgreSQL in a thread of this process, in memory, with what the template holds and no more; for tests. */
export async function openMemory({ template, onError }: OpenMemory): Promise<Connection> {
  const file = await templateFile(template);
  const { thread, shape } = (await reopened(file, onError)) ?? (await opened(file, onError));
  return embeddedConnection(thread, {
    kind: 'memory',
    close: async () => {
      const left = await thread.leave();
      if (left) await retain(file, { thread: left, shape });
    },
  });
}

async function opened(file: string, onError: OpenMemory['onError']) {
  const thread = await PgliteThread.open({ directory: null, template: file }, onError);
  return { thread, shape: await shapeOf(thread) };
}

/** One that was closed, emptied; null when there is none, or none whose tables are what they were. */
async function reopened(file: string, onError: OpenMemory['onError']) {
  const retained = idle.get(file)?.pop();
  if (!retained) return null;
  retained.thread.worker.ref();
  const thread = new PgliteThread(retained.thread, onError);
  if ((await shapeOf(thread)) !== retained.shape) {
    await thread.close();
    return null;
  }
  await thread.call({ kind: 'exec', sql: 'reset all; select beginning.restore()' });
  return { thread, shape: retained.shape };
}

async function retain(file: string, database: Idle): Promise<void> {
  const others = idle.get(file) ?? [];
  if (others.length >= idleMax) {
    await database.thread.worker.terminate();
    return;
  }
  // A process does not stay for what nobody has open.
  database.thread.worker.unref();
  idle.set(file, [...others, database]);
}
