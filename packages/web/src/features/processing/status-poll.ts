import { hasSummary, type Item, isFinal, limits } from '@ecco/contract';
import { endStatus, type Status } from '@ecco/domain';
import { useEffect } from 'react';

/** How often the stages after the summary are asked for, in ms: nobody waits for them. */
const laterStagesMs = 15_000;
/** How often a digest is asked for, and how long after the item's end one still counts as coming, in ms. */
const digestEveryMs = 30_000;
const digestWithinMs = 60 * 60_000;

/** Whether an item at its end may still get its digest, which is spoken from its summary. */
export const isDigestDue = (item: Item, now: number): boolean =>
  item.processing_status === endStatus &&
  item.audio_digest === null &&
  item.summaries.some(({ version }) => version === 2) &&
  now - Date.parse(item.updated_at) < digestWithinMs;

type PollState = {
  /** A person asked for the summary. */
  isAsked: boolean;
  isDue: boolean;
};

/**
 * How often an item is asked for while news do not come by themselves, in ms; null when nothing more is awaited. It
 * is asked for often until its summary is there, or its transcript where nobody asked for more.
 */
export function pollEvery(status: Status, { isAsked, isDue }: PollState): number | null {
  if (isFinal(status)) return isDue ? digestEveryMs : null;
  const isThere = hasSummary(status) || (status === 'TRANSCRIPTION_COMPLETE' && !isAsked);
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
