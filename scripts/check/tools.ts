import { existsSync, globSync } from 'node:fs';
import { changedFiles } from '../process/changed-files.ts';
import { command } from '../process/command.ts';
import { codeFolders } from './folders.ts';

/** A program that judges code, and what it is called with. */
export type Tool = { name: string; line: readonly string[] };

/** Go collects garbage less often: a quarter less CPU time of the typed lint, and its peak of memory stays as it was. */
const lazyCollector = { GOGC: '300' };

const generatedFiles: Tool = {
  name: 'generated files',
  line: ['node', 'scripts/generate-docs.ts', '--check'],
};

/** Tools that read all of the code, the longest first. */
export const toolsOfAll = (): Tool[] => [
  // Together, since each alone would read and check all of the code: each file under the `tsconfig.json` of its room.
  {
    name: 'types and typed lint',
    line: ['oxlint', '--type-aware', '--type-check', ...codeFolders, ...globSync('*.ts')],
  },
  { name: 'format and lint', line: ['biome', 'check', '--error-on-warnings', '.'] },
  generatedFiles,
];

const projects = ['tsconfig.json', 'packages/web/tsconfig.json', 'packages/domain/tsconfig.json'];

/** Tools for what differs from `main`: the types of all code by what the last run left, everything else of the changed files. */
export function toolsOfChanges(): Tool[] {
  const changed = changedFiles().filter((path) => existsSync(path));
  const code = changed.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.gen.ts'));
  const types = projects.map((project) => ({ name: `types of ${project}`, line: ['tsc', '-p', project] }));
  const lint = { name: 'typed lint', line: ['oxlint', '--type-aware', ...code] };
  const format = [
    'biome',
    'check',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    '--files-ignore-unknown=true',
  ];
  return [
    ...types,
    ...(code.length > 0 ? [lint] : []),
    ...(changed.length > 0 ? [{ name: 'format and lint', line: [...format, ...changed] }] : []),
    generatedFiles,
  ];
}

/** Runs a tool to its end. */
export const runTool = ({ line }: Tool): ReturnType<typeof command> => command(line, lazyCollector);
