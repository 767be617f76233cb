import { basename } from 'node:path';

/** What is known of the modules when the files of the build are chosen. */
type Modules = {
  getModuleInfo(id: string): {
    readonly code: string | null;
    readonly exports: readonly string[];
    readonly importedIds: readonly string[];
  } | null;
};

/** A list of everything that a library or a room has, of which nobody needs more than a few. */
const barrel = /\/(?:index|names\.generated|tabler-icons-react)\.(?:m?js|ts)$/;
const namedImports = /import\s*\{([^}]*)\}\s*from/g;

/** What a module takes of others, by name. */
const takenBy = (code: string): string[] =>
  [...code.matchAll(namedImports)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  );

/** Finds what stands behind a barrel, by the names that it is taken by: what it exports, or what its file is called. */
function openBarrels(known: Modules) {
  const opened = new Map<string, Map<string, string>>();
  return function open(id: string): Map<string, string> {
    const before = opened.get(id);
    if (before) return before;
    const byName = new Map<string, string>();
    opened.set(id, byName);
    for (const behind of known.getModuleInfo(id)?.importedIds ?? [])
      if (barrel.test(behind)) for (const [name, module] of open(behind)) byName.set(name, module);
      else
        for (const name of [
          basename(behind).split('.')[0] ?? '',
          ...(known.getModuleInfo(behind)?.exports ?? []),
        ])
          byName.set(name, behind);
    return byName;
  };
}

/** Everything that has to be there before `entry` can run. */
function closureOf(entry: string, known: Modules): ReadonlySet<string> {
  const open = openBarrels(known);
  const closure = new Set([entry]);
  for (const id of closure) {
    const info = known.getModuleInfo(id);
    const taken = takenBy(info?.code ?? '');
    for (const imported of info?.importedIds ?? [])
      if (!barrel.test(imported)) closure.add(imported);
      else
        for (const name of taken) {
          const behind = open(imported).get(name);
          if (behind !== undefined) closure.add(behind);
        }
  }
  return closure;
}

type Files = {
  /** The module that the page begins with, and those of the other pages that people come to first. */
  page: string;
  others: readonly string[];
  /** Names of the files: of what the page alone needs, and of what one of the others needs too. */
  own: string;
  shared: string;
};

/**
 * Names the file that a module of a page's first view goes into, and none for what the page does without. Chosen by size
 * or by sharing alone, pieces that the page does not show would come with those that it does.
 */
export function firstViewOf({ page, others, own, shared }: Files) {
  const closures = new Map<string, ReadonlySet<string>>();
  return (id: string, known: Modules): string | null => {
    const needs = (entry: string): boolean => {
      const closure = closures.get(entry) ?? closureOf(entry, known);
      closures.set(entry, closure);
      return closure.has(id);
    };
    if (!needs(page)) return null;
    return others.some(needs) ? shared : own;
  };
}
