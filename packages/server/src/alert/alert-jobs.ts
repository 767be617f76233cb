import type { AlsoJobs } from '@ecco/pipeline';
import { defineJob, handleJob, type JobDefinition } from '@ecco/store';
import { z } from 'zod';
import { type AlertTools, writeAlerts } from './write-alerts.ts';

const AlertsJob = z.object({});

const writeAlertsJob: JobDefinition<z.infer<typeof AlertsJob>> = defineJob({
  name: 'write-alerts',
  payload: AlertsJob,
  // The next one comes by itself, and whose turn it is stands in the store.
  retry: { limit: 0, delaySeconds: 0, backoff: false },
  concurrency: 1,
  expireSeconds: 1_800,
});

/** Tells people what is new, every so often (ms). One process does it at a time, whichever comes first. */
export function createAlertJobs(tools: AlertTools, everyMs: number): AlsoJobs {
  const handler = handleJob(writeAlertsJob, {
    async run(_job, { signal }) {
      const { told } = await writeAlerts(tools, signal);
      if (told > 0) tools.logger.info({ event: 'alerts', outcome: 'written', told });
    },
  });
  return {
    definitions: [writeAlertsJob],
    handlers: [handler],
    regularly: {
      everyMs,
      work: () => tools.store.jobs.send(writeAlertsJob, {}, { singletonKey: 'all' }),
    },
  };
}
