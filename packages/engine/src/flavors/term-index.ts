import { type FlavorName, type TermCategory, termCategories } from '@ecco/domain';
import { stem } from '../words/stem.ts';
import { type Token, tokenize } from '../words/token.ts';
import { defaultTerms } from './default.terms.ts';
import type { TermGroup, TermsByCategory } from './flavor.type.ts';
import { pensionFundTerms } from './pension-funds.terms.ts';
import { privateEquityTerms } from './private-equity.terms.ts';

const categoryTerms: Readonly<Record<FlavorName, TermsByCategory>> = {
  US_Pension_Funds: pensionFundTerms,
  Private_Equity: privateEquityTerms,
  Default: defaultTerms,
};

/** The terms of a flavor, by category. */
export const flavorTerms = (flavor: FlavorName): TermsByCategory => categoryTerms[flavor];

/** A term as a text says it. `start` and `end`: tokens, the end outside. */
type TermMatch = { category: TermCategory; group: TermGroup; start: number; end: number };

type Entry = { stems: readonly string[]; sign: string | null; category: TermCategory; group: TermGroup };
type TermIndex = ReadonlyMap<string, readonly Entry[]>;

/** "PE" and "TIPS" are only those in capitals; a question in small letters may still mean them. */
const acronym = /^[A-Z]{2,5}$/;

function termEntry(term: string, category: TermCategory, group: TermGroup): Entry {
  const stems = tokenize(term).map(({ lower }) => stem(lower));
  return { stems, sign: acronym.test(term) ? term : null, category, group };
}

function buildIndex(flavor: FlavorName): TermIndex {
  const index = new Map<string, Entry[]>();
  for (const category of termCategories)
    for (const group of categoryTerms[flavor][category])
      for (const term of group) {
        const entry = termEntry(term, category, group);
        const [first = ''] = entry.stems;
        index.set(first, [...(index.get(first) ?? []), entry]);
      }
  // The longest way to say something comes first: "private equity" before "equity".
  for (const entries of index.values()) entries.sort((a, b) => b.stems.length - a.stems.length);
  return index;
}

const indexes = new Map<FlavorName, TermIndex>();
function indexOf(flavor: FlavorName): TermIndex {
  const index = indexes.get(flavor) ?? buildIndex(flavor);
  indexes.set(flavor, index);
  return index;
}

type Words = { tokens: readonly Token[]; flavor: FlavorName; anyCase?: boolean };

/** The terms of a flavor in a text, in order and without overlap. `anyCase`: "pe" counts as "PE", as in a question. */
export function findTerms({ tokens, flavor, anyCase = false }: Words): TermMatch[] {
  const index = indexOf(flavor);
  const stems = tokens.map(({ lower }) => stem(lower));
  const termMatches: TermMatch[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const entry = index
      .get(stems[at] ?? '')
      ?.find(
        ({ stems: requested, sign }) =>
          requested.every((one, offset) => stems[at + offset] === one) &&
          (sign === null || anyCase || tokens[at]?.text === sign),
      );
    if (!entry) continue;
    const end = at + entry.stems.length;
    termMatches.push({ category: entry.category, group: entry.group, start: at, end });
    at = end - 1;
  }
  return termMatches;
}
