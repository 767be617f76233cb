import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const moduleUrl = new URL('./low-priority.ts', import.meta.url).href;
const inThread = `
  import('${moduleUrl}').then(({ letOthersGoFirst }) => {
    letOthersGoFirst();
    require('node:worker_threads').parentPort.postMessage(letOthersGoFirst());
  });`;

it.runIf(process.platform === 'linux')('a thread steps back, and the others do not', async () => {
  const before = getPriority();
  const worker = new Worker(inThread, { eval: true, execArgv: ['--disable-warning=ExperimentalWarning'] });
  const [priority] = await once(worker, 'message');
  await worker.terminate();
  expect(priority).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  expect(getPriority()).toBe(before);
});
