import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { byPlace, byText, type Entry, type Shape } from './register-shapes.ts';

/** What is known of a file that belongs to a register; its path from the top of the checkout. */
export type RegisteredFile = { path: string; text: string };

/** A list that is written; paths from the top of the checkout. */
export type Register = {
  path: string;
  /** What it is, as the first line says. */
  title: string;
  /** The files that belong to it. */
  files: string;
  /** How the names begin or end that each of them exports for it; none where all that they export is handed on. */
  exported: RegExp | null;
  /** Those of the files that belong to it, where more than the name decides. */
  chosen?: (files: readonly RegisteredFile[]) => RegisteredFile[];
  /** Files that export no such name do not belong to it; otherwise they are refused. */
  mayExportNothing?: boolean;
  /** The key of a name, which is the name where nothing is said. */
  keyOf?: (name: string, file: RegisteredFile) => string;
  /** Puts the files in an order that means something; without it they stand by the alphabet of their keys. */
  inOrder?: (files: readonly RegisteredFile[], root: string) => RegisteredFile[];
  shape: Shape;
};

/** A register with the text that it is to have. */
export type RegisterText = { path: string; text: string };

/** The path of `file` as the register at `path` imports it. */
function importedFrom(path: string, file: string): string {
  const result = relative(dirname(path), file);
  return result.startsWith('.') ? result : `./${result}`;
}

/** What stands in the register for each file. @throws Error naming a file that exports nothing for it */
function entriesOf(register: Register, files: readonly RegisteredFile[]): Entry[] {
  const { path, exported, mayExportNothing = false, keyOf = (name) => name } = register;
  return files.flatMap((file): Entry[] => {
    const from = importedFrom(path, file.path);
    if (exported === null) return [{ name: '', key: from, from }];
    const names = [...file.text.matchAll(exported)].map(([, name = '']) => name);
    if (names.length === 0 && !mayExportNothing) throw new Error(`${file.path} exports nothing for ${path}`);
    return names.map((name) => ({ name, key: keyOf(name, file), from }));
  });
}

/** One import for each file. */
const importsOf = (entries: readonly Entry[]): string[] =>
  [...Map.groupBy(entries, ({ from }) => from)]
    .toSorted(([one], [other]) => byPlace(one, other))
    .map(([from, group]) => {
      const names = group.map(({ name }) => name).toSorted(byText);
      return `import { ${names.join(', ')} } from '${from}';`;
    });

/** What a register is to say of the checkout at `root`. */
export function registerText(register: Register, root: string): RegisterText {
  const { path, title, files, exported, inOrder, shape, chosen = (all) => [...all] } = register;
  const head = `/** ${title}, written by \`npm run registers\`. */`;
  const matches = globSync(files, { cwd: root }).map((file) => ({
    path: file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
  const found = chosen(matches);
  const inUse = entriesOf(register, inOrder ? inOrder(found, root) : found);
  const entries = inOrder ? inUse : inUse.toSorted((one, other) => byText(one.key, other.key));
  const above = exported === null ? [] : [...importsOf(entries), ''];
  return { path, text: [head, ...above, ...shape(entries), ''].join('\n') };
}
