import type { SearchNode } from './search-language.types.ts';

type TermNode = SearchNode & { type: 'word' | 'phrase' };

/** The words and phrases that a search looks for, in their order; none that it rules out. */
export const soughtIn = (clauses: readonly SearchNode[]): TermNode[] =>
  clauses.flatMap((node): TermNode[] => {
    if (node.type === 'word' || node.type === 'phrase') return [node];
    return 'nodes' in node ? soughtIn(node.nodes) : [];
  });

/** What it looks for as one text. */
export const lookedFor = (clauses: readonly SearchNode[]): string =>
  soughtIn(clauses)
    .map(({ text }) => text)
    .join(' ');

/** The phrases that every hit must have. */
export const phrasesOf = (clauses: readonly SearchNode[]): string[] =>
  clauses.flatMap((node) => (node.type === 'phrase' ? [node.text] : []));

/** Whether it has this filter anywhere. */
export const hasFilter = (clauses: readonly SearchNode[], operator: string, value?: string): boolean =>
  clauses.some((node) => {
    if (node.type === 'not') return hasFilter([node.node], operator, value);
    if ('nodes' in node) return hasFilter(node.nodes, operator, value);
    if (node.type !== 'filter' || node.filter.operator !== operator) return false;
    return value === undefined || node.filter.value === value;
  });
