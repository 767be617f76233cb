import { randomUUID } from 'node:crypto';
import type { Rhythm, Subscription, WatchedSubject } from '@ecco/domain';
import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { users } from '../users/index.ts';
import { createAlertTurns } from './alert-turn.repository.ts';
import { subscriptions } from './subscription.table.ts';
import { subjectColumn, subjectColumns, subscriptionOfRow } from './watched-columns.ts';

export type NewSubscription = Pick<Subscription, 'userId' | 'watched' | 'rhythm' | 'byMail' | 'inProduct'>;

export function createSubscriptionsRepository(db: Db, clock: Clock) {
  const { userId: user, id: rowId } = subscriptions;
  const isTo = (userId: string, { kind, id }: WatchedSubject) =>
    and(eq(user, userId), eq(subscriptions[subjectColumn[kind]], id));

  async function some(where: ReturnType<typeof and>): Promise<Subscription[]> {
    const rows = await db
      .select()
      .from(subscriptions)
      .where(where)
      .orderBy(asc(subscriptions.createdAt), asc(rowId));
    return rows.map(subscriptionOfRow);
  }

  return {
    ...createAlertTurns(db),

    /**
     * Subscribes somebody to a thing, or changes how they are told of it. What becomes known from now on is told; to
     * one who was told never before, what became known meanwhile is not.
     */
    async put({ userId, watched, rhythm, byMail, inProduct }: NewSubscription): Promise<Subscription> {
      const now = clock();
      const [known] = await some(isTo(userId, watched));
      if (known === undefined) {
        const row = { id: randomUUID(), userId, rhythm, byMail, inProduct, toldUntil: now, createdAt: now };
        await db.insert(subscriptions).values({ ...row, ...subjectColumns(watched) });
        return { ...row, watched };
      }
      const toldUntil = known.rhythm === 'never' ? now : known.toldUntil;
      await db.update(subscriptions).set({ rhythm, byMail, inProduct, toldUntil }).where(eq(rowId, known.id));
      return { ...known, rhythm, byMail, inProduct, toldUntil };
    },

    async to(userId: string, watched: WatchedSubject): Promise<Subscription | null> {
      return (await some(isTo(userId, watched)))[0] ?? null;
    },

    /** All of a person, the oldest first. */
    ofUser: (userId: string): Promise<Subscription[]> => some(eq(user, userId)),

    /** Those of a person that are told in this rhythm. */
    told: (userId: string, rhythm: Rhythm): Promise<Subscription[]> =>
      some(
        and(
          eq(user, userId),
          eq(subscriptions.rhythm, rhythm),
          or(eq(subscriptions.byMail, true), eq(subscriptions.inProduct, true)),
        ),
      ),

    /** How many a person has. Inside a transaction nobody else is told before it ends. */
    async holdCountOf(userId: string): Promise<number> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      return db.$count(subscriptions, eq(user, userId));
    },

    /** False where they have no such subscription. */
    async remove(userId: string, watched: WatchedSubject): Promise<boolean> {
      const rows = await db.delete(subscriptions).where(isTo(userId, watched)).returning({ id: rowId });
      return rows.length > 0;
    },

    /** Mails of a person stop: of one subscription, or of all that are told in a rhythm. Gives how many there were. */
    async stopMails(stopped: { userId: string } & ({ id: string } | { rhythm: Rhythm })): Promise<number> {
      const which = 'id' in stopped ? eq(rowId, stopped.id) : eq(subscriptions.rhythm, stopped.rhythm);
      const rows = await db
        .update(subscriptions)
        .set({ byMail: false })
        .where(and(eq(user, stopped.userId), which, ne(subscriptions.byMail, false)))
        .returning({ id: rowId });
      return rows.length;
    },

    /** Notes up to when these subscriptions were told. */
    async markTold(ids: readonly string[], until: Date): Promise<void> {
      if (ids.length === 0) return;
      await db
        .update(subscriptions)
        .set({ toldUntil: until })
        .where(inArray(rowId, [...ids]));
    },
  };
}
