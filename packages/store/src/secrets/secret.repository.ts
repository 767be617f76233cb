import { eq } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { secrets } from './secret.table.ts';

export function createSecretsRepository(db: Db, clock: Clock) {
  return {
    /** The secret of this name; the first caller's proposal is kept, so that all processes get the same one. */
    async obtain(name: string, proposal: string): Promise<string> {
      await db.insert(secrets).values({ name, value: proposal, createdAt: clock() }).onConflictDoNothing();
      const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
      return row?.value ?? proposal;
    },
  };
}
