import type { ExportFormat } from '@ecco/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorise } from '../request/access/authorise.ts';
import { type GuardDependencies, guard, guardedActor } from '../request/guard.ts';
import { refuseOtherVerbs } from '../request/http/other-verbs.ts';
import type { Services } from '../request/services.ts';
import { downloadOf } from './download-name.ts';
import { exportAs } from './export.usecases.ts';
import { exportMediaTypes, exportPath } from './export-path.ts';

type ExportRequest = FastifyRequest<{ Params: { id: string; format: string } }>;
type ExportDependencies = GuardDependencies & { services: Pick<Services, 'store'> };

const contentTypeOf = (format: ExportFormat): string => `${exportMediaTypes[format]}; charset=utf-8`;

/** `GET /v2/content/{id}/export/{format}`: an item as a file to keep. */
export function exportRoutes(app: FastifyInstance, { services, ...dependencies }: ExportDependencies): void {
  app.route({
    method: 'GET',
    url: exportPath,
    exposeHeadRoute: false,
    onRequest: guard('export.item', dependencies),
    handler: async (request: ExportRequest, reply) => {
      const who = authorise('export.item', guardedActor(request));
      const { item, format, body } = await exportAs(services.store, who, request.params);
      request.event.item = item.id;
      return reply
        .type(contentTypeOf(format))
        .headers({ 'cache-control': 'no-store', 'content-disposition': downloadOf(item.slug, format) })
        .send(body);
    },
  });
  refuseOtherVerbs(app, exportPath, ['GET']);
}
