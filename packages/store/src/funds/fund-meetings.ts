import { isWritten, type OrganisationType } from '@ecco/domain';
import { and, asc, countDistinct, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { connections } from '../graph/index.ts';
import { items } from '../items/index.ts';
import { type Meeting, meetingItems, meetings } from '../meetings/index.ts';
import { organisations } from '../organisations/index.ts';
import type {
  AroundMeetings,
  AroundQuery,
  FundsFilter,
  ListedMeeting,
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

  async function listed(held: readonly Held[]): Promise<ListedMeeting[]> {
    if (held.length === 0) return [];
    const sources = Map.groupBy(
      await sourcesOf(held.map(({ meeting }) => meeting.id)),
      (one) => one.meetingId,
    );
    return held.map((one) => ({ ...one, ...summed(sources.get(one.meeting.id) ?? []) }));
  }

  /** Meetings of each of these organisations in a time. */
  async function heldBy({ organisationIds, period, limit, latestFirst }: MeetingsQuery): Promise<Held[]> {
    if (organisationIds.length === 0) return [];
    const order = latestFirst ? desc(meetings.heldAt) : asc(meetings.heldAt);
    const ofEach = db
      .select({ meetingId: meetings.id })
      .from(connections)
      .innerJoin(meetings, eq(meetings.id, connections.meetingId))
      .where(
        and(
          eq(connections.organisationId, id),
          isNotNull(connections.meetingId),
          isNotNull(meetings.heldAt),
          heldIn(period),
        ),
      )
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

  /** The meetings of the funds that are asked for, in a time. */
  async function heldByFunds(
    filter: FundsFilter,
    { period, limit, latestFirst }: Omit<MeetingsQuery, 'organisationIds'>,
  ): Promise<Held[]> {
    const order: SQL = latestFirst ? desc(meetings.heldAt) : asc(meetings.heldAt);
    return db
      .selectDistinctOn([meetings.heldAt, meetings.id], { meeting: meetings, organisation: ofOrganisation })
      .from(meetings)
      .innerJoin(connections, eq(connections.meetingId, meetings.id))
      .innerJoin(organisations, eq(id, connections.organisationId))
      .where(
        and(
          isNotNull(meetings.heldAt),
          heldIn(period),
          isNull(organisations.deletedAt),
          fundCondition(db, filter),
        ),
      )
      .orderBy(order, meetings.id)
      .limit(limit);
  }

  return {
    /** Meetings of each of these organisations in a time, as lists show them. */
    meetingsOf: async (query: MeetingsQuery): Promise<ListedMeeting[]> => listed(await heldBy(query)),

    /**
     * The past and the coming meetings of a page of funds, and of all that are asked for, the nearest first; what was said
     * in them is read at once.
     */
    async meetingsAround({
      organisationIds,
      filter,
      past,
      coming,
      limits,
    }: AroundQuery): Promise<AroundMeetings> {
      const before = { period: past, latestFirst: true };
      const after = { period: coming, latestFirst: false };
      const groups = [
        await heldBy({ ...before, organisationIds, limit: limits.each }),
        await heldBy({ ...after, organisationIds, limit: limits.each }),
        await heldByFunds(filter, { ...before, limit: limits.all }),
        await heldByFunds(filter, { ...after, limit: limits.all }),
      ];
      const all = await listed(groups.flat());
      const [recent = [], upcoming = [], allRecent = [], allUpcoming = []] = groups.map((group, at) => {
        const start = groups.slice(0, at).reduce((sum, { length }) => sum + length, 0);
        return all.slice(start, start + group.length);
      });
      return { recent, upcoming, allRecent, allUpcoming };
    },

    /** How many meetings the organisations of each state have in a time; null for those of no state. */
    async meetingsByState(
      types: readonly OrganisationType[],
      period: Period,
    ): Promise<Map<string | null, number>> {
      const rows = await db
        .select({ state: organisations.state, held: countDistinct(meetings.id) })
        .from(meetings)
        .innerJoin(connections, eq(connections.meetingId, meetings.id))
        .innerJoin(organisations, eq(id, connections.organisationId))
        .where(
          and(
            isNotNull(meetings.heldAt),
            heldIn(period),
            isNull(organisations.deletedAt),
            inArray(type, [...types]),
          ),
        )
        .groupBy(organisations.state);
      return new Map(rows.map(({ state, held }) => [state, held]));
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
