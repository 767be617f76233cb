import type { Organization } from '@ecco/domain';
import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Repositories } from '../assembly/repositories.ts';
import { readOnly } from '../changes/read-only.ts';
import type { Connection } from '../connection/connection.ts';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import type { RowPage } from '../connection/page.ts';
import {
  allocating,
  alsoMentions,
  createFundMeetings,
  type FindHeld,
  type FundsFilter,
  type FundsQuery,
  findHeld,
  type MeetingsAround,
  type MeetingWithOwner,
  ofTopics,
} from '../funds/index.ts';
import { meetings } from '../meetings/index.ts';
import { organizations } from '../organizations/index.ts';
import { nearestOfAll, nearestOfEach, type OwnedMeetingCopy } from './copy-meetings.ts';
import { pageOfIds } from './copy-query.ts';
import type { OrganizationCopy } from './organization-copy.ts';

type Lists = Pick<Repositories, 'organizations' | 'funds'>;
type Needs = Pick<Connection, 'db' | 'isInTransaction'> & { copy: OrganizationCopy; lists: Lists };

/** Whether something of it has to be looked up in the database. */
const isOpen = ({ topics, organizationIds, allocating }: FundsFilter): boolean =>
  Boolean(topics ?? organizationIds ?? allocating);

/**
 * The lists of organizations and funds, answered from the copy where there is one: only the rows that are shown are read.
 * Inside a transaction, which may have changed what nobody has been told of, the database is asked.
 */
export function createCachedLists({ db: writable, isInTransaction, copy, lists }: Needs): Lists {
  const db = readOnly(writable);
  const repositories = async () => (isInTransaction() ? null : await copy());

  async function page(query: FundsQuery): Promise<RowPage<Organization> | null> {
    const organizationIndex = isOpen(query) ? null : await repositories();
    if (organizationIndex === null) return null;
    const { ids, total } = pageOfIds(organizationIndex, query);
    return { rows: await organizationRows(db, ids), total };
  }

  async function idsOf(filter: FundsFilter, limit: number): Promise<string[] | null> {
    const index = isOpen(filter) ? null : await repositories();
    return index && pageOfIds(index, { ...filter, page: 1, perPage: limit }).ids;
  }

  const find: FindHeld = async (query) => {
    const retained = isOpen(query.filter) ? null : await repositories();
    if (retained === null) return findHeld(db, query);
    return heldOf(db, { around: nearestOfEach(retained, query), ...nearestOfAll(retained, query) });
  };

  return {
    organizations: {
      ...lists.organizations,
      page: async (query) => (await page(query)) ?? lists.organizations.page(query),
    },
    funds: {
      ...lists.funds,
      page: async (query) => (await page(query)) ?? lists.funds.page(query),
      idsOf: async (filter, limit) => (await idsOf(filter, limit)) ?? lists.funds.idsOf(filter, limit),
      lookUp: async (filter) =>
        (await repositories()) === null ? lists.funds.lookUp(filter) : lookUpAll(db, filter),
      ...createFundMeetings(db, find),
    },
  };
}

/** Rows in the order of their ids; those that are gone meanwhile are left out. */
async function organizationRows(db: Db, ids: readonly string[]): Promise<Organization[]> {
  if (ids.length === 0) return [];
  const rows = await db.select().from(organizations).where(isOneOf(organizations.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The meetings that were found, as they are stored; those that are gone meanwhile are left out. */
async function heldOf(
  db: Db,
  match: Record<keyof MeetingsAround, readonly OwnedMeetingCopy[]>,
): Promise<MeetingsAround> {
  const ids = [...new Set([...match.around, ...match.past, ...match.coming].map(({ id }) => id))];
  const rows = ids.length === 0 ? [] : await db.select().from(meetings).where(isOneOf(meetings.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const stored = (group: readonly OwnedMeetingCopy[]): MeetingWithOwner[] =>
    group.flatMap(({ id, owner: { id: ownerId, slug, name, type } }) => {
      const meeting = byId.get(id);
      return meeting ? [{ meeting, organization: { id: ownerId, slug, name, type } }] : [];
    });
  return { around: stored(match.around), past: stored(match.past), coming: stored(match.coming) };
}

async function idsIn(db: Db, query: SQLWrapper): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct found.id::text as id from ${query} as found (id)`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** A filter with all looked up that the copy does not know, however many it names. */
async function lookUpAll(db: Db, filter: FundsFilter): Promise<FundsFilter> {
  const { topics, organizationIds, allocating: requested, ...others } = filter;
  const active = requested && (await idsIn(db, allocating(db, requested.since)));
  const sets = [
    ...(topics ? [await idsIn(db, ofTopics(db, topics))] : []),
    ...(organizationIds ? [await idsIn(db, alsoMentions(organizationIds))] : []),
    ...(active && requested?.is ? [active] : []),
    ...(others.ids ? [new Set(others.ids)] : []),
  ];
  const [first, ...rest] = sets;
  const exceptIds = [...(others.exceptIds ?? []), ...(active && !requested?.is ? active : [])];
  return {
    ...others,
    ...(first && { ids: [...first].filter((id) => rest.every((set) => set.has(id))) }),
    ...(exceptIds.length > 0 && { exceptIds }),
  };
}
