import { parseSearch, type SearchNode } from '@ecco/domain/search-language';
import { type RouteName, ruleOf } from '../access/route-policy.ts';

/** Calls that look for words that somebody types, and what their words are called. */
const alsoSearching: ReadonlySet<RouteName> = new Set<RouteName>(['graph.searchNodes']);
const textParameters = ['query', 'keywords'] as const;

/** As many words as a sentence has; more of them cost. */
const freeWords = 12;

/** Whether a call looks through the library for words that somebody types. The directory is somebody else's library. */
export const isSearch = (route: RouteName): boolean =>
  (route.startsWith('search.') && ruleOf(route).limit === undefined) || alsoSearching.has(route);

const nodeParts = (node: SearchNode): number => {
  if (node.type === 'not') return nodeParts(node.node) + 1;
  return 'nodes' in node ? node.nodes.reduce((sum, inner) => sum + nodeParts(inner), 0) : 1;
};

const textIn = (query: unknown): string => {
  if (typeof query !== 'object' || query === null) return '';
  const texts = textParameters.map((name): unknown => Reflect.get(query, name));
  return texts.find((text) => typeof text === 'string') ?? '';
};

/** What a search costs beyond one of a few words: its operators, phrases, and what it rules out. */
export function searchCost(query: unknown): number {
  const { clauses } = parseSearch(textIn(query));
  const words = clauses.filter(({ type }) => type === 'word').length;
  const others = clauses.filter(({ type }) => type !== 'word');
  return others.reduce((sum, node) => sum + nodeParts(node), 0) + Math.max(0, words - freeWords);
}
