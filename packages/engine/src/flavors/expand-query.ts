import type { FlavorName } from '@ecco/domain';
import { stem } from '../words/stem.ts';
import { tokenize } from '../words/token.ts';
import { findTerms } from './term-index.ts';

/** What is searched besides the words of a question: `said` stands in it, `also` are other ways to say the same. */
export type Expansion = { said: string; also: string[] };

const stemsOf = (term: string): string =>
  tokenize(term)
    .map(({ lower }) => stem(lower))
    .join(' ');

/** The other ways in which a flavor says what a question asks for; none of what the question itself says. */
export function expandQuery(query: string, flavor: FlavorName): Expansion[] {
  const tokens = tokenize(query);
  const seen = new Set<string>();
  return findTerms({ tokens, flavor, anyCase: true }).flatMap(({ group, start, end }) => {
    if (seen.has(group[0])) return [];
    seen.add(group[0]);
    const said = query.slice(tokens[start]?.start, tokens[end - 1]?.end);
    const also = group.filter((term) => stemsOf(term) !== stemsOf(said));
    return also.length > 0 ? [{ said, also }] : [];
  });
}
