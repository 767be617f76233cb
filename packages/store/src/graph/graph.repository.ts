import { randomUUID } from 'node:crypto';
import { type Connection, connectionTypeOf, type EdgeType } from '@ecco/domain';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { items } from '../items/index.ts';
import { meetings } from '../meetings/index.ts';
import { organizationNames, organizations } from '../organizations/index.ts';
import { people } from '../people/index.ts';
import { shows } from '../shows/index.ts';
import { changeConnection } from './change-connection.ts';
import { boundConnection } from './connection.bounds.ts';
import { connections } from './connection.table.ts';
import { connectionOfRow, targetColumns } from './connection-row.ts';
import type {
  ConnectedNode,
  ConnectionChanges,
  EdgesQuery,
  ItemConnections,
  Member,
  NewConnection,
  Place,
  TargetsQuery,
} from './graph.types.ts';
import { findNodes, type NodeQuery } from './node-search.ts';
import { recordPerson } from './record-person.ts';

const name = sql<string>`coalesce(${people.name}, ${meetings.title}, ${items.title}, ${shows.name})`;
const slug = sql<string>`coalesce(${people.slug}, ${meetings.slug}, ${items.slug}, ${shows.slug})`;
const detail = sql<string | null>`coalesce(${meetings.heldAt}::date::text, ${items.kind}, ${shows.kind})`;

