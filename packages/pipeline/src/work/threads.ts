import { Piscina } from 'piscina';

type ThreadOptions = { maxThreads: number };

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
    run: (name: string, input: unknown, signal?: AbortSignal) =>
      piscina.run(input, { name, ...(signal === undefined ? {} : { signal }) }),
    close: () => piscina.destroy(),
  };
}
