import { pictureOfName, picturesPath } from '@ecco/contract';
import type { Pictures } from '@ecco/pipeline';
import type { Store } from '@ecco/store';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { pathNotFound } from '../request/failure/request.errors.ts';
import { contentPolicy } from '../request/http/security-headers.ts';
import { networkOf } from '../request/limit/network-address.ts';

declare module '../request/services.ts' {
  interface Services {
    pictures: Pictures;
  }
}

type PictureDependencies = { store: Pick<Store, 'files'>; pictures: Pictures };

/** Of a network in a minute: many pages of a library. */
const perMinute = 600;

/**
 * `GET /pictures/{name}`: the picture of a source by its address, from here. It is drawn as a picture and as nothing
 * else, whatever it holds.
 */
export function pictureRoutes(app: FastifyInstance, { store, pictures }: PictureDependencies): void {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  app.get<{ Params: { name: string } }>(`${picturesPath}:name`, async (request, reply) => {
    const url = pictureOfName(request.params.name);
    const isWithin = await limiter.consume(networkOf(request.ip)).then(
      () => true,
      () => false,
    );
    const file = url === null || !isWithin ? null : await pictures.find(url);
    if (file === null) throw pathNotFound();
    const etag = `"${file.sha256.slice(0, 32)}"`;
    void reply.headers({
      etag,
      'cache-control': 'public, max-age=604800, no-transform',
      'content-security-policy': contentPolicy.data,
      'cross-origin-resource-policy': 'same-site',
      'content-disposition': 'inline',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .type(file.mime)
      .header('content-length', file.size)
      .send(await store.files.get(file.key));
  });
}
