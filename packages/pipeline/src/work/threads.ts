import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';

/** Of a thread's heap, what was just made: several threads work beside each other. */
const youngMb = 12;

/** `idleMs`: how long a thread without work is kept. */
export type ThreadOptions = { maxThreads: number; idleMs?: number };
export type Threads = ReturnType<typeof createThreads>;
type Run = { signal?: AbortSignal | undefined; transfer?: MessagePort[] };

/** Worker threads that run functions of `pipeline.worker.ts` by name; a run that is aborted ends its thread. */
export function createThreads({ maxThreads, idleMs = 10_000 }: ThreadOptions) {
  const piscina = new Piscina({
    filename: new URL('./pipeline.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads,
    idleTimeout: idleMs,
    resourceLimits: { maxYoungGenerationSizeMb: youngMb },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  return {
    run: (name: string, input: unknown, { signal, transfer = [] }: Run = {}) =>
      piscina.run(input, { name, transferList: transfer, ...(signal === undefined ? {} : { signal }) }),
    /** Whether all have ended, having had nothing to do. */
    areAsleep: () => piscina.threads.length === 0 && piscina.queueSize === 0,
    close: () => piscina.destroy(),
  };
}
