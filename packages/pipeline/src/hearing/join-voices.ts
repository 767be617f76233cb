import { anonymousLabel } from '../segments/anonymous-label.ts';
import { sameVoiceBar } from '../voices/likeness.ts';
import { createVoiceSums, type RecordingVoice } from '../voices/voice-sum.ts';
import type { SpokenToken } from './spoken-token.ts';

export type TokenPair = readonly [SpokenToken, SpokenToken];
export type LabelOf = (label: string) => string;

type PieceVoices = {
  /** The words transcribed twice at its beginning. */
  pairs: readonly TokenPair[];
  before: LabelOf;
  /** What its labels sound like, where that is known. */
  prints: readonly RecordingVoice[];
};

/** Which labels of two pieces say the same words, the most words first. */
function labelPairs(pairs: readonly TokenPair[]): [early: string, late: string][] {
  const votes = new Map<string, { pair: [string, string]; count: number }>();
  for (const [{ speaker: early }, { speaker: late }] of pairs) {
    if (early === null || late === null) continue;
    const key = JSON.stringify([early, late]);
    const vote = votes.get(key) ?? { pair: [early, late], count: 0 };
    votes.set(key, { ...vote, count: vote.count + 1 });
  }
  return [...votes.values()].toSorted((one, other) => other.count - one.count).map(({ pair }) => pair);
}

/**
 * Labels of a service are those of one piece: the next piece calls the same voice otherwise. A voice whose words both
 * transcribed around a cut is one voice, and so is one whose print is like that of one earlier voice alone; any other gets a
 * number of its own, since nobody knows which it is.
 */
export function createVoices(): {
  /** What a label of a piece stands for in the recording. */
  ofPiece: (piece: PieceVoices) => LabelOf;
  /** What the voices of the recording sound like, after all pieces. */
  prints: () => RecordingVoice[];
} {
  let count = 0;
  const sums = createVoiceSums();
  const voices = new Set<string>();

  /** The one voice that sounds like a print and has no other label in its piece. */
  function sameVoice(print: RecordingVoice, taken: ReadonlySet<string>): string | null {
    const alike = [...voices].filter((voice) => sums.likenessOf(voice, print) >= sameVoiceBar);
    const [only] = alike;
    return alike.length === 1 && only !== undefined && !taken.has(only) ? only : null;
  }

  return {
    ofPiece: ({ pairs, before, prints }) => {
      const known = new Map<string, string>();
      const taken = new Set<string>();
      const take = (label: string, voice: string): void => {
        if (known.has(label) || taken.has(voice) || !anonymousLabel.test(label)) return;
        known.set(label, voice);
        taken.add(voice);
      };
      for (const [early, late] of labelPairs(pairs)) take(late, before(early));
      for (const print of prints) {
        const voice = known.has(print.speaker) ? null : sameVoice(print, taken);
        if (voice !== null) take(print.speaker, voice);
      }
      const printOf = new Map(prints.map((print) => [print.speaker, print]));
      const added = new Set<string>();
      /** A voice is known by what it sounds like from its first words in the piece on. */
      const noted = (label: string, voice: string): string => {
        voices.add(voice);
        const print = printOf.get(label);
        if (print !== undefined && !added.has(label)) sums.add(voice, print);
        added.add(label);
        return voice;
      };
      return (label) => {
        if (!anonymousLabel.test(label)) return noted(label, label);
        const voice = known.get(label);
        if (voice !== undefined) return noted(label, voice);
        count += 1;
        const next = `Speaker ${count}`;
        known.set(label, next);
        return noted(label, next);
      };
    },
    prints: sums.voices,
  };
}
