import { platform } from 'node:os';

const kibibyte = 1_024;
/** What the engine of JavaScript sets aside for two threads before they do anything, and what they are started with. */
const engineBytes = 1_200 * 2 ** 20;

/** For a process that does one kind of work, beside everything else: it gives back soon what it has done with. */
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
 * How a child process is started so that the system enforces a limit of memory at every allocation, set by the shell that
 * becomes it. Where a system knows none, the process has to be watched. `flags`: further ones of the engine.
 */
export function confinedTo(memoryBytes: number, flags: readonly string[] = []): ProcessLimits {
  const engineFlags = [...permissions, ...flags];
  if (platform() === 'win32') return { env: frugal.env, execArgv: engineFlags };
  const kibibytes = Math.ceil((memoryBytes + engineBytes) / kibibyte);
  const underLimit = `ulimit -d ${kibibytes} 2>/dev/null; exec "$0" "$@"`;
  return {
    env: frugal.env,
    execPath: '/bin/sh',
    execArgv: ['-c', underLimit, process.execPath, ...engineFlags],
  };
}
