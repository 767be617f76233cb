import type { StageTools } from '../stages/stage.type.ts';
import { hasEngine } from '../work/engine-chain.ts';
import { defineJob } from './define-job.ts';
import { StageJob } from './stage-job.ts';

/**
 * Reads the proceedings of an item that was at its end before there were any. It stays at its end meanwhile: a library
 * is not to look unprocessed because of an upgrade.
 */
export const readProceedingsJob = defineJob<StageJob, StageTools>({
  name: 'read-proceedings',
  payload: StageJob,
  retry: { limit: 8, delaySeconds: 5, backoff: true },
  concurrency: 1,
  expireSeconds: 900,
  async run(tools, job, context) {
    const { readProceedings } = await import('../stages/read-proceedings.ts');
    return readProceedings(tools, job, context);
  },
  async takeUp({ engines, store }) {
    const { resumeUnread } = await import('../stages/read-proceedings.ts');
    if (hasEngine(engines, 'proceedings')) await resumeUnread(store);
  },
});
