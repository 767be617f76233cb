import { largestOf } from '@ecco/domain';
import { tellsReason } from '../question/answer-kind.lexicon.ts';
import type { Needs } from '../question/needs.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';

/**
 * Whether a sentence of two clauses gives a cause only of what is not asked: "the sale reduced it; the rest is due to
 * growth" tells nothing of why it was sold.
 */
export function isOfOtherClause({ things }: Pick<Needs, 'things'>, text: string): boolean {
  const clauses = text.split(';');
  if (clauses.length === 1) return false;
  const wanted = new Set([...things.keys()].flatMap((stem) => [...kinOf(stem)]));
  const heldBy = clauses.map(
    (clause) => new Set(searchTermsOf(clause).filter((stem) => wanted.has(stem))).size,
  );
  const most = largestOf(heldBy);
  const caused = clauses.flatMap((clause, at) => (tellsReason.test(clause) ? [heldBy[at] ?? 0] : []));
  return caused.length > 0 && caused.every((held) => held * 2 < most);
}
