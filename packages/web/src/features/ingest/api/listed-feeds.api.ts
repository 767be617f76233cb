import { type ListedFeeds, limits } from '@ecco/contract';
import { useQueries } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** How often it is asked how far a hundred feeds are, while some of them have not been read. */
const whileReadMs = 4_000;

const inPortions = (feeds: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(feeds.length / limits.listedFeedsMax) }, (_, index) =>
    feeds.slice(index * limits.listedFeedsMax, (index + 1) * limits.listedFeedsMax),
  );

const sum = (parts: readonly (ListedFeeds | undefined)[]): ListedFeeds | null => {
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0 || known.length < parts.length) return null;
  return {
    followed: known.reduce((total, { followed }) => total + followed, 0),
    waiting: known.reduce((total, { waiting }) => total + waiting, 0),
    failed: known.flatMap(({ failed }) => failed),
  };
};

/** How far the feeds of a list are, asked for again until each has been read; null before the first answer. */
export function useListedFeeds(feeds: readonly string[]): ListedFeeds | null {
  const portions = inPortions(feeds);
  return useQueries({
    queries: portions.map((portion) => ({
      ...operations.ingest.feeds.queryOptions({ input: { feeds: portion } }),
      refetchInterval: ({ state }: { state: { data?: ListedFeeds | undefined } }) =>
        state.data?.waiting === 0 ? false : whileReadMs * portions.length,
    })),
    combine: (results) => sum(results.map(({ data }) => data)),
  });
}
