import type { Segment } from '../ports/ports.ts';
import { countWords } from '../words/token.ts';

/** What the change of voices at a segment says of a beginning. Lengths are logarithms of words. */
export type TurnSigns = {
  changes: boolean;
  /** Of all questions of the item the share that this speaker asks, where the voice changes: a host's is large. */
  askerShare: number;
  segmentLength: number;
  /** What the speaker says from here on at a stretch. */
  turnLength: number;
  isScrap: boolean;
  isLong: boolean;
  afterScrap: boolean;
  afterQuestion: boolean;
  asks: boolean;
};

const [scrapWords, acknowledgement, longWords, mostTurnWords] = [4, 6, 32, 400];
/** Letters of a turn in which its question is looked for. */
const openingLetters = 600;

/** The signs of each segment; a text with one voice has only those of length and question. */
export function readTurns(segments: readonly Segment[]): TurnSigns[] {
  const words = segments.map(({ text }) => countWords(text));
  const shares = questionShares(segments);
  const turns = turnLengths(segments, words);
  return segments.map((segment, at) => {
    const before = segments[at - 1];
    const own = words[at] ?? 0;
    const changes = shares.size > 1 && before !== undefined && before.speaker !== segment.speaker;
    return {
      changes,
      askerShare: changes ? (shares.get(segment.speaker) ?? 0) : 0,
      segmentLength: Math.log(1 + own),
      turnLength: Math.log(1 + (turns[at] ?? 0)),
      isScrap: own < scrapWords,
      isLong: changes && own >= longWords,
      afterScrap: before !== undefined && (words[at - 1] ?? 0) < acknowledgement,
      afterQuestion: before?.text.trimEnd().endsWith('?') === true,
      asks: asksSoon(segments, at),
    };
  });
}

/** For each speaker the share of the segments with a question. */
function questionShares(segments: readonly Segment[]): Map<string | null, number> {
  const shares = new Map(segments.map(({ speaker }) => [speaker, 0]));
  const asking = segments.filter(({ text }) => text.includes('?'));
  for (const { speaker } of asking) shares.set(speaker, (shares.get(speaker) ?? 0) + 1 / asking.length);
  return shares;
}

function turnLengths(segments: readonly Segment[], words: readonly number[]): number[] {
  const lengths: number[] = new Array(segments.length).fill(0);
  for (let at = segments.length - 1; at >= 0; at--) {
    const goesOn = segments[at + 1]?.speaker === segments[at]?.speaker;
    lengths[at] = Math.min(mostTurnWords, (words[at] ?? 0) + (goesOn ? (lengths[at + 1] ?? 0) : 0));
  }
  return lengths;
}

function asksSoon(segments: readonly Segment[], at: number): boolean {
  const speaker = segments[at]?.speaker;
  for (let [next, left] = [at, openingLetters]; left > 0; next++) {
    const segment = segments[next];
    if (segment === undefined || segment.speaker !== speaker) return false;
    if (segment.text.slice(0, left).includes('?')) return true;
    left -= segment.text.length + 1;
  }
  return false;
}
