/**
 * A process in which one piece of work is done, and which ends with it. The work has a thread, so that this one can
 * watch the memory of the whole process, which nothing that the work does can hinder, and go when its parent does.
 */
import type { SerializedResult } from './serialized.ts';
import { createThreads } from './threads.ts';

/** What the process that started this one sends. */
type Work = { name: string; input: unknown; memoryBytes: number };

const watchEveryMs = 50;

/** As the engine of JavaScript says that the system gives it no more memory. */
const noMemory = /allocation failed|failed to allocate memory|could not allocate memory/i;
const isRefusedMemory = (answer: SerializedResult<unknown>): boolean =>
  !answer.ok && noMemory.test(answer.fault.message);

// Not `exit`, which waits for a thread in the middle of a large allocation.
const end = (): void => void process.kill(process.pid, 'SIGKILL');

process.once('disconnect', end);
process.once('message', ({ name, input, memoryBytes }: Work) => {
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryBytes) end();
  }, watchEveryMs);
  const threads = createThreads({ maxThreads: 1 });
  // What the system refused is told as what this process ends for.
  const tell = (answer: SerializedResult<unknown>): void =>
    isRefusedMemory(answer) ? end() : void process.send?.(answer, end);
  threads.run(name, input).then(tell, end);
});
