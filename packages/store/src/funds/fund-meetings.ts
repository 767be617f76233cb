import { isWritten } from '@ecco/domain';
import { and, asc, countDistinct, desc, eq, isNotNull, max } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { connections } from '../graph/index.ts';
import { items } from '../items/index.ts';
import { meetingItems, meetings } from '../meetings/index.ts';
import { organizations } from '../organizations/index.ts';
import type {
  AroundMeetings,
  AroundQuery,
  FundsFilter,
  ListedMeeting,
  MeetingsQuery,
  NearestQuery,
  Period,
} from './fund.types.ts';
import { fundCondition } from './fund-condition.ts';
import {
  type FindHeld,
  findHeld,
  heldByEach,
  isHeld,
  type MeetingWithOwner,
  ofOrganization,
} from './held-around.ts';

type Source = Omit<NonNullable<ListedMeeting['oneLiner']>, 'text'> & {
  meetingId: string;
  text: string | null;
};

const { id } = organizations;

const isBefore = ({ meeting: { heldAt } }: MeetingWithOwner, now: Date): boolean =>
  heldAt !== null && heldAt < now;
const meetingTime = ({ meeting: { heldAt } }: MeetingWithOwner): number => heldAt?.getTime() ?? 0;
/** Those of one time stay in the order of their ids. */
const latestFirst = (one: MeetingWithOwner, other: MeetingWithOwner): number =>
  meetingTime(other) - meetingTime(one);

/** When organizations meet and met; `find` finds the meetings around now of a page of them and of all. */
export function createFundMeetings(db: Db, find: FindHeld = (query) => findHeld(db, query)) {
  async function sourcesOf(meetingIds: readonly string[]) {
    return db
      .select({
        meetingId: meetingItems.meetingId,
        itemId: items.id,
        slug: items.slug,
        kind: items.kind,
        title: items.title,
        text: items.oneLiner,
      })
      .from(meetingItems)
      .innerJoin(items, eq(items.id, meetingItems.itemId))
      .where(isOneOf(meetingItems.meetingId, meetingIds))
      .orderBy(asc(meetingItems.position));
  }

  /** Groups of meetings as lists show them; what was said in all of them is read at once. */
  async function listed(groups: readonly (readonly MeetingWithOwner[])[]): Promise<ListedMeeting[][]> {
    const ids = groups.flat().map(({ meeting }) => meeting.id);
    const sources = Map.groupBy(ids.length === 0 ? [] : await sourcesOf(ids), (one) => one.meetingId);
    return groups.map((held) =>
      held.map((one) => ({ ...one, ...summed(sources.get(one.meeting.id) ?? []) })),
    );
  }

  /** Meetings of each of these organizations in a time. */
  async function heldBy({
    organizationIds,
    period,
    limit,
    latestFirst,
  }: MeetingsQuery): Promise<MeetingWithOwner[]> {
    if (organizationIds.length === 0) return [];
    const order = latestFirst ? desc(meetings.heldAt) : asc(meetings.heldAt);
    const ofEach = db
      .select({ meetingId: meetings.id })
      .from(connections)
      .innerJoin(meetings, eq(meetings.id, connections.meetingId))
      .where(and(eq(connections.organizationId, id), isNotNull(connections.meetingId), isHeld(period)))
      .groupBy(meetings.id)
      .orderBy(order, meetings.id)
      .limit(limit)
      .as('of_each');
    return db
      .select({ meeting: meetings, organization: ofOrganization })
      .from(organizations)
      .crossJoinLateral(ofEach)
      .innerJoin(meetings, eq(meetings.id, ofEach.meetingId))
      .where(isOneOf(id, organizationIds))
      .orderBy(order, meetings.id);
  }

  return {
    /** Meetings of each of these organizations in a time, as lists show them. */
    async meetingsOf(query: MeetingsQuery): Promise<ListedMeeting[]> {
      const [all = []] = await listed([await heldBy(query)]);
      return all;
    },

    /** Of each of these organizations the last meetings, the latest first, and the next ones, the soonest first. */
    async meetingsBesides(query: NearestQuery): Promise<Pick<AroundMeetings, 'recent' | 'upcoming'>> {
      const meetingsWithOwner = await heldByEach(db, query);
      const { past = [], coming = [] } = Object.groupBy(meetingsWithOwner, (one) =>
        isBefore(one, query.time.now) ? 'past' : 'coming',
      );
      const [recent = [], upcoming = []] = await listed([past.toSorted(latestFirst), coming]);
      return { recent, upcoming };
    },

    /**
     * The past and the coming meetings of a page of funds, and of all that are asked for, the nearest first; what was said
     * in them is read at once.
     */
    async meetingsAround(query: AroundQuery): Promise<AroundMeetings> {
      const { now } = query.time;
      const { around, past, coming } = await find(query);
      const isPast = (one: MeetingWithOwner): boolean => isBefore(one, now);
      const [recent = [], upcoming = [], allRecent = [], allUpcoming = []] = await listed([
        around.filter(isPast).toReversed(),
        around.filter((one) => !isPast(one)),
        past,
        coming,
      ]);
      return { recent, upcoming, allRecent, allUpcoming };
    },

    /** When each of these organizations met last before `now`; those that never did are left out. */
    async lastMeetingsOf(ids: readonly string[], now: Date): Promise<Map<string, Date>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: connections.organizationId, heldAt: max(meetings.heldAt) })
        .from(connections)
        .innerJoin(meetings, eq(meetings.id, connections.meetingId))
        .where(and(isOneOf(connections.organizationId, ids), isHeld({ to: now })))
        .groupBy(connections.organizationId);
      return new Map(rows.flatMap(({ id: owner, heldAt }) => (heldAt ? [[owner, heldAt]] : [])));
    },

    /** How often the funds of each state that are asked for meet in a time; null for those of no state. */
    async meetingsByState(filter: FundsFilter, period: Period): Promise<Map<string | null, number>> {
      const rows = await db
        .select({
          state: organizations.state,
          meetings: countDistinct(meetings.id),
        })
        .from(meetings)
        .innerJoin(connections, eq(connections.meetingId, meetings.id))
        .innerJoin(organizations, eq(id, connections.organizationId))
        .where(and(isHeld(period), fundCondition(db, filter)))
        .groupBy(organizations.state);
      return new Map(rows.map((row) => [row.state, row.meetings]));
    },
  };
}

function summed(sources: readonly Source[]): Pick<ListedMeeting, 'oneLiner' | 'media' | 'documents'> {
  const documents = sources.filter(({ kind }) => isWritten(kind)).length;
  const [reported = null] = sources.flatMap(({ meetingId: _meeting, text, ...item }) =>
    text === null ? [] : [{ ...item, text }],
  );
  return { oneLiner: reported, documents, media: sources.length - documents };
}
