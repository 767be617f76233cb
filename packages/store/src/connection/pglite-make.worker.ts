import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { writePgliteFiles } from './pglite-open.ts';

// The thread in which the files of a new database are written: it ends with them, and its 130 MB with it, which would
// stay with the thread of the database until that came to look for what it needs no more.

await writePgliteFiles(z.object({ directory: z.string() }).parse(workerData).directory);
