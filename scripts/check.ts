/**
 * `npm run check`: everything that can be said about the code without running it. Each step is one tool; all
 * of them run, so that one call shows every fault.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileBudgetFaults } from './check/file-budget.ts';
import { folderCycleFaults, roomOf } from './check/folder-cycles.ts';
import { folderNameFaults } from './check/folder-name.ts';
import { codeFolders, toolFolders } from './check/folders.ts';
import { idleAssertionFaults } from './check/idle-assertions.ts';
import { judgeImports } from './check/imports.ts';
import { longArgumentFaults } from './check/long-arguments.ts';
import { plainPageFaults, plainWordFaults } from './check/plain-words.ts';
import { queryKeyFaults } from './check/query-keys.ts';
import { sourceFiles } from './check/source-files.ts';
import { unusedDoorFaults } from './check/unused-doors.ts';
import { unusedExportFaults } from './check/unused-exports.ts';
import { command } from './process/command.ts';

/** Rooms whose folders rest on each other in one direction. */
const layered: readonly string[] = [
  'domain',
  'contract',
  'factories',
  'engine',
  'models',
  'pipeline',
  'server',
  'store',
  'web',
  ...toolFolders,
];

const tools: { name: string; line: string[] }[] = [
  { name: 'format and lint', line: ['biome', 'check', '--error-on-warnings', '.'] },
  // Together, since each alone would read and check all of the code: each file under the `tsconfig.json` of its room.
  {
    name: 'types and typed lint',
    line: ['oxlint', '--type-aware', '--type-check', ...codeFolders, ...globSync('*.ts')],
  },
  { name: 'generated files', line: ['node', 'scripts/generate-docs.ts', '--check'] },
];

let failed = 0;
const report = (name: string, ok: boolean, startedAt: number, output: string) => {
  console.log(
    `${ok ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
  if (ok) return;
  failed += 1;
  console.log(output.trimEnd());
};

for (const { name, line } of tools) {
  const startedAt = performance.now();
  const { ok, output } = await command(line);
  report(name, ok, startedAt, output);
}

const files = sourceFiles();
const texts = files.map(({ path }) => ({ path, text: readFileSync(path, 'utf8') }));
const tests = texts.filter(({ path }) => /\.test\.tsx?$/.test(path));
/** Pages that are read in the product, and the first that anybody reads. */
const pages = ['README.md', ...globSync('packages/server/src/guide/pages/*.md')].map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));
const readAt = performance.now();
const imports = await judgeImports(codeFolders);
report('import law', imports.faults.length === 0, readAt, imports.faults.join('\n'));
const inLayers = imports.files.filter(({ path }) => layered.includes(roomOf(path)));
for (const [name, faults] of [
  ['folder cycles', folderCycleFaults(inLayers)],
  ['file budgets', fileBudgetFaults(files)],
  ['folder names', folderNameFaults(files)],
  ['assertions that cannot fail', idleAssertionFaults(tests)],
  ['query keys', queryKeyFaults(texts)],
  ['lists as arguments', longArgumentFaults(texts)],
  ['plain words', [...plainWordFaults(texts), ...plainPageFaults(pages)]],
  ['unused exports', unusedExportFaults(texts)],
  ['unused names of doors', unusedDoorFaults(texts)],
] as const) {
  report(name, faults.length === 0, performance.now(), faults.join('\n'));
}

process.exitCode = failed === 0 ? 0 : 1;
