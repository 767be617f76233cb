import { defineJob, type JobDefinition } from '@ecco/store';
import { z } from 'zod';

const PollJob = z.object({});
type PollJob = z.infer<typeof PollJob>;

export const pollFeedsJob: JobDefinition<PollJob> = defineJob({
  name: 'poll-feeds',
  payload: PollJob,
  // The next look comes by itself.
  retry: { limit: 0, delaySeconds: 0, backoff: false },
  concurrency: 1,
  expireSeconds: 120,
});