export function createGraphRepository(db: Db, clock: Clock) {
  const { organizationId: owner, edge: edgeColumn } = connections;

  return {
    /** Null where the same connection is there already. */
    async connect(given: NewConnection): Promise<Connection | null> {
      const { target, ...details } = boundConnection(given);
      const [row] = await db
        .insert(connections)
        .values({ ...details, ...targetColumns(target), id: randomUUID(), createdAt: clock() })
        .onConflictDoNothing()
        .returning();
      if (!row) return null;
      const connection = connectionOfRow(row);
      await recordPerson(db, clock, connection);
      return connection;
    },

    /** Connects one organization to many items, those that it has not yet by the same edge. */
    async connectItems({ organizationId, itemIds, ...rest }: ItemConnections): Promise<void> {
      if (itemIds.length === 0) return;
      const rows = itemIds.map(({ itemId, edge, sourceUrl }) => ({
        ...boundConnection({
          ...rest,
          organizationId,
          edge,
          sourceUrl,
          target: { kind: 'item', id: itemId },
        }),
        itemId,
        id: randomUUID(),
        createdAt: clock(),
      }));
      await db
        .insert(connections)
        .values(rows.map(({ target: _target, ...row }) => row))
        .onConflictDoNothing();
    },

    /** Removes what one provenance connected an organization to of these items and meetings. */
    async disconnectTargets({ organizationId, provenance, ids }: TargetsQuery): Promise<void> {
      if (ids.length === 0) return;
      await db
        .delete(connections)
        .where(
          and(
            eq(owner, organizationId),
            eq(connections.provenance, provenance),
            or(inArray(connections.itemId, [...ids]), inArray(connections.meetingId, [...ids])),
          ),
        );
    },

    /** Those of these ids that are still there. */
    async findByIds(ids: readonly string[]): Promise<Connection[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .select()
        .from(connections)
        .where(inArray(connections.id, [...ids]));
      return rows.map(connectionOfRow);
    },

    /** Changes what a connection says; null where it would say the same as another. Call it inside a transaction. */
    change: (id: string, given: ConnectionChanges): Promise<Connection | null> =>
      changeConnection(db, id, given),

    /** Null where the organization has no such connection. */
    async disconnect(organizationId: string, id: string): Promise<Connection | null> {
      const [row] = await db
        .delete(connections)
        .where(and(eq(connections.id, id), eq(owner, organizationId)))
        .returning();
      return row ? connectionOfRow(row) : null;
    },

    /** The connections of an organization by these edges with what they lead to, by name. */
    async connectionsOf({ organizationId, edges }: EdgesQuery): Promise<ConnectedNode[]> {
      const rows = await db
        .select({ connection: connections, name, slug, detail })
        .from(connections)
        .leftJoin(people, eq(people.id, connections.personId))
        .leftJoin(meetings, eq(meetings.id, connections.meetingId))
        .leftJoin(items, eq(items.id, connections.itemId))
        .leftJoin(shows, eq(shows.id, connections.showId))
        .where(and(eq(owner, organizationId), inArray(edgeColumn, [...edges]), isNull(people.deletedAt)))
        .orderBy(name, connections.id);
      return rows.map(({ connection: row, ...node }) => {
        const connection = connectionOfRow(row);
        const type = connectionTypeOf[connection.edge];
        return { connection, node: { ...node, id: connection.target.id, type } };
      });
    },

    /** Ids of the shows that an organization is connected to by these edges, by name; one of two edges comes twice. */
    async showIdsOf({ organizationId, edges }: EdgesQuery): Promise<string[]> {
      const rows = await db
        .select({ id: shows.id })
        .from(connections)
        .innerJoin(shows, eq(shows.id, connections.showId))
        .where(and(eq(owner, organizationId), inArray(edgeColumn, [...edges])))
        .orderBy(shows.name, connections.id);
      return rows.map(({ id }) => id);
    },

    /** The people of an organization by these edges, those who are there still and those who were. */
    async membersOf({ organizationId, edges }: EdgesQuery): Promise<Member[]> {
      const rows = await db
        .select({ row: connections, person: people })
        .from(connections)
        .innerJoin(people, eq(people.id, connections.personId))
        .where(and(eq(owner, organizationId), inArray(edgeColumn, [...edges]), isNull(people.deletedAt)))
        .orderBy(people.name, connections.id);
      return rows.map(({ row, person }) => ({ connection: connectionOfRow(row), person }));
    },

    /** Where somebody is or was, the latest first. */
    async placesOf(personId: string): Promise<Place[]> {
      const { id, slug: organizationSlug, name: organizationName, type } = organizations;
      const rows = await db
        .select({
          row: connections,
          organization: { id, slug: organizationSlug, name: organizationName, type },
        })
        .from(connections)
        .innerJoin(organizations, eq(organizations.id, owner))
        .where(and(eq(connections.personId, personId), isNull(organizations.deletedAt)))
        .orderBy(
          sql`${connections.until} desc nulls first`,
          sql`${connections.since} desc nulls last`,
          organizationName,
        );
      return rows.map(({ row, organization }) => ({ connection: connectionOfRow(row), organization }));
    },

    /** Where each of these people is at present, the latest first. */
    async presentPlacesOf(personIds: readonly string[]): Promise<Map<string, Place[]>> {
      if (personIds.length === 0) return new Map();
      const { id, slug: organizationSlug, name: organizationName, type } = organizations;
      const rows = await db
        .select({
          row: connections,
          organization: { id, slug: organizationSlug, name: organizationName, type },
        })
        .from(connections)
        .innerJoin(organizations, eq(organizations.id, owner))
        .where(
          and(
            isOneOf(connections.personId, personIds),
            isNull(connections.until),
            isNull(organizations.deletedAt),
          ),
        )
        .orderBy(sql`${connections.since} desc nulls last`, organizationName);
      return Map.groupBy(
        rows.map(({ row, organization }) => ({ connection: connectionOfRow(row), organization })),
        ({ connection }) => connection.target.id,
      );
    },

    /** The organization that each of these meetings is of. */
    async organizationsOfMeetings(
      meetingIds: readonly string[],
    ): Promise<Map<string, Place['organization']>> {
      if (meetingIds.length === 0) return new Map();
      const { id, slug: organizationSlug, name: organizationName, type } = organizations;
      const rows = await db
        .select({
          meetingId: connections.meetingId,
          organization: { id, slug: organizationSlug, name: organizationName, type },
        })
        .from(connections)
        .innerJoin(organizations, eq(organizations.id, owner))
        .where(and(inArray(connections.meetingId, [...meetingIds]), isNull(organizations.deletedAt)))
        .orderBy(desc(edgeColumn), connections.createdAt);
      return new Map(rows.map(({ meetingId, organization }) => [meetingId ?? '', organization]));
    },

    /** Meetings of no organization yet whose fund is called like one of these, and like no other organization. */
    async meetingsCalledAfter(
      organizationIds: readonly string[],
    ): Promise<{ organizationId: string; meetingId: string }[]> {
      const { rows } = await db.execute<{ organizationId: string; meetingId: string }>(sql`
        select distinct own.organisation_id as "organizationId", ${meetings.id} as "meetingId" from ${meetings}
        join ${organizationNames} as own on lower(own.name) = lower(${meetings.fundName})
        where own.organisation_id = any(${sql.param([...organizationIds])}::uuid[]) and own.form <> 'ticker'
          and not exists (select 1 from ${connections} where ${connections.meetingId} = ${meetings.id})
          and not exists (select 1 from ${organizationNames} as other
            join ${organizations} on ${organizations.id} = other.organisation_id
            where other.key = own.key and other.organisation_id <> own.organisation_id
              and ${organizations.deletedAt} is null)`);
      return rows;
    },

    /** What of one type is called so. */
    findNodes: (query: NodeQuery) => findNodes(db, query),

    /** Whether there is anything under this id that an edge can lead to, and where it lies; null where there is none. */
    async targetOf(edge: EdgeType, id: string): Promise<Connection['target'] | null> {
      for (const kind of kindsOf[connectionTypeOf[edge]]) {
        const table = tables[kind];
        const rows = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
        if (rows.length > 0) return { kind, id };
      }
      return null;
    },
  };
}

const tables = { person: people, meeting: meetings, item: items, show: shows };
const kindsOf = {
  PERSON: ['person'],
  MEETING: ['meeting'],
  MEDIA: ['item', 'show'],
  DOCUMENT: ['item'],
  PUBLICATION: ['show'],
} as const;
