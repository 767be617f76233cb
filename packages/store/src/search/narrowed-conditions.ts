import type { SearchNode } from '@ecco/domain/search-language';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { items } from '../items/index.ts';
import { itemCondition, itemsWithLines } from './item-condition.ts';
import type { Narrowing } from './narrowing.ts';
import { type Row, readsText, textCondition } from './text-condition.ts';

/** What a row must be: its item, the row by what is stored of it, and what its text says, which costs most to know. */
export type Conditions = {
  /** On `items`; empty where every item may do. */
  items: SQL[];
  row: (row: Row) => SQL[];
  text: (row: Row) => SQL[];
  /** Whether a line is asked for and not an item: then items without such a line are none. */
  ofLines: boolean;
};

/** A condition on `items` of a clause; null where a part of it says something of lines. */
function ofItems(node: SearchNode, asked: Narrowing): SQL | null {
  if (node.type === 'filter') return itemCondition(node.filter, asked);
  if (node.type === 'not') {
    const ruledOut = ofItems(node.node, asked);
    return ruledOut && sql`not coalesce((${ruledOut}), false)`;
  }
  if (!('nodes' in node)) return null;
  const parts = node.nodes.flatMap((inner) => ofItems(inner, asked) ?? []).map((part) => sql`(${part})`);
  if (parts.length < node.nodes.length) return null;
  return sql.join(parts, node.type === 'or' ? sql` or ` : sql` and `);
}

const ofNode = (node: SearchNode): SQL[] =>
  (node.type === 'filter' ? [itemsWithLines(node.filter)] : []).flatMap((condition) => condition ?? []);

/** The conditions of a search, in one place for every way to rank. A word that is only looked for is none. */
export function conditionsOf(narrowing: Narrowing, itemIds: readonly string[] | undefined): Conditions {
  const clauses = narrowing.clauses.filter(({ type }) => type !== 'word');
  const ofItem = clauses.map((node) => ofItems(node, narrowing));
  const others = clauses.filter((_, index) => ofItem[index] === null);
  const compiled = (nodes: SearchNode[]) => (row: Row) =>
    nodes.map((node) => textCondition(node, row, narrowing));
  return {
    items: [
      ...ofItem.flatMap((condition) => condition ?? []),
      ...others.flatMap(ofNode),
      ...(itemIds ? [inArray(items.id, [...itemIds])] : []),
    ],
    row: compiled(others.filter((node) => !readsText(node))),
    text: compiled(others.filter(readsText)),
    ofLines: others.length > 0,
  };
}
