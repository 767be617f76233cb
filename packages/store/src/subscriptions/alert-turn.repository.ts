import { type AlertSettings, defaultAlertSettings, type TellingRhythm } from '@ecco/domain';
import { and, asc, eq, exists, lte, min, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { updates } from '../updates/index.ts';
import { alertSettings, alertTurns, subscriptions } from './subscription.table.ts';

/** Somebody is told in a rhythm at this time. */
export type AlertTurn = { userId: string; rhythm: TellingRhythm; nextAt: Date };

/** `settled`: what became known up to then is told; what came later may still be under way. */
type DueTurns = { now: Date; settled: Date; limit: number };

export function createAlertTurns(db: Db) {
  const isTurn = ({ userId, rhythm, nextAt }: AlertTurn) =>
    and(eq(alertTurns.userId, userId), eq(alertTurns.rhythm, rhythm), eq(alertTurns.nextAt, nextAt));

  return {
    /** Whose turn it is, those who wait longest first. Who is told at once has one when anything is new at all. */
    dueTurns: ({ now, settled, limit }: DueTurns): Promise<AlertTurn[]> => {
      const toldUntil = db
        .select({ at: min(subscriptions.toldUntil) })
        .from(subscriptions)
        .where(and(eq(subscriptions.userId, alertTurns.userId), eq(subscriptions.rhythm, 'at_once')));
      const isAnythingNew = exists(
        db
          .select({ one: sql`1` })
          .from(updates)
          .where(
            sql`${updates.at} > (${toldUntil}) and ${updates.at} <= ${settled.toISOString()}::timestamptz`,
          ),
      );
      return db
        .select()
        .from(alertTurns)
        .where(and(lte(alertTurns.nextAt, now), or(ne(alertTurns.rhythm, 'at_once'), isAnythingNew)))
        .orderBy(asc(alertTurns.nextAt), asc(alertTurns.userId))
        .limit(limit);
    },

    /**
     * Moves a turn on to its next time, null where it has none; false where another process did so before, which then
     * tells what there is to tell.
     */
    async takeTurn(turn: AlertTurn, nextAt: Date | null): Promise<boolean> {
      const { userId } = alertTurns;
      const rows =
        nextAt === null
          ? await db.delete(alertTurns).where(isTurn(turn)).returning({ userId })
          : await db.update(alertTurns).set({ nextAt }).where(isTurn(turn)).returning({ userId });
      return rows.length > 0;
    },

    /** Gives somebody a turn; one that they have is kept unless it is to be `moved`. */
    async giveTurn({ userId, rhythm, nextAt }: AlertTurn, { moved }: { moved: boolean }): Promise<void> {
      const given = db.insert(alertTurns).values({ userId, rhythm, nextAt });
      const target = [alertTurns.userId, alertTurns.rhythm];
      await (moved ? given.onConflictDoUpdate({ target, set: { nextAt } }) : given.onConflictDoNothing());
    },

    /** When somebody is told next, by rhythm. */
    turnsOf: (userId: string): Promise<AlertTurn[]> =>
      db.select().from(alertTurns).where(eq(alertTurns.userId, userId)),

    /** What somebody chose, or what holds where they chose nothing. */
    async settingsOf(userId: string): Promise<AlertSettings> {
      const { timeZone, hour, weekday } = alertSettings;
      const [row] = await db
        .select({ timeZone, hour, weekday })
        .from(alertSettings)
        .where(eq(alertSettings.userId, userId));
      return row ?? defaultAlertSettings;
    },

    /** What holds for somebody who has chosen nothing; says whether it does. */
    async proposeSettings(userId: string, settings: AlertSettings): Promise<boolean> {
      const taken = await db
        .insert(alertSettings)
        .values({ userId, ...settings })
        .onConflictDoNothing()
        .returning({ userId: alertSettings.userId });
      return taken.length > 0;
    },

    async saveSettings(userId: string, settings: AlertSettings): Promise<void> {
      await db
        .insert(alertSettings)
        .values({ userId, ...settings })
        .onConflictDoUpdate({ target: alertSettings.userId, set: settings });
    },
  };
}
