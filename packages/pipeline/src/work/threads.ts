import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';

type ThreadOptions = { maxThreads: number };
type Run = { signal?: AbortSignal | undefined; transfer?: MessagePort[] };

/** Worker threads that run functions of `pipeline.worker.ts` by name; a run that is aborted ends its thread. */
export function createThreads({ maxThreads }: ThreadOptions) {
  const piscina = new Piscina({
    filename: new URL('./pipeline.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads,
    idleTimeout: 30_000,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  return {
    run: (name: string, input: unknown, { signal, transfer = [] }: Run = {}) =>
      piscina.run(input, { name, transferList: transfer, ...(signal === undefined ? {} : { signal }) }),
    close: () => piscina.destroy(),
  };
}
