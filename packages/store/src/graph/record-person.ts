import { randomUUID } from 'node:crypto';
import type { Connection, UpdateNews } from '@ecco/domain';
import type { Clock, Db } from '../connection/db.ts';
import { updates } from '../updates/index.ts';

/** What began or ended longer ago is no news when it is entered. */
const recentMs = 180 * 86_400_000;

/** What it says that somebody is connected, entered now. Null where it says nothing new: they left long ago. */
function newsOf({ since, until }: Connection, now: Date): UpdateNews | null {
  const isRecent = (day: string) => now.getTime() - Date.parse(day) <= recentMs;
  if (until !== null && Date.parse(until) <= now.getTime()) return isRecent(until) ? 'went' : null;
  return since !== null && isRecent(since) ? 'came' : 'listed';
}

/** Notes that somebody is known to have come to an organisation, or to have left it. */
export async function recordPerson(db: Db, clock: Clock, connection: Connection): Promise<void> {
  const { id, organisationId, target } = connection;
  if (target.kind !== 'person') return;
  const at = clock();
  const news = newsOf(connection, at);
  if (news === null) return;
  const key = `person ${id} ${news}`;
  await db
    .insert(updates)
    .values({
      ...{ id: randomUUID(), kind: 'person', news, at, key },
      ...{ organisationId, personId: target.id, connectionId: id },
    })
    .onConflictDoNothing();
}
