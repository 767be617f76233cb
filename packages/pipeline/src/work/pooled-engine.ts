import { builtInEngine, type Engine } from '@ecco/engine';
import type { EngineChain, Engines } from './engine-chain.ts';
import type { WorkPool } from './work-pool.ts';

/** Threads for texts, and those of the voice: what takes seconds must not stand before what takes none. */
export type Pools = { pool: WorkPool; voicePool: WorkPool };

/** The built-in engine with the ports of the pipeline in worker threads; the others answer here. */
function inThreads(engine: Engine, { pool, voicePool }: Pools): Engine {
  return {
    ...engine,
    ports: {
      ...engine.ports,
      identifySpeakers: (input, signal) => pool.run('identifySpeakers', input, signal),
      outline: (input, signal) => pool.run('outline', input, signal),
      overview: (input, signal) => pool.run('overview', input, signal),
      highlights: (input, signal) => pool.run('highlights', input, signal),
      analyse: (input, signal) => pool.run('analyse', input, signal),
      assertions: (input, signal) => pool.run('assertions', input, signal),
      speak: (input, signal) => voicePool.run('speak', input, signal),
    },
  };
}

/** The same chains, computing off the event loop wherever the engine is the built-in one. */
export function pooled(engines: Engines, pools: Pools): Engines {
  const built = inThreads(builtInEngine, pools);
  const replace = (chain: EngineChain): EngineChain => ({
    ...chain,
    engines: chain.engines.map((engine) => (engine === builtInEngine ? built : engine)),
  });
  const chains: Engines = { ...engines };
  for (const [task, chain] of Object.entries(engines)) Object.assign(chains, { [task]: replace(chain) });
  return chains;
}
