/** `npm run registers`: writes the lists that are found from the files that name themselves. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { staleRegisters } from './registers/registers.ts';

const root = join(import.meta.dirname, '..');
for (const { path, text } of staleRegisters(root)) {
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}
