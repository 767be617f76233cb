import { contract } from 'virtual:contract';
import type { Contract } from '@ecco/contract';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { wordsOf } from './failure.ts';
import { send } from './send.ts';

/**
 * Our errors are `{ message, code }` beside the status; without this the library would only see the status, and would
 * put its name where words for a person are looked for.
 */
function readRefusal(body: unknown, { status }: { status: number }): ORPCError<string, unknown> {
  const { message, code } = wordsOf(body);
  return new ORPCError(code ?? 'REFUSED', { status, ...(message !== null && { message }) });
}

const link = new OpenAPILink(contract, {
  url: () => `${location.origin}/v2`,
  fetch: send,
  customErrorResponseBodyDecoder: readRefusal,
});

/** The API, typed by the contract: `api.item.content({ id })`. Rejects with the server's message. */
export const api: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient(link);
