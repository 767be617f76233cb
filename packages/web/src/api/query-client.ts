import { QueryClient } from '@tanstack/react-query';
import { failureOf } from './failure.ts';

const isWorthRepeating = (error: unknown): boolean => {
  const { status } = failureOf(error);
  return status === 0 || status >= 500;
};

/** One cache for the whole page. A refusal is final; a broken connection is tried twice more. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && isWorthRepeating(error),
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
    },
  });
