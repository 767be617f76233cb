import type { ErrorBody } from '@ecco/contract';
import { ORPCError } from '@orpc/server';
import { z } from 'zod';
import { toRequestError } from './failure/failure.ts';
import { type RequestError, requestInvalid, requestMalformed } from './failure/request.errors.ts';
import type { RequestEvent } from './http/request-event.ts';

const Issues = z.object({
  issues: z.array(
    z.object({
      message: z.string(),
      path: z
        .array(z.union([z.string(), z.number(), z.object({ key: z.union([z.string(), z.number()]) })]))
        .optional(),
    }),
  ),
});

function fromLibrary(error: ORPCError<string, unknown>): RequestError {
  const parsed = Issues.safeParse(error.data);
  if (!parsed.success) return requestMalformed();
  return requestInvalid(
    parsed.data.issues.map(({ message, path = [] }) => ({
      path: path.map((part) => (typeof part === 'object' ? part.key : part)).join('.'),
      message,
    })),
  );
}

/** What the caller is told of whatever a handler threw; the event of the request keeps the rest for the log. */
export function toRefusal(error: unknown, event: RequestEvent): RequestError {
  const refusal =
    error instanceof ORPCError && error.status < 500 ? fromLibrary(error) : toRequestError(error);
  event.code = refusal.code;
  if (refusal.statusCode >= 500) event.error = error instanceof ORPCError ? (error.cause ?? error) : error;
  return refusal;
}

/** The refusal as the library's error, which it encodes with our body and status. */
export const toContractError = ({
  code,
  statusCode,
  message,
  body,
}: RequestError): ORPCError<string, ErrorBody> =>
  new ORPCError(code, { status: statusCode, message, data: body });
