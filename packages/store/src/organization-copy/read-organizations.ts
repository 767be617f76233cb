import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { idRows } from '../connection/is-one-of.ts';
import { inWords } from '../connection/list-query.ts';
import { connections } from '../graph/index.ts';
import { meetings } from '../meetings/index.ts';
import { lookedThrough, organizations } from '../organizations/index.ts';
import type { MeetingCopy, OrganizationCopyRow } from './cached-organization.types.ts';
import type { CopySize } from './organization-index.ts';

/** Bytes of UTF-8 as signs, which JavaScript compares as the database compares the bytes. */
const inByteOrder = (text: string): string => Buffer.from(text).toString('latin1');

const amongIds = (column: SQL, ids: readonly string[] | null): SQL | undefined =>
  ids === null ? undefined : inArray(column, idRows(ids));

/** How much there is to be read. */
export async function sizeOfOrganizations(db: Db): Promise<CopySize> {
  const [size] = await db
    .select({
      organizations: sql<number>`count(*)::int`,
      signs: sql<number>`coalesce(sum(length(${lookedThrough})), 0)::float8`,
    })
    .from(organizations)
    .where(isNull(organizations.deletedAt));
  const held = await db.$count(connections, isNotNull(connections.meetingId));
  return { organizations: 0, signs: 0, ...size, meetings: held };
}

/** Those of these ids that are there, or all, without their meetings. */
export async function readOrganizations(
  db: Db,
  ids: readonly string[] | null,
): Promise<Omit<OrganizationCopyRow, 'meetings'>[]> {
  const { id, slug, name, type, state, totalAssets, totalMembers, deletedAt } = organizations;
  const rows = await db
    .select({
      ...{ id, slug, name, type, state, totalAssets, totalMembers },
      words: sql<string>`${lookedThrough}`,
      lowerName: sql<string>`${inWords(name)}`,
    })
    .from(organizations)
    .where(and(isNull(deletedAt), amongIds(sql`${id}`, ids)));
  return rows.map(({ lowerName, ...row }) => ({ ...row, nameOrder: inByteOrder(lowerName) }));
}

/** The meetings of these organizations, or of all, once each. */
export function readMeetingsOf(
  db: Db,
  ids: readonly string[] | null,
): Promise<{ organizationId: string; id: string; heldAt: Date | null }[]> {
  const { organizationId, meetingId } = connections;
  return db
    .selectDistinct({ organizationId, id: meetings.id, heldAt: meetings.heldAt })
    .from(connections)
    .innerJoin(meetings, eq(meetings.id, meetingId))
    .where(and(isNotNull(meetingId), amongIds(sql`${organizationId}`, ids)));
}

/** When these meetings are; those that are gone are left out. */
export async function readMeetings(db: Db, ids: readonly string[]): Promise<MeetingCopy[]> {
  if (ids.length === 0) return [];
  const { id, heldAt } = meetings;
  const rows = await db
    .select({ id, heldAt })
    .from(meetings)
    .where(inArray(id, idRows(ids)));
  return rows.map((row) => ({ id: row.id, heldAt: row.heldAt?.getTime() ?? null }));
}
