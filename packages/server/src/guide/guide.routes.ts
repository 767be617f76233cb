import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type GuardDependencies, guard } from '../request/guard.ts';
import { refuseOtherVerbs } from '../request/http/other-verbs.ts';
import { guideNotFound } from './guide.errors.ts';
import { guideNamed } from './guide.list.ts';
import { readGuide } from './guide.reader.ts';

type GuideRequest = FastifyRequest<{ Params: { file: string } }>;

const send = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('text/markdown; charset=utf-8').header('cache-control', 'no-store').send(text);

const guideIndexPath = '/v2/api-docs';
/** As the router writes it. */
const guidePath = '/v2/api-docs/:file';

/** `GET /v2/api-docs`, for everybody, and `/v2/api-docs/{file}`, for members: the guides for developers. Only names of the list are ever read. */
export function guideRoutes(app: FastifyInstance, dependencies: GuardDependencies): void {
  app.route({
    method: 'GET',
    url: guideIndexPath,
    exposeHeadRoute: false,
    onRequest: guard('guide.index', dependencies),
    handler: async (_request, reply) => send(reply, await readGuide('index')),
  });
  app.route({
    method: 'GET',
    url: guidePath,
    exposeHeadRoute: false,
    onRequest: guard('guide.read', dependencies),
    handler: async ({ params }: GuideRequest, reply) => {
      const name = guideNamed(params.file);
      if (name === null) throw guideNotFound();
      return send(reply, await readGuide(name));
    },
  });
  for (const url of [guideIndexPath, guidePath]) refuseOtherVerbs(app, url, ['GET']);
}
