import { z } from 'zod';
import type { KeepMediaTools } from '../stages/keep-media.ts';
import { defineJob, done } from './define-job.ts';

export const MediaJob = z.object({ itemId: z.uuid() });
export type MediaJob = z.infer<typeof MediaJob>;

/**
 * Keeps the recording of an item whose words came from elsewhere (D32). A job of its own: the item is read and
 * summarised without waiting for the bytes, and is none the worse when they never come.
 */
export const keepMediaJob = defineJob<MediaJob, KeepMediaTools>({
  name: 'keep-media',
  payload: MediaJob,
  // Large downloads break off; the player has the publisher's own address meanwhile.
  retry: { limit: 3, delaySeconds: 60, backoff: true },
  concurrency: 1,
  expireSeconds: 3_600,
  async run(tools, job, { signal }) {
    const { keepMedia } = await import('../stages/keep-media.ts');
    await keepMedia(tools, job, signal);
    return done;
  },
});
