import type { FastifyInstance } from 'fastify';

const sweepMs = 50;

/**
 * Ends connections when the application closes: each as soon as its answer is out, since a browser would keep an
 * idle one open for a minute, and all that are left after `patienceMs`, such as a stalled download.
 */
export function endConnections(app: FastifyInstance, patienceMs: number): void {
  app.addHook('preClose', async () => {
    const startedAt = performance.now();
    const sweep = setInterval(() => {
      if (performance.now() - startedAt < patienceMs) app.server.closeIdleConnections();
      else app.server.closeAllConnections();
    }, sweepMs);
    app.server.once('close', () => clearInterval(sweep));
  });
}
