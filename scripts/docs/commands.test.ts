import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`),
];
const text = pages
  .filter((page) => page.endsWith('.md'))
  .map((page) => readFileSync(join(root, page), 'utf8'))
  .join('\n');

/** What the documentation says to type, each once; several parts of one line stand apart. */
const commands = [
  ...new Set(
    [...text.matchAll(/`([^`\n]*)`|^((?:npm|npx) .+)$/gmu)]
      .flatMap(([, inline = '', line = '']) => (inline || line).split('&&'))
      .map((command) => command.trim())
      .filter((command) => /^(?:npm|npx) /u.test(command)),
  ),
];
const saidAfter = (start: string): string[] =>
  commands.filter((command) => command.startsWith(start)).map((command) => command.slice(start.length));

const compiled = join(root, 'node_modules/.cache/compile');
const run = async (script: string, args: string[]) => {
  const call = ['--disable-warning=ExperimentalWarning', join(root, script), ...args];
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled };
  return promisify(execFile)(process.execPath, call, { cwd: root, env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  );
};

describe('what the documentation says to type', () => {
  it('names scripts of the checkout', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const named = commands.flatMap(
      (command) => /^npm (?:run (?:-s )?)?(?!ci\b|install\b|--)([\w:]+)/u.exec(command)?.[1] ?? [],
    );
    expect(named).toContain('start');
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
    for (const script of Object.values<string>(scripts)) {
      const file = /(?:scripts|bench|eval|packages)\/[\w/-]+\.ts/u.exec(script)?.[0];
      expect(file === undefined || existsSync(join(root, file)) ? '' : file).toBe('');
    }
  });

  it('names benchmarks that are there', async () => {
    const named = saidAfter('npm run bench').map(
      (rest) => rest.replace(/^ --/u, '').trim().split(' ')[0] ?? '',
    );
    const requested = named.filter((name) => /^[a-z]/u.test(name));
    expect(requested).toContain('abuse');
    const { code, said } = await run('bench/run.ts', ['--list', ...requested]);
    expect([code, requested.filter((name) => !said.includes(name))]).toEqual([0, []]);
    expect(await run('bench/run.ts', ['no-such'])).toMatchObject({ code: 1 });
  });

  it('names evaluations that are there', () => {
    const sources = readdirSync(join(root, 'eval'))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(root, 'eval', file), 'utf8'));
    const named = saidAfter('npm run eval -- ').map((rest) => rest.split(' ')[0] ?? '');
    const wanted = named.filter((name) => /^[a-z]/u.test(name));
    expect(wanted).toContain('golden');
    expect(wanted.filter((name) => !sources.join('').includes(`'${name}'`))).toEqual([]);
  });

  it('names journeys and places of tests that are there', () => {
    const journeys = readdirSync(join(root, 'e2e/journeys'), { recursive: true, encoding: 'utf8' });
    const numbers = saidAfter('npx playwright test ').map((rest) => rest.split(' ')[0] ?? '');
    expect(numbers.filter((number) => !journeys.some((file) => basename(file).startsWith(number)))).toEqual(
      [],
    );
    const places = saidAfter('npx vitest run ').map((rest) => rest.split(' ')[0] ?? '');
    expect(places).toContain('packages/engine');
    expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
  });

  it('lays a noun, as a rehearsal', async () => {
    expect(saidAfter('npm run new -- ')).toContain('fund-manager');
    const { code, said } = await run('scripts/new-noun.ts', ['fund-manager', '--dry-run']);
    expect([code, said.includes('fund-manager')]).toEqual([0, true]);
  });

  // What they do is shown beside a server that runs, in `packages/server/src/main.test.ts`.
  it('names commands of the command line that are there', async () => {
    const named = [...new Set(saidAfter('npm run ecco -- ').map((rest) => rest.split(' ')[0] ?? ''))];
    expect(named).toEqual(expect.arrayContaining(['backup', 'restore', 'status', 'reprocess']));
    const { code, said } = await run('packages/server/src/cli.ts', ['--help']);
    expect([
      code,
      named.filter((name) => !said.includes(`ecco ${name} `) && !said.includes(`ecco ${name}\n`)),
    ]).toEqual([0, []]);
  });
});
