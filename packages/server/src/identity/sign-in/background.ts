import { randomInt } from 'node:crypto';

/** Work begins at any moment within this time, in ms. */
const spreadMs = 500;

export type Background = {
  /** Starts work that nobody waits for; its failure is told to `onError`. */
  run: (work: () => Promise<void>) => void;
  /** Begins what waits, and settles once nothing is under way any more. */
  settle: () => Promise<void>;
};

/**
 * Work that goes on after its answer was given, so that the answer's time tells nothing of it. It does not follow at
 * once either: another request right behind would be slowed down by it, and so tell whether there was any.
 */
export function createBackground(onError: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  const waiting = new Set<() => void>();

  const anyMoment = (): Promise<void> =>
    new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(begin, randomInt(spreadMs));
      waiting.add(begin);
    });

  return {
    run(work) {
      const task = anyMoment()
        .then(work)
        .catch(onError)
        .finally(() => running.delete(task));
      running.add(task);
    },
    async settle() {
      while (running.size > 0) {
        for (const begin of waiting) begin();
        await Promise.all(running);
      }
    },
  };
}
