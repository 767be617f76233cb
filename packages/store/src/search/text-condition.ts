import type { SearchFilter, SearchNode } from '@ecco/domain/search-language';
import { type SQL, sql } from 'drizzle-orm';
import { assertions } from '../assertions/index.ts';
import { joined } from '../connection/joined.ts';
import { highlights } from '../highlights/index.ts';
import { items } from '../items/index.ts';
import { speakers } from '../speakers/index.ts';
import { textConfig } from '../text/text-config.ts';
import { type ConditionInput, type ItemNaming, itemCondition, namedCondition } from './item-condition.ts';
import { patternsOf } from './name-lookup.ts';
import { namedAlternatives } from './named-alternatives.ts';
import { locateWords } from './words.ts';

/** What a condition is of: a line or a passage of a summary, under the name that the statement gives the row. */
export type Row = {
  of: 'line' | 'passage';
  name: SQL;
  /** Whether it comes from an index that is walked: what is asked of each row must not begin with another table. */
  isWalked?: boolean;
};

const config = sql.raw(`'${textConfig}'`);

/** Whether every text would have to be read for it, for which it is asked last. */
export function readsText(node: SearchNode): boolean {
  switch (node.type) {
    case 'word':
    case 'phrase':
      return true;
    case 'filter':
      return node.filter.operator === 'has' && node.filter.value === 'figure';
    case 'not':
      return readsText(node.node);
    default:
      return node.nodes.some(readsText);
  }
}

/** A condition on a row of lines or passages. */
export function textCondition(node: SearchNode, row: Row, conditionInput: ConditionInput): SQL {
  const text = sql`${row.name}.text`;
  const words = wordsQuery(node);
  if (words) return sql`to_tsvector(${config}, ${text}) @@ (${words})`;
  switch (node.type) {
    case 'word':
    case 'phrase':
      return sql`${text} ~* ${phrasePattern(node.text)}`;
    case 'filter':
      return filterCondition(node.filter, row, conditionInput);
    case 'not':
      return sql`not (${textCondition(node.node, row, conditionInput)})`;
    default:
      return joinedCondition(node, row, conditionInput);
  }
}

const itemNaming = ['show', 'org', 'person'] as const satisfies readonly ItemNaming[];

/** What is named side by side is asked as one: of a dozen speakers a line has one, who is looked up once. */
function joinedCondition(
  { type, nodes }: SearchNode & { type: 'and' | 'or' },
  row: Row,
  conditionInput: ConditionInput,
): SQL {
  const isOr = type === 'or';
  const { named, others } = namedAlternatives(nodes, isOr ? ['speaker', ...itemNaming] : ['speaker']);
  const speakers = named.get('speaker');
  const parts = [
    ...(speakers ? [spokenBy(speakers, isOr ? 'any' : 'all', row)] : []),
    ...itemNaming.flatMap((of) => {
      const values = named.get(of);
      return values ? [ofItemWhere(namedCondition(of, values, conditionInput), row)] : [];
    }),
    ...others.map((inner) => textCondition(inner, row, conditionInput)),
  ];
  return joined(parts, type);
}

const ofItemWhere = (condition: SQL, row: Row): SQL =>
  sql`${row.name}.item_id in (select ${items.id} from ${items} where ${condition})`;

/** Words and what joins them as one query, so that a text is taken apart once; null where there is more than words. */
function wordsQuery(node: SearchNode): SQL | null {
  if (node.type === 'word') return sql`plainto_tsquery(${config}, ${node.text})`;
  if (!('nodes' in node)) return null;
  const parts = node.nodes.flatMap((inner) => wordsQuery(inner) ?? []).map((part) => sql`(${part})`);
  if (parts.length < node.nodes.length) return null;
  return sql.join(parts, node.type === 'or' ? sql` || ` : sql` && `);
}

/** The words one after the other, whatever signs stand between them. */
const phrasePattern = (phrase: string): string =>
  `\\m${locateWords(phrase)
    .map(({ word }) => word.replaceAll('.', '\\.'))
    .join('[^[:alnum:]]+')}\\M`;

function filterCondition(filter: SearchFilter, row: Row, conditionInput: ConditionInput): SQL {
  const ofItem = itemCondition(filter, conditionInput);
  if (ofItem) return ofItemWhere(ofItem, row);
  switch (filter.operator) {
    case 'has':
      return sql`${row.name}.text ~ '[0-9]'`;
    case 'is':
      return filter.value === 'summary' ? sql.raw(String(row.of === 'passage')) : highlighted(row);
    case 'speaker':
      return spokenBy([filter.value], 'any', row);
    case 'theme':
      return ofTheme(filter.value, row);
    default:
      return sql`true`;
  }
}

const named = (parts: readonly string[], how: 'any' | 'all'): SQL =>
  sql`${speakers.name} ilike ${sql.raw(how)}(${sql.param(patternsOf(parts))}::text[])`;

/**
 * Who speaks the line has one of these parts of names, or all. The speaker of a row is looked up for it: as a set of all
 * who are called so it would be made of every speaker of the library. A summary is nobody's speech.
 */
const spokenBy = (parts: readonly string[], how: 'any' | 'all', { of, name: row }: Row): SQL =>
  of === 'passage'
    ? sql`false`
    : sql`coalesce((select ${named(parts, how)} from ${speakers} where ${speakers.itemId} = ${row}.item_id
        and ${speakers.label} = ${row}.speaker_label), false)`;

/** The same where nothing else is asked beside it: then the speakers of the items that are read can be joined. */
export const spokenByAll = (parts: readonly string[], row: Row): SQL =>
  row.of === 'passage' || row.isWalked
    ? spokenBy(parts, 'all', row)
    : sql`exists (select 1 from ${speakers} where ${speakers.itemId} = ${row.name}.item_id
        and ${speakers.label} = ${row.name}.speaker_label and ${named(parts, 'all')})`;

const highlighted = ({ of, name: row }: Row): SQL =>
  of === 'passage'
    ? sql`false`
    : sql`exists (select 1 from ${highlights} where ${highlights.itemId} = ${row}.item_id and ${highlights.segmentId} = ${row}.id)`;

/** A line that a claim of the theme was read from; a summary where its item has one. */
const ofTheme = (theme: number, { of, name: row }: Row): SQL => {
  const line = of === 'line' ? sql`and ${assertions.citation} ->> 'segmentId' = ${row}.id` : sql``;
  return sql`exists (select 1 from ${assertions} where ${assertions.itemId} = ${row}.item_id
    and ${assertions.theme} = ${theme} ${line})`;
};
