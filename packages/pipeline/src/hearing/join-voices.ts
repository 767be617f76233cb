import type { SpokenToken } from './spoken-token.ts';

/** A label that names nobody: "A", "2", "S01", "SPEAKER_00". */
const anonymous = /^(?:s|spk|speaker|voice)?[\s_#-]{0,3}(?:\d{1,4}|[a-z])$/i;

/**
 * Labels of a service are those of one piece: the next piece calls the same voice otherwise. A voice whose words both transcribed
 * around a cut is one voice; one that was not transcribed there gets a number of its own, since nobody knows which it is.
 */
export function createVoices(): {
  /** What a label of a piece stands for in the whole; `pairs` are the words transcribed twice at its beginning. */
  ofPiece: (
    pairs: readonly (readonly [SpokenToken, SpokenToken])[],
    before: (label: string) => string,
  ) => (label: string) => string;
} {
  let count = 0;

  return {
    ofPiece: (pairs, before) => {
      const known = new Map<string, string>();
      const taken = new Set<string>();
      const votes = Map.groupBy(
        pairs.filter(([early, late]) => early.speaker !== null && late.speaker !== null),
        ([early, late]) => JSON.stringify([early.speaker, late.speaker]),
      );
      const ranked = [...votes.values()].toSorted((one, other) => other.length - one.length);
      for (const [pair] of ranked) {
        const [early, late] = pair ?? [];
        if (typeof early?.speaker !== 'string' || typeof late?.speaker !== 'string') continue;
        const voice = before(early.speaker);
        if (known.has(late.speaker) || taken.has(voice) || !anonymous.test(late.speaker)) continue;
        known.set(late.speaker, voice);
        taken.add(voice);
      }
      return (label) => {
        if (!anonymous.test(label)) return label;
        const voice = known.get(label);
        if (voice !== undefined) return voice;
        count += 1;
        const next = `Speaker ${count}`;
        known.set(label, next);
        return next;
      };
    },
  };
}
