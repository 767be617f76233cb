import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { directoryImpossible } from '../errors/store.errors.ts';

/** What a directory holds belongs to its owner alone. */
export const privateDirectoryMode = 0o700;
export const privateFileMode = 0o600;

const forOthers = 0o077;
const writableByOthers = 0o022;

export type Privacy = {
  /** Entries that others could read, write or enter, and that are now the owner's alone. */
  mended: number;
  /** Others may write into the directory itself, or could until now: what lies there may not be ours. */
  wasWritable: boolean;
  /** Entries that are still open to others, since they belong to somebody else, or the disk takes no change. */
  open: number;
};

/** Makes a directory and those above it, one by one: made at once, one below a place that takes none is tried for ever. */
function makeEach(directory: string): void {
  if (statSync(directory, { throwIfNoEntry: false }) === undefined) {
    makeEach(dirname(directory));
    mkdirSync(directory, { mode: privateDirectoryMode });
  }
}

/** Makes sure that a directory is there and may be written to. Throws `store.directory_impossible`. */
export function makePrivate(directory: string): void {
  const path = resolve(directory);
  try {
    makeEach(path);
    if (!statSync(path).isDirectory()) throw Object.assign(new Error('no directory'), { code: 'ENOTDIR' });
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw directoryImpossible(path, error);
  }
}

/**
 * Takes from everybody but the owner what a directory holds: an older release left its files to the mode of the
 * process and of the embedded database. Symbolic links are not followed. Null where there is no directory yet.
 */
export function restrictDirectory(directory: string): Privacy | null {
  const root = realPathOf(directory);
  if (root === null) return null;
  const privacy: Privacy = { mended: 0, wasWritable: false, open: 0 };
  privacy.wasWritable = (lstatSync(root).mode & writableByOthers) !== 0;
  // From above, so that nobody else gets in while the rest is mended.
  const waiting = [root];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const entry = lstatSync(path, { throwIfNoEntry: false });
    if (entry === undefined || entry.isSymbolicLink()) continue;
    if ((entry.mode & forOthers) !== 0) close(path, entry.mode, privacy);
    if (entry.isDirectory()) for (const name of ownFiles(path)) waiting.push(join(path, name));
  }
  return privacy;
}

function close(path: string, mode: number, privacy: Privacy): void {
  const done = unlessRefused(() => {
    chmodSync(path, mode & 0o700);
    return true;
  });
  if (done) privacy.mended += 1;
  else privacy.open += 1;
}

/** None of a directory of somebody else, such as the `lost+found` of a mounted disk. */
const ownFiles = (directory: string): string[] => unlessRefused(() => readdirSync(directory)) ?? [];

const realPathOf = (directory: string): string | null => unlessRefused(() => realpathSync(directory));

const refusals: readonly unknown[] = ['EACCES', 'ENOENT', 'EPERM', 'EROFS'];

function unlessRefused<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && refusals.includes(error.code)) return null;
    throw error;
  }
}
