import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

let isRequested = false;

/** The calling thread's own number, which Linux takes where it takes that of a process; null elsewhere. */
function threadNumber(): number | null {
  try {
    const number = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    return Number.isInteger(number) ? number : null;
  } catch {
    return null;
  }
}

/**
 * Lets other threads go first from now on, for work that nobody waits for; threads that this one begins do the same.
 * Answers with the priority of the calling thread, or null where a system has none for threads.
 */
export function letOthersGoFirst(): number | null {
  const thread = threadNumber();
  if (thread === null) return null;
  const { PRIORITY_BELOW_NORMAL: back } = constants.priority;
  // Never forward: that is not allowed to everybody, and whoever set it further back meant it.
  if (!isRequested && getPriority(thread) < back) setPriority(thread, back);
  isRequested = true;
  return getPriority(thread);
}
