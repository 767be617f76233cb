import { eq, type SQL, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { boundDetails } from './item.bounds.ts';
import { items } from './item.table.ts';
import type { ItemMeta } from './item.types.ts';

/** `maker`: null where none made it. */
type MadeBy = { task: string; maker: string | null };

/** What is kept with an item besides its columns, put together by the database, so that two writers lose nothing. */
export function createItemMeta(db: Db, clock: Clock) {
  const write = async (id: string, changes: Record<'meta' | 'makers', SQL | undefined>): Promise<boolean> => {
    const rows = await db
      .update(items)
      .set({ ...changes, updatedAt: clock() })
      .where(eq(items.id, id))
      .returning({ id: items.id });
    return rows.length > 0;
  };

  return {
    /** Puts these keys in the place of those of their names; others stay. False when there is no such item. */
    async mergeMeta(id: string, part: ItemMeta): Promise<boolean> {
      const { meta = {} } = boundDetails({ meta: part });
      return write(id, { meta: sql`${items.meta} || ${JSON.stringify(meta)}::jsonb`, makers: undefined });
    },

    /** Records what made the result of a task, in the place of what made it before. */
    async noteMaker(id: string, { task, maker }: MadeBy): Promise<boolean> {
      const makers =
        maker === null
          ? sql`${items.makers} - ${task}::text`
          : sql`${items.makers} || jsonb_build_object(${task}::text, ${maker}::text)`;
      return write(id, { meta: undefined, makers });
    },
  };
}
