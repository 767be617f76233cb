import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import type { Imports } from './folder-cycles.ts';

const require = createRequire(import.meta.url);

/** Every file below the given folders with the files of the checkout it imports, by the import law's own reader. */
export async function readImports(folders: string[]): Promise<Imports[]> {
  const { options } = require('../../.dependency-cruiser.cjs');
  const { output } = await cruise(folders, options, options.enhancedResolveOptions);
  if (typeof output === 'string') throw new Error('the import graph came as text');
  return output.modules.map(({ source, dependencies }) => ({
    path: source,
    imports: dependencies.map(({ resolved }) => resolved),
  }));
}
