// What one voice says and the next puts right: "Actually, that's 12, not 15."
import type { Reading } from '../reading/reading.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { foldApostrophes } from '../words/fold.ts';
import { deniesNumber, putsRight } from './correction.lexicon.ts';
import { isSameNumber, type SpokenNumeral, saidNumbers } from './said-number.ts';

/** Segments back in which the figure that is put right was said. */
const reach = 3;
/** Words of a sentence that does nothing but put a figure right. */
const mostWords = 25;

/** The sentences of which another voice puts a figure right within a few turns, by their place in the list, with the segment that does it. */
export function findPutRight({
  sentences,
  segments,
}: Pick<Reading, 'sentences' | 'segments'>): Map<number, number> {
  const bySegment = Map.groupBy(sentences, ({ segment }) => segment);
  const result = new Map<number, number>();
  for (const [at, { speaker }] of segments.entries()) {
    const before = segments[at - 1]?.speaker ?? null;
    const [opening] = bySegment.get(at) ?? [];
    if (opening === undefined || speaker === null || before === null || before === speaker) continue;
    const isWrong = wrongBefore(opening);
    if (isWrong === null) continue;
    const earlier = Array.from({ length: reach }, (_, back) => bySegment.get(at - reach + back) ?? []).flat();
    const wrong = earlier.findLast((one) => one.speaker !== speaker && isWrong(one));
    if (wrong !== undefined) result.set(wrong.index, at);
  }
  return result;
}

/** Tells of an earlier sentence whether its figure is the one that a sentence puts right; null where that puts none right. */
function wrongBefore({ text, tokens }: Sentence): ((one: Sentence) => boolean) | null {
  const said = foldApostrophes(text);
  if (tokens.length > mostWords) return null;
  const numbers = saidNumbers(said);
  const denied = numbers.find(({ start }) =>
    deniesNumber.test(said.slice(Math.max(0, start - 30), start).trimEnd()),
  );
  const [right] = numbers.filter((one) => one !== denied);
  if (right === undefined) return null;
  if (denied !== undefined) return (one) => holds(one, denied) && !holds(one, right);
  if (numbers.length !== 1 || !putsRight.test(said)) return null;
  return (one) => {
    const [other, ...more] = saidNumbers(foldApostrophes(one.text));
    return more.length === 0 && other !== undefined && isOfKind(other, right) && !isSameNumber(other, right);
  };
}

const holds = ({ text }: Sentence, number: SpokenNumeral): boolean =>
  saidNumbers(foldApostrophes(text)).some((other) => isSameNumber(other, number));

const isOfKind = (a: SpokenNumeral, b: SpokenNumeral): boolean =>
  a.isPercent === b.isPercent && a.scale === b.scale;
