/**
 * `npm run bench [name…]`: runs every `*.bench.ts` beside this file whose name begins so, one after the other, and prints
 * its rows; `--list` only names them. A benchmark exports its `name` and `run`, which measures and returns one object
 * for each line of the table.
 */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

type Benchmark = { name: string; run: () => Promise<Record<string, string | number>[]> };

function isBenchmark(module: unknown): module is Benchmark {
  return typeof module === 'object' && module !== null && 'name' in module && 'run' in module;
}

const ending = '.bench.ts';
const { values, positionals: benchNames } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' } },
});
const all = readdirSync(import.meta.dirname).filter((file) => file.endsWith(ending));
const unknown = benchNames.filter((word) => !all.some((file) => file.startsWith(word)));
const files = all.filter(
  (file) => benchNames.length === 0 || benchNames.some((word) => file.startsWith(word)),
);

if (unknown.length > 0) {
  console.error(`There is no benchmark “${unknown.join(', ')}”. There are:`);
  console.error(all.map((file) => file.slice(0, -ending.length)).join('\n'));
  process.exit(1);
}
if (values.list === true) console.log(files.map((file) => file.slice(0, -ending.length)).join('\n'));
for (const file of values.list === true ? [] : files) {
  const module: unknown = await import(new URL(file, import.meta.url).href);
  if (!isBenchmark(module)) throw new Error(`${file} exports no name and run`);
  console.log(`\n${module.name}`);
  console.table(await module.run());
}
