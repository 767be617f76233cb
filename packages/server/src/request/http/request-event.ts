import type { AuditSubject, NotedValues } from '@ecco/domain';
import type { FastifyInstance } from 'fastify';
import type { Logger } from '../../log/logger.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { Actor } from '../access/actor.ts';
import type { Admission } from '../access/authorize.ts';

/** What is told of a request besides how it went; handlers add to it while they work. */
export type RequestEvent = {
  item?: string;
  found?: number;
  error?: unknown;
  code?: string;
  /** What an admin changes: of what, and its values before and after; it stands in the audit log alone. */
  audit?: { subject: AuditSubject | null; before?: NotedValues | null; after?: NotedValues | null };
  /** Nothing was changed, though the call may: the audit log does not tell of it. */
  isUnchanged?: boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    event: RequestEvent;
    actor: Actor | null;
    /** What the guard of its route decided. */
    admission: Admission | null;
  }
}

/** Asked every few seconds by whoever watches the process; their answers are not worth a line each. */
const probes = new Set(['/healthz', '/readyz']);

/** The pattern of the route, never the address itself: that may hold tokens, or a link somebody pasted. */
const patternOf = (url: string | undefined): string => url ?? 'page';

/** One wide line per request, and its sample for the metrics. */
export function recordRequests(
  app: FastifyInstance,
  { logger, metrics }: { logger: Logger; metrics: Metrics },
): void {
  app.decorateRequest('event');
  app.decorateRequest('actor', null);
  app.decorateRequest('admission', null);
  app.addHook('onRequest', async (request, reply) => {
    request.event = {};
    void reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { error, audit: _audited, isUnchanged: _unchanged, ...fields } = request.event;
    const route = patternOf(request.routeOptions.url);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const status = reply.statusCode;
    metrics.observeRequest({ method: request.method, route, status, seconds: ms / 1000 });
    const line = {
      event: 'request',
      request: request.id,
      method: request.method,
      route,
      status,
      ms,
      role: request.actor?.role ?? 'anonymous',
      ...fields,
    };
    if (probes.has(route)) return;
    // A stream fails long after its status is out.
    if (status >= 500 || error !== undefined) logger.error({ ...line, err: error });
    else logger.info(line);
  });
}
