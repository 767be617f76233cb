import { printNode } from './print.ts';
import type { SearchChip, SearchNode } from './search-language.types.ts';

/** What a clause shows as: a word that is only looked for shows as nothing but itself. */
export function chipsOf(clause: SearchNode): SearchChip[] {
  const negated = clause.type === 'not';
  const node = clause.type === 'not' ? clause.node : clause;
  if (node.type === 'word' && !negated) return [];
  const { from, to } = clause;
  return [{ from, to, negated, ...said(node) }];
}

function said(node: SearchNode): Pick<SearchChip, 'kind' | 'value'> {
  switch (node.type) {
    case 'filter':
      return { kind: node.filter.operator, value: String(node.filter.value) };
    case 'word':
    case 'phrase':
      return { kind: node.type, value: node.text };
    default:
      return { kind: node.type === 'or' ? 'any' : 'all', value: printNode(node) };
  }
}
