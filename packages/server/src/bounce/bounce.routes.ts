import { timingSafeEqual } from 'node:crypto';
import { bounceRoute } from '@ecco/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mediaTypeUnsupported } from '../request/failure/request.errors.ts';
import { type GuardDependencies, guard } from '../request/guard.ts';
import { refuseOtherVerbs } from '../request/http/other-verbs.ts';
import { bouncesClosed, bounceTokenWrong } from './bounce.errors.ts';
import { type BounceTools, takeBounce } from './bounce.usecases.ts';
import { bounceBytesMax, readBounce } from './bounce-report.ts';

/** `token`: null where the operator's mail server hands nothing in. */
type Dependencies = GuardDependencies & { services: BounceTools; token: string | null };

/** @throws RequestError 404 where nothing is handed in, 401 to whom does not hold the secret */
function checkToken({ headers }: FastifyRequest, token: string | null): void {
  if (token === null) throw bouncesClosed();
  const given = Buffer.from(String(headers[bounceRoute.tokenHeader] ?? ''));
  const requested = Buffer.from(token);
  if (given.length !== requested.length || !timingSafeEqual(given, requested)) throw bounceTokenWrong();
}

/** `POST /v2/mail_bounces`: who has no business here is refused before a byte of the message is read. */
export async function bounceRoutes(
  app: FastifyInstance,
  { services, token, ...dependencies }: Dependencies,
): Promise<void> {
  const checkRate = guard('bounce.take', dependencies);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      bounceRoute.mediaType,
      { parseAs: 'buffer', bodyLimit: bounceBytesMax },
      (_request, body, done) => done(null, body),
    );
    scope.addContentTypeParser('*', (_request, _payload, done) =>
      done(mediaTypeUnsupported(bounceRoute.mediaType)),
    );
    scope.post(
      bounceRoute.path,
      {
        onRequest: async (request, reply) => {
          await checkRate(request, reply);
          checkToken(request, token);
        },
      },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        const report = request.body instanceof Uint8Array ? readBounce(request.body) : null;
        return { outcome: await takeBounce(services, report) };
      },
    );
    refuseOtherVerbs(scope, bounceRoute.path, [bounceRoute.method]);
  });
}
