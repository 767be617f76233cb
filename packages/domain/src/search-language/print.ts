import type { SearchFilter, SearchNode } from './search-language.types.ts';
import { unquoted } from './unquoted.ts';

/** The value of an operator as it is typed: in quotes where it is more than one word. */
export function printValue(value: string): string {
  const plain = unquoted(value);
  return /[\s()]/u.test(plain) ? `"${plain}"` : plain;
}

/** An operator with its value, as it is typed. */
const printFilter = ({ operator, value }: SearchFilter): string => `${operator}:${printValue(String(value))}`;

/** A part of a search as it is typed. */
export function printNode(node: SearchNode): string {
  switch (node.type) {
    case 'word':
      return node.text;
    case 'phrase':
      return `"${unquoted(node.text)}"`;
    case 'filter':
      return printFilter(node.filter);
    case 'not':
      return `-${grouped(node.node)}`;
    case 'and':
      return node.nodes.map(printNode).join(' ');
    case 'or':
      return node.nodes.map(grouped).join(' OR ');
  }
}

const grouped = (node: SearchNode): string => ('nodes' in node ? `(${printNode(node)})` : printNode(node));

/** A search as it is typed, of what was understood. */
export const printSearch = (clauses: readonly SearchNode[]): string => clauses.map(printNode).join(' ');
