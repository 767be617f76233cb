import { type ContentKind, type LinkRelation, linkRelations, type MeetingSign } from '@ecco/domain';
import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { offsetOf, type Page, paged, type RowPage } from '../connection/page.ts';
import { type ItemWithShow, itemOfRow, items } from '../items/index.ts';
import { meetingSigns } from '../meetings/index.ts';
import { organizations } from '../organizations/index.ts';
import { people } from '../people/index.ts';
import { releaseEntries } from '../proceedings/index.ts';
import { shows } from '../shows/index.ts';
import { speakers } from '../speakers/index.ts';
import { type CalledNode, calledNodes } from './called-nodes.ts';
import { connectedSince } from './connected-since.ts';
import { homeOf, type ItemHome } from './item-home.ts';
import { itemOrganizations, itemPeople } from './item-link.table.ts';
import type {
  ItemMentions,
  ItemOfOrganization,
  LinkedOrganization,
  LinkedPerson,
  PersonItems,
  StatedPost,
} from './link.types.ts';
import { type NewestOfKinds, newestOfKinds } from './newest-of-kinds.ts';
import { organizationsBeside } from './organizations-beside.ts';
import { type Owner, ownersOf } from './owners.ts';
import { recordItems } from './record-items.ts';
import { relate, type Scope } from './relate.ts';
import { replaceMentions } from './replace-mentions.ts';
import { isShown, newestFirst } from './shown-items.ts';
import { type VoiceInItem, voicesOf } from './voices-of.ts';

type ItemsOfOrganization = Page & {
  organizationId: string;
  kinds?: readonly ContentKind[] | undefined;
  relations?: readonly LinkRelation[] | undefined;
};
type PersonOfItem = { itemId: string; personId: string };
type ItemsOfPerson = Page & { personId: string; speaks: boolean };

/** Organizations, and people, of one item that are shown. */
const ofItemMax = 200;

/** Recordings and papers that one meeting gathers by itself. */
const ofMeetingMax = 50;

