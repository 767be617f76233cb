import type { RecordKind, RecordState } from '@ecco/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { containing } from '../connection/list-query.ts';
import { connections } from '../graph/index.ts';
import { items } from '../items/index.ts';
import { itemOrganizations, itemPeople } from '../links/index.ts';
import { listItems, lists } from '../lists/index.ts';
import { organizations } from '../organizations/index.ts';
import { people } from '../people/index.ts';
import { shows } from '../shows/index.ts';
import { users } from '../users/index.ts';

type RecordQuery = { state: RecordState | undefined; words: string | undefined };

/** `rows`: every row that is asked for; `detail` and `items`: what a row, called `record`, tells besides. */
type Source = { rows: SQL; detail: SQL; items: SQL };

type NamedColumns = Record<'id' | 'slug' | 'name' | 'createdAt' | 'updatedAt', PgColumn>;

/** The columns that every kind has; `key` as the indexes of names have it. */
const shared = (table: NamedColumns, type: SQL, state: SQL): SQL =>
  sql`${table.id} as id, ${table.slug} as slug, ${table.name} as name, ${type} as type, ${state} as state,
    ${table.createdAt} as created_at, ${table.updatedAt} as updated_at, lower(${table.name} collate "pg_c_utf8") as key`;

const where = (...conditions: (SQL | undefined)[]): SQL => {
  const input = conditions.filter((one) => one !== undefined);
  return input.length === 0 ? sql`` : sql`where ${sql.join(input, sql` and `)}`;
};

const deletion = (deletedAt: PgColumn, { state }: RecordQuery): SQL =>
  state === 'deleted' ? sql`${deletedAt} is not null` : sql`${deletedAt} is null`;
const stateOfNode = (recordQuery: RecordQuery): SQL =>
  recordQuery.state === 'deleted' ? sql`'deleted'` : sql`null`;

const organizationRows = (recordQuery: RecordQuery): SQL => sql`
  select ${shared(organizations, sql`'organization'`, stateOfNode(recordQuery))} from ${organizations}
  ${where(deletion(organizations.deletedAt, recordQuery), containing(recordQuery.words, organizations.name, organizations.slug))}`;

const personRows = (recordQuery: RecordQuery): SQL => sql`
  select ${shared(people, sql`'person'`, stateOfNode(recordQuery))} from ${people}
  ${where(deletion(people.deletedAt, recordQuery), containing(recordQuery.words, people.name, people.slug))}`;

/** The title of a person, and where. */
const titleOfPerson = sql`(
  select concat_ws(', ', ${connections.title}, ${organizations.name}) from ${connections}
  join ${organizations} on ${organizations.id} = ${connections.organizationId} and ${organizations.deletedAt} is null
  where ${connections.personId} = record.id order by ${connections.since} desc nulls last, ${connections.id} limit 1)`;
const itemsOfPerson = sql`(
  select count(*)::int from ${itemPeople}
  where ${itemPeople.personId} = record.id and ${itemPeople.unlinkedAt} is null)`;
const typeOfOrganization = sql`(
  select ${organizations.type} from ${organizations} where ${organizations.id} = record.id)`;
const itemsOfOrganization = sql`(
  select count(*)::int from ${itemOrganizations}
  where ${itemOrganizations.organizationId} = record.id and ${itemOrganizations.unlinkedAt} is null)`;

const isPerson = sql`record.type = 'person'`;

function nodeRows(recordQuery: RecordQuery): SQL {
  if (recordQuery.state === 'organization') return organizationRows(recordQuery);
  if (recordQuery.state === 'person') return personRows(recordQuery);
  return sql`${organizationRows(recordQuery)} union all ${personRows(recordQuery)}`;
}

const stateOfShow = sql`case when ${shows.ignoredAt} is not null then 'ignored'
  when ${shows.fetchFailures} > 0 then 'failing' end`;
const stateOfHub = sql`case when ${lists.ownerId} is null then 'unowned'
  when ${lists.isLinkShared} then 'shared' else 'private' end`;
const having = (state: SQL, recordQuery: RecordQuery): SQL | undefined =>
  recordQuery.state === undefined ? undefined : sql`${state} = ${recordQuery.state}`;

const { id, slug, title, createdAt, updatedAt } = lists;
/** Lists are called by their titles. */
const namedLists: NamedColumns = { id, slug, name: title, createdAt, updatedAt };

/** Where the rows of each data page come from. */
export const recordSources: Readonly<Record<RecordKind, (asked: RecordQuery) => Source>> = {
  node: (recordQuery) => ({
    rows: nodeRows(recordQuery),
    detail: sql`case when ${isPerson} then ${titleOfPerson} else ${typeOfOrganization} end`,
    items: sql`case when ${isPerson} then ${itemsOfPerson} else ${itemsOfOrganization} end`,
  }),
  person: (query) => ({ rows: personRows(query), detail: titleOfPerson, items: itemsOfPerson }),
  podcast: (input) => ({
    rows: sql`select ${shared(shows, sql`${shows.kind}`, stateOfShow)} from ${shows}
      ${where(having(stateOfShow, input), containing(input.words, shows.name, shows.slug, shows.author))}`,
    detail: sql`(select ${shows.author} from ${shows} where ${shows.id} = record.id)`,
    items: sql`(select count(*)::int from ${items} where ${items.showId} = record.id)`,
  }),
  hub: (request) => ({
    rows: sql`select ${shared(namedLists, sql`'hub'`, stateOfHub)} from ${lists}
      ${where(sql`${lists.type} <> 'daily'`, having(stateOfHub, request), containing(request.words, lists.title, lists.slug))}`,
    detail: sql`(select ${users.email} from ${lists} join ${users} on ${users.id} = ${lists.ownerId}
      where ${lists.id} = record.id)`,
    items: sql`(select count(*)::int from ${listItems} where ${listItems.listId} = record.id)`,
  }),
};
