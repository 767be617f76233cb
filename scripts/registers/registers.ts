/**
 * Registers: lists that are found and not kept. What belongs to one names itself by the name of its file and of what it
 * exports; the list is written from that, and `npm run check` says when it is stale.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A list that is written; paths from the top of the checkout. */
type Register = {
  path: string;
  /** What it is, as the first line says. */
  title: string;
  /** The files that belong to it. */
  files: string;
  /** How the one name begins or ends that each of them exports for it. */
  exported: RegExp;
  /** The name of the list. */
  list: string;
};

const ofJobs = { title: 'Every job of the room', exported: /^export const ([a-z]\w*Job)\b/mu, list: 'jobs' };

export const registers: readonly Register[] = [
  {
    ...ofJobs,
    path: 'packages/pipeline/src/assembly/jobs.generated.ts',
    files: 'packages/pipeline/src/**/*.job.ts',
  },
  {
    ...ofJobs,
    path: 'packages/server/src/compose/jobs.generated.ts',
    files: 'packages/server/src/**/*.job.ts',
  },
];

/** A register with the text that it is to have. */
type RegisterText = { path: string; text: string };

/** A path without the roles and the kind of its file, as the formatter sorts imports. */
const stemOf = (path: string): string => path.slice(0, path.indexOf('.', path.lastIndexOf('/')));
const byText = (one: string, other: string): number => (one < other ? -1 : 1);

/**
 * What a register is to say of the checkout at `root`.
 * @throws Error naming a file that exports nothing for it
 */
export function registerText({ path, title, files, exported, list }: Register, root: string): RegisterText {
  const entries = globSync(files, { cwd: root }).map((file) => {
    const name = exported.exec(readFileSync(join(root, file), 'utf8'))?.[1];
    if (name === undefined) throw new Error(`${file} exports nothing for ${path}`);
    const result = relative(dirname(path), file);
    return { name, from: result.startsWith('.') ? result : `./${result}` };
  });
  const imports = entries
    .toSorted((one, other) => byText(stemOf(one.from), stemOf(other.from)))
    .map(({ name, from }) => `import { ${name} } from '${from}';`);
  const names = entries.map(({ name }) => `  ${name},`).toSorted(byText);
  const head = `/** ${title}, written by \`npm run registers\`. */`;
  const body = [`export const ${list} = {`, ...names, '};'];
  return { path, text: [head, ...imports, '', ...body, ''].join('\n') };
}

const textOf = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** The registers that do not say what is there. */
export const staleRegisters = (root: string): RegisterText[] =>
  registers
    .map((register) => registerText(register, root))
    .filter(({ path, text }) => textOf(join(root, path)) !== text);
