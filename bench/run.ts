/**
 * `npm run bench [name…]`: runs every `*.bench.ts` beside this file, one after the other, and prints its rows.
 * A benchmark exports its `name` and `run`, which measures and returns one object for each line of the table.
 */
import { readdirSync } from 'node:fs';

type Benchmark = { name: string; run: () => Promise<Record<string, string | number>[]> };

function isBenchmark(module: unknown): module is Benchmark {
  return typeof module === 'object' && module !== null && 'name' in module && 'run' in module;
}

const wanted = process.argv.slice(2);
const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.startsWith(word)));

for (const file of files) {
  const module: unknown = await import(new URL(file, import.meta.url).href);
  if (!isBenchmark(module)) throw new Error(`${file} exports no name and run`);
  console.log(`\n${module.name}`);
  console.table(await module.run());
}
