import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RegisteredFile } from './register.ts';
import { byText } from './register-shapes.ts';

const importedFolder = /from '\.\.\/([\w-]+)\//gu;

/**
 * Files of folders beside each other, those first to whose folders the tables of others refer.
 * @throws Error naming folders whose tables refer to each other
 */
export function byReferences(files: readonly RegisteredFile[], root: string): RegisteredFile[] {
  const byFolder = new Map(files.map((file) => [dirname(file.path), file]));
  const ordered = new Set<RegisteredFile>();
  function add(folder: string, referring: readonly string[]): void {
    const file = byFolder.get(folder);
    if (file === undefined || ordered.has(file)) return;
    if (referring.includes(folder)) throw new Error(`tables refer in a circle: ${referring.join(', ')}`);
    const tables = globSync(`${folder}/**/*.table.ts`, { cwd: root });
    const text = tables.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
    const others = [...text.matchAll(importedFolder)].map(([, name = '']) => join(dirname(folder), name));
    for (const other of others.toSorted(byText)) if (other !== folder) add(other, [...referring, folder]);
    ordered.add(file);
  }
  for (const folder of [...byFolder.keys()].toSorted(byText)) add(folder, []);
  return [...ordered];
}
