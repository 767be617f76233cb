/** The process that is killed: takes the texts in, works on them, and says what it has accepted. */
import { join } from 'node:path';
import { openWorker } from './worker.ts';

const [directory = '', count = '20', mode = 'go'] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const worker = await openWorker({ kind: 'embedded', directory: join(directory, 'database') }, directory);
await worker.pipeline.declare();
const ids = await worker.takeIn(Number(count), (id) => say(`accepted ${id}`));
if (mode === 'again') for (const id of ids) await worker.pipeline.retry(id);
await worker.pipeline.start();
say('started');
await worker.settled();
say('final');
