import { defineJob, type JobDefinition } from '@ecco/store';
import { StageJob } from './stage-job.ts';

/**
 * Reads the proceedings of an item that was at its end before there were any. It stays at its end meanwhile: a library
 * is not to look unprocessed because of an upgrade.
 */
export const readProceedingsJob: JobDefinition<StageJob> = defineJob({
  name: 'read-proceedings',
  payload: StageJob,
  retry: { limit: 8, delaySeconds: 5, backoff: true },
  concurrency: 1,
  expireSeconds: 900,
});
