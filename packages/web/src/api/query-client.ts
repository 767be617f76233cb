import { QueryClient } from '@tanstack/react-query';
import { failureOf } from './failure.ts';

const isWorthRepeating = (error: unknown): boolean => {
  const { status } = failureOf(error);
  return status === 0 || status >= 500;
};

/** A page asks before it is drawn, and each of its parts would ask again for what was refused a moment ago. */
const momentMs = 5_000;

/**
 * One cache for the whole page. A refusal is final; a broken connection is tried twice more. Whether the server is
 * there only asking shows: what the browser believes of its network says nothing of a server on the same machine, and
 * a call that waits for the browser's word would never end.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && isWorthRepeating(error),
        retryOnMount: ({ state: { error, errorUpdatedAt } }) =>
          isWorthRepeating(error) || Date.now() - errorUpdatedAt > momentMs,
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
    },
  });
