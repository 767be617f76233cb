import type { Reading } from '../reading/reading.ts';

/** A few segments that always stay in one chapter: the steps in which chapters are cut. */
export type Unit = {
  firstSegment: number;
  lastSegment: number;
  words: number;
  /** Stems by number, for counting. */
  terms: number[];
  /** Words of each speaker, by the speaker's number. */
  voices: Map<number, number>;
  /** How much speaks for a chapter that begins here, in the units of the cut's cost. */
  cue: number;
};

export type Units = {
  units: Unit[];
  /** How many different stems and how many speakers they hold. */
  vocabulary: number;
  speakers: number;
};

/** Cues of the segments at which a chapter may begin, by place in the list. */
export type Cues = readonly number[];

/** Groups the segments into units of at least `size` words; a segment with a strong cue always opens a unit. */
export function buildUnits(reading: Reading, cues: Cues, size: number): Units {
  const stems = new Map<string, number>();
  const speakers = new Map<string | null, number>();
  const units: Unit[] = [];
  let open: Unit | null = null;
  for (const [at, { speaker }] of reading.segments.entries()) {
    const cue = cues[at] ?? 0;
    if (open === null || open.words >= size || cue >= 2) {
      open = { firstSegment: at, lastSegment: at, words: 0, terms: [], voices: new Map(), cue };
      units.push(open);
    }
    open.lastSegment = at;
    const before = open.words;
    addSentences(open, reading, { at, stems });
    const voice = keyNumber(speaker, speakers);
    open.voices.set(voice, (open.voices.get(voice) ?? 0) + open.words - before);
  }
  return { units, vocabulary: stems.size, speakers: speakers.size };
}

type Step = { at: number; stems: Map<string, number> };

function addSentences(unit: Unit, reading: Reading, { at, stems }: Step): void {
  const end = reading.firstSentence[at + 1] ?? reading.sentences.length;
  for (let index = reading.firstSentence[at] ?? end; index < end; index++) {
    const sentence = reading.sentences[index];
    if (sentence === undefined) continue;
    unit.words += sentence.tokens.length;
    for (const term of sentence.terms) {
      if ((reading.weights.get(term) ?? 0) > 0) unit.terms.push(keyNumber(term, stems));
    }
  }
}

function keyNumber<Key>(key: Key, numbers: Map<Key, number>): number {
  const number = numbers.get(key) ?? numbers.size;
  numbers.set(key, number);
  return number;
}
