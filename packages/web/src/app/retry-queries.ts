/*
 * A page that was opened while the server was away shows what it lacks, with a button. Nobody has to press it: once
 * the server answers again everything that is lacking is asked for by itself. Until then only a sign of life is asked
 * for, so that the page stands still meanwhile.
 */
import type { Query, QueryClient } from '@tanstack/react-query';
import { failureOf } from '../api/failure.ts';
import { isServerThere } from './failure/server-watch.ts';

/** Nobody answered, or somebody on the way did who says so. */
const away: readonly number[] = [0, 502, 503, 504];

/** Between two signs of life that are asked for, in ms; longer where the server is there and the answer is not. */
const firstPauseMs = 3_000;
const longestPauseMs = 60_000;

const isLacking = ({ state }: Query): boolean =>
  state.status === 'error' && state.data === undefined && away.includes(failureOf(state.error).status);

type Options = {
  queries: QueryClient;
  /** Calls when the server is likely to be back; returns how to stop. */
  onSign?: (wake: () => void) => () => void;
  pauseMs?: number;
};

/** Watches until the returned function is called. */
export function retryQueries({ queries, onSign, pauseMs = firstPauseMs }: Options): () => void {
  const lacking = { type: 'active', predicate: isLacking } as const;
  const isAnyLacking = (): boolean => queries.getQueryCache().findAll(lacking).length > 0;
  let isWatching = false;
  let isOver = false;
  let wake = (): void => undefined;
  const rest = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const watch = async (): Promise<void> => {
    isWatching = true;
    let pause = pauseMs;
    while (!isOver && isAnyLacking()) {
      await rest(pause);
      if (isOver || document.hidden || !(await isServerThere())) continue;
      await queries.refetchQueries(lacking);
      pause = Math.min(2 * pause, longestPauseMs);
    }
    isWatching = false;
  };

  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && !isWatching && isLacking(event.query))
      void watch();
  });
  const wakeNow = (): void => wake();
  const stopSigns = onSign?.(wakeNow);
  window.addEventListener('online', wakeNow);
  document.addEventListener('visibilitychange', wakeNow);
  return () => {
    isOver = true;
    unsubscribe();
    stopSigns?.();
    window.removeEventListener('online', wakeNow);
    document.removeEventListener('visibilitychange', wakeNow);
    wake();
  };
}
