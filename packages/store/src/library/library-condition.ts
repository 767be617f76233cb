import { type ContentKind, completedShare, type ReadState } from '@ecco/domain';
import { and, eq, gte, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isUnreadable, items } from '../items/index.ts';
import { itemOrganizations, itemPeople } from '../links/index.ts';
import { readingHistory } from '../reading-history/index.ts';

export type LibraryFilter = {
  kinds?: readonly ContentKind[] | undefined;
  showId?: string | undefined;
  /** Whose the item is, or what it is about. */
  organizationId?: string | undefined;
  /** Who speaks in it or is named. */
  personId?: string | undefined;
  /** Its date, from this moment on and before that one. */
  after?: Date | undefined;
  before?: Date | undefined;
  addedBy?: string | undefined;
  reading?: { userId: string; state: ReadState } | undefined;
};

/** `failed`: what could not be read, instead of what could. */
export type LibraryListFilter = LibraryFilter & { failed?: boolean | undefined };

/** Whether somebody is in the middle of a recording. */
export const isUnderWay = sql`(${readingHistory.positionMs} > 0
  and ${readingHistory.positionMs} < ${items.durationMs} * ${sql.raw(String(completedShare))})`;

function readingCondition(db: Db, { userId, state }: NonNullable<LibraryFilter['reading']>): SQL {
  const opened = db
    .select({ one: sql`1` })
    .from(readingHistory)
    .where(and(eq(readingHistory.itemId, items.id), eq(readingHistory.userId, userId), ofState[state]));
  return state === 'unread' ? sql`not exists ${opened}` : sql`exists ${opened}`;
}

const ofState: Readonly<Record<ReadState, SQL | undefined>> = {
  unread: undefined,
  started: isUnderWay,
  read: sql`${isUnderWay} is not true`,
};

/** What the library holds without a filter: all that could be read, or is still being read. */
export const isListed: SQL = not(isUnreadable(items));

/** Which items a filter leaves of what could be read, or with `failed` of what could not. */
export function listedCondition(db: Db, { failed = false, ...filter }: LibraryListFilter): SQL | undefined {
  return and(failed ? isUnreadable(items) : isListed, libraryCondition(db, filter));
}

/** Which items a filter leaves. */
export function libraryCondition(db: Db, filter: LibraryFilter): SQL | undefined {
  const { kinds, showId, organizationId, personId, after, before, addedBy, reading } = filter;
  const ofOrganization =
    organizationId === undefined
      ? undefined
      : inArray(
          items.id,
          db
            .select({ id: itemOrganizations.itemId })
            .from(itemOrganizations)
            .where(
              and(
                eq(itemOrganizations.organizationId, organizationId),
                isNull(itemOrganizations.unlinkedAt),
                sql`${itemOrganizations.relation} <> 'mentions'`,
              ),
            ),
        );
  const ofPerson =
    personId === undefined
      ? undefined
      : inArray(
          items.id,
          db
            .select({ id: itemPeople.itemId })
            .from(itemPeople)
            .where(and(eq(itemPeople.personId, personId), isNull(itemPeople.unlinkedAt))),
        );
  return and(
    kinds && kinds.length > 0 ? inArray(items.kind, [...kinds]) : undefined,
    showId === undefined ? undefined : eq(items.showId, showId),
    ofOrganization,
    ofPerson,
    after && gte(items.publishedAt, after),
    before && lt(items.publishedAt, before),
    addedBy === undefined ? undefined : eq(items.addedBy, addedBy),
    reading && readingCondition(db, reading),
  );
}
