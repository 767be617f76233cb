import type { CitedText } from '@ecco/domain';
import type { Segment } from '../ports/ports.ts';
import { citeSentence } from '../reading/citation.ts';
import type { RatedStatement } from './salience.ts';

/** A rated sentence as a sentence of a summary: tidied where it must be, and then no longer verbatim; with the
 * sentence that says who is meant. */
export function toCitedText(
  segments: readonly Segment[],
  { sentence, polished, antecedent }: RatedStatement,
): CitedText {
  const own = citeSentence(segments, sentence);
  const citations = antecedent ? [...own, ...citeSentence(segments, antecedent)] : own;
  return { text: polished, verbatim: polished === sentence.text, citations };
}
