import type { SearchNode } from '@ecco/domain/search-language';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { joined } from '../connection/joined.ts';
import { items } from '../items/index.ts';
import {
  type ConditionInput,
  type ItemNaming,
  itemCondition,
  itemsWithSpeaker,
  itemsWithTheme,
  namedCondition,
} from './item-condition.ts';
import type { LookedUpNames } from './name-lookup.ts';
import { namedAlternatives } from './named-alternatives.ts';
import type { Narrowing } from './narrowing.ts';
import { type Row, readsText, spokenByAll, textCondition } from './text-condition.ts';

/** What a row must be: its item, the row by what is stored of it, and what its text says, which costs most to know. */
export type Conditions = {
  /** On `items`; empty where every item may do. */
  items: SQL[];
  row: (row: Row) => SQL[];
  text: (row: Row) => SQL[];
  /** Whether a line is asked for and not an item: then items without such a line are none. */
  ofLines: boolean;
};

const itemNaming = ['show', 'org', 'person'] as const satisfies readonly ItemNaming[];

/** A condition on `items` of a clause; null where a part of it says something of lines. */
function ofItems(node: SearchNode, conditionInput: ConditionInput): SQL | null {
  if (node.type === 'filter') return itemCondition(node.filter, conditionInput);
  if (node.type === 'not') {
    const ruledOut = ofItems(node.node, conditionInput);
    return ruledOut && sql`not coalesce((${ruledOut}), false)`;
  }
  if (!('nodes' in node)) return null;
  const { named, others } = namedAlternatives(node.nodes, node.type === 'or' ? itemNaming : []);
  const parts = others.flatMap((inner) => ofItems(inner, conditionInput) ?? []);
  if (parts.length < others.length) return null;
  return joined(
    [...itemNaming.flatMap((of) => condition(of, named.get(of), conditionInput)), ...parts],
    node.type,
  );
}

const condition = (
  operator: ItemNaming,
  values: string[] | undefined,
  conditionInput: ConditionInput,
): SQL[] => (values === undefined ? [] : [namedCondition(operator, values, conditionInput)]);

/** What an item must be so that one of its lines can pass; null where that says nothing. */
function ofItemsWithLines(node: SearchNode, conditionInput: ConditionInput): SQL | null {
  const own = ofItems(node, conditionInput);
  if (own) return own;
  if (node.type === 'filter') {
    const { filter } = node;
    if (filter.operator === 'speaker') return itemsWithSpeaker([filter.value], 'any', conditionInput);
    return filter.operator === 'theme' ? itemsWithTheme(filter.value) : null;
  }
  if (!('nodes' in node)) return null;
  const { named, others } = namedAlternatives(node.nodes, ['speaker']);
  const speakers = named.get('speaker');
  const parts = [
    ...(speakers ? [itemsWithSpeaker(speakers, node.type === 'or' ? 'any' : 'all', conditionInput)] : []),
    ...others.map((inner) => ofItemsWithLines(inner, conditionInput)),
  ];
  const known = parts.flatMap((part) => part ?? []);
  // Of alternatives each has to say something; of what must hold together any does.
  if (known.length === 0 || (node.type === 'or' && known.length < parts.length)) return null;
  return joined(known, node.type);
}

type Asking = { narrowing: Narrowing; names: LookedUpNames; itemIds: readonly string[] | undefined };

/** The conditions of a search, in one place for every way to rank. A word that is only looked for is none. */
export function conditionsOf({ narrowing, names, itemIds }: Asking): Conditions {
  const input = { ...narrowing, names };
  const clauses = narrowing.clauses.filter(({ type }) => type !== 'word');
  const ofItem = clauses.map((node) => ofItems(node, input));
  const ofLine = clauses.filter((_, index) => ofItem[index] === null);
  const { named, others } = namedAlternatives(ofLine, ['speaker']);
  const speakers = named.get('speaker') ?? [];
  const compiled = (nodes: SearchNode[]) => (row: Row) =>
    nodes.map((node) => textCondition(node, row, input));
  const rows = compiled(others.filter((node) => !readsText(node)));
  const withSpeakers = speakers.length > 0 ? itemsWithSpeaker(speakers, 'all', input) : null;
  return {
    items: [
      ...ofItem.flatMap((one) => one ?? []),
      ...(withSpeakers ? [withSpeakers] : []),
      ...others.flatMap((node) => ofItemsWithLines(node, input) ?? []),
      ...(itemIds ? [inArray(items.id, [...itemIds])] : []),
    ],
    row: (row) => [...(speakers.length > 0 ? [spokenByAll(speakers, row)] : []), ...rows(row)],
    text: compiled(others.filter(readsText)),
    ofLines: ofLine.length > 0,
  };
}
