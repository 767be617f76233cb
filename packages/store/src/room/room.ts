import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { smallestOf } from '@ecco/domain';

/** How much a disk has for more, in bytes, by a directory on it. */
type FreeBytes = (directory: string) => Promise<number>;

export type RoomOptions = {
  /** What has to stay free, so that work under way and signing in never meet a full disk, in bytes. */
  reserveBytes: number;
  /** Asked in place of the disk. */
  freeBytes?: FreeBytes;
  /** Pause between two looks of what waits, in ms; 2 s when left out. */
  lookEveryMs?: number;
  /** As long as an answer of the disk is believed, in ms: half a second when left out, as each is a call to the system. */
  believedMs?: number;
};

/** Whether what is written still fits. */
export type Room = {
  /** Whether so many bytes fit beside the reserve. */
  isLeftFor(bytes: number): Promise<boolean>;
  /** Resolves when there is room; at once where there is. Rejects with the reason of the signal. */
  whenLeft(signal: AbortSignal): Promise<void>;
  /** As long as a look at the disk is apart from the next, for whoever found it full by writing. Rejects likewise. */
  pause(signal: AbortSignal): Promise<void>;
};

/** Free for whoever is not root, as `df` tells it. A directory that is not there yet is made where its parent is. */
async function freeOnDisk(directory: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  } catch (error) {
    const parent = dirname(directory);
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    // A disk that does not tell is no reason to take nothing in.
    return isMissing && parent !== directory ? freeOnDisk(parent) : Number.POSITIVE_INFINITY;
  }
}

/** Watches the disks of some directories; without any there is always room. */
export function createRoom(directories: readonly string[], options: RoomOptions): Room {
  const { reserveBytes, freeBytes = freeOnDisk, lookEveryMs = 2_000, believedMs = 500 } = options;
  let known = { at: Number.NEGATIVE_INFINITY, free: Promise.resolve(0) };

  function leastFree(): Promise<number> {
    const now = performance.now();
    if (now - known.at > believedMs || now < known.at) {
      const free = Promise.all(directories.map(freeBytes)).then((all) => smallestOf(all));
      known = { at: now, free };
    }
    return known.free;
  }

  const isLeftFor = async (bytes: number): Promise<boolean> =>
    directories.length === 0 || (await leastFree()) >= reserveBytes + bytes;

  const pause = (signal: AbortSignal): Promise<void> => wait(lookEveryMs, undefined, { signal });
  return {
    isLeftFor,
    pause,
    async whenLeft(signal) {
      while (!(await isLeftFor(0))) await pause(signal);
    },
  };
}
