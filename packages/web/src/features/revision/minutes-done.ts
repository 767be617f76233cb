import type { TranscriptRevision } from '@ecco/contract';
import type { TFunction } from 'i18next';

const minutes = (ms: number): number => Math.round(ms / 60_000);

/** How much of a recording has been transcribed; null where that is not known. */
export const minutesDone = (
  t: TFunction,
  { done_ms: done, length_ms: length }: Pick<TranscriptRevision, 'done_ms' | 'length_ms'>,
): string | null =>
  done === null || length === null
    ? null
    : t('revision.progress', { done: minutes(done), count: minutes(length) });
