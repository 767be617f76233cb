import { Readable } from 'node:stream';
import { IngestResult, uploadRoute } from '@ecco/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mediaTypeUnsupported, RequestError, requestInvalid } from '../request/failure/request.errors.ts';
import { type GuardDependencies, guard, guardedActor } from '../request/guard.ts';
import { refuseOtherVerbs } from '../request/http/other-verbs.ts';
import type { Services } from '../request/services.ts';
import { uploadCutOff, uploadEmpty, uploadTooLarge } from './ingest.errors.ts';
import { ingestUpload } from './ingest.usecases.ts';

type UploadDependencies = GuardDependencies & { services: Services; maxBytes: number };

function queryOf(request: FastifyRequest) {
  const parsed = uploadRoute.query.safeParse(request.query);
  if (parsed.success) return parsed.data;
  throw requestInvalid(
    parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  );
}

/** Refuses before a byte is read what states that it is too large. */
function statedLength({ headers }: FastifyRequest, maxBytes: number): number | null {
  const text = headers['content-length'];
  if (text === undefined) return null;
  if (Number(text) > maxBytes) throw uploadTooLarge(maxBytes);
  return Number(text);
}

type UploadLimits = {
  maxBytes: number;
  /** As the request states it, null where it does not. */
  stated: number | null;
};

/**
 * The bytes of an upload as they come. Ends with an error instead of a short file when the sender goes away, sends
 * less than stated, or more than allowed.
 * @throws RequestError 400, 408 or 413 while it is read
 */
async function* uploadBody(source: Readable, { maxBytes, stated }: UploadLimits): AsyncGenerator<Uint8Array> {
  let received = 0;
  try {
    for await (const chunk of source) {
      if (!(chunk instanceof Uint8Array)) throw uploadCutOff();
      received += chunk.length;
      if (received > maxBytes) break;
      yield chunk;
    }
  } catch (error) {
    throw error instanceof RequestError ? error : uploadCutOff();
  }
  if (received > maxBytes) throw uploadTooLarge(maxBytes);
  if (stated !== null && received !== stated) throw uploadCutOff();
  if (received === 0) throw uploadEmpty();
}

async function takeFile(
  request: FastifyRequest,
  { services, maxBytes }: UploadDependencies,
): Promise<IngestResult> {
  const query = queryOf(request);
  const stated = statedLength(request, maxBytes);
  if (!(request.body instanceof Readable)) throw uploadCutOff();
  const who = guardedActor('ingest.upload', request);
  const content = uploadBody(request.body, { maxBytes, stated });
  const { result, itemId } = await ingestUpload(services, who, { ...query, content });
  if (itemId) request.event.item = itemId;
  return IngestResult.parse(result);
}

/** `PUT /v2/uploads`: the file is the body, streamed to where files lie; what breaks off leaves nothing. */
export async function uploadRoutes(app: FastifyInstance, dependencies: UploadDependencies): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(uploadRoute.mediaType, (_request, payload, done) => done(null, payload));
    scope.addContentTypeParser('*', (_request, _payload, done) =>
      done(mediaTypeUnsupported(uploadRoute.mediaType)),
    );
    scope.put(
      uploadRoute.path,
      { onRequest: guard('ingest.upload', dependencies) },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        return takeFile(request, dependencies);
      },
    );
    refuseOtherVerbs(scope, uploadRoute.path, [uploadRoute.method]);
  });
}
