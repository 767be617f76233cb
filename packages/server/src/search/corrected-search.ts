import type { ReadQuery } from '@ecco/contract';
import { type ParsedSearch, soughtIn } from '@ecco/domain/search-language';
import type { Hit, Store } from '@ecco/store';

type Correction = NonNullable<ReadQuery['corrected']>;

const searchedWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a search that no hit has. */
function unmatched({ clauses }: ParsedSearch, hits: readonly Hit[]): string[] {
  const matched = new Set(hits.flatMap((hit) => hit.matched));
  return soughtIn(clauses)
    .flatMap(({ text }) => searchedWords(text))
    .filter((word) => !matched.has(word));
}

/** The text with words exchanged where they stand; what is between them stays. */
function exchanged({ text, clauses }: ParsedSearch, corrected: ReadonlyMap<string, string>): string {
  const places = soughtIn(clauses).filter(({ from, to, text: said }) => text.slice(from, to).includes(said));
  return places.toReversed().reduce((changed, { from, to }) => {
    const said = text
      .slice(from, to)
      .replace(/[\p{L}\p{N}]+/gu, (word) => corrected.get(word.toLowerCase()) ?? word);
    return changed.slice(0, from) + said + changed.slice(to);
  }, text);
}

/** What was meant most likely where words of the search are not in the library; null where none can be mended. */
export async function correctWords(
  { search }: Pick<Store, 'search'>,
  parsed: ParsedSearch,
  hits: readonly Hit[],
): Promise<Correction | null> {
  const unknown = unmatched(parsed, hits);
  if (unknown.length === 0) return null;
  const corrected = await search.mend(unknown);
  const query = exchanged(parsed, corrected);
  if (corrected.size === 0 || query === parsed.text) return null;
  return { query, words: [...corrected].map(([from, to]) => ({ from, to })) };
}
