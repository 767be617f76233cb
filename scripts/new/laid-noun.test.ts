// A noun is laid into a copy of the rooms and held against what every noun is held against, in part only, since all of it
// takes minutes: its tests run in the server, on a database with its table, and in the client; types are read in the
// server, which rests on the rooms below it. Those of the client are left to the check of whoever lays a noun.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeImports } from '../check/imports.ts';
import { command, root } from '../process/command.ts';
import { copyCheckout } from './checkout-copy.fixture.ts';
import { nounNames } from './noun-names.ts';
import { layNoun, planOf } from './plan.ts';

const patienceMs = 300_000;
const names = nounNames('laid-noun');
let copy = '';
let laid: string[] = [];
let touched: string[] = [];
beforeAll(async () => {
  copy = copyCheckout(root);
  const plan = planOf(names, copy);
  const registers = await layNoun(plan, copy);
  laid = plan.created.map(({ path }) => path);
  touched = [...laid, ...plan.edited.map(({ path }) => path), ...registers];
}, patienceMs);
afterAll(() => {
  if (copy !== '') rmSync(copy, { recursive: true, force: true });
});

const server = 'packages/server';

/** What the compiler says of these files of the server; it reads whatever they rest on. */
async function typeFaults(files: readonly string[]): Promise<string[]> {
  const project = join(copy, server, 'tsconfig.laid.json');
  const compilerOptions = { incremental: false, tsBuildInfoFile: null };
  const names = files.map((path) => path.slice(server.length + 1));
  writeFileSync(
    project,
    JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, include: [], files: names }),
  );
  const { ok, output } = await command(
    ['tsc', '-p', project, '--singleThreaded', '--pretty', 'false'],
    {},
    copy,
  );
  const faults = output.split('\n').filter((line) => line.includes('error TS'));
  if (!ok && faults.length === 0) return [output];
  // A part of a room lacks what other parts declare: only faults of the files that were laid or changed are theirs.
  return faults.filter(
    (line) => !line.startsWith('packages/') || touched.some((path) => line.startsWith(path)),
  );
}

describe('a noun that was laid', () => {
  it('has a migration that makes its table', () => {
    const folder = join(copy, 'packages/store/migrations');
    const name = readdirSync(folder).find((file) => file.endsWith(`_${names.snake.plural}.sql`));
    expect(name).toBeDefined();
    expect(readFileSync(join(folder, name ?? ''), 'utf8').match(/CREATE \w+ "\w+"/gu)).toEqual([
      'CREATE TABLE "laid_nouns"',
      'CREATE INDEX "laid_nouns_created_at"',
    ]);
    expect(existsSync(join(folder, 'meta', `${name?.slice(0, 4)}_snapshot.json`))).toBe(true);
  });

  it(
    'has types that hold in the server, and so in all that it rests on',
    async () => {
      const files = touched.filter((path) => path.startsWith(`${server}/`) && !path.includes('.test.'));
      expect(await typeFaults(files)).toEqual([]);
    },
    patienceMs,
  );

  it(
    'keeps the import law',
    async () => {
      const { files, faults } = await judgeImports(laid, { baseDir: copy, maxDepth: 4 });
      expect(faults).toEqual([]);
      expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(laid));
    },
    patienceMs,
  );

  it(
    'passes its own tests, over real HTTP on a real database and in the client',
    async () => {
      const tests = ['node', 'web'].map((project) => `--project=${project}`);
      const files = [names.kebab.singular, 'messages.test.ts'];
      const { ok, output } = await command(['vitest', 'run', ...tests, ...files], {}, copy);
      expect(ok ? '' : output).toBe('');
    },
    patienceMs,
  );
});
