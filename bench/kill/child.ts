/** The process that is killed: takes the texts in, works on them, and says what it has accepted. */
import { join } from 'node:path';
import { openWorker } from './worker.ts';

const [directory = '', count = '20', mode = 'take'] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const worker = await openWorker({ kind: 'embedded', directory: join(directory, 'database') }, directory);
await worker.pipeline.declare();
if (mode === 'take') await worker.takeIn(Number(count), (id) => say(`accepted ${id}`));
if (mode === 'again') {
  const { entries } = await worker.store.items.library({ page: 1, perPage: 100 });
  for (const { item } of entries) await worker.pipeline.retry(item.id);
}
await worker.pipeline.start();
say('started');
await worker.settled();
say('final');
