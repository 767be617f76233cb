import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

type RequestSample = { method: string; route: string; status: number; seconds: number };

/** Counts taken at the moment of the scrape. */
type MetricSources = {
  jobsByState?: () => Promise<Readonly<Record<string, number>>>;
  itemsByStatus?: () => Promise<Readonly<Record<string, number>>>;
  openSockets?: () => number;
};

export type Metrics = {
  observeRequest: (sample: RequestSample) => void;
  observeJob: (sample: { job: string; outcome: string; seconds: number }) => void;
  /** Prometheus text. */
  scrape: () => Promise<{ type: string; text: string }>;
  stop: () => void;
};

function eventLoopGauge(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  new Gauge({
    name: 'ecco_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last scrape.',
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      for (const quantile of [50, 99])
        this.set({ quantile: `p${quantile}` }, delay.percentile(quantile) / 1e9);
      this.set({ quantile: 'max' }, delay.max / 1e9);
      delay.reset();
    },
  });
  return () => delay.disable();
}

type CountedGauge = {
  name: string;
  help: string;
  label: string;
  count: (() => Promise<Readonly<Record<string, number>>>) | undefined;
};

function countedGauge(registry: Registry, { name, help, label, count }: CountedGauge): void {
  if (!count) return;
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [value, amount] of Object.entries(await count())) this.set({ [label]: value }, amount);
    },
  });
}

/** The meters of the process, in a registry of their own. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'ecco_' });
  const stopEventLoop = eventLoopGauge(registry);
  const requests = new Histogram({
    name: 'ecco_http_request_seconds',
    help: 'Requests by route, method and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.04, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const jobs = new Histogram({
    name: 'ecco_job_seconds',
    help: 'Jobs by name and outcome.',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120, 600],
    registers: [registry],
  });
  const total = new Counter({
    name: 'ecco_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['status'],
    registers: [registry],
  });
  countedGauge(registry, {
    name: 'ecco_queue_jobs',
    help: 'Jobs by state.',
    label: 'state',
    count: sources.jobsByState,
  });
  countedGauge(registry, {
    name: 'ecco_items',
    help: 'Items by processing status.',
    label: 'status',
    count: sources.itemsByStatus,
  });
  const { openSockets } = sources;
  if (openSockets)
    new Gauge({
      name: 'ecco_sockets',
      help: 'Open sockets.',
      registers: [registry],
      collect() {
        this.set(openSockets());
      },
    });

  return {
    observeRequest({ method, route, status, seconds }) {
      requests.observe({ method, route, status: String(status) }, seconds);
      total.inc({ status: `${Math.floor(status / 100)}xx` });
    },
    observeJob: ({ job, outcome, seconds }) => jobs.observe({ job, outcome }, seconds),
    scrape: async () => ({ type: registry.contentType, text: await registry.metrics() }),
    stop() {
      stopEventLoop();
      registry.clear();
    },
  };
}
