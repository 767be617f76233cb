import type { ExportFormat } from '@ecco/domain';
import { slugOf } from '@ecco/store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type GuardDependencies, guard, guardedActor } from '../request/guard.ts';
import { refuseOtherVerbs } from '../request/http/other-verbs.ts';
import type { Services } from '../request/services.ts';
import { exportAs } from './export.usecases.ts';
import { exportMediaTypes, exportPath } from './export-path.ts';

type ExportRequest = FastifyRequest<{ Params: { id: string; format: string } }>;
type ExportDependencies = GuardDependencies & { services: Pick<Services, 'store'> };

const contentTypeOf = (format: ExportFormat): string => `${exportMediaTypes[format]}; charset=utf-8`;

/** A name in the letters of every header and file system; what else it was made of comes after it, encoded. */
const asciiOf = (name: string): string => name.replace(/[^\w.-]+/g, '-').replace(/^[-.]+/, '');

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The header that makes an answer a file to keep, under the item's slug. */
function downloadOf(slug: string, extension: string): string {
  const name = slugOf(slug, 'item');
  const plain = asciiOf(name);
  const fallback = /[A-Za-z0-9]/.test(plain) ? plain : 'item';
  return `attachment; filename="${fallback}.${extension}"; filename*=UTF-8''${encoded(name)}.${extension}`;
}

/** `GET /v2/content/{id}/export/{format}`: an item as a file to keep. */
export function exportRoutes(app: FastifyInstance, { services, ...dependencies }: ExportDependencies): void {
  app.route({
    method: 'GET',
    url: exportPath,
    exposeHeadRoute: false,
    onRequest: guard('export.item', dependencies),
    handler: async (request: ExportRequest, reply) => {
      const who = guardedActor('export.item', request);
      const { item, format, body } = await exportAs(services.store, who, {
        ...request.params,
        siteUrl: dependencies.publicUrl ?? `${request.protocol}://${request.host}`,
      });
      request.event.item = item.id;
      return reply
        .type(contentTypeOf(format))
        .headers({ 'cache-control': 'no-store', 'content-disposition': downloadOf(item.slug, format) })
        .send(body);
    },
  });
  refuseOtherVerbs(app, exportPath, ['GET']);
}
