import type { VoicePrint } from '@ecco/engine';
import { likeness, unitVector } from './likeness.ts';

/** What a voice of a recording sounds like, over all that it says. `spokenMs`: how much of its speech that rests on. */
export type RecordingVoice = VoicePrint & { spokenMs: number };

type PrintSum = { model: string; sum: Float32Array; spokenMs: number };

/** Prints of the voices of a recording, each the mean of those of its pieces by how long was spoken in them. */
export function createVoiceSums(): {
  add: (voice: string, print: Pick<RecordingVoice, 'model' | 'vector' | 'spokenMs'>) => void;
  /** How alike a print is to what is known of a voice; 0 where nothing is. */
  likenessOf: (voice: string, print: Pick<VoicePrint, 'model' | 'vector'>) => number;
  voices: () => RecordingVoice[];
} {
  const sums = new Map<string, PrintSum>();
  return {
    add: (voice, { model, vector, spokenMs }) => {
      const unit = unitVector(vector);
      if (unit === null || spokenMs <= 0) return;
      const known = sums.get(voice);
      if (known === undefined) {
        sums.set(voice, { model, sum: unit.map((value) => value * spokenMs), spokenMs });
        return;
      }
      // Of two models the one that came first stays: their vectors have nothing in common.
      if (known.model !== model || known.sum.length !== unit.length) return;
      known.sum.forEach((value, place) => {
        known.sum[place] = value + (unit[place] ?? 0) * spokenMs;
      });
      known.spokenMs += spokenMs;
    },
    likenessOf: (voice, { model, vector }) => {
      const known = sums.get(voice);
      if (known === undefined || known.model !== model) return 0;
      const [one, other] = [unitVector([...known.sum]), unitVector(vector)];
      return one === null || other === null ? 0 : likeness(one, other);
    },
    voices: () =>
      [...sums].flatMap(([speaker, { model, sum, spokenMs }]) => {
        const unit = unitVector([...sum]);
        return unit === null ? [] : [{ speaker, model, vector: [...unit], spokenMs }];
      }),
  };
}
