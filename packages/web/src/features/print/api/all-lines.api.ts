import { type Item, limits, type Segment } from '@ecco/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyInState, operations } from '../../../api/operations.ts';

const runLength = limits.transcriptPageMax;

export type AllLines = {
  /** The lines that are there so far, in the runs in which they came. */
  runs: readonly (readonly Segment[])[];
  loaded: number;
  done: boolean;
  failed: boolean;
  retry: () => void;
};

/** Every line of a transcript, run after run. */
export function useAllLines({
  uuid: id,
  content_total: total,
}: Pick<Item, 'uuid' | 'content_total'>): AllLines {
  const runsFrom = { input: (from: number) => ({ id, from, limit: runLength }), initialPageParam: 0 };
  const query = useInfiniteQuery(
    operations.item.transcript.infiniteOptions({
      ...runsFrom,
      queryKey: keyInState(operations.item.transcript.infiniteKey(runsFrom), total),
      getNextPageParam: ({ from, segments }) =>
        segments.length > 0 && from + segments.length < total ? from + segments.length : null,
      staleTime: Number.POSITIVE_INFINITY,
      enabled: total > 0,
    }),
  );
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const runs = data?.pages.map(({ segments }) => segments) ?? [];
  return {
    runs,
    loaded: runs.reduce((sum, run) => sum + run.length, 0),
    done: total === 0 || (data !== undefined && !hasNextPage),
    failed: isError,
    retry: () => void (data ? fetchNextPage() : query.refetch()),
  };
}
