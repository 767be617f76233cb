import type { Connection } from '@ecco/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../connection/db.ts';
import { boundChanges } from './connection.bounds.ts';
import { connections } from './connection.table.ts';
import { connectionOfRow } from './connection-row.ts';
import type { ConnectionChanges } from './graph.types.ts';

/** What no two connections have in common. */
const once = [
  'organizationId',
  'edge',
  'personId',
  'meetingId',
  'itemId',
  'showId',
  'title',
  'since',
] as const;

const isSame = (column: PgColumn, value: string | null) => sql`${column} is not distinct from ${value}`;

/** Changes what a connection says; null where there is none, or another says the same. */
export async function changeConnection(
  db: Db,
  id: string,
  given: ConnectionChanges,
): Promise<Connection | null> {
  const changes = boundChanges(given);
  const [before] = await db.select().from(connections).where(eq(connections.id, id));
  if (!before) return null;
  if (Object.keys(changes).length === 0) return connectionOfRow(before);
  const after = { ...before, ...changes };
  const alike = once.map((name) => isSame(connections[name], after[name]));
  if ((await db.$count(connections, and(ne(connections.id, id), ...alike))) > 0) return null;
  const [row] = await db.update(connections).set(changes).where(eq(connections.id, id)).returning();
  return row ? connectionOfRow(row) : null;
}
