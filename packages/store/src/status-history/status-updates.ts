import { statuses } from '@ecco/domain';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../connection/db.ts';

/** The channel on which every process hears what any worker did. */
export const statusChannel = 'ecco_status';

export const ItemStatusUpdate = z.object({
  itemId: z.string(),
  run: z.number(),
  status: z.enum(statuses),
  message: z.string().nullable(),
  /** When the item was written. */
  updatedAt: z.coerce.date(),
});
export type ItemStatusUpdate = z.infer<typeof ItemStatusUpdate>;

// PostgreSQL refuses a notification of 8000 bytes or more; a character takes up to 4 (6 when escaped).
const messageMax = 1_000;

/** Sends the update when the transaction commits, and not otherwise. */
export async function notifyStatus(db: Db, update: ItemStatusUpdate): Promise<void> {
  const payload = JSON.stringify({ ...update, message: update.message?.slice(0, messageMax) ?? null });
  await db.execute(sql`select pg_notify(${statusChannel}, ${payload})`);
}

/** What a notification says, or null when it is not ours to read. */
export function parseStatusUpdate(payload: string): ItemStatusUpdate | null {
  try {
    return ItemStatusUpdate.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
