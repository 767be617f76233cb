import { and, asc, desc, eq, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf, rowsOf } from '../connection/is-one-of.ts';
import { connections } from '../graph/index.ts';
import { type Meeting, meetings } from '../meetings/index.ts';
import { organisations } from '../organisations/index.ts';
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
export type Held = { meeting: Meeting; organisation: ListedMeeting['organisation'] };
/**
 * `around`: of each of the organisations, the earliest first; `past` and `coming`: of all that are asked for, the nearest to
 * now first.
 */
export type HeldAround = Record<'around' | 'past' | 'coming', Held[]>;
export type FindHeld = (query: AroundQuery) => Promise<HeldAround>;

const { id, slug, name, type } = organisations;
export const ofOrganisation = { id, slug, name, type };

export const isHeld = (period: Period): SQL | undefined => and(isNotNull(meetings.heldAt), heldIn(period));

/** The nearest meetings before and after now of each of these organisations, the earliest first. */
export async function heldByEach(db: Db, { organisationIds, time, each }: NearestQuery): Promise<Held[]> {
  if (organisationIds.length === 0) return [];
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
    .where(and(eq(connections.organisationId, id), isNotNull(connections.meetingId), isHeld(time)))
    .groupBy(meetings.id)
    .as('nearest');
  return db
    .select({ meeting: meetings, organisation: ofOrganisation })
    .from(organisations)
    .crossJoinLateral(nearest)
    .innerJoin(meetings, eq(meetings.id, nearest.meetingId))
    .where(and(isOneOf(id, organisationIds), lte(nearest.place, each)))
    .orderBy(asc(meetings.heldAt), meetings.id);
}

/** The meetings of the funds that are asked for, in a time. */
async function heldByFunds(
  db: Db,
  filter: FundsFilter,
  { period, limit, latestFirst }: Omit<MeetingsQuery, 'organisationIds'>,
): Promise<Held[]> {
  const inTime = latestFirst ? desc : asc;
  // Asked of the connection: asked of the organisation, its index would look for all of them with each meeting.
  const { ids, ...others } = filter;
  const isOfThem = ids && inArray(connections.organisationId, rowsOf(ids));
  return db
    .selectDistinctOn([meetings.heldAt, meetings.id], { meeting: meetings, organisation: ofOrganisation })
    .from(meetings)
    .innerJoin(connections, eq(connections.meetingId, meetings.id))
    .innerJoin(organisations, eq(id, connections.organisationId))
    .where(and(isHeld(period), isOfThem, fundCondition(db, others)))
    .orderBy(inTime(meetings.heldAt), inTime(meetings.id))
    .limit(limit);
}

/** Finds the meetings around now in the database. */
export async function findHeld(db: Db, query: AroundQuery): Promise<HeldAround> {
  const { filter, time, limits } = query;
  const past = { period: { from: time.from, to: time.now }, latestFirst: true };
  const coming = { period: { from: time.now, to: time.to }, latestFirst: false };
  return {
    around: await heldByEach(db, { organisationIds: query.organisationIds, time, each: limits.each }),
    past: await heldByFunds(db, filter, { ...past, limit: limits.all }),
    coming: await heldByFunds(db, filter, { ...coming, limit: limits.all }),
  };
}
