import type { FollowType } from '@ecco/domain';
import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { itemOrganizations } from '../links/index.ts';
import { organizations } from '../organizations/index.ts';
import { people } from '../people/index.ts';
import { nameKey } from '../text/name-key.ts';
import type { Follow, FollowedOrganization, FollowsOfTypes, Holding, HubFollows } from './hub.types.ts';
import { listFollows } from './list-follow.table.ts';

type FollowRow = Omit<typeof listFollows.$inferInsert, 'id'>;

const typeOf = ({ personId, alias }: Pick<FollowRow, 'personId' | 'alias'>): FollowType => {
  if (personId) return 'PERSON';
  return alias ? 'ALIAS' : 'ORG';
};

const nothing = { organizationId: null, personId: null, alias: null, aliasKey: null };

function rowOf(listId: string, follow: Follow, position: number): FollowRow {
  const own = { ...nothing, listId, position };
  if (follow.type === 'PERSON') return { ...own, personId: follow.personId };
  const { organizationId } = follow;
  if (follow.type === 'ORG') return { ...own, organizationId };
  return { ...own, organizationId, alias: follow.alias, aliasKey: nameKey(follow.alias) };
}

/** What is told of what somebody follows: of hundreds whole rows are much to read for their names. */
const shown = {
  follow: {
    id: listFollows.id,
    organizationId: listFollows.organizationId,
    personId: listFollows.personId,
    alias: listFollows.alias,
    aliasKey: listFollows.aliasKey,
  },
  organization: {
    id: organizations.id,
    slug: organizations.slug,
    name: organizations.name,
    deletedAt: organizations.deletedAt,
    ticker: organizations.ticker,
    lastCrawledAt: organizations.lastCrawledAt,
  },
  person: { id: people.id, slug: people.slug, name: people.name, deletedAt: people.deletedAt },
};

type Deletable = { id: string; slug: string; name: string; deletedAt: Date | null };
type FollowedRow = {
  follow: Omit<typeof listFollows.$inferSelect, 'listId' | 'position'>;
  organization: (Deletable & Pick<FollowedOrganization, 'ticker' | 'lastCrawledAt'>) | null;
  person: Deletable | null;
};

const isGone = ({ organization, person }: FollowedRow): boolean =>
  (organization ?? person)?.deletedAt !== null;

function followedIn(rows: readonly FollowedRow[]): HubFollows {
  const followed: HubFollows = { organizations: [], aliases: [], people: [] };
  for (const row of rows) {
    const { follow, organization, person } = row;
    const node = organization ?? person;
    if (!node) continue;
    const { id, slug, name } = node;
    const named = { id, slug, name, isGone: isGone(row) };
    if (person) followed.people.push(named);
    else if (follow.alias !== null)
      followed.aliases.push({ alias: follow.alias, organization: { id, slug, name }, isGone: named.isGone });
    else if (organization) {
      const { ticker, lastCrawledAt } = organization;
      followed.organizations.push({ ...named, ticker, lastCrawledAt });
    }
  }
  return followed;
}

