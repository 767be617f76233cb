/**
 * Heavy work off the event loop: parsing, reading documents and the built-in engine run in worker threads, and what
 * could take more memory than a thread can be held to in a process of its own.
 */
import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import type { StreamedTask, Task } from '@ecco/engine';
import { readingTooSlow } from '../sources/source.errors.ts';
import { createGate } from './gate.ts';
import { takePieces } from './pieces.ts';
import type * as worker from './pipeline.worker.ts';
import { pooledThreads } from './pooled-threads.ts';
import { runInSandbox } from './sandbox.ts';
import { deserialized, type SerializedResult } from './serialized.ts';
import { createThreads } from './threads.ts';
import { byteCountOf, type LimitsFor, readers, type WorkLimits } from './work.limits.ts';

type Worker = typeof worker;
type Name = keyof Worker;
type Value<N extends Name> = Worker[N] extends (input: never) => Promise<SerializedResult<infer Inner>>
  ? Inner
  : never;

export type WorkPool = {
  /**
   * Runs a function of `pipeline.worker.ts`. Rejects with its error, with the signal's reason, or, for a reader of
   * sources that takes more than it may, with `source.too-slow` or `source.too-much-memory`.
   */
  run<N extends Name>(name: N, input: Parameters<Worker[N]>[0], signal?: AbortSignal): Promise<Value<N>>;
  /** A task of the built-in engine, with what its port takes and gives. Rejects as `run` does. */
  doTask<Output>(task: Task, input: unknown, signal?: AbortSignal): Promise<Output>;
  /**
   * The same, piece by piece. The work waits for whoever reads; it ends where nobody reads on, and with the signal.
   * Pieces that were handed over before it failed stand.
   */
  streamTask<Output>(task: StreamedTask, input: unknown, signal?: AbortSignal): AsyncIterable<Output>;
  /** Whether none of its threads is there: what needs much memory may come in their place. */
  isAsleep(): boolean;
  close(): Promise<void>;
};

type Work = { name: Name; input: unknown; signal?: AbortSignal | undefined };

export type WorkPoolOptions = {
  /** Threads at most; one for each core, but not more than four, when left out. */
  maxThreads?: number;
  /** How long a thread without work is kept, in ms; ten seconds when left out. */
  idleMs?: number;
  /** How long work has to wait until one more thread is begun, in ms; at once when left out. */
  growsAfterMs?: number;
  /** What readers of sources may take, in place of what they are given. */
  limits?: LimitsFor;
  /** Threads without work stay in the process when the pool is closed, for one that is opened after it; for tests. */
  keepThreads?: boolean | undefined;
};

/** Processes at once: each may take more than a gigabyte. */
const mostSandboxes = 2;

export function createWorkPool(options: WorkPoolOptions = {}): WorkPool {
  const maxThreads = options.maxThreads ?? Math.min(4, availableParallelism());
  const { idleMs } = options;
  const makeThreads = options.keepThreads === true ? pooledThreads : createThreads;
  const threads = makeThreads({ maxThreads, ...(idleMs !== undefined && { idleMs }) });
  // Work that waits has not begun, and its time does not run. What has a process of its own keeps no thread waiting.
  const threadGate = createGate(maxThreads, { growsAfterMs: options.growsAfterMs });
  const sandboxGate = createGate(Math.min(maxThreads, mostSandboxes));

  async function runInThread<Value>(
    name: Name,
    input: unknown,
    signals: AbortSignal[],
  ): Promise<SerializedResult<Value>> {
    return threads.run(name, input, signals.length === 0 ? {} : { signal: AbortSignal.any(signals) });
  }

  async function readInThread<Value>(
    { name, input, signal }: Work,
    limits: WorkLimits,
  ): Promise<SerializedResult<Value>> {
    const isOver = AbortSignal.timeout(limits.timeMs);
    try {
      return await runInThread(name, input, [...(signal === undefined ? [] : [signal]), isOver]);
    } catch (error) {
      signal?.throwIfAborted();
      throw isOver.aborted ? readingTooSlow(limits.timeMs) : error;
    }
  }

  async function answerOf<Value>({ name, input, signal }: Work): Promise<SerializedResult<Value>> {
    const reader = readers[name];
    if (reader === undefined) {
      return threadGate(() => runInThread(name, input, signal === undefined ? [] : [signal]), signal);
    }
    const limits = (options.limits ?? reader.limits)(byteCountOf(input));
    if (reader.where === 'process')
      return sandboxGate(() => runInSandbox({ name, input, limits, signal }), signal);
    return threadGate(() => readInThread({ name, input, signal }, limits), signal);
  }

  async function run<Value>(work: Work): Promise<Value> {
    try {
      return deserialized(await answerOf<Value>(work));
    } catch (error) {
      work.signal?.throwIfAborted();
      throw error;
    }
  }

  async function* stream<Output>(
    task: StreamedTask,
    input: unknown,
    signal?: AbortSignal,
  ): AsyncGenerator<Output, void> {
    const { port1: here, port2: port } = new MessageChannel();
    const done = threadGate<SerializedResult<void>>(
      () => threads.run('streamTask', { task, input, port }, { signal, transfer: [port] }),
      signal,
    );
    // Work that fails before it begins leaves the port with this thread, where nobody else would close it.
    done.catch(() => here.close());
    try {
      for await (const piece of takePieces<Output>(here)) {
        // Pieces may have come already that nobody wants any more.
        signal?.throwIfAborted();
        yield piece;
      }
      deserialized(await done);
      signal?.throwIfAborted();
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  }

  return {
    run: (name, input, signal) => run({ name, input, signal }),
    doTask: (task, input, signal) => run({ name: 'doTask', input: { task, input }, signal }),
    streamTask: stream,
    isAsleep: threads.areAsleep,
    close: threads.close,
  };
}
