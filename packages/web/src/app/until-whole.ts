import type { QueryClient } from '@tanstack/react-query';

/** How long the first picture waits for the page's own parts, and then for what it shows, in ms. */
const longestForChunks = 1_500;
const longestForAnswers = 300;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets the browser do what it has to do, such as to paint. */
export const aMoment = (): Promise<void> => wait(0);

/** Resolves when no answer of the server is awaited. */
function quiet(queries: QueryClient): Promise<void> {
  if (queries.isFetching() === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const leave = queries.getQueryCache().subscribe(() => {
      if (queries.isFetching() > 0) return;
      leave();
      resolve();
    });
  });
}

/**
 * Resolves when the page can be drawn whole, instead of its frame, then its shape, then its words. The server names the
 * parts and the answers in the head of the page, so that they mostly come with the first bundle; those that take longer
 * are not waited for.
 */
export async function untilWhole(router: { load: () => Promise<void> }, queries: QueryClient): Promise<void> {
  await Promise.race([router.load(), wait(longestForChunks)]);
  await Promise.race([quiet(queries), wait(longestForAnswers)]);
}
