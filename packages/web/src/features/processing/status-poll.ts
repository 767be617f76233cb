import { hasSummary, isFinal, limits, type Status } from '@ecco/contract';
import { useEffect } from 'react';

/** How often the stages after the summary are asked for, in ms: nobody waits for them. */
const laterStagesMs = 15_000;

/**
 * How often an item is asked for while news do not come by themselves, in ms; null when nothing more will happen. It
 * is asked for often until its summary is there, or its transcript where nobody asked for more.
 */
export function pollEvery(status: Status, summaryAsked: boolean): number | null {
  if (isFinal(status)) return null;
  const isThere = hasSummary(status) || (status === 'TRANSCRIPTION_COMPLETE' && !summaryAsked);
  return isThere ? laterStagesMs : limits.pollEveryMs;
}

type Poll = {
  /** In ms; null while there is no need to ask. */
  every: number | null;
  /** Asks once; the next question waits for its answer. */
  ask: () => Promise<unknown>;
};

/** Asks again and again, the first time after a while. */
export function usePoll({ every, ask }: Poll): void {
  useEffect(() => {
    if (every === null) return undefined;
    let over = false;
    let timer: ReturnType<typeof setTimeout>;
    const askOn = (): void => {
      void ask().finally(() => {
        if (!over) timer = setTimeout(askOn, every);
      });
    };
    timer = setTimeout(askOn, limits.pollAfterMs);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [every, ask]);
}
