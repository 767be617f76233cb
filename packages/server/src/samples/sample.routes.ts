import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { contentPolicy } from '../request/http/security-headers.ts';
import { samplePath } from './sample.address.ts';

/** The files of the bundled samples, for the browser: pictures, and the pages and recordings they come from. */
export async function sampleRoutes(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    prefix: `${samplePath}/`,
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) =>
      void reply.headers({
        'cache-control': 'public, max-age=3600',
        'content-security-policy': contentPolicy.file,
      }),
  });
}
