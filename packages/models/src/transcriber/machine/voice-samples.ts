import type { SpeakerTurn } from './speaker-turn.ts';
import { sampleRate } from './stretches.ts';

/** So many seconds of a voice are enough for its print, and more cost time. */
const mostSeconds = 40;
/** A shorter turn is mostly noise or somebody else. */
const leastSeconds = 1;

const isClear = (turn: SpeakerTurn, turns: readonly SpeakerTurn[]): boolean =>
  turns.every(
    (other) => other.speaker === turn.speaker || other.end <= turn.start || other.start >= turn.end,
  );

/** For each speaker the turns in which nobody else is audible, the longest first, as stretches of samples. */
export function voiceSamples(turns: readonly SpeakerTurn[]): Map<number, { start: number; end: number }[]> {
  const clear = turns.filter((turn) => turn.end - turn.start >= leastSeconds && isClear(turn, turns));
  const samples = new Map<number, { start: number; end: number }[]>();
  for (const [speaker, own] of Map.groupBy(clear, (turn) => turn.speaker)) {
    let seconds = 0;
    const chosen: { start: number; end: number }[] = [];
    for (const { start, end } of own.toSorted(
      (one, other) => other.end - other.start - one.end + one.start,
    )) {
      if (seconds >= mostSeconds) break;
      const until = Math.min(end, start + mostSeconds - seconds);
      chosen.push({ start: Math.round(start * sampleRate), end: Math.round(until * sampleRate) });
      seconds += until - start;
    }
    samples.set(speaker, chosen);
  }
  return samples;
}
