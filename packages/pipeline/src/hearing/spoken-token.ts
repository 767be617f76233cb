import type { PieceSegment } from './heard-piece.type.ts';

/** A word of a segment's text at its time, in ms: as the service said it, else by its share of the text. */
export type SpokenToken = {
  text: string;
  /** Its letters and digits in lower case, by which two hearings of it are the same. */
  sound: string;
  startMs: number;
  endMs: number;
  speaker: string | null;
  /** The place of its segment among those of its piece, and its own in the text of that. */
  segment: number;
  place: number;
};

const soundOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Ends of words that the service did not say, each after its share of the letters. */
function sharedTimes(texts: readonly string[], { startMs, endMs }: PieceSegment) {
  const letters = texts.reduce((sum, text) => sum + text.length + 1, 0);
  let passed = 0;
  return texts.map((text) => {
    const from = startMs + ((endMs - startMs) * passed) / letters;
    passed += text.length + 1;
    return { startMs: from, endMs: startMs + ((endMs - startMs) * passed) / letters };
  });
}

export function tokensOf(segments: readonly PieceSegment[]): SpokenToken[] {
  return segments.flatMap((segment, place) => {
    const texts = segment.text.split(/\s+/u).filter((text) => text !== '');
    const times = segment.words.length === texts.length ? segment.words : sharedTimes(texts, segment);
    return texts.map((text, index) => ({
      text,
      sound: soundOf(text),
      startMs: times[index]?.startMs ?? segment.startMs,
      endMs: times[index]?.endMs ?? segment.endMs,
      speaker: segment.speaker,
      segment: place,
      place: index,
    }));
  });
}

/** The segments of some of their tokens, in order: what lost words has the times of those that are left. */
export function segmentsOf(
  segments: readonly PieceSegment[],
  spokenTokens: readonly SpokenToken[],
): PieceSegment[] {
  const byPlace = Map.groupBy(spokenTokens, ({ segment }) => segment);
  return segments.flatMap((segment, place) => {
    const own = byPlace.get(place);
    const [first, last] = [own?.[0], own?.at(-1)];
    if (own === undefined || first === undefined || last === undefined) return [];
    const text = own.map((token) => token.text).join(' ');
    const texts = segment.text.split(/\s+/u).filter((one) => one !== '').length;
    if (own.length === texts) return [segment];
    return [
      {
        ...segment,
        text,
        startMs: Math.round(first.startMs),
        endMs: Math.round(last.endMs),
        words: segment.words.length === texts ? segment.words.slice(first.place, last.place + 1) : [],
      },
    ];
  });
}
