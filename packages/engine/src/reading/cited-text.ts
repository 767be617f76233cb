import type { CitedText, Segment } from '../ports.ts';
import type { Rated } from '../salience/salience.ts';
import { citeSentence } from './citation.ts';

/** A rated sentence as a sentence of a summary: tidied where it must be, and then no longer verbatim. */
export function toCitedText(segments: readonly Segment[], { sentence, polished }: Rated): CitedText {
  const citations = citeSentence(segments, sentence);
  return { text: polished, verbatim: polished === sentence.text, citations };
}
