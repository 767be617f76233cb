import { fork } from 'node:child_process';
import { once } from 'node:events';
import { platform } from 'node:os';
import { readingTooLarge, readingTooSlow } from '../sources/source.errors.ts';
import type { SerializedResult } from './serialized.ts';
import type { WorkLimits } from './work.limits.ts';

type SandboxTask = { name: string; input: unknown; limits: WorkLimits; signal?: AbortSignal | undefined };

const kibibyte = 1_024;
/** What the engine of JavaScript sets aside for two threads before they do anything, and what they are started with. */
const engineBytes = 1_200 * 2 ** 20;

/** For a process that lives for one paper, beside everything else: it gives back soon what it has done with. */
const frugal = {
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '262144' },
  flags: ['--max-semi-space-size=4', '--heap-growing-percent=50'],
};

/** Nothing of what this process knows: neither its environment, nor leave to write files or to start programs. */
const permissions = [
  ...frugal.flags,
  '--disable-warning=ExperimentalWarning',
  '--permission',
  '--allow-fs-read=*',
  '--allow-worker',
];

type ProcessLimits = { env: Record<string, string>; execPath?: string; execArgv: string[] };

/**
 * The engine under a limit that the system enforces at every allocation, set by the shell that becomes it. Where a
 * system knows none, the process still watches itself.
 */
export function confinedTo(memoryBytes: number): ProcessLimits {
  if (platform() === 'win32') return { env: frugal.env, execArgv: permissions };
  const kibibytes = Math.ceil((memoryBytes + engineBytes) / kibibyte);
  const underLimit = `ulimit -d ${kibibytes} 2>/dev/null; exec "$0" "$@"`;
  return {
    env: frugal.env,
    execPath: '/bin/sh',
    execArgv: ['-c', underLimit, process.execPath, ...permissions],
  };
}

/**
 * Does one piece of work in a process of its own, which is ended beyond its limits: by the system where its data grows
 * beyond them between two looks, else by the process, which watches itself.
 * @throws SourceError `source.too-slow`, `source.too-much-memory`; the signal's reason
 */
export async function runInSandbox<Value>({
  name,
  input,
  limits,
  signal,
}: SandboxTask): Promise<SerializedResult<Value>> {
  const { timeMs, memoryBytes } = limits;
  const program = new URL('./sandbox.process.ts', import.meta.url);
  const child = fork(program, {
    ...confinedTo(memoryBytes),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const isOver = AbortSignal.timeout(timeMs);
  const ended = AbortSignal.any([isOver, ...(signal === undefined ? [] : [signal])]);
  const gone = new AbortController();
  child.once('exit', () => gone.abort());
  try {
    child.send({ name, input, memoryBytes });
    const [answer] = await once(child, 'message', { signal: AbortSignal.any([ended, gone.signal]) });
    return answer;
  } catch (error) {
    signal?.throwIfAborted();
    if (isOver.aborted) throw readingTooSlow(timeMs);
    if (gone.signal.aborted) throw readingTooLarge(memoryBytes);
    throw error;
  } finally {
    child.kill('SIGKILL');
  }
}
