import { contract } from 'virtual:contract';
import type { Contract } from '@ecco/contract';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';

const link = new OpenAPILink(contract, {
  url: () => `${location.origin}/v2`,
  fetch: (request, init) => fetch(request, { ...init, credentials: 'include' }),
});

/** The API, typed by the contract: `api.item.content({ id })`. Rejects with the server's message. */
export const api: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient(link);
