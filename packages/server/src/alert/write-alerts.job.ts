import { defineJob, done } from '@ecco/pipeline';
import { z } from 'zod';
import { type AlertTools, writeAlerts } from './write-alerts.ts';

const AlertsJob = z.object({});
type AlertsJob = z.infer<typeof AlertsJob>;
type AlertsJobTools = { alerts: AlertTools; alertsEveryMs: number };

/** Tells people what is new, every so often. One process does it at a time, whichever comes first. */
export const writeAlertsJob = defineJob<AlertsJob, AlertsJobTools>({
  name: 'write-alerts',
  payload: AlertsJob,
  // The next one comes by itself, and whose turn it is stands in the store.
  retry: { limit: 0, delaySeconds: 0, backoff: false },
  concurrency: 1,
  expireSeconds: 1_800,
  async run({ alerts }, _job, { signal }) {
    const { told } = await writeAlerts(alerts, signal);
    if (told > 0) alerts.logger.info({ event: 'alerts', outcome: 'written', told });
    return done;
  },
  due: {
    everyMs: ({ alertsEveryMs }) => alertsEveryMs,
    async regularly({ alerts }) {
      await alerts.store.jobs.send(writeAlertsJob, {}, { singletonKey: 'all' });
    },
  },
});
