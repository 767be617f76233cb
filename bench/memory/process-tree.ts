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

/** What the kernel tells of one quantity of a process, in kB. */
const kbOf = (file: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(file)?.[1] ?? 0);

const mbOf = (kb: readonly number[]): number => kb.reduce((sum, one) => sum + one, 0) / 1_000;

/** Memory in MB. */
export type Held = {
  /** With pages that two processes share counted for each of them. */
  resident: number;
  /** With shared pages counted once. */
  proportional: number;
};

/** What a process and all that descend from it hold. */
export function heldBy(root: number): Held {
  const rolled = treeOf(root).map((id) => read(`/proc/${id}/smaps_rollup`));
  return {
    resident: mbOf(rolled.map((file) => kbOf(file, 'Rss'))),
    proportional: mbOf(rolled.map((file) => kbOf(file, 'Pss'))),
  };
}
