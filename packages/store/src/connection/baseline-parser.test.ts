import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { emptyDatabase, templateFile } from './memory-template.ts';
import { openPgliteMemory } from './pglite-open.ts';

/** What runs often is optimized while it is waited for, and may be asked for how it was compiled. */
const flags = ['wasm-sync-tier-up', 'allow-natives-syntax'];
afterEach(() => {
  for (const flag of flags) setFlagsFromString(`--no-${flag}`);
});

const Exports = z.object({ _raw_parser: z.custom<(text: number, mode: number) => number>() });

it('leaves the parser as it is, however often it runs', async () => {
  const database = await openPgliteMemory(await templateFile(emptyDatabase));
  for (const flag of flags) setFlagsFromString(`--${flag}`);
  const isOptimized = runInThisContext('(called) => %IsTurboFanFunction(called)');
  const { _raw_parser: parser } = Exports.parse(database.Module);
  for (let index = 0; index < 100; index += 1)
    await database.exec(`select ${index} as a, ${index} + 1 as b, ${index} * 2 as c`);
  expect(isOptimized(parser)).toBe(false);
  await database.close();
});
