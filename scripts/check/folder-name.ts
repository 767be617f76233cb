import type { SourceFile } from './source-files.ts';

const nameless = new Set(['shared', 'common', 'helpers', 'utils', 'lib', 'misc']);

/** Folders whose name says nothing: what two rooms need has a noun and goes to the lowest room that owns it. */
export function folderNameFaults(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.split('/').some((part) => nameless.has(part)))
    .map(({ path }) => `${path}: a folder named after nothing`);
}
