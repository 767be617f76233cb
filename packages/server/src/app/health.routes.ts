import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { databaseAway, pathNotFound, type RequestError } from '../request/failure/request.errors.ts';

type HealthDependencies = {
  metrics: Metrics;
  metricsToken: string | null;
  /** What keeps this process from serving: it has not begun, the store does not answer, or can take no more. */
  notReadyFor: () => Promise<RequestError | null>;
};

/** Whoever asks whether this process is ready gives up soon; a store that is silent for so long is away, in ms. */
const answerWithin = 1_500;

/** What keeps the process from serving, told in time whatever stalls. */
async function notReadyInTime(notReadyFor: HealthDependencies['notReadyFor']): Promise<RequestError | null> {
  const silent = Promise.withResolvers<RequestError>();
  const timer = setTimeout(() => silent.resolve(databaseAway()), answerWithin);
  try {
    return await Promise.race([notReadyFor(), silent.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function holdsToken(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(authorization ?? '');
  const requested = Buffer.from(`Bearer ${token}`);
  return given.length === requested.length && timingSafeEqual(given, requested);
}

export function healthRoutes(
  app: FastifyInstance,
  { metrics, metricsToken, notReadyFor }: HealthDependencies,
): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async () => {
    const reason = await notReadyInTime(notReadyFor);
    if (reason) throw reason;
    return { status: 'ready' };
  });
  app.get('/metrics', async (request, reply) => {
    if (!metricsToken || !holdsToken(request.headers.authorization, metricsToken)) throw pathNotFound();
    const { type, text } = await metrics.scrape();
    return reply.type(type).header('cache-control', 'no-store').send(text);
  });
}
