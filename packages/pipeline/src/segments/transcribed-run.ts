import type { TranscribedWord } from '@ecco/engine';
import type { RawSegment } from './segment-shaping.ts';

/** How a run was transcribed. `confidence`: a share of 1, null where the transcriber does not say. */
type RunHearing = { confidence: number | null; words: readonly TranscribedWord[] };

/** A run of a source, with how it was transcribed where it was. */
export type TranscribedRun = RawSegment & { heard?: RunHearing | null | undefined };

/** A word in the stream of signs of all runs, without the spaces, of which shaping changes none. */
export type PlacedWord = { from: number; to: number; word: TranscribedWord };

/** A run in that stream, from where it begins. */
export type PlacedRun = { from: number; run: TranscribedRun; words: PlacedWord[] };

export const withoutSpaces = (text: string): string => text.replace(/\s+/gu, '');

/** So many signs that no word said of may stand before the next one that was. */
const reach = 60;

const folded = (text: string): string => {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
};
const bareEdges = /^[^\p{L}\p{N}$€£%]{1,8}|[^\p{L}\p{N}%]{1,8}$/gu;

/** Where the words of a run stand in its text; one that does not stand there is left out, and never moves another. */
function wordsIn(signs: string, words: readonly TranscribedWord[], from: number): PlacedWord[] {
  const text = folded(signs);
  let cursor = 0;
  return words.flatMap((word) => {
    const whole = folded(withoutSpaces(word.text));
    for (const form of [whole, whole.replace(bareEdges, '')]) {
      if (form === '') continue;
      const at = text.slice(cursor, cursor + reach + form.length).indexOf(form);
      if (at < 0) continue;
      const start = cursor + at;
      cursor = start + form.length;
      return [{ from: from + start, to: from + cursor, word }];
    }
    return [];
  });
}

/** The runs one behind the other, and their words in the places where they were transcribed. `tidy`: as shaping writes a text. */
export function placeRuns(runs: readonly TranscribedRun[], tidy: (text: string) => string): PlacedRun[] {
  let from = 0;
  return runs.flatMap((run) => {
    const signs = withoutSpaces(tidy(run.text));
    if (signs === '') return [];
    const placed = { from, run, words: wordsIn(signs, run.heard?.words ?? [], from) };
    from += signs.length;
    return [placed];
  });
}
