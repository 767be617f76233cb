import type { HavingValue, NamingOperator, SearchFilter } from '@ecco/domain/search-language';
import { type SQL, sql } from 'drizzle-orm';
import { assertions } from '../assertions/index.ts';
import { entities, itemEntities } from '../entities/index.ts';
import { follows } from '../follows/index.ts';
import { items } from '../items/index.ts';
import { listItems, lists } from '../lists/index.ts';
import { shows } from '../shows/index.ts';
import { speakers } from '../speakers/index.ts';
import { slugOf } from '../text/slug.ts';
import { type LookedUpNames, patternsOf } from './name-lookup.ts';
import type { Narrowing } from './narrowing.ts';

export type ConditionInput = Pick<Narrowing, 'askerId' | 'now'> & { names: LookedUpNames };

const dayMs = 86_400_000;
const nothing = sql`false`;

/** A condition on `items`; null for a filter that says something of a line and not of its item as a whole. */
export function itemCondition(filter: SearchFilter, conditionInput: ConditionInput): SQL | null {
  switch (filter.operator) {
    case 'kind':
      return sql`${items.kind} = ${filter.value}`;
    case 'show':
    case 'org':
    case 'person':
      return namedCondition(filter.operator, [filter.value], conditionInput);
    case 'after':
      return sql`${items.publishedAt} >= ${`${filter.day}T00:00:00Z`}::timestamptz`;
    case 'before':
      return sql`${items.publishedAt} < ${`${filter.day}T00:00:00Z`}::timestamptz`;
    case 'age':
      return ofAge(filter, conditionInput.now);
    case 'has':
      return having(filter.value);
    case 'is':
      return filter.value === 'mine' ? ofAsker(conditionInput.askerId) : null;
    case 'speaker':
    case 'theme':
      return null;
  }
}

function having(value: HavingValue): SQL | null {
  if (value === 'figure') return null;
  return value === 'video'
    ? sql`(${items.kind} = 'video' or ${items.videoUrl} is not null)`
    : sql`(${items.kind} = 'document' or ${items.documentUrl} is not null)`;
}

/** Operators whose alternatives are one condition. */
export type ItemNaming = Exclude<NamingOperator, 'speaker'>;

/** An item of any of these names. */
export function namedCondition(
  operator: ItemNaming,
  names: readonly string[],
  conditionInput: ConditionInput,
): SQL {
  if (operator === 'show') return ofShow(names);
  return operator === 'org'
    ? naming('organisation', conditionInput.names.organizations, names)
    : naming('person', conditionInput.names.people, names);
}

const listed = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`;

const ofShow = (names: readonly string[]): SQL =>
  sql`${items.showId} in (select ${shows.id} from ${shows} where ${shows.name} ilike any(${listed(patternsOf(names))}) or ${shows.slug} = any(${listed(names.map((name) => slugOf(name)))}))`;

/** By a part of the name, as the library or as the item has it, or by another name of it; `ids`: those that may be it. */
function naming(
  type: 'organisation' | 'person',
  ids: readonly string[] | null,
  names: readonly string[],
): SQL {
  const patterns = listed(patternsOf(names));
  const among =
    ids === null ? sql`` : sql`${itemEntities.entityId} = any(${sql.param([...ids])}::uuid[]) and`;
  return sql`${items.id} in (
    select ${itemEntities.itemId} from ${itemEntities} join ${entities} on ${entities.id} = ${itemEntities.entityId}
    where ${among} ${entities.type} = ${type} and (${entities.name} ilike any(${patterns}) or ${itemEntities.name} ilike any(${patterns})
      or ${entities.slug} = any(${listed(names.map((name) => slugOf(name)))})
      or lower(${itemEntities.aliases}::text)::text[] && ${listed(names.map((name) => name.toLowerCase()))}))`;
}

function ofAge({ younger, days }: SearchFilter & { operator: 'age' }, now: Date): SQL {
  const edge = sql`${new Date(now.getTime() - days * dayMs).toISOString()}::timestamptz`;
  return younger ? sql`${items.publishedAt} >= ${edge}` : sql`${items.publishedAt} < ${edge}`;
}

/** In a list that they keep, or of a show that they follow. */
const ofAsker = (askerId: string | null): SQL =>
  askerId === null
    ? nothing
    : sql`(${items.id} in (select ${listItems.itemId} from ${listItems} join ${lists} on ${lists.id} = ${listItems.listId}
        where ${lists.ownerId} = ${askerId})
      or ${items.showId} in (select ${follows.showId} from ${follows} where ${follows.userId} = ${askerId}))`;

/** Items with a speaker of any, or all, of these parts of names; null where that says next to nothing. */
export function itemsWithSpeaker(
  parts: readonly string[],
  how: 'any' | 'all',
  { names }: ConditionInput,
): SQL | null {
  const called = names.speakers.having(parts, how);
  return called === null
    ? null
    : sql`${items.id} in (select ${speakers.itemId} from ${speakers} where ${speakers.name} = any(${listed(called)}))`;
}

/** Items with a claim of the theme. */
export const itemsWithTheme = (theme: number): SQL =>
  sql`${items.id} in (select ${assertions.itemId} from ${assertions} where ${assertions.theme} = ${theme})`;
