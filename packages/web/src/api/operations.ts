import { createTanstackQueryUtils, generateOperationKey } from '@orpc/tanstack-query';
import type { QueryKey } from '@tanstack/react-query';
import { api } from './client.ts';

/**
 * Queries and mutations by the operations of the contract, with keys of its names and inputs:
 * `operations.item.content.queryOptions({ input: { id } })`. Invalidations name an operation or a whole noun:
 * `operations.list.read.key({ input: { uuid } })`, `operations.list.key()`.
 */
export const operations = createTanstackQueryUtils(api);

/** The key of what stands beside the operations of a noun: no call of the contract answers it. */
export const keyBeside = (noun: string, name: string, input?: unknown): QueryKey =>
  generateOperationKey([noun, name], { input });

/** The key of an answer that holds while its thing stays as it is: another `state` is asked for anew. */
export const keyInState = (key: QueryKey, state: string | number): QueryKey => [...key, state];
