import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { notReady, pathNotFound } from '../request/failure/request.errors.ts';

type HealthDependencies = {
  metrics: Metrics;
  metricsToken: string | null;
  /** Resolves when the store answers and, where this process works, the worker runs. */
  ready: () => Promise<boolean>;
};

function holdsToken(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

export function healthRoutes(
  app: FastifyInstance,
  { metrics, metricsToken, ready }: HealthDependencies,
): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async () => {
    if (!(await ready())) throw notReady();
    return { status: 'ready' };
  });
  app.get('/metrics', async (request, reply) => {
    if (!metricsToken || !holdsToken(request.headers.authorization, metricsToken)) throw pathNotFound();
    const { type, text } = await metrics.scrape();
    return reply.type(type).header('cache-control', 'no-store').send(text);
  });
}
