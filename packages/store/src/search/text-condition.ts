import type { SearchFilter, SearchNode } from '@ecco/domain/search-language';
import { type SQL, sql } from 'drizzle-orm';
import { assertions } from '../assertions/index.ts';
import { highlights } from '../highlights/index.ts';
import { items } from '../items/index.ts';
import { speakers } from '../speakers/index.ts';
import { asPattern } from '../text/pattern.ts';
import { textConfig } from '../text/text-config.ts';
import { type Asked, itemCondition } from './item-condition.ts';
import { locateWords } from './words.ts';

/** What a condition is of: a line or a passage of a summary, under the name that the statement gives the row. */
export type Row = { of: 'line' | 'passage'; name: SQL };

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
export function textCondition(node: SearchNode, row: Row, asked: Asked): SQL {
  const text = sql`${row.name}.text`;
  const words = wordsQuery(node);
  if (words) return sql`to_tsvector(${config}, ${text}) @@ (${words})`;
  switch (node.type) {
    case 'word':
    case 'phrase':
      return sql`${text} ~* ${phrasePattern(node.text)}`;
    case 'filter':
      return filterCondition(node.filter, row, asked);
    case 'not':
      return sql`not (${textCondition(node.node, row, asked)})`;
    default: {
      const parts = node.nodes.map((inner) => sql`(${textCondition(inner, row, asked)})`);
      return sql.join(parts, node.type === 'or' ? sql` or ` : sql` and `);
    }
  }
}

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

function filterCondition(filter: SearchFilter, row: Row, asked: Asked): SQL {
  const ofItem = itemCondition(filter, asked);
  if (ofItem) return sql`${row.name}.item_id in (select ${items.id} from ${items} where ${ofItem})`;
  switch (filter.operator) {
    case 'has':
      return sql`${row.name}.text ~ '[0-9]'`;
    case 'is':
      return filter.value === 'summary' ? sql.raw(String(row.of === 'passage')) : highlighted(row);
    case 'speaker':
      return spokenBy(filter.value, row);
    case 'theme':
      return ofTheme(filter.value, row);
    default:
      return sql`true`;
  }
}

/** A summary is nobody's speech. */
const spokenBy = (name: string, { of, name: row }: Row): SQL =>
  of === 'passage'
    ? sql`false`
    : sql`exists (select 1 from ${speakers} where ${speakers.itemId} = ${row}.item_id
        and ${speakers.label} = ${row}.speaker_label and ${speakers.name} ilike ${`%${asPattern(name)}%`})`;

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
