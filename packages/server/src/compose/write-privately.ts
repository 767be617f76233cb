const forOthers = 0o077;

/** What this process writes from here on, and its threads and the library of the database do, is for its owner alone. */
export function writePrivately(): void {
  process.umask(forOthers);
}
