import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toRequestError } from './failure.ts';
import { pathNotFound, type RequestError } from './request.errors.ts';

/** Answers in the shape of D18 and leaves what happened to the log. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const refusal: RequestError = toRequestError(error);
  if (request.event) {
    request.event.code = refusal.code;
    if (refusal.statusCode >= 500) request.event.error = error;
  }
  return reply
    .code(refusal.statusCode)
    .headers({ ...refusal.headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(refusal.body);
}

export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error));
}

/** For a process without pages: what is no route is not there. */
export function answerNothingElse(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, pathNotFound()));
}
