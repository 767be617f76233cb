import type { HavingValue, NamingOperator, SearchFilter } from '@ecco/domain/search-language';
import { type SQL, sql } from 'drizzle-orm';
import { assertions } from '../assertions/index.ts';
import { entities, itemEntities } from '../entities/index.ts';
import { follows } from '../follows/index.ts';
import { items } from '../items/index.ts';
import { listItems, lists } from '../lists/index.ts';
import { shows } from '../shows/index.ts';
import { speakers } from '../speakers/index.ts';
import { asPattern } from '../text/pattern.ts';
import { slugOf } from '../text/slug.ts';
import type { Narrowing } from './narrowing.ts';

export type Asked = Pick<Narrowing, 'askerId' | 'now'>;

const dayMs = 86_400_000;
const within = (value: string): string => `%${asPattern(value)}%`;
const nothing = sql`false`;

/** A condition on `items`; null for a filter that says something of a line and not of its item as a whole. */
export function itemCondition(filter: SearchFilter, asked: Asked): SQL | null {
  switch (filter.operator) {
    case 'kind':
      return sql`${items.kind} = ${filter.value}`;
    case 'show':
      return ofShow(filter.value);
    case 'org':
    case 'person':
      return naming(filter.operator, filter.value);
    case 'after':
      return sql`${items.publishedAt} >= ${`${filter.day}T00:00:00Z`}::timestamptz`;
    case 'before':
      return sql`${items.publishedAt} < ${`${filter.day}T00:00:00Z`}::timestamptz`;
    case 'age':
      return ofAge(filter, asked.now);
    case 'has':
      return having(filter.value);
    case 'is':
      return filter.value === 'mine' ? ofAsker(asked.askerId) : null;
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

const ofShow = (name: string): SQL =>
  sql`${items.showId} in (select ${shows.id} from ${shows} where ${shows.name} ilike ${within(name)} or ${shows.slug} = ${slugOf(name)})`;

/** By a part of the name, as the library or as the item has it, or by another name of it. */
function naming(operator: NamingOperator, name: string): SQL {
  const type = operator === 'org' ? 'organisation' : 'person';
  return sql`${items.id} in (
    select ${itemEntities.itemId} from ${itemEntities} join ${entities} on ${entities.id} = ${itemEntities.entityId}
    where ${entities.type} = ${type} and (${entities.name} ilike ${within(name)} or ${itemEntities.name} ilike ${within(name)}
      or ${entities.slug} = ${slugOf(name)} or lower(${name}) = any(lower(${itemEntities.aliases}::text)::text[])))`;
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

/** What an item must have so that one of its lines can pass the filter; null where that says nothing. */
export function itemsWithLines(filter: SearchFilter): SQL | null {
  if (filter.operator === 'speaker') {
    return sql`${items.id} in (select ${speakers.itemId} from ${speakers} where ${speakers.name} ilike ${within(filter.value)})`;
  }
  if (filter.operator !== 'theme') return null;
  return sql`${items.id} in (select ${assertions.itemId} from ${assertions} where ${assertions.theme} = ${filter.value})`;
}
