import { createRequire } from 'node:module';
import { cruise, type ICruiseOptions, type IDependency } from 'dependency-cruiser';
import type { Imports } from './folder-cycles.ts';

const require = createRequire(import.meta.url);

export type ImportGraph = {
  /** Every file with the files of the checkout it imports. */
  files: Imports[];
  /** What breaks the import law, a line each. */
  faults: string[];
};

/** Where and how far a reading goes that is not of the whole checkout. */
type Reading = Pick<ICruiseOptions, 'baseDir' | 'maxDepth'>;

/** What a job names and loads when it is first done: types of it leave nothing to load. */
function loadedLate(dependencies: readonly IDependency[]): string[] {
  const isLate = ({ dynamic, dependencyTypes }: IDependency): boolean =>
    dynamic || dependencyTypes.includes('type-only');
  const now = new Set(dependencies.filter((one) => !isLate(one)).map(({ resolved }) => resolved));
  return dependencies.map(({ resolved }) => resolved).filter((resolved) => !now.has(resolved));
}

/** Reads every file below the given folders, and holds the import law against them. */
export async function judgeImports(folders: readonly string[], reading: Reading = {}): Promise<ImportGraph> {
  const { options, forbidden } = require('../../.dependency-cruiser.cjs');
  const { output } = await cruise(
    [...folders],
    { ...options, ...reading, ruleSet: { forbidden }, validate: true },
    options.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error('the import graph came as text');
  return {
    files: output.modules.map(({ source, dependencies }) => ({
      path: source,
      imports: dependencies.map(({ resolved }) => resolved),
      late: source.endsWith('.job.ts') ? loadedLate(dependencies) : [],
    })),
    faults: output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  };
}

/** Every file below the given folders with the files of the checkout it imports. */
export const readImports = async (folders: readonly string[]): Promise<Imports[]> =>
  (await judgeImports(folders)).files;
