import { randomUUID } from 'node:crypto';
import type { Connection, UpdateNews } from '@ecco/domain';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { updates } from '../updates/index.ts';
import { connections } from './connection.table.ts';

const dayMs = 86_400_000;

/** What began or ended longer ago is no news when it is entered. */
const recentMs = 180 * dayMs;
/** Who is entered within so long of the first people of an organization is among those that were there already. */
const firstListMs = dayMs;

/** What it says that somebody is connected, entered now. Null where it says nothing new: they left long ago. */
function newsOf({ since, until }: Connection, now: Date): UpdateNews | null {
  const isRecent = (day: string) => now.getTime() - Date.parse(day) <= recentMs;
  if (until !== null && Date.parse(until) <= now.getTime()) return isRecent(until) ? 'went' : null;
  return since !== null && isRecent(since) ? 'came' : 'listed';
}

/** Whether people of the organization were known before: of its first list nobody is new to it. */
async function hadPeople(db: Db, organizationId: string, at: Date): Promise<boolean> {
  const [known] = await db
    .select({ id: connections.id })
    .from(connections)
    .where(
      and(
        eq(connections.organizationId, organizationId),
        isNotNull(connections.personId),
        lt(connections.createdAt, new Date(at.getTime() - firstListMs)),
      ),
    )
    .limit(1);
  return known !== undefined;
}

/** Notes that somebody is known to have come to an organization, or to have left it. */
export async function recordPerson(db: Db, clock: Clock, connection: Connection): Promise<void> {
  const { id, organizationId, target } = connection;
  if (target.kind !== 'person') return;
  const at = clock();
  const news = newsOf(connection, at);
  if (news === null) return;
  if (news === 'listed' && !(await hadPeople(db, organizationId, at))) return;
  const key = `person ${id} ${news}`;
  await db
    .insert(updates)
    .values({
      ...{ id: randomUUID(), kind: 'person', news, at, key },
      ...{ organizationId, personId: target.id, connectionId: id },
    })
    .onConflictDoNothing();
}
