/** Heavy work off the event loop: parsing, reading documents and the built-in engine run in worker threads. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { type Carried, received } from './carried.ts';
import type * as worker from './pipeline.worker.ts';

type Worker = typeof worker;
type Name = keyof Worker;
type Value<N extends Name> = Worker[N] extends (input: never) => Promise<Carried<infer Inner>>
  ? Inner
  : never;

export type WorkPool = {
  /** Runs a function of `pipeline.worker.ts` in a thread. Rejects with its error, or with the signal's reason. */
  run<N extends Name>(name: N, input: Parameters<Worker[N]>[0], signal?: AbortSignal): Promise<Value<N>>;
  close(): Promise<void>;
};

export type WorkPoolOptions = {
  /** Threads at most; one for each core, but not more than four, when left out. */
  maxThreads?: number;
};

export function createWorkPool(options: WorkPoolOptions = {}): WorkPool {
  const piscina = new Piscina({
    filename: new URL('./pipeline.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: options.maxThreads ?? Math.min(4, availableParallelism()),
    idleTimeout: 30_000,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  return {
    async run(name, input, signal) {
      signal?.throwIfAborted();
      try {
        return received(await piscina.run(input, { name, ...(signal === undefined ? {} : { signal }) }));
      } catch (error) {
        signal?.throwIfAborted();
        throw error;
      }
    },
    close: () => piscina.destroy(),
  };
}
