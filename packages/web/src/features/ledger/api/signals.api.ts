import type { LedgerColumn } from '@ecco/domain';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** What signals are asked for by, as the call names it: several values of one with commas between them. */
export type SignalsFilter = {
  kind?: string | undefined;
  stage?: string | undefined;
  asset?: string | undefined;
  state?: string | undefined;
  amount_min?: number | undefined;
  days?: number | undefined;
  query?: string | undefined;
  organization?: string | undefined;
  meeting?: string | undefined;
};
export type SignalsQuery = SignalsFilter & { sort?: LedgerColumn | `-${LedgerColumn}` | undefined };

/** The signals that are asked for, page after page. */
export const useSignals = (signalsQuery: SignalsQuery, { perPage = 50, enabled = true } = {}) =>
  useInfiniteQuery({
    ...operations.ledger.list.infiniteOptions({
      input: (page: number) => ({ ...signalsQuery, page, per_page: perPage }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) =>
        pagination.page < pagination.pages ? pagination.page + 1 : undefined,
      placeholderData: keepPreviousData,
    }),
    enabled,
  });

/** How many signals each choice of a filter would leave. */
export const useSignalCounts = (filter: SignalsFilter) =>
  useQuery(operations.ledger.counts.queryOptions({ input: filter, placeholderData: keepPreviousData }));

/** One signal by its id. */
export const useSignal = (id: string) =>
  useQuery(operations.ledger.find.queryOptions({ input: { id }, select: ({ signal }) => signal }));

/** The same as a file; `rows` of `total` signals are in it. */
export const useExportSignals = () =>
  useMutation({ mutationFn: (signalsQuery: SignalsQuery) => api.ledger.export(signalsQuery) });
