import { and, asc, desc, eq, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { idRows, isOneOf } from '../connection/is-one-of.ts';
import { connections } from '../graph/index.ts';
import { type Meeting, meetings } from '../meetings/index.ts';
import { organizations } from '../organizations/index.ts';
import type {
  AroundQuery,
  FundsFilter,
  ListedMeeting,
  MeetingsQuery,
  NearestQuery,
  Period,
} from './fund.types.ts';
import { fundCondition, heldIn } from './fund-condition.ts';

/** A meeting with whom it is of. */
export type MeetingWithOwner = { meeting: Meeting; organization: ListedMeeting['organization'] };
/**
 * `around`: of each of the organizations, the earliest first; `past` and `coming`: of all that are asked for, the nearest to
 * now first.
 */
export type MeetingsAround = Record<'around' | 'past' | 'coming', MeetingWithOwner[]>;
export type FindHeld = (query: AroundQuery) => Promise<MeetingsAround>;

const { id, slug, name, type } = organizations;
export const ofOrganization = { id, slug, name, type };

export const isHeld = (period: Period): SQL | undefined => and(isNotNull(meetings.heldAt), heldIn(period));

/** The nearest meetings before and after now of each of these organizations, the earliest first. */
export async function heldByEach(
  db: Db,
  { organizationIds, time, each }: NearestQuery,
): Promise<MeetingWithOwner[]> {
  if (organizationIds.length === 0) return [];
  const now = sql.param(time.now, meetings.heldAt);
  const isPast = lt(meetings.heldAt, now);
  const distance = sql`abs(extract(epoch from ${meetings.heldAt} - ${now}))`;
  const nearest = db
    .select({
      meetingId: meetings.id,
      place: sql<number>`row_number() over (partition by ${isPast} order by ${distance}, ${meetings.id})`.as(
        'place',
      ),
    })
    .from(connections)
    .innerJoin(meetings, eq(meetings.id, connections.meetingId))
    .where(and(eq(connections.organizationId, id), isNotNull(connections.meetingId), isHeld(time)))
    .groupBy(meetings.id)
    .as('nearest');
  return db
    .select({ meeting: meetings, organization: ofOrganization })
    .from(organizations)
    .crossJoinLateral(nearest)
    .innerJoin(meetings, eq(meetings.id, nearest.meetingId))
    .where(and(isOneOf(id, organizationIds), lte(nearest.place, each)))
    .orderBy(asc(meetings.heldAt), meetings.id);
}

/** The meetings of the funds that are asked for, in a time. */
async function heldByFunds(
  db: Db,
  filter: FundsFilter,
  { period, limit, latestFirst }: Omit<MeetingsQuery, 'organizationIds'>,
): Promise<MeetingWithOwner[]> {
  const inTime = latestFirst ? desc : asc;
  // Asked of the connection: asked of the organization, its index would look for all of them with each meeting.
  const { ids, ...others } = filter;
  const isOfThem = ids && inArray(connections.organizationId, idRows(ids));
  return db
    .selectDistinctOn([meetings.heldAt, meetings.id], { meeting: meetings, organization: ofOrganization })
    .from(meetings)
    .innerJoin(connections, eq(connections.meetingId, meetings.id))
    .innerJoin(organizations, eq(id, connections.organizationId))
    .where(and(isHeld(period), isOfThem, fundCondition(db, others)))
    .orderBy(inTime(meetings.heldAt), inTime(meetings.id))
    .limit(limit);
}

/** Finds the meetings around now in the database. */
export async function findHeld(db: Db, query: AroundQuery): Promise<MeetingsAround> {
  const { filter, time, limits } = query;
  const past = { period: { from: time.from, to: time.now }, latestFirst: true };
  const coming = { period: { from: time.now, to: time.to }, latestFirst: false };
  return {
    around: await heldByEach(db, { organizationIds: query.organizationIds, time, each: limits.each }),
    past: await heldByFunds(db, filter, { ...past, limit: limits.all }),
    coming: await heldByFunds(db, filter, { ...coming, limit: limits.all }),
  };
}
