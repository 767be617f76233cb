/**
 * `npm run check`: everything that can be said about the code without running it. Each step is one tool; all
 * of them run, so that one call shows every fault.
 */
import { spawn } from 'node:child_process';
import { fileBudgetFaults } from './check/file-budget.ts';
import { folderCycleFaults } from './check/folder-cycles.ts';
import { folderNameFaults } from './check/folder-name.ts';
import { readImports } from './check/imports.ts';
import { sourceFiles } from './check/source-files.ts';

/** Rooms whose folders rest on each other in one direction. */
const layered: readonly string[] = ['engine', 'models', 'server', 'store', 'web'];

const linted = ['packages', 'scripts', 'bench', 'eval', 'e2e'];

const tools: { name: string; command: string[] }[] = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'typed lint', command: ['oxlint', '--type-aware', ...linted] },
  { name: 'import law', command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...linted] },
  { name: 'generated files', command: ['node', 'scripts/generate-docs.ts', '--check'] },
];

function run(command: string[]): Promise<{ ok: boolean; output: string }> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

let failed = 0;
const report = (name: string, ok: boolean, startedAt: number, output: string) => {
  console.log(
    `${ok ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
  if (ok) return;
  failed += 1;
  console.log(output.trimEnd());
};

for (const { name, command } of tools) {
  const startedAt = performance.now();
  const { ok, output } = await run(command);
  report(name, ok, startedAt, output);
}

const files = sourceFiles();
const imports = (await readImports(['packages'])).filter(({ path }) =>
  layered.includes(path.split('/')[1] ?? ''),
);
for (const [name, faults] of [
  ['folder cycles', folderCycleFaults(imports)],
  ['file budgets', fileBudgetFaults(files)],
  ['folder names', folderNameFaults(files)],
] as const) {
  report(name, faults.length === 0, performance.now(), faults.join('\n'));
}

process.exitCode = failed === 0 ? 0 : 1;
