import type { Segment } from '../ports/ports.ts';
import { countWords } from '../words/token.ts';
import { allocatorWords } from './allocator.lexicon.ts';

/**
 * Words of investing that a meeting of a fund has at least, for each thousand. Ten meetings of funds have six to
 * fourteen, and of 163 of parliaments, designers and researchers (QMSum) none has two.
 */
const leastPerThousand = 3;

/** Whether money is invested here for others: elsewhere a "search", a "commitment" or an "exit" is something else. */
export function isOfAllocator(segments: readonly Segment[]): boolean {
  let said = 0;
  let words = 0;
  for (const { text } of segments) {
    said += allocatorWords.count(text);
    words += countWords(text);
  }
  return said * 1_000 >= leastPerThousand * words && said > 0;
}
