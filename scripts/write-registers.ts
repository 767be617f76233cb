/** `npm run registers`: writes the lists that are found from the files that name themselves. */
import { join } from 'node:path';
import { writeRegisters } from './registers/registers.ts';

for (const path of writeRegisters(join(import.meta.dirname, '..'))) console.log(`wrote ${path}`);
