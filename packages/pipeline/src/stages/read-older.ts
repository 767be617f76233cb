/** Items that older readers read, read again one after the other, behind everything that somebody waits for. */
import type { Store } from '@ecco/store';
import { transcriptMime } from '../item/transcript-file.ts';
import { behindAll } from '../jobs/fair-queue.ts';
import { type ReadOlderJob, readOlderJob, requeueReading } from '../jobs/read-older.job.ts';
import { readerVersions } from '../sources/report/reader.version.ts';
import { failureOf } from '../work/failure.ts';
import { reread } from './reread.ts';
import type { StageTools } from './stage.type.ts';

/** Items of one job, so that one that is killed loses little; and the pause before the next, in seconds. */
const atOnce = 20;
const pauseSeconds = 5;

const currentVersions = { versions: readerVersions, madeMime: transcriptMime };

/** How many items older readers read, and whether they are being read again. */
export async function olderReadings({
  items,
  jobs,
}: Pick<Store, 'items' | 'jobs'>): Promise<{ items: number; isRunning: boolean }> {
  const depths = await jobs.depths();
  return {
    items: await items.countReadByOlder(currentVersions),
    isRunning: depths.some(({ name, queued, active }) => name === readOlderJob.name && queued + active > 0),
  };
}

/**
 * Reads some of them again, and queues itself for the next. What persons corrected and would lose, and what the readers
 * of now refuse, stays as it is.
 */
export async function readSomeOlder(
  tools: StageTools,
  { after }: ReadOlderJob,
  signal: AbortSignal,
): Promise<void> {
  const ids = await tools.store.items.readByOlder({ ...currentVersions, after, limit: atOnce });
  for (const itemId of ids) {
    signal.throwIfAborted();
    try {
      await reread(tools, { itemId, isConfirmed: false, priority: behindAll });
    } catch (error) {
      if (failureOf(error, 'read').retryable) throw error;
    }
  }
  const last = ids.at(-1);
  if (ids.length === atOnce && last !== undefined)
    await requeueReading(tools.store, { after: last }, pauseSeconds);
}
