import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { setupTokens } from './setup-token.table.ts';

export type SetupTokensRepository = ReturnType<typeof createSetupTokensRepository>;

/** One-time links. Only the hash of a token is stored. */
export function createSetupTokensRepository(db: Db, clock: Clock) {
  return {
    /** Issues a token in the place of all earlier unused ones. Call it inside a transaction. */
    async issue(tokenHash: string): Promise<void> {
      await db.delete(setupTokens).where(isNull(setupTokens.usedAt));
      await db.insert(setupTokens).values({ tokenHash, createdAt: clock() });
    },

    /** Uses a token up: true for the first caller only, however many ask at once. */
    async use(tokenHash: string): Promise<boolean> {
      const rows = await db
        .update(setupTokens)
        .set({ usedAt: clock() })
        .where(and(eq(setupTokens.tokenHash, tokenHash), isNull(setupTokens.usedAt)))
        .returning({ hash: setupTokens.tokenHash });
      return rows.length > 0;
    },

    /** Whether a token was ever used. */
    async anyUsed(): Promise<boolean> {
      const [row] = await db
        .select({ value: count() })
        .from(setupTokens)
        .where(isNotNull(setupTokens.usedAt));
      return (row?.value ?? 0) > 0;
    },
  };
}
