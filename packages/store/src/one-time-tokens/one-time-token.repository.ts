import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { oneTimeTokens } from './one-time-token.table.ts';

export type OneTimePurpose = (typeof oneTimeTokens.$inferSelect)['purpose'];
export type NewOneTimeToken = {
  purpose: OneTimePurpose;
  tokenHash: string;
  subject: string;
  expiresAt: Date | null;
};
/** Tokens that work once. Only the hash of a token is stored. */
export function createOneTimeTokensRepository(db: Db, clock: Clock) {
  const alive = () => or(isNull(oneTimeTokens.expiresAt), gt(oneTimeTokens.expiresAt, clock()));

  return {
    /** Issues a token in the place of all earlier unused ones of its subject. Call it inside a transaction. */
    async issue(token: NewOneTimeToken): Promise<void> {
      await db
        .update(oneTimeTokens)
        .set({ replacedAt: clock() })
        .where(
          and(
            eq(oneTimeTokens.purpose, token.purpose),
            eq(oneTimeTokens.subject, token.subject),
            isNull(oneTimeTokens.usedAt),
            isNull(oneTimeTokens.replacedAt),
          ),
        );
      await db.insert(oneTimeTokens).values({ ...token, createdAt: clock() });
    },

    /** Uses a token up and says whose it was: for the first caller only, however many ask at once. */
    async use(purpose: OneTimePurpose, tokenHash: string): Promise<{ subject: string } | null> {
      const [row] = await db
        .update(oneTimeTokens)
        .set({ usedAt: clock() })
        .where(
          and(
            eq(oneTimeTokens.purpose, purpose),
            eq(oneTimeTokens.tokenHash, tokenHash),
            isNull(oneTimeTokens.usedAt),
            isNull(oneTimeTokens.replacedAt),
            alive(),
          ),
        )
        .returning({ subject: oneTimeTokens.subject });
      return row ?? null;
    },

    /** Remembers a token that somebody else issued as used; false when it was used before. */
    async spend(token: NewOneTimeToken & { expiresAt: Date }): Promise<boolean> {
      const rows = await db
        .insert(oneTimeTokens)
        .values({ ...token, createdAt: clock(), usedAt: clock() })
        .onConflictDoNothing()
        .returning({ tokenHash: oneTimeTokens.tokenHash });
      return rows.length > 0;
    },

    /** Whether a token of no use was a good one until a newer one took its place. */
    async wasReplaced(purpose: OneTimePurpose, tokenHash: string): Promise<boolean> {
      const { usedAt, replacedAt } = oneTimeTokens;
      const condition = and(
        eq(oneTimeTokens.purpose, purpose),
        eq(oneTimeTokens.tokenHash, tokenHash),
        isNull(usedAt),
        isNotNull(replacedAt),
      );
      return (await db.$count(oneTimeTokens, condition)) > 0;
    },

    /** Lets go of what has expired, and of what was replaced and would never expire. */
    async removeExpired(): Promise<void> {
      const { expiresAt, replacedAt } = oneTimeTokens;
      await db
        .delete(oneTimeTokens)
        .where(or(lte(expiresAt, clock()), and(isNull(expiresAt), isNotNull(replacedAt))));
    },
  };
}
