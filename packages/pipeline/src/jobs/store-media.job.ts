import { z } from 'zod';
import type { StoreMediaTools } from '../stages/store-media.ts';
import { defineJob, done } from './define-job.ts';

export const MediaJob = z.object({ itemId: z.uuid() });
export type MediaJob = z.infer<typeof MediaJob>;

/**
 * Keeps the recording of an item whose words came from elsewhere (D32). A job of its own: the item is read and
 * summarised without waiting for the bytes, and is none the worse when they never come.
 */
export const storeMediaJob = defineJob<MediaJob, StoreMediaTools>({
  name: 'keep-media',
  payload: MediaJob,
  // Large downloads break off; the player has the publisher's own address meanwhile.
  retry: { limit: 3, delaySeconds: 60, backoff: true },
  concurrency: 1,
  expireSeconds: 3_600,
  async run(tools, job, { signal }) {
    const { storeMedia } = await import('../stages/store-media.ts');
    await storeMedia(tools, job, signal);
    return done;
  },
});
