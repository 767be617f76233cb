// What stands under the heading of a part is told with it: "MGM China: Net revenues of $175 million".
import type { Source } from '../ports/ports.ts';
import { unnamedPartOf } from '../salience/part-head.ts';
import type { Rated } from '../salience/salience.ts';
import { englishTerms } from '../sentences/sentence.ts';
import { tokenise } from '../words/token.ts';

type Place = { segment: number; words: string };

/** A sentence told behind the words it stands under, which it cites as well. `segments`: those of its source. */
export function withHead(one: Rated, { segment, words }: Place, { segments }: Source): Rated {
  const { sentence, polished } = one;
  const text = segments[segment]?.text ?? '';
  return {
    ...one,
    polished: `${words}: ${polished}`,
    words: one.words + words.split(' ').length,
    sentence: {
      ...sentence,
      pieces: [{ segment, start: 0, end: text.length }, ...sentence.pieces],
      terms: [...englishTerms(tokenise(words)), ...sentence.terms],
    },
  };
}

/** Gives each measure of a part the name of its part; what names it, or is of the whole, stays as it is. */
export function namesHeads(source: Source): (one: Rated) => Rated {
  const headOf = unnamedPartOf(source);
  return (one) => {
    const head = one.sentence.row === undefined ? headOf(one) : null;
    return head === null ? one : withHead(one, head, source);
  };
}
