import type { MergeKind } from '@ecco/domain';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { calendarFeeds } from '../calendar-feeds/index.ts';
import { candidateKeys, candidateRules, candidates } from '../candidates/index.ts';
import { connections } from '../graph/index.ts';
import { listFollows } from '../hubs/index.ts';
import { itemOrganizations, itemPeople } from '../links/index.ts';
import { organizationFacts, organizationSlugs } from '../organizations/index.ts';
import { personSlugs } from '../people/index.ts';
import { subscriptions } from '../subscriptions/index.ts';
import { updates } from '../updates/index.ts';

/**
 * Rows that go with a node. `same`: what of two rows has to be alike so that one node has no room for both; such a row
 * stays behind. `names`: a text that has the id of the node in it.
 */
export type Move = {
  table: PgTable;
  owner: PgColumn;
  key: PgColumn;
  same: readonly PgColumn[];
  names?: PgColumn;
};

const follows = { table: listFollows, key: listFollows.id };
const watched = { table: subscriptions, key: subscriptions.id, same: [subscriptions.userId] };
const news = { table: updates, key: updates.id, same: [], names: updates.key };
const joined = { table: connections, key: connections.id };
const { edge, personId, meetingId, itemId, showId, title, since } = connections;

/** What moves, by what it belongs to. Crawls stay where they looked: they are over, and the other has its own. */
export const movesOf: Readonly<Record<MergeKind, readonly Move[]>> = {
  organization: [
    {
      ...joined,
      owner: connections.organizationId,
      same: [edge, personId, meetingId, itemId, showId, title, since],
    },
    {
      table: itemOrganizations,
      owner: itemOrganizations.organizationId,
      key: itemOrganizations.itemId,
      same: [itemOrganizations.itemId],
    },
    {
      table: organizationFacts,
      owner: organizationFacts.organizationId,
      key: organizationFacts.id,
      same: [organizationFacts.kind, organizationFacts.asOf],
    },
    {
      table: organizationSlugs,
      owner: organizationSlugs.organizationId,
      key: organizationSlugs.slug,
      same: [],
    },
    { ...follows, owner: listFollows.organizationId, same: [listFollows.listId, listFollows.aliasKey] },
    { ...watched, owner: subscriptions.organizationId },
    {
      table: calendarFeeds,
      owner: calendarFeeds.organizationId,
      key: calendarFeeds.id,
      same: [calendarFeeds.userId],
    },
    {
      table: candidateRules,
      owner: candidateRules.organizationId,
      key: candidateRules.id,
      same: [candidateRules.sourceUrl],
    },
    { table: candidates, owner: candidates.organizationId, key: candidates.id, same: [] },
    {
      table: candidateKeys,
      owner: candidateKeys.organizationId,
      key: candidateKeys.key,
      same: [candidateKeys.key],
    },
    { ...news, owner: updates.organizationId },
  ],
  person: [
    {
      ...joined,
      owner: connections.personId,
      same: [connections.organizationId, edge, title, since],
    },
    { table: itemPeople, owner: itemPeople.personId, key: itemPeople.itemId, same: [itemPeople.itemId] },
    { table: personSlugs, owner: personSlugs.personId, key: personSlugs.slug, same: [] },
    { ...follows, owner: listFollows.personId, same: [listFollows.listId] },
    { ...watched, owner: subscriptions.personId },
    { table: candidates, owner: candidates.personId, key: candidates.id, same: [] },
    { ...news, owner: updates.personId },
  ],
};

export type Ends = { from: string; to: string };

/** The table of a move; no two moves of a kind have the same. */
export const tableOf = ({ table }: Pick<Move, 'table'>): string => getTableName(table);

const tableName = (move: Pick<Move, 'table'>): SQL => sql`${sql.identifier(tableOf(move))}`;
const column = ({ name }: PgColumn): SQL => sql`${sql.identifier(name)}`;

/** A text with the id of one node in the place of the other's. */
const renamed = (names: PgColumn, { from, to }: Ends): SQL =>
  sql`replace(mine.${column(names)}, ${from}::text, ${to}::text)`;

/** The rows of one node that the other has room for. */
export function movable({ owner, key, same, names, ...move }: Move, ends: Ends): SQL {
  const alike = same.map((one) => sql`theirs.${column(one)} is not distinct from mine.${column(one)}`);
  const condition =
    names &&
    sql`theirs.${column(names)} = ${renamed(names, ends)} and theirs.${column(key)} <> mine.${column(key)}`;
  const theirs = sql`theirs.${column(owner)} = ${ends.to}::uuid`;
  const taken = condition ?? (alike.length > 0 ? sql.join([theirs, ...alike], sql` and `) : null);
  const has = taken && sql` and not exists (select 1 from ${tableName(move)} as theirs where ${taken})`;
  return sql`mine.${column(owner)} = ${ends.from}::uuid${has ?? sql``}`;
}

/** Gives rows that `which` tells of from one node to the other, and says which they were. */
export function giving({ owner, key, names, ...move }: Move, ends: Ends, which: SQL): SQL {
  const also = names ? sql`, ${column(names)} = ${renamed(names, ends)}` : sql``;
  return sql`update ${tableName(move)} as mine set ${column(owner)} = ${ends.to}::uuid${also}
    where ${which} returning mine.${column(key)}::text as key`;
}

/** How many rows `which` tells of. */
export const counting = (move: Move, which: SQL): SQL =>
  sql`select count(*)::int as count from ${tableName(move)} as mine where ${which}`;

/** The rows of these keys that one node has. */
export const ofKeys = ({ owner, key }: Move, { from }: Ends, keys: readonly string[]): SQL =>
  sql`mine.${column(owner)} = ${from}::uuid and mine.${column(key)}::text = any(${sql.param([...keys])}::text[])`;
