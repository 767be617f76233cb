import { createThreads, type ThreadOptions, type Threads } from './threads.ts';

/**
 * Threads of this process whose owner closed them while they had nothing to do, by what they were made with. They belong
 * to nobody: to load the engine into a new one takes a second.
 */
const left = new Map<string, Threads[]>();
const pooledAtMost = 8;

/** As `createThreads`, but the threads are handed from one owner to the next; for tests. */
export function pooledThreads(options: ThreadOptions): Threads {
  const like = JSON.stringify(options);
  const threads = left.get(like)?.shift() ?? createThreads(options);
  let running = 0;
  return {
    async run(...work) {
      running += 1;
      try {
        return await threads.run(...work);
      } finally {
        running -= 1;
      }
    },
    areAsleep: threads.areAsleep,
    async close() {
      const others = left.get(like) ?? [];
      // What still runs is ended with its thread, as its owner expects.
      if (running > 0 || others.length >= pooledAtMost) return threads.close();
      left.set(like, [...others, threads]);
    },
  };
}
