import type { Engine, Maker, Port, Ports, Task } from '@ecco/engine';
import { allEnginesFailed, noEngine, noTranscriber } from './work.errors.ts';

/** Engines of one task in the order in which they are asked; the next one only where `fallBack` says so. */
export type EngineChain = { engines: readonly Engine[]; fallBack: boolean };
export type Engines = Partial<Record<Task, EngineChain>>;

/** A result and what made it (D23). `failures`: what the engines said that were asked before. */
export type Made<Value> = { value: Value; maker: Maker; failures: unknown[] };

export type Asked<Input, Output> = {
  task: Task;
  /** The task's port of an engine. */
  port: (ports: Partial<Ports>) => Port<Input, Output> | undefined;
  input: Input;
  signal: AbortSignal;
};

/** Whether any engine does the task. */
export const hasEngine = (engines: Engines, task: Task): boolean =>
  engines[task]?.engines.some((engine) => engine.ports[task] !== undefined) ?? false;

/**
 * Asks the engines of a task in order and answers with the first result.
 * Throws `work.no_transcriber`, `work.no_engine`, `work.engines_failed`, or the only engine's own error.
 */
export async function ask<Input, Output>(
  engines: Engines,
  asked: Asked<Input, Output>,
): Promise<Made<Output>> {
  const chain = engines[asked.task];
  const failures: unknown[] = [];
  for (const engine of chain?.engines ?? []) {
    const port = asked.port(engine.ports);
    if (port === undefined) continue;
    try {
      const value = await port(asked.input, asked.signal);
      return { value, maker: { engine: engine.engine, version: engine.version }, failures };
    } catch (error) {
      asked.signal.throwIfAborted();
      failures.push(error);
      if (chain?.fallBack !== true) break;
    }
  }
  if (failures.length === 0) throw asked.task === 'transcribe' ? noTranscriber() : noEngine(asked.task);
  throw failures.length === 1 ? failures[0] : allEnginesFailed(asked.task, failures);
}
