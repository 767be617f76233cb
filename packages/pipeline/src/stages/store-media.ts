import type { Store } from '@ecco/store';
import type { GuardedFetch } from '../fetch/fetch.type.ts';
import { metaOf } from '../item/item-meta.ts';
import type { MediaJob } from '../jobs/store-media.job.ts';
import { fetchToStore } from '../media/fetch-to-store.ts';
import { mediaKey, mimeOfName } from '../media/media-file.ts';
import type { WorkPool } from '../work/work-pool.ts';
import type { MediaLimits } from './stage.type.ts';

export type StoreMediaTools = { store: Store; fetch: GuardedFetch; pool: WorkPool; limits: MediaLimits };

export async function storeMedia(tools: StoreMediaTools, job: MediaJob, signal: AbortSignal): Promise<void> {
  const { store, fetch, pool, limits } = tools;
  const itemWithShow = await store.items.findById(job.itemId);
  const url = itemWithShow && metaOf(itemWithShow.item).mediaUrl;
  if (!itemWithShow || !url || itemWithShow.item.mediaKey !== null || limits.mediaKeepMaxBytes === 0) return;
  const mime = mimeOfName(url);
  const key = mediaKey(job.itemId, mime, url);
  const request = { signal, maxBytes: limits.mediaKeepMaxBytes, timeoutMs: limits.mediaFetchTimeoutMs };
  await fetchToStore({ fetch, files: store.files, url, key, mime, request });
  const path = store.files.localPath(key);
  const facts = path === null ? null : await pool.run('readMediaFacts', path, signal);
  await store.items.update(job.itemId, {
    mediaKey: key,
    durationMs: facts?.durationMs ?? itemWithShow.item.durationMs,
  });
}
