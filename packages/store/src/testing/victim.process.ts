import { z } from 'zod';
import { defineQueue, handleJob } from '../jobs/job.types.ts';
import { openStore } from '../open-store.ts';

// A process for tests to kill: it works on the store in the directory given, and says on its output what is done.

const [directory = '', task = 'write'] = process.argv.slice(2);

/** A job during which the victim is killed. */
export const longJob = defineQueue({
  name: 'long-job',
  payload: z.object({ word: z.string() }),
  retry: { limit: 1, delaySeconds: 60, backoff: false },
  concurrency: 1,
  expireSeconds: 600,
});

const say = (line: string) =>
  new Promise<void>((resolve) => process.stdout.write(`${line}\n`, () => resolve()));

async function writeForEver(): Promise<void> {
  const store = await openStore({
    database: { kind: 'embedded', directory },
    files: { kind: 'directory', directory: `${directory}/files` },
  });
  for (let index = 0; ; index += 1) {
    const slug = `item-${index}`;
    await store.transaction(async (tx) => {
      const { item } = await tx.items.insertOrFind({ kind: 'episode', title: slug, slug, nextStage: null });
      await tx.segments.replace(item.id, [{ text: `first of ${slug}` }, { text: `second of ${slug}` }]);
    });
    await say(slug);
  }
}

async function hangInJob(): Promise<void> {
  const store = await openStore({
    database: { kind: 'embedded', directory },
    files: { kind: 'directory', directory: `${directory}/files` },
  });
  const hang = handleJob(longJob, {
    run: async ({ word }) => {
      await say(word);
      await new Promise(() => undefined);
    },
  });
  await store.jobs.start({ definitions: [longJob], handlers: [hang] });
  await store.jobs.send(longJob, { word: 'begun' });
}

if (process.argv[1] === import.meta.filename) await (task === 'job' ? hangInJob() : writeForEver());
