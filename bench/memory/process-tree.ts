import { readdirSync, readFileSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It ended meanwhile.
    return '';
  }
};

/** A process and all that descend from it, by their numbers (Linux). */
function treeOf(root: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      id: Number(name),
      parent: Number(read(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ')[1]),
    }));
  const below = (id: number): number[] => [
    id,
    ...parents.filter(({ parent }) => parent === id).flatMap((child) => below(child.id)),
  ];
  return below(root);
}

/** What the kernel tells of one quantity in a file of each process of a tree, in MB. */
function sumOf(root: number, file: 'status' | 'smaps_rollup', quantity: RegExp): number {
  const kb = treeOf(root).map((id) => Number(quantity.exec(read(`/proc/${id}/${file}`))?.[1] ?? 0));
  return kb.reduce((sum, one) => sum + one, 0) / 1_000;
}

/** Memory that a process and its descendants hold, in MB; pages that two of them share count twice. */
export const residentMb = (root: number): number => sumOf(root, 'status', /VmRSS:\s+(\d+)/);

/** The same with shared pages counted once. */
export const proportionalMb = (root: number): number => sumOf(root, 'smaps_rollup', /^Pss:\s+(\d+)/m);
