import { isWritten, type OrganisationType } from '@ecco/domain';
import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf, rowsOf } from '../connection/is-one-of.ts';
import { connections } from '../graph/index.ts';
import { items } from '../items/index.ts';
import { type Meeting, meetingItems, meetings } from '../meetings/index.ts';
import { organisations } from '../organisations/index.ts';
import type {
  AroundMeetings,
  AroundQuery,
  FundsFilter,
  ListedMeeting,
  MeetingCount,
  MeetingsQuery,
  Period,
} from './fund.types.ts';
import { fundCondition, heldIn } from './fund-condition.ts';

type Held = { meeting: Meeting; organisation: ListedMeeting['organisation'] };
type Source = Omit<NonNullable<ListedMeeting['oneLiner']>, 'text'> & {
  meetingId: string;
  text: string | null;
};

const { id, slug, name, type } = organisations;
const ofOrganisation = { id, slug, name, type };

const isHeld = (period: Period): SQL | undefined => and(isNotNull(meetings.heldAt), heldIn(period));

/** When organisations meet and met. */
export function createFundMeetings(db: Db) {
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
  async function listed(groups: readonly (readonly Held[])[]): Promise<ListedMeeting[][]> {
    const ids = groups.flat().map(({ meeting }) => meeting.id);
    const sources = Map.groupBy(ids.length === 0 ? [] : await sourcesOf(ids), (one) => one.meetingId);
    return groups.map((held) =>
      held.map((one) => ({ ...one, ...summed(sources.get(one.meeting.id) ?? []) })),
    );
  }

  /** Meetings of each of these organisations in a time. */
  async function heldBy({ organisationIds, period, limit, latestFirst }: MeetingsQuery): Promise<Held[]> {
    if (organisationIds.length === 0) return [];
    const order = latestFirst ? desc(meetings.heldAt) : asc(meetings.heldAt);
    const ofEach = db
      .select({ meetingId: meetings.id })
      .from(connections)
      .innerJoin(meetings, eq(meetings.id, connections.meetingId))
      .where(and(eq(connections.organisationId, id), isNotNull(connections.meetingId), isHeld(period)))
      .groupBy(meetings.id)
      .orderBy(order, meetings.id)
      .limit(limit)
      .as('of_each');
    return db
      .select({ meeting: meetings, organisation: ofOrganisation })
      .from(organisations)
      .crossJoinLateral(ofEach)
      .innerJoin(meetings, eq(meetings.id, ofEach.meetingId))
      .where(isOneOf(id, organisationIds))
      .orderBy(order, meetings.id);
  }

  /** The nearest meetings before and after now of each of these organisations, the earliest first. */
  async function heldAround({ organisationIds, time, limits }: AroundQuery): Promise<Held[]> {
    if (organisationIds.length === 0) return [];
    const now = sql.param(time.now, meetings.heldAt);
    const isPast = lt(meetings.heldAt, now);
    const distance = sql`abs(extract(epoch from ${meetings.heldAt} - ${now}))`;
    const nearest = db
      .select({
        meetingId: meetings.id,
        place:
          sql<number>`row_number() over (partition by ${isPast} order by ${distance}, ${meetings.id})`.as(
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
      .where(and(isOneOf(id, organisationIds), lte(nearest.place, limits.each)))
      .orderBy(asc(meetings.heldAt), meetings.id);
  }

  /** The meetings of the funds that are asked for, in a time. */
  async function heldByFunds(
    filter: FundsFilter,
    { period, limit, latestFirst }: Omit<MeetingsQuery, 'organisationIds'>,
  ): Promise<Held[]> {
    const order: SQL = latestFirst ? desc(meetings.heldAt) : asc(meetings.heldAt);
    // Asked of the connection: asked of the organisation, its index would look for all of them with each meeting.
    const { ids, ...others } = filter;
    const isOfThem = ids && inArray(connections.organisationId, rowsOf(ids));
    return db
      .selectDistinctOn([meetings.heldAt, meetings.id], { meeting: meetings, organisation: ofOrganisation })
      .from(meetings)
      .innerJoin(connections, eq(connections.meetingId, meetings.id))
      .innerJoin(organisations, eq(id, connections.organisationId))
      .where(and(isHeld(period), isOfThem, fundCondition(db, others)))
      .orderBy(order, meetings.id)
      .limit(limit);
  }

  return {
    /** Meetings of each of these organisations in a time, as lists show them. */
    async meetingsOf(query: MeetingsQuery): Promise<ListedMeeting[]> {
      const [all = []] = await listed([await heldBy(query)]);
      return all;
    },

    /**
     * The past and the coming meetings of a page of funds, and of all that are asked for, the nearest first; what was said
     * in them is read at once.
     */
    async meetingsAround(query: AroundQuery): Promise<AroundMeetings> {
      const { filter, time, limits } = query;
      const around = await heldAround(query);
      const isPast = ({ meeting }: Held): boolean => meeting.heldAt !== null && meeting.heldAt < time.now;
      const past = { period: { from: time.from, to: time.now }, latestFirst: true };
      const coming = { period: { from: time.now, to: time.to }, latestFirst: false };
      const [recent = [], upcoming = [], allRecent = [], allUpcoming = []] = await listed([
        around.filter(isPast).toReversed(),
        around.filter((one) => !isPast(one)),
        await heldByFunds(filter, { ...past, limit: limits.all }),
        await heldByFunds(filter, { ...coming, limit: limits.all }),
      ]);
      return { recent, upcoming, allRecent, allUpcoming };
    },

    /** How often the organisations of each state meet in a time, and how many of them do; null for those of no state. */
    async meetingsByState(
      types: readonly OrganisationType[],
      period: Period,
    ): Promise<Map<string | null, MeetingCount>> {
      const rows = await db
        .select({
          state: organisations.state,
          meetings: countDistinct(meetings.id),
          funds: countDistinct(id),
        })
        .from(meetings)
        .innerJoin(connections, eq(connections.meetingId, meetings.id))
        .innerJoin(organisations, eq(id, connections.organisationId))
        .where(and(isHeld(period), isNull(organisations.deletedAt), inArray(type, [...types])))
        .groupBy(organisations.state);
      return new Map(rows.map(({ state, ...counted }) => [state, counted]));
    },
  };
}

function summed(sources: readonly Source[]): Pick<ListedMeeting, 'oneLiner' | 'media' | 'documents'> {
  const documents = sources.filter(({ kind }) => isWritten(kind)).length;
  const [told = null] = sources.flatMap(({ meetingId: _meeting, text, ...item }) =>
    text === null ? [] : [{ ...item, text }],
  );
  return { oneLiner: told, documents, media: sources.length - documents };
}
