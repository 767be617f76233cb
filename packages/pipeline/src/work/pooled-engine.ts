import { builtInEngine, type Engine, type Ports, type StreamingPorts, type Task } from '@ecco/engine';
import type { EngineChain, Engines } from './engine-chain.ts';
import { packQuestion } from './packed-sources.ts';
import { builtInTasks, streamedTasks, threadsOf } from './task.registry.ts';
import type { WorkPool } from './work-pool.ts';

/** The pool of the texts, and that of the voice. */
type Pools = { pool: WorkPool; voicePool: WorkPool };

/** The port of a task that is done in a pool; its input and output are those of the task. */
const pooledPort =
  (pool: WorkPool, task: Task) =>
  <Output>(input: unknown, signal?: AbortSignal): Promise<Output> =>
    pool.doTask(task, input, signal);

/** The built-in engine with its ports in worker threads. */
function inThreads({ pool, voicePool }: Pools): Engine {
  const poolOf = { texts: pool, voice: voicePool };
  const ports: Partial<Ports> = Object.fromEntries(
    builtInTasks.map(({ task, threads }) => [task, pooledPort(poolOf[threads], task)]),
  );
  const answered = threadsOf('answer');
  if (answered !== null)
    ports.answer = (question, signal) => poolOf[answered].run('answer', packQuestion(question), signal);
  const streams: Partial<StreamingPorts> = Object.fromEntries(
    streamedTasks.map(({ task, threads }) => [
      task,
      (input: unknown, signal?: AbortSignal) => poolOf[threads].streamTask(task, input, signal),
    ]),
  );
  return { ...builtInEngine, ports, streams };
}

/** The same chains, computing off the event loop wherever the engine is the built-in one. */
export function pooled(engines: Engines, pools: Pools): Engines {
  const built = inThreads(pools);
  const replace = (chain: EngineChain): EngineChain => ({
    fallBack: chain.fallBack,
    // Services come and go while the product runs.
    get engines() {
      return chain.engines.map((engine) => (engine === builtInEngine ? built : engine));
    },
  });
  const chains: Engines = { ...engines };
  for (const [task, chain] of Object.entries(engines)) Object.assign(chains, { [task]: replace(chain) });
  return chains;
}
