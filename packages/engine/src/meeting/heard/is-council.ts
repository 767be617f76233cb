import { isOfAllocator } from '../../body/allocator.ts';
import type { Segment } from '../../ports/ports.ts';
import { countWords } from '../../words/token.ts';
import { councilWords } from './council.lexicon.ts';

/**
 * Words of councils that a body has for each thousand which speaks of money like a fund. Of 24 meetings of a county a budget
 * hearing alone does, and has 15; three meetings of funds have one at most.
 */
const leastPerThousand = 5;

/**
 * Whether a body reads its matters out and votes on each, as councils do. Boards of funds talk their motions through with their
 * staff, and are read by the rules of order.
 */
export function isOfCouncil(segments: readonly Segment[]): boolean {
  if (!isOfAllocator(segments)) return true;
  const said = segments.reduce((sum, { text }) => sum + councilWords.count(text), 0);
  const words = segments.reduce((sum, { text }) => sum + countWords(text), 0);
  return said * 1_000 >= leastPerThousand * words;
}
