import type {
  Engine,
  HearingLimits,
  Maker,
  Port,
  Ports,
  StreamingPort,
  StreamingPorts,
  Task,
} from '@ecco/engine';
import { withinLimits } from './stream.limits.ts';
import { allEnginesFailed, noEngine, noTranscriber } from './work.errors.ts';

/** Engines of one task in their order; the next one does it only where `fallBack` says so of the failure. */
export type EngineChain = {
  readonly engines: readonly Engine[];
  fallBack: boolean | ((failure: unknown) => boolean);
};
export type Engines = Partial<Record<Task, EngineChain>>;

/** A result and what made it (D23). `failures`: what the engines said that were asked before. */
export type EngineResult<Value> = { value: Value; maker: Maker; failures: unknown[] };

const mayFallBack = (chain: EngineChain | undefined, failure: unknown): boolean =>
  typeof chain?.fallBack === 'function' ? chain.fallBack(failure) : chain?.fallBack === true;

type EngineCall<Input, Output> = {
  task: Task;
  /** The task's port of an engine. */
  port: (ports: Partial<Ports>) => Port<Input, Output> | undefined;
  input: Input;
  signal: AbortSignal;
};

/** The engines that make new results of each task, as they are noted with what they made. */
export const makersOf = (engines: Engines): Partial<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(engines)
      .filter(([, chain]) => chain.engines.length > 0)
      .map(([task, chain]) => [task, chain.engines.map(({ engine, version }) => `${engine} ${version}`)]),
  );

/** Whether any engine does the task. */
export const hasEngine = (engines: Engines, task: Task): boolean =>
  engines[task]?.engines.some((engine) => engine.ports[task] !== undefined) ?? false;

/** Whether an engine of the task is not known to fail now. */
export const hasWorkingEngine = (engines: Engines, task: Task): boolean =>
  engines[task]?.engines.some(
    ({ ports, isFailing }) => ports[task] !== undefined && isFailing?.() !== true,
  ) ?? false;

/** What services are known to take that say nothing of it. */
const usualHearing: HearingLimits = { maxBytes: 25_000_000, maxMs: 1_400_000, atOnce: 1 };

/** What the first transcriber takes at once. */
export function hearingLimits(engines: Engines): HearingLimits {
  const first = engines.transcribe?.engines.find(({ ports }) => ports.transcribe !== undefined);
  return first?.hearing?.() ?? usualHearing;
}

/**
 * Asks the engines of a task in order and answers with the first result.
 * Throws `work.no_transcriber`, `work.no_engine`, `work.engines_failed`, or the only engine's own error.
 */
export async function ask<Input, Output>(
  engines: Engines,
  engineCall: EngineCall<Input, Output>,
): Promise<EngineResult<Output>> {
  const chain = engines[engineCall.task];
  const failures: unknown[] = [];
  for (const engine of chain?.engines ?? []) {
    const port = engineCall.port(engine.ports);
    if (port === undefined) continue;
    try {
      const value = await port(engineCall.input, engineCall.signal);
      return { value, maker: { engine: engine.engine, version: engine.version }, failures };
    } catch (error) {
      engineCall.signal.throwIfAborted();
      failures.push(error);
      if (!mayFallBack(chain, error)) throw error;
    }
  }
  throw noneAnswered(engineCall.task, failures);
}

function noneAnswered(task: Task, failures: unknown[]): unknown {
  if (failures.length === 0) return task === 'transcribe' ? noTranscriber() : noEngine(task);
  return failures.length === 1 ? failures[0] : allEnginesFailed(task, failures);
}

type StreamedEngineCall<Input, Output> = EngineCall<Input, Output> & {
  /** The task's streaming port of an engine. */
  stream: (streams: Partial<StreamingPorts>) => StreamingPort<Input, Output> | undefined;
};

async function* onePiece<Output>(whole: Promise<Output>): AsyncGenerator<Output, void> {
  yield await whole;
}

/** How an engine answers in pieces; one that does not stream answers with the whole as its only piece. */
function piecesOf<Input, Output>(
  engine: Engine,
  { port, stream, input, signal }: StreamedEngineCall<Input, Output>,
): AsyncIterable<Output> | undefined {
  const streaming = stream(engine.streams ?? {});
  if (streaming !== undefined) return streaming(input, signal);
  const whole = port(engine.ports);
  return whole && onePiece(whole(input, signal));
}

/**
 * Asks the engines of a task in order and gives the pieces of the first that has any. Once a piece is out no other
 * engine is asked, since its pieces would not fit. Throws what `ask` throws, and `work.stream_too_long`.
 */
export async function* askInPieces<Input, Output>(
  engines: Engines,
  call: StreamedEngineCall<Input, Output>,
): AsyncGenerator<EngineResult<Output>, void> {
  const chain = engines[call.task];
  const failures: unknown[] = [];
  for (const engine of chain?.engines ?? []) {
    const pieces = piecesOf(engine, call);
    if (pieces === undefined) continue;
    const maker = { engine: engine.engine, version: engine.version };
    let isBegun = false;
    try {
      for await (const value of withinLimits(call.task, pieces)) {
        isBegun = true;
        yield { value, maker, failures };
      }
      return;
    } catch (error) {
      call.signal.throwIfAborted();
      if (isBegun) throw error;
      failures.push(error);
      if (!mayFallBack(chain, error)) throw error;
    }
  }
  throw noneAnswered(call.task, failures);
}
