import { globSync, readFileSync } from 'node:fs';
import { staleRegisters } from '../registers/registers.ts';
import { readCeilings } from './ceilings.ts';
import { fileBudgetFaults } from './file-budget.ts';
import { folderAtLevel, folderCycleFaults, roomOf } from './folder-cycles.ts';
import { folderNameFaults } from './folder-name.ts';
import { codeFolders, toolFolders } from './folders.ts';
import { idleAssertionFaults } from './idle-assertions.ts';
import { judgeImports } from './imports.ts';
import { longArgumentFaults } from './long-arguments.ts';
import { mentionsIn } from './mentions.ts';
import { ownDecisionFaults } from './own-decisions.ts';
import { plainPageFaults, plainWordFaults } from './plain-words.ts';
import { countPrivateWords, privateWordFaults } from './private-words.ts';
import { queryKeyFaults } from './query-keys.ts';
import { sourceFiles } from './source-files.ts';
import { unusedEntryPointFaults } from './unused-entry-points.ts';
import { unusedExportFaults } from './unused-exports.ts';

/** A rule of the house and what breaks it, a line each. */
export type OwnCheck = { name: string; faults: readonly string[] };

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

/** Holds the rules about imports: which room may import which, and in which direction folders lead. */
export async function checkImports(): Promise<OwnCheck[]> {
  const imports = await judgeImports(codeFolders);
  const inLayers = imports.files.filter(({ path }) => layered.includes(roomOf(path)));
  return [
    { name: 'import law', faults: imports.faults },
    { name: 'folder cycles', faults: folderCycleFaults(inLayers) },
    ...[1, 2].map((level) => ({
      name: `cycles of trees of folders, level ${level}`,
      faults: folderCycleFaults(inLayers, (path) => folderAtLevel(path, level)),
    })),
  ];
}

/** Holds the rules about texts of files, each of which is read once. */
export function checkTexts(): OwnCheck[] {
  const files = sourceFiles();
  const tests = files.filter(({ path }) => /\.test\.tsx?$/.test(path));
  /** Pages that are read in the product, and the first that anybody reads. */
  const pages = ['README.md', ...globSync('packages/server/src/guide/pages/*.md')].map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));
  const mentions = mentionsIn(files);
  return [
    { name: 'file budgets', faults: fileBudgetFaults(files) },
    { name: 'folder names', faults: folderNameFaults(files) },
    { name: 'assertions that cannot fail', faults: idleAssertionFaults(tests) },
    { name: 'decisions made again', faults: ownDecisionFaults(files) },
    { name: 'query keys', faults: queryKeyFaults(files) },
    { name: 'lists as arguments', faults: longArgumentFaults(files) },
    {
      name: 'registers',
      faults: staleRegisters('.').map(({ path }) => `${path} is stale; run "npm run registers"`),
    },
    { name: 'plain words', faults: [...plainWordFaults(files), ...plainPageFaults(pages)] },
    { name: 'words of our own', faults: privateWordFaults(countPrivateWords(files), readCeilings()) },
    { name: 'unused exports', faults: unusedExportFaults(files, mentions) },
    { name: 'unused names of doors', faults: unusedEntryPointFaults(files, mentions) },
  ];
}
