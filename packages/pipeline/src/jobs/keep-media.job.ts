import { defineJob, type JobDefinition, type Store } from '@ecco/store';
import { z } from 'zod';
import type { GuardedFetch } from '../fetch/fetch.type.ts';
import { metaOf } from '../ingest/item-meta.ts';
import { fetchToStore } from '../media/fetch-to-store.ts';
import { mediaKey, mimeOfName } from '../media/media-file.ts';
import type { MediaLimits } from '../stages/stage.type.ts';
import type { WorkPool } from '../work/work-pool.ts';

export const MediaJob = z.object({ itemId: z.uuid() });
export type MediaJob = z.infer<typeof MediaJob>;

/**
 * Keeps the recording of an item whose words came from elsewhere (D32). A job of its own: the item is read and
 * summarised without waiting for the bytes, and is none the worse when they never come.
 */
export const keepMediaJob: JobDefinition<MediaJob> = defineJob({
  name: 'keep-media',
  payload: MediaJob,
  // Large downloads break off; the player has the publisher's own address meanwhile.
  retry: { limit: 3, delaySeconds: 60, backoff: true },
  concurrency: 1,
  expireSeconds: 3_600,
});

export type KeepMediaTools = { store: Store; fetch: GuardedFetch; pool: WorkPool; limits: MediaLimits };

export async function keepMedia(tools: KeepMediaTools, job: MediaJob, signal: AbortSignal): Promise<void> {
  const { store, fetch, pool, limits } = tools;
  const found = await store.items.findById(job.itemId);
  const url = found && metaOf(found.item).mediaUrl;
  if (!found || !url || found.item.mediaKey !== null || limits.mediaKeepMaxBytes === 0) return;
  const mime = mimeOfName(url);
  const key = mediaKey(job.itemId, mime, url);
  const request = { signal, maxBytes: limits.mediaKeepMaxBytes, timeoutMs: limits.mediaFetchTimeoutMs };
  await fetchToStore({ fetch, files: store.files, url, key, mime, request });
  const path = store.files.localPath(key);
  const facts = path === null ? null : await pool.run('readMediaFacts', path, signal);
  await store.items.update(job.itemId, {
    mediaKey: key,
    durationMs: facts?.durationMs ?? found.item.durationMs,
  });
}
