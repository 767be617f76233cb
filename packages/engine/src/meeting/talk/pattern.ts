import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Span } from '../../sentences/span.ts';

/** The entries of a lexicon in a part of a text, as places in the whole of it. */
export function findIn(
  lexicon: Lexicon,
  text: string,
  { start, end }: Span = { start: 0, end: text.length },
): Span[] {
  return lexicon
    .findAll(text.slice(start, end))
    .map((match) => ({ start: start + match.index, end: start + match.index + match.text.length }));
}

/** The first of them. */
export const firstIn = (lexicon: Lexicon, text: string, span?: Span): Span | null =>
  findIn(lexicon, text, span)[0] ?? null;
