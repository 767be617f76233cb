import type { FastifyInstance } from 'fastify';
import { describeApiOnce } from './openapi.ts';

/** The API's description; made at the first call, since nothing at start needs it. */
export function openapiRoutes(app: FastifyInstance): void {
  let text: Promise<string> | undefined;
  app.get('/v2/openapi.json', async (_request, reply) => {
    text ??= describeApiOnce().then((document) => JSON.stringify(document));
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(await text);
  });
}
