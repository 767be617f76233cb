import { routes } from 'virtual:contract';
import type { Contract } from '@ecco/contract';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { linkTo } from './link.ts';
import { send } from './send.ts';

/** The API, typed by the contract: `api.item.content({ id })`. Rejects with the server's message. */
export const api: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient(linkTo(routes, send));
