import { dirname } from 'node:path';

/**
 * A file and the files it imports, paths from the top of the checkout. `late`: those of them that it does not rest on, since
 * they are loaded only when they are used.
 */
export type Imports = { path: string; imports: string[]; late?: readonly string[] };

// A test composes what it likes; all other imports give a room its layers.
const isProduct = (path: string) =>
  /^(?:packages|e2e|bench|eval|scripts)\//.test(path) &&
  !/\.(test|bench|fixture)\.tsx?$|-suite\.ts$|\/testing\//.test(path);
/** The room that a file belongs to: a folder of `packages/`, or a folder of tools. */
export function roomOf(path: string): string {
  const [top = '', room = ''] = path.split('/');
  return top === 'packages' ? room : top;
}

/** The folder so many levels below the room's `src` that a file lies in, however deep; where it lies higher, its own folder. */
export function folderAtLevel(path: string, level: number): string {
  const folders = dirname(path).split('/');
  return folders.slice(0, folders.indexOf('src') + 1 + level).join('/');
}

/** What is taken as one folder. */
type FolderOf = (path: string) => string;

type Edges = Map<string, Map<string, string[]>>;

/** From folder to folder of the same room, each with the imports it consists of. */
function folderEdges(files: Imports[], folderOf: FolderOf): Edges {
  const edges: Edges = new Map();
  for (const { path, imports, late = [] } of files.filter((file) => isProduct(file.path))) {
    const from = folderOf(path);
    const targets = edges.get(from) ?? new Map<string, string[]>();
    edges.set(from, targets);
    for (const target of imports.filter((imported) => isProduct(imported) && !late.includes(imported))) {
      const to = folderOf(target);
      if (to === from || roomOf(target) !== roomOf(path)) continue;
      targets.set(to, [...(targets.get(to) ?? []), `${path} -> ${target}`]);
    }
  }
  return edges;
}

/** What can be reached from a folder, itself only when a way leads back to it. */
function reachable(edges: Edges, from: string): Set<string> {
  const seen = new Set<string>();
  const open = [from];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of edges.get(folder)?.keys() ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return seen;
}

/**
 * Folders of a room that lead back to themselves, with the imports to cut: those between two folders of one cycle,
 * the thinnest bundle first. `folderOf` takes a tree of folders as one.
 */
export function folderCycleFaults(files: Imports[], folderOf: FolderOf = dirname): string[] {
  const edges = folderEdges(files, folderOf);
  const reach = new Map([...edges.keys()].map((folder) => [folder, reachable(edges, folder)]));
  const circular = [...reach].filter(([folder, reached]) => reached.has(folder)).map(([folder]) => folder);
  const bundles = circular.flatMap((from) =>
    [...(edges.get(from) ?? [])]
      .filter(([to]) => reach.get(to)?.has(from))
      .map(([to, imports]) => ({ from, to, imports })),
  );
  return bundles
    .toSorted((a, b) => a.imports.length - b.imports.length || a.from.localeCompare(b.from))
    .map(
      ({ from, to, imports }) =>
        `${from} and ${to} lead to each other, here by ${imports.length}: ${imports.slice(0, 3).join(', ')}`,
    );
}