/** Which items are of whom, about whom, and who speaks in them. */
export function createLinksRepository(db: Db, clock: Clock) {
  const { organizationId: ofOrganization, itemId: ofItem, unlinkedAt, relation } = itemOrganizations;

  async function setUnlinked(at: { itemId: string; organizationId: string }, when: Date | null) {
    const rows = await db
      .update(itemOrganizations)
      .set({ unlinkedAt: when })
      .where(and(eq(ofItem, at.itemId), eq(ofOrganization, at.organizationId)))
      .returning({ itemId: ofItem });
    await releaseEntries(
      db,
      rows.map(({ itemId }) => itemId),
    );
    return rows.length > 0;
  }

  async function setPersonUnlinked({ itemId, personId }: PersonOfItem, when: Date | null): Promise<boolean> {
    const rows = await db
      .update(itemPeople)
      .set({ unlinkedAt: when })
      .where(and(eq(itemPeople.itemId, itemId), eq(itemPeople.personId, personId)))
      .returning({ itemId: itemPeople.itemId });
    return rows.length > 0;
  }

  async function related(scope: Scope): Promise<string[]> {
    const changed = await relate(db, scope);
    await recordItems(db, clock, { itemIds: changed });
    await releaseEntries(db, changed);
    return changed;
  }

  return {
    /** The organizations of an item, its own first, as they were connected, then those it speaks of most. */
    async organizationsOf(itemId: string): Promise<LinkedOrganization[]> {
      const { mentions, names, segmentId, sign, ofEdge } = itemOrganizations;
      const { id, slug, name, type } = organizations;
      const rows = await db
        .select({
          organization: { id, slug, name, type },
          relation,
          ofEdge,
          mentions,
          names,
          segmentId,
          sign,
        })
        .from(itemOrganizations)
        .innerJoin(organizations, eq(organizations.id, ofOrganization))
        .where(and(eq(ofItem, itemId), isNull(unlinkedAt), isNull(organizations.deletedAt)))
        .orderBy(connectedSince, desc(mentions), name)
        .limit(ofItemMax);
      const rank = (one: { relation: LinkRelation }) => linkRelations.indexOf(one.relation);
      return rows.toSorted((a, b) => rank(a) - rank(b));
    },

    /** The organizations of whose own items at least one is being processed. */
    async organizationsInAnalysis(): Promise<ReadonlySet<string>> {
      const rows = await db
        .selectDistinct({ id: ofOrganization })
        .from(items)
        .innerJoin(itemOrganizations, eq(ofItem, items.id))
        .where(
          and(isNotNull(items.nextStage), ne(items.status, 'FAILED'), eq(relation, 'of'), isNull(unlinkedAt)),
        );
      return new Set(rows.map(({ id }) => id));
    },

    /** The organization that each of these items is of; of several that which was connected first. */
    ownersOf: (itemIds: readonly string[]): Promise<Map<string, Owner>> => ownersOf(db, itemIds),

    /** The people of an item, those who speak first. */
    async peopleOf(itemId: string): Promise<LinkedPerson[]> {
      const { mentions, names, segmentId, sign, speaks } = itemPeople;
      const { id, slug, name } = people;
      return db
        .select({ person: { id, slug, name }, speaks, mentions, names, segmentId, sign })
        .from(itemPeople)
        .innerJoin(people, eq(people.id, itemPeople.personId))
        .where(and(eq(itemPeople.itemId, itemId), isNull(itemPeople.unlinkedAt), isNull(people.deletedAt)))
        .orderBy(sql`${speaks} is null`, desc(mentions), name)
        .limit(ofItemMax);
    },

    /** The items of an organization, newest first. */
    async itemsOfOrganization(query: ItemsOfOrganization): Promise<RowPage<ItemOfOrganization>> {
      const { organizationId, kinds, relations } = query;
      const condition = and(
        eq(ofOrganization, organizationId),
        isNull(unlinkedAt),
        kinds && inArray(items.kind, [...kinds]),
        relations && inArray(relation, [...relations]),
        isShown,
      );
      const result = () =>
        db
          .select({ item: items, show: shows, relation, sign: itemOrganizations.sign })
          .from(itemOrganizations)
          .innerJoin(items, eq(items.id, ofItem))
          .leftJoin(shows, eq(shows.id, items.showId))
          .where(condition);
      const rows = await result()
        .orderBy(...newestFirst)
        .limit(query.perPage)
        .offset(offsetOf(query));
      return paged(
        query,
        rows.map(({ item, ...rest }) => ({ ...rest, item: itemOfRow(item) })),
        () => db.$count(result().as('found')),
      );
    },

    /** The newest items of an organization of each of these groups of kinds, in the groups' order. */
    newestOfKinds: (query: NewestOfKinds): Promise<ItemOfOrganization[][]> => newestOfKinds(db, query),

    /** Who speaks for an organization, a row for each item, the newest first. */
    voicesOf: (organizationId: string, limit: number): Promise<VoiceInItem[]> =>
      voicesOf(db, organizationId, limit),

    /** Ids of the newest items of these organizations. */
    async itemIdsOf(organizationIds: readonly string[], limit: number): Promise<string[]> {
      if (organizationIds.length === 0) return [];
      const linked = db
        .select({ id: ofItem })
        .from(itemOrganizations)
        .where(and(inArray(ofOrganization, [...organizationIds]), isNull(unlinkedAt)));
      const rows = await db
        .select({ id: items.id })
        .from(items)
        .where(inArray(items.id, linked))
        .orderBy(...newestFirst)
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    /** Which of these items are an organization's own. */
    async ownItemsOf(organizationId: string, itemIds: readonly string[]): Promise<Set<string>> {
      if (itemIds.length === 0) return new Set();
      const rows = await db
        .select({ id: ofItem })
        .from(itemOrganizations)
        .where(
          and(
            eq(ofOrganization, organizationId),
            inArray(ofItem, [...itemIds]),
            eq(relation, 'of'),
            isNull(unlinkedAt),
          ),
        );
      return new Set(rows.map(({ id }) => id));
    },

    /** Where somebody speaks, or is only spoken of, newest first. */
    async itemsOfPerson({ personId, speaks, ...page }: ItemsOfPerson): Promise<RowPage<ItemWithShow>> {
      const result = () =>
        db
          .select({ item: items, show: shows })
          .from(itemPeople)
          .innerJoin(items, eq(items.id, itemPeople.itemId))
          .leftJoin(shows, eq(shows.id, items.showId))
          .where(
            and(
              eq(itemPeople.personId, personId),
              isNull(itemPeople.unlinkedAt),
              speaks ? sql`${itemPeople.speaks} is not null` : isNull(itemPeople.speaks),
              isShown,
            ),
          );
      const rows = await result()
        .orderBy(...newestFirst)
        .limit(page.perPage)
        .offset(offsetOf(page));
      return paged(
        page,
        rows.map(({ item, show }) => ({ item: itemOfRow(item), show })),
        () => db.$count(result().as('found')),
      );
    },

    /** In how many items each of these people speaks, and is only spoken of. */
    async itemCountsOfPeople(personIds: readonly string[]): Promise<Map<string, PersonItems>> {
      if (personIds.length === 0) return new Map();
      const rows = await db
        .select({
          id: itemPeople.personId,
          spoke: sql<number>`(count(*) filter (where ${itemPeople.speaks} is not null))::int`,
          mentioned: sql<number>`(count(*) filter (where ${itemPeople.speaks} is null))::int`,
        })
        .from(itemPeople)
        .where(and(isOneOf(itemPeople.personId, personIds), isNull(itemPeople.unlinkedAt)))
        .groupBy(itemPeople.personId);
      return new Map(rows.map(({ id, ...items }) => [id, items]));
    },

    /** What the newest item says that each of these people is who speaks in it; who is called nothing is left out. */
    async saidPostsOf(personIds: readonly string[]): Promise<Map<string, StatedPost>> {
      if (personIds.length === 0) return new Map();
      const rows = await db
        .selectDistinctOn([itemPeople.personId], {
          id: itemPeople.personId,
          role: speakers.role,
          organization: speakers.organisation,
        })
        .from(itemPeople)
        .innerJoin(
          speakers,
          and(eq(speakers.itemId, itemPeople.itemId), eq(speakers.label, itemPeople.speaks)),
        )
        .innerJoin(items, eq(items.id, itemPeople.itemId))
        .where(
          and(
            isOneOf(itemPeople.personId, personIds),
            isNull(itemPeople.unlinkedAt),
            isNotNull(speakers.role),
          ),
        )
        .orderBy(itemPeople.personId, sql`${items.publishedAt} desc nulls last`);
      return new Map(rows.map(({ id, ...post }) => [id, post]));
    },

    /** The items of an organization, its own, that say that they are of this meeting. */
    async itemsOfMeeting(organization: string, { day, body }: MeetingSign): Promise<string[]> {
      const rows = await db
        .select({ id: ofItem })
        .from(itemOrganizations)
        .innerJoin(meetingSigns, eq(meetingSigns.itemId, ofItem))
        .where(
          and(
            eq(ofOrganization, organization),
            eq(relation, 'of'),
            isNull(unlinkedAt),
            eq(meetingSigns.day, day),
            eq(meetingSigns.body, body),
          ),
        )
        .orderBy(ofItem)
        .limit(ofMeetingMax);
      return rows.map(({ id }) => id);
    },

    /** The organizations of these items, those of most of them first. */
    async organizationsOfItems(itemIds: readonly string[], limit: number): Promise<string[]> {
      if (itemIds.length === 0) return [];
      const held = sql<number>`count(*)`;
      const rows = await db
        .select({ id: ofOrganization })
        .from(itemOrganizations)
        .where(and(inArray(ofItem, [...itemIds]), isNull(unlinkedAt)))
        .groupBy(ofOrganization)
        .orderBy(desc(held), ofOrganization)
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    /** What of the graph each of these texts is the name of. */
    called: (texts: readonly string[]): Promise<Map<string, CalledNode[]>> => calledNodes(db, texts),

    /** Whose an item is, who belongs there, and who spoke in it, or in others of its show, before. */
    homeOf: (itemId: string, peopleIds: readonly string[]): Promise<ItemHome> =>
      homeOf(db, itemId, peopleIds),

    /** Names of organizations that other items of its organizations and of its show name most. */
    organizationsBeside: (itemId: string, limit: number): Promise<string[]> =>
      organizationsBeside(db, itemId, limit),

    /** Puts what the text of an item says in the place of what it said before. Call it inside a transaction. */
    async putFound(itemId: string, itemMentions: ItemMentions): Promise<boolean> {
      const isChanged = await replaceMentions(db, itemId, itemMentions);
      await recordItems(db, clock, { itemIds: [itemId], haveArrived: true });
      return isChanged;
    },

    /** Has the links of an organization, or an item, say what the connections say. Gives the items that changed. */
    relateOrganization: (organizationId: string): Promise<string[]> => related({ organizationId }),
    relateItem: (itemId: string): Promise<string[]> => related({ itemId }),

    /** Says that an item is not of an organization, whatever is found later; false where it was not. */
    unlink: (at: { itemId: string; organizationId: string }): Promise<boolean> => setUnlinked(at, clock()),
    /** Takes that back. */
    relink: (at: { itemId: string; organizationId: string }): Promise<boolean> => setUnlinked(at, null),

    /** Says that somebody is not in an item, whatever is found later; false where they were not. */
    unlinkPerson: (at: PersonOfItem): Promise<boolean> => setPersonUnlinked(at, clock()),
    /** Takes that back. */
    relinkPerson: (at: PersonOfItem): Promise<boolean> => setPersonUnlinked(at, null),
  };
}
