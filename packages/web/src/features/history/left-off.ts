import { type HistoryEntry, pathOf } from '@ecco/contract';
import { durationSeconds } from '../../format/time.ts';

/** Beyond it, in percent, what was played counts as heard: the rest is thanks and farewells. */
const completedPercent = 95;

type Place = { percent: number; seconds: number; duration: number };

/** How far an item was played; null where nothing was, or where its length is not known. Seconds. */
export function playedOf({ position, duration }: Pick<HistoryEntry, 'position' | 'duration'>): Place | null {
  if (position === null || position <= 0 || duration === null || duration <= 0) return null;
  const whole = durationSeconds(duration);
  const seconds = Math.min(position, whole);
  return { percent: (seconds / whole) * 100, seconds, duration: whole };
}

type PlayPosition = Pick<HistoryEntry, 'position' | 'duration'> &
  Partial<Pick<HistoryEntry, 'processing_status'>>;

/** Whether there is something to go on with: not in what could not be read. */
export const isUnfinished = (entry: PlayPosition): boolean =>
  entry.processing_status !== 'FAILED' && (playedOf(entry)?.percent ?? 0) < completedPercent;

/** The page of an item, and the second at which somebody left it. */
export function wayBackTo(entry: HistoryEntry): { to: string; search: { timestamp?: string } } {
  const played = playedOf(entry);
  const goesOn = played !== null && isUnfinished(entry);
  return { to: pathOf(entry), search: goesOn ? { timestamp: String(Math.floor(played.seconds)) } : {} };
}
