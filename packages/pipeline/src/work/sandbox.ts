import { fork } from 'node:child_process';
import { once } from 'node:events';
import { confinedTo } from '@ecco/models';
import { readingTooLarge, readingTooSlow } from '../sources/source.errors.ts';
import type { SerializedResult } from './serialized.ts';
import type { WorkLimits } from './work.limits.ts';

type SandboxTask = { name: string; input: unknown; limits: WorkLimits; signal?: AbortSignal | undefined };

/**
 * Does one piece of work in a process of its own, which is ended beyond its limits: by the system where its data grows
 * beyond them between two looks, else by the process, which watches itself.
 * @throws SourceError `source.too-slow`, `source.too-much-memory`; the signal's reason
 */
export async function runInSandbox<Value>({
  name,
  input,
  limits,
  signal,
}: SandboxTask): Promise<SerializedResult<Value>> {
  const { timeMs, memoryBytes } = limits;
  const program = new URL('./sandbox.process.ts', import.meta.url);
  const child = fork(program, {
    ...confinedTo(memoryBytes),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const isOver = AbortSignal.timeout(timeMs);
  const ended = AbortSignal.any([isOver, ...(signal === undefined ? [] : [signal])]);
  const gone = new AbortController();
  child.once('exit', () => gone.abort());
  try {
    child.send({ name, input, memoryBytes });
    const [answer] = await once(child, 'message', { signal: AbortSignal.any([ended, gone.signal]) });
    return answer;
  } catch (error) {
    signal?.throwIfAborted();
    if (isOver.aborted) throw readingTooSlow(timeMs);
    if (gone.signal.aborted) throw readingTooLarge(memoryBytes);
    throw error;
  } finally {
    child.kill('SIGKILL');
  }
}
