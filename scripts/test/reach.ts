/** What a change can reach, by the imports of the code. */
import { type Imports, roomOf } from '../check/folder-cycles.ts';

export type Reach = {
  /** Test files to run; `everything` when a change cannot be placed. */
  tests: string[] | 'everything';
  /** Journey files to run. */
  journeys: string[] | 'everything';
  /** Why the journeys run, from the changed file on; null when they do not. */
  why: string | null;
};

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isJourney = (path: string): boolean => path.endsWith('.journey.ts');
/** Where the product begins: the process, the page, and what runs in threads and processes of their own. */
const isEntry = (path: string): boolean =>
  /^packages\/(?:server\/src\/(?:main|cli)\.ts|web\/src\/main\.tsx)$/.test(path) ||
  (/^packages\/.*\.(?:worker|process)\.ts$/.test(path) && !path.includes('/testing/'));
/** What no test can depend on. */
const isIdle = (path: string): boolean => /\.md$|^docs\/|^LICENSE$/.test(path);

/** Which files import each. */
function importersOf(files: readonly Imports[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of files)
    for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), path]);
  return importers;
}

/**
 * The files of the graph that a change begins at: itself, or every file of its room where nothing imports it, as with a
 * migration; of a sample, the server, which serves them. Null: it may concern everything, as a file at the top does.
 */
function beginnings(changed: string, files: readonly Imports[]): string[] | null {
  if (files.some(({ path }) => path === changed)) return [changed];
  const room = changed.startsWith('samples/') ? 'server' : changed.includes('/') ? roomOf(changed) : null;
  const inRoom = files.filter(({ path }) => roomOf(path) === room).map(({ path }) => path);
  return inRoom.length > 0 ? inRoom : null;
}

type ReachedFrom = Map<string, string | null>;
type Start = { path: string; at: string[] };

/** Every file that is reached, with the one it was reached by; a changed file by none. */
function reachedFrom(starts: readonly Start[], files: readonly Imports[]): ReachedFrom {
  const importers = importersOf(files);
  const reached: ReachedFrom = new Map(starts.map(({ path }) => [path, null]));
  const reach = (path: string, by: string): void => {
    if (!reached.has(path)) reached.set(path, by);
  };
  for (const { path, at } of starts) for (const file of at) reach(file, path);
  for (const path of reached.keys()) for (const importer of importers.get(path) ?? []) reach(importer, path);
  return reached;
}

/** `a -> b -> c`, from the changed file to what it reaches. */
function wayTo(entry: string, reached: ReachedFrom): string {
  const way: string[] = [];
  for (let path: string | null = entry; path !== null; path = reached.get(path) ?? null) way.push(path);
  return way.toReversed().join(' -> ');
}

/** Paths from the top of the checkout; `files` is the import graph of rooms and tools. */
export function reachOf(changed: readonly string[], files: readonly Imports[]): Reach {
  const starts: Start[] = [];
  for (const path of changed.filter((name) => !isIdle(name))) {
    const at = beginnings(path, files);
    if (at === null) return { tests: 'everything', journeys: 'everything', why: `${path} may concern all` };
    starts.push({ path, at });
  }
  const reached = reachedFrom(starts, files);
  const paths = [...reached.keys()];
  const tests = paths.filter(isTest).toSorted();
  const entry = paths.find(isEntry);
  if (entry !== undefined) return { tests, journeys: 'everything', why: wayTo(entry, reached) };
  const journeys = paths.filter(isJourney).toSorted();
  return { tests, journeys, why: journeys[0] === undefined ? null : wayTo(journeys[0], reached) };
}
