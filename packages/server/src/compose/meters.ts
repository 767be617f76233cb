import type { JobLine } from '@ecco/pipeline';
import type { Store } from '@ecco/store';
import type { Logger } from '../log/logger.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';

type MeterDependencies = { store: Store; openSockets: () => number };

/** The metrics, with what they ask the store for whenever somebody reads them. */
export const createMeters = ({ store, openSockets }: MeterDependencies): Metrics =>
  createMetrics({
    openSockets,
    itemsByStatus: () => store.items.countByStatus(),
    async jobsByState() {
      const depths = await store.jobs.depths();
      const sum = (state: 'queued' | 'active' | 'failed') =>
        depths.reduce((total, depth) => total + depth[state], 0);
      return { queued: sum('queued'), active: sum('active'), failed: sum('failed') };
    },
  });

/** What came of a job, to the log and to the metrics. */
export const jobRecorder = (logger: Logger, metrics: Metrics) => (line: JobLine) => {
  metrics.observeJob({ job: line.job, outcome: line.outcome, seconds: line.ms / 1000 });
  if (line.outcome === 'failed') logger.warn(line);
  else logger.info(line);
};
