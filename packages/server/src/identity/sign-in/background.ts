import { randomInt } from 'node:crypto';

/** Work begins at any moment within this time, in ms. */
const spreadMs = 500;

export type Background = {
  /**
   * Starts work that nobody waits for; its failure is told to `onError`. What is for one address is done one after
   * another: each link ends the older ones, so the newest mail must have the newest link.
   */
  run: (address: string, work: () => Promise<void>) => void;
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

  const lastOf = new Map<string, Promise<void>>();
  const inLine = (address: string, work: () => Promise<void>): Promise<void> => {
    const task = (lastOf.get(address) ?? Promise.resolve())
      .then(work)
      .catch(onError)
      .finally(() => {
        if (lastOf.get(address) === task) lastOf.delete(address);
      });
    lastOf.set(address, task);
    return task;
  };

  return {
    run(address, work) {
      const task = anyMoment()
        .then(() => inLine(address, work))
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
