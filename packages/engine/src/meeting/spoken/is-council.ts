import { isOfAllocator } from '../../body/allocator.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Segment } from '../../ports/ports.ts';
import { readLabel } from '../../speakers/label.ts';
import { countWords } from '../../words/token.ts';
import { councilWords, municipalWords } from './council.lexicon.ts';

/**
 * Words of councils that a body has for each thousand which speaks of money like a fund. Of 24 meetings of a county a budget
 * hearing alone does, and has 15; three meetings of funds have one at most.
 */
const leastOfAllocator = 5;
/**
 * And those that a body has of which a recognizer told the voices apart. 21 of the 24 meetings of a county have 1.2 or more; of 163 of
 * committees of parliaments, designers and researchers (QMSum) none has one.
 */
const leastOfVoices = 1.2;

/**
 * Whether nobody knows who speaks, and a body reads its matters out and votes on each, as councils do. Boards of funds talk their
 * motions through with their staff, and are read by the rules of order; so are committees of parliaments, and whoever is named.
 */
export function isOfCouncil(segments: readonly Segment[]): boolean {
  const labels = new Set(segments.flatMap(({ speaker }) => speaker ?? []));
  if ([...labels].some((label) => readLabel(label).name !== null)) return false;
  if (isOfAllocator(segments)) return perThousand(segments, councilWords) >= leastOfAllocator;
  return labels.size === 0 || perThousand(segments, municipalWords) >= leastOfVoices;
}

function perThousand(segments: readonly Segment[], lexicon: Lexicon): number {
  const said = segments.reduce((sum, { text }) => sum + lexicon.count(text), 0);
  const words = segments.reduce((sum, { text }) => sum + countWords(text), 0);
  return words === 0 ? 0 : (said * 1_000) / words;
}
