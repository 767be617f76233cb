import type { Reading } from '../reading/reading.ts';

/** A few segments that always stay in one chapter: the steps in which chapters are cut. */
export type Unit = {
  firstSegment: number;
  lastSegment: number;
  words: number;
  /** Stems by number, for counting. */
  terms: number[];
  /** How much speaks for a chapter that begins here, in the units of the cut's cost. */
  cue: number;
};

/** Cues of the segments at which a chapter may begin, by place in the list. */
export type Cues = readonly number[];

/**
 * Groups the segments into units of at least `size` words; a segment with a strong cue always opens a unit.
 * Returns the units and how many different stems they hold.
 */
export function buildUnits(
  reading: Reading,
  cues: Cues,
  size: number,
): { units: Unit[]; vocabulary: number } {
  const numbers = new Map<string, number>();
  const units: Unit[] = [];
  let open: Unit | null = null;
  for (let at = 0; at < reading.segments.length; at++) {
    const cue = cues[at] ?? 0;
    if (open === null || open.words >= size || cue >= 2) {
      open = { firstSegment: at, lastSegment: at, words: 0, terms: [], cue };
      units.push(open);
    }
    open.lastSegment = at;
    addSentences(open, reading, { at, numbers });
  }
  return { units, vocabulary: numbers.size };
}

type Step = { at: number; numbers: Map<string, number> };

function addSentences(unit: Unit, reading: Reading, { at, numbers }: Step): void {
  const end = reading.firstSentence[at + 1] ?? reading.sentences.length;
  for (let index = reading.firstSentence[at] ?? end; index < end; index++) {
    const sentence = reading.sentences[index];
    if (sentence === undefined) continue;
    unit.words += sentence.tokens.length;
    for (const term of sentence.terms) {
      if ((reading.weights.get(term) ?? 0) === 0) continue;
      const number = numbers.get(term) ?? numbers.size;
      numbers.set(term, number);
      unit.terms.push(number);
    }
  }
}
