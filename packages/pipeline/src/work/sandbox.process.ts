/**
 * A process in which one piece of work is done, and which ends with it. The work has a thread, so that this one can
 * watch the memory of the whole process, which nothing that the work does can hinder, and go when its parent does.
 */
import { z } from 'zod';
import { createThreads } from './threads.ts';

const Work = z.object({ name: z.string(), input: z.unknown(), memoryBytes: z.number() });

const watchEveryMs = 50;

// Not `exit`, which waits for a thread in the middle of a large allocation.
const end = (): void => void process.kill(process.pid, 'SIGKILL');

process.once('disconnect', end);
process.once('message', (message) => {
  const { name, input, memoryBytes } = Work.parse(message);
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryBytes) end();
  }, watchEveryMs);
  const threads = createThreads({ maxThreads: 1 });
  threads.run(name, input).then((answer) => process.send?.(answer, end), end);
});
