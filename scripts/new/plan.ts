import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { command } from '../process/command.ts';
import { writeRegisters } from '../registers/registers.ts';
import { filledIn, type NounNames } from './noun-names.ts';
import { registrations } from './registrations.ts';

/** A file with its path from the top of the checkout and the text it is to have. */
export type PlannedFile = { path: string; text: string };
export type Plan = { created: readonly PlannedFile[]; edited: readonly PlannedFile[]; names: NounNames };

const templates = join(import.meta.dirname, 'templates');
const ending = '.template';

const createdFor = (names: NounNames): PlannedFile[] =>
  globSync(`**/*${ending}`, { cwd: templates })
    .toSorted()
    .map((path) => ({
      path: filledIn(path.slice(0, -ending.length), names),
      text: filledIn(readFileSync(join(templates, path), 'utf8'), names),
    }));

/**
 * What a noun adds to the checkout at `root`, before anything is written.
 * @throws Error naming the file, where one of the lists is not found in it
 */
export function planOf(names: NounNames, root: string): Plan {
  const edited = registrations.map(({ path, add }) => {
    try {
      return {
        path,
        text: add(readFileSync(join(root, path), 'utf8'), (template) => filledIn(template, names)),
      };
    } catch (error) {
      throw new Error(`${path} is not as scripts/new/registrations.ts has it`, { cause: error });
    }
  });
  return { created: createdFor(names), edited, names };
}

/** What the migration tool will write. */
export function migrationOf({ snake }: NounNames, root: string): { created: string[]; edited: string[] } {
  const folder = 'packages/store/migrations';
  const number = String(globSync('*.sql', { cwd: join(root, folder) }).length).padStart(4, '0');
  return {
    created: [`${folder}/${number}_${snake.plural}.sql`, `${folder}/meta/${number}_snapshot.json`],
    edited: [`${folder}/meta/_journal.json`],
  };
}

/** Runs a tool. @throws Error with what it said, when it fails */
async function run(line: readonly string[], at: string): Promise<void> {
  const { ok, output } = await command(line, {}, at);
  if (!ok) throw new Error(`${line.join(' ')}\n${output}`);
}

/** Writes the files of a noun into the checkout at `root`, formats them and makes the migration; gives the registers that name it. */
export async function layNoun({ created, edited, names }: Plan, root: string): Promise<string[]> {
  const files = [...created, ...edited];
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const registers = writeRegisters(root);
  const code = files.map(({ path }) => path).filter((path) => /\.tsx?$/u.test(path));
  await run(['biome', 'check', '--write', ...code], root);
  await run(['drizzle-kit', 'generate', `--name=${names.snake.plural}`], join(root, 'packages/store'));
  return registers;
}
