import { defineJob, type JobDefinition } from '@ecco/store';
import { z } from 'zod';

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
