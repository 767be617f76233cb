// What stands under the heading of a part is told with it: "MGM China: Net revenues of $175 million"; so is what a voice
// of a call tells of the part that it named before.
import type { Source } from '../ports/ports.ts';
import { outlookPeriodOf } from '../salience/outlook-period.ts';
import { unnamedPartOf } from '../salience/part-head.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { spokenHeadOf } from '../salience/spoken-part.ts';
import { englishTerms } from '../sentences/sentence.ts';
import type { Piece } from '../sentences/span.ts';
import { tokenize } from '../words/token.ts';

/** The words that a sentence stands under, and where they stand. */
export type Head = { words: string; pieces: Piece[] };

/** A sentence told behind the words it stands under, which it cites as well. */
export function withHead(one: RatedStatement, { words, pieces }: Head): RatedStatement {
  const { sentence, polished } = one;
  return {
    ...one,
    polished: `${words}: ${polished}`,
    words: one.words + words.split(' ').length,
    sentence: {
      ...sentence,
      pieces: [...pieces, ...sentence.pieces],
      terms: [...englishTerms(tokenize(words)), ...sentence.terms],
    },
  };
}

/** The whole of a segment, as a place to cite. */
export const wholeSegment = ({ segments }: Source, segment: number): Piece[] => [
  { segment, start: 0, end: segments[segment]?.text.length ?? 0 },
];

/** Gives each measure of a part the name of its part, and each outlook its period; what names it, or is of the whole, stays as it is. */
export function namesHeads(source: Source): (one: RatedStatement) => RatedStatement {
  const headOf = unnamedPartOf(source);
  const spoken = namesSpokenHeads(source);
  const periodOf = outlookPeriodOf(source);
  const dated = (one: RatedStatement): RatedStatement => {
    const period = one.sentence.row === undefined ? periodOf(one) : null;
    return period === null ? one : withHead(one, period);
  };
  return (one) => {
    const head = one.sentence.row === undefined ? headOf(one) : null;
    return head === null
      ? dated(spoken(one))
      : withHead(one, { words: head.words, pieces: wholeSegment(source, head.segment) });
  };
}

/** The same of the parts that a voice of a call names. */
export function namesSpokenHeads(source: Source): (one: RatedStatement) => RatedStatement {
  const headOf = spokenHeadOf(source);
  return (one) => {
    const head = one.sentence.row === undefined ? headOf(one) : null;
    return head === null ? one : withHead(one, head);
  };
}
