import { and, gte, inArray, isNotNull, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { idRows } from '../connection/is-one-of.ts';
import { connections } from '../graph/index.ts';
import { items, itemWords } from '../items/index.ts';
import { isAllocation } from '../ledger/index.ts';
import { itemOrganizations } from '../links/index.ts';
import { meetings } from '../meetings/index.ts';
import { organizations, withWords } from '../organizations/index.ts';
import { ledgerEntries } from '../proceedings/index.ts';
import { textConfig } from '../text/text-config.ts';
import type { FundsFilter, FundsQuery, Period } from './fund.types.ts';

export const heldIn = ({ from, to }: Period): SQL | undefined =>
  and(from && gte(meetings.heldAt, from), to && lt(meetings.heldAt, to));

/** Ids of organizations that put money to work since then, one for each time that they do. */
export const allocating = (db: Db, since: Date) =>
  db
    .select({ id: sql<string>`${ledgerEntries.organizationId}` })
    .from(ledgerEntries)
    .where(isAllocation(since));

/** Ids of organizations with items that speak of one of these, one for each item. */
export const ofTopics = (db: Db, topics: readonly string[]) => {
  const query = sql.join(
    topics.map((topic) => sql`websearch_to_tsquery(${sql.raw(`'${textConfig}'`)}, ${topic})`),
    sql` || `,
  );
  return db
    .select({ id: itemOrganizations.organizationId })
    .from(items)
    .innerJoin(itemOrganizations, sql`${itemOrganizations.itemId} = ${items.id}`)
    .where(
      and(
        sql`${itemWords(items)} @@ (${query})`,
        sql`${itemOrganizations.relation} <> 'mentions'`,
        isNull(itemOrganizations.unlinkedAt),
      ),
    );
};

/** Funds with an item of theirs that speaks of one of these, too. */
export const alsoMentions = (ids: readonly string[]): SQL => sql`
  (select own.organisation_id from ${itemOrganizations} as own
    join ${itemOrganizations} as other on other.item_id = own.item_id
    where other.organisation_id = any(${sql.param([...ids])}::uuid[]) and other.unlinked_at is null
      and own.relation = 'of' and own.unlinked_at is null)`;

const meetingIn = (db: Db, period: Period) =>
  db
    .select({ id: connections.organizationId })
    .from(connections)
    .innerJoin(meetings, sql`${meetings.id} = ${connections.meetingId}`)
    // Said in words, too: else the planner takes every connection for one to a meeting.
    .where(and(isNotNull(connections.meetingId), heldIn(period)));

/** What a fund has to be. */
export function fundCondition(
  db: Db,
  { words, meeting, silent, ...filter }: FundsFilter & Pick<FundsQuery, 'words' | 'meeting' | 'silent'>,
) {
  const { ids, exceptIds, types, states, topics, assets, allocating: requested, organizationIds } = filter;
  const { id, totalAssets } = organizations;
  const among = requested?.is === false ? notInArray : inArray;
  return and(
    isNull(organizations.deletedAt),
    ids && inArray(id, idRows(ids)),
    exceptIds && notInArray(id, idRows(exceptIds)),
    types && inArray(organizations.type, [...types]),
    states && inArray(organizations.state, [...states]),
    withWords(words),
    assets?.min === undefined ? undefined : gte(totalAssets, assets.min),
    assets?.max === undefined ? undefined : lt(totalAssets, assets.max),
    topics && inArray(id, ofTopics(db, topics)),
    requested && among(id, allocating(db, requested.since)),
    organizationIds && sql`${id} in ${alsoMentions(organizationIds)}`,
    meeting && inArray(id, meetingIn(db, meeting)),
    silent && notInArray(id, meetingIn(db, silent)),
  );
}
