import { limits, type Segment } from '@ecco/contract';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { keyInState, operations } from '../../../api/operations.ts';

const pageSize = limits.transcriptPage;

/** The page that a line stands on. */
export const pageOfLine = (line: number): number => Math.floor(line / pageSize);

type Source = { id: string; total: number; first: readonly Segment[] };

/** One page of a transcript. The first comes with the item, so it is never asked for when it is whole. */
const transcriptPageQuery = ({ id, total, first }: Source, page: number) => {
  const input = { id, from: page * pageSize, limit: pageSize };
  return operations.item.transcript.queryOptions({
    input,
    queryKey: keyInState(operations.item.transcript.queryKey({ input }), total),
    staleTime: Number.POSITIVE_INFINITY,
    ...(page === 0 &&
      first.length >= Math.min(pageSize, total) && {
        initialData: { segments: first.slice(0, pageSize), from: 0, total },
      }),
  });
};

export type TranscriptLines = {
  /** The segment of a line; undefined while its page is on its way. */
  lineAt: (line: number) => Segment | undefined;
  failed: boolean;
  retry: () => void;
};

/** Keeps the given pages loaded and finds lines in them. */
export function useTranscriptPages(source: Source, pages: readonly number[]): TranscriptLines {
  const { loaded, failed, refetch } = useQueries({
    queries: pages.map((page) => transcriptPageQuery(source, page)),
    combine: (results) => ({
      loaded: results.map((result) => result.data),
      failed: results.some((result) => result.isError),
      refetch: () => results.filter((result) => result.isError).map((result) => result.refetch()),
    }),
  });
  const byPage = useMemo(() => {
    const result = new Map<number, readonly Segment[]>();
    for (const page of loaded) if (page) result.set(pageOfLine(page.from), page.segments);
    return result;
  }, [loaded]);
  const lineAt = useCallback((line: number) => byPage.get(pageOfLine(line))?.[line % pageSize], [byPage]);
  return useMemo(() => ({ lineAt, failed, retry: () => void refetch() }), [lineAt, failed, refetch]);
}
