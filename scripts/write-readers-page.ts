/** `npm run docs:readers`: runs the tests of all readers and writes docs/readers.md from those that pass. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOfReaders, readersPage } from './docs/readers-page.ts';
import { command, root } from './process/command.ts';
import { passedTests } from './test/unit-report.ts';

const files = ['packages', 'eval'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`)
    .filter(isOfReaders),
);
const report = join(root, 'node_modules/.cache/readers.json');
const { ok, output } = await command([
  'vitest',
  'run',
  '--reporter=json',
  `--outputFile=${report}`,
  ...files,
]);
if (ok) writeFileSync(join(root, 'docs/readers.md'), readersPage(passedTests(report, root)));
else {
  console.error(output);
  process.exitCode = 1;
}