/** What lists follow. */
export function createHubFollows(db: Db) {
  const ofList = (listId: string) =>
    db
      .select(shown)
      .from(listFollows)
      .leftJoin(organizations, eq(organizations.id, listFollows.organizationId))
      .leftJoin(people, eq(people.id, listFollows.personId))
      .where(eq(listFollows.listId, listId))
      .orderBy(asc(listFollows.position), asc(listFollows.id));

  /** Items that name organizations as these aliases do. */
  async function itemsNaming(aliases: readonly { organizationId: string; key: string }[]): Promise<string[]> {
    if (aliases.length === 0) return [];
    const keys = new Set(aliases.map(({ organizationId, key }) => `${organizationId} ${key}`));
    const { itemId, organizationId, names, unlinkedAt, mentions } = itemOrganizations;
    const rows = await db
      .select({ itemId, organizationId, names })
      .from(itemOrganizations)
      .where(
        and(
          inArray(organizationId, [...new Set(aliases.map((alias) => alias.organizationId))]),
          isNull(unlinkedAt),
          sql`${mentions} > 0`,
        ),
      );
    const naming = rows.filter((row) =>
      row.names.some((name) => keys.has(`${row.organizationId} ${nameKey(name)}`)),
    );
    return [...new Set(naming.map((row) => row.itemId))];
  }

  /** What a hub holds comes from here: what it follows and is there, and what was added by hand. */
  async function holdingOfRows(
    listId: string,
    rows: readonly Pick<FollowRow, 'organizationId' | 'personId' | 'aliasKey'>[],
  ): Promise<Holding> {
    const aliases = rows.flatMap(({ organizationId, aliasKey: key }) =>
      organizationId && key ? [{ organizationId, key }] : [],
    );
    return {
      listId,
      organizationIds: rows.flatMap(({ organizationId, aliasKey: key }) =>
        organizationId && !key ? [organizationId] : [],
      ),
      personIds: rows.flatMap(({ personId }) => personId ?? []),
      aliasItemIds: await itemsNaming(aliases),
    };
  }

  return {
    /** What a list follows, each kind in the order in which it was chosen; also what was deleted meanwhile. */
    followedBy: async (listId: string): Promise<HubFollows> => followedIn(await ofList(listId)),

    /** The same with where what the list holds comes from, both of one reading. */
    async followedAndHeld(listId: string): Promise<{ followed: HubFollows; holding: Holding }> {
      const rows = await ofList(listId);
      const there = rows.filter((row) => !isGone(row)).map(({ follow }) => follow);
      return { followed: followedIn(rows), holding: await holdingOfRows(listId, there) };
    },

    /**
     * How many organizations, aliases and people each of these lists follows, also what was deleted meanwhile; without
     * those that follow nothing.
     */
    async followCounts(listIds: readonly string[]): Promise<Map<string, number>> {
      if (listIds.length === 0) return new Map();
      const rows = await db
        .select({ listId: listFollows.listId, value: count() })
        .from(listFollows)
        .where(isOneOf(listFollows.listId, listIds))
        .groupBy(listFollows.listId);
      return new Map(rows.map(({ listId, value }) => [listId, value]));
    },

    /** What a hub holds comes from here: from what is there of what it follows, and what was added by hand. */
    async holdingOf(listId: string): Promise<Holding> {
      const { organizationId, personId, aliasKey } = listFollows;
      const rows = await db
        .select({ organizationId, personId, aliasKey })
        .from(listFollows)
        .leftJoin(organizations, eq(organizations.id, organizationId))
        .leftJoin(people, eq(people.id, personId))
        .where(
          and(eq(listFollows.listId, listId), isNull(organizations.deletedAt), isNull(people.deletedAt)),
        );
      return holdingOfRows(listId, rows);
    },

    /** The same of what a list would hold that followed these, and held nothing by hand. */
    async holdingFrom(follows: readonly Follow[]): Promise<Holding> {
      const aliases = follows.flatMap((follow) =>
        follow.type === 'ALIAS'
          ? [{ organizationId: follow.organizationId, key: nameKey(follow.alias) }]
          : [],
      );
      return {
        listId: null,
        organizationIds: follows.flatMap((follow) => (follow.type === 'ORG' ? [follow.organizationId] : [])),
        personIds: follows.flatMap((follow) => (follow.type === 'PERSON' ? [follow.personId] : [])),
        aliasItemIds: await itemsNaming(aliases),
      };
    },

    /**
     * Puts these, each once, in the place of what a list follows of these types. What was deleted stays followed, since
     * nobody sees it to choose it again and it may be put back. Call it inside a transaction.
     */
    async replaceFollows(listId: string, { types, follows }: FollowsOfTypes): Promise<void> {
      const known = await ofList(listId);
      const replaced = known.filter(
        ({ follow, organization, person }) =>
          (organization ?? person)?.deletedAt === null && types.includes(typeOf(follow)),
      );
      const ids = replaced.map(({ follow }) => follow.id);
      if (ids.length > 0) await db.delete(listFollows).where(inArray(listFollows.id, ids));
      if (follows.length === 0) return;
      await db
        .insert(listFollows)
        .values(follows.map((follow, position) => rowOf(listId, follow, position)))
        .onConflictDoNothing();
    },

    /** Has another list follow what this one does, too. */
    async copyFollows(from: string, to: string): Promise<void> {
      const rows = await db.select().from(listFollows).where(eq(listFollows.listId, from));
      if (rows.length === 0) return;
      await db
        .insert(listFollows)
        .values(rows.map(({ id: _id, ...row }) => ({ ...row, listId: to })))
        .onConflictDoNothing();
    },

    /** Ids of the lists that follow any of these organizations or people. */
    async listsFollowing(nodeIds: readonly string[]): Promise<string[]> {
      if (nodeIds.length === 0) return [];
      const ids = [...nodeIds];
      const rows = await db
        .selectDistinct({ id: listFollows.listId })
        .from(listFollows)
        .where(or(inArray(listFollows.organizationId, ids), inArray(listFollows.personId, ids)));
      return rows.map(({ id }) => id);
    },
  };
}
