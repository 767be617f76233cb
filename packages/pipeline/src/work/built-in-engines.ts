import { builtInEngine } from '@ecco/engine';
import type { Engines } from './engine-chain.ts';
import { builtInTasks } from './task.registry.ts';

/** The built-in engine for each task that it does; for those of texts alone where a voice is not wanted. */
export function builtInEngines({ voice = true }: { voice?: boolean } = {}): Engines {
  const pooledTasks = builtInTasks.filter(({ threads }) => voice || threads !== 'voice');
  return Object.fromEntries(
    pooledTasks.map(({ task }) => [task, { engines: [builtInEngine], fallBack: false }]),
  );
}
