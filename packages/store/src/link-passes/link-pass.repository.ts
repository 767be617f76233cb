import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { items } from '../items/index.ts';
import { organizations } from '../organizations/index.ts';
import { people } from '../people/index.ts';
import { linkPasses } from './link-pass.table.ts';

export type LinkPass = Omit<typeof linkPasses.$inferSelect, 'name'>;

/** Items that were read to their words, which is what is linked. */
const isRead = sql`exists (select 1 from segments where segments.item_id = ${items.id})`;

export function createLinkPassesRepository(db: Db, clock: Clock) {
  const theOne = eq(linkPasses.name, 'items');

  async function current(): Promise<LinkPass | null> {
    const [row] = await db.select().from(linkPasses).where(theOne);
    if (row === undefined) return null;
    const { name: _name, ...pass } = row;
    return pass;
  }

  return {
    current,

    /** Whether anything of the graph changed that no pass has taken up, or the last one was of another linker. */
    async isDue(version: number): Promise<boolean> {
      const pass = await current();
      if (pass !== null && pass.version !== version) return true;
      const since = pass?.startedAt ?? new Date(0);
      const [changed] = await db
        .select({ one: sql`1` })
        .from(organizations)
        .where(gt(organizations.relinkSince, since))
        .limit(1);
      if (changed) return true;
      const [person] = await db
        .select({ one: sql`1` })
        .from(people)
        .where(gt(people.relinkSince, since))
        .limit(1);
      return person !== undefined;
    },

    /** Begins at the first item, whatever was under way. */
    async begin(version: number): Promise<void> {
      const total = await db.$count(items, isRead);
      const fresh = {
        startedAt: clock(),
        version,
        afterItem: null,
        done: 0,
        total,
        stoppedAt: null,
        finishedAt: null,
      };
      await db
        .insert(linkPasses)
        .values({ name: 'items', ...fresh })
        .onConflictDoUpdate({ target: linkPasses.name, set: fresh });
    },

    /** The next items of the pass; none at its end. */
    async next(limit: number): Promise<string[]> {
      const after = (await current())?.afterItem ?? null;
      const rows = await db
        .select({ id: items.id })
        .from(items)
        .where(and(isRead, after === null ? undefined : gt(items.id, after)))
        .orderBy(asc(items.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    /** Notes how far it came; false where it was begun anew or stopped meanwhile. */
    async advance(startedAt: Date, to: { afterItem: string; done: number }): Promise<boolean> {
      const rows = await db
        .update(linkPasses)
        .set(to)
        .where(and(theOne, eq(linkPasses.startedAt, startedAt), isNull(linkPasses.stoppedAt)))
        .returning({ name: linkPasses.name });
      return rows.length > 0;
    },

    /** Notes that all items are linked by the graph as it was when the pass began; gives the organizations that waited. */
    async finish(startedAt: Date): Promise<string[]> {
      await db
        .update(linkPasses)
        .set({ finishedAt: clock() })
        .where(and(theOne, eq(linkPasses.startedAt, startedAt)));
      const before = lte(sql`relink_since`, startedAt);
      const waited = await db
        .update(organizations)
        .set({ relinkSince: null })
        .where(and(isNotNull(organizations.relinkSince), before))
        .returning({ id: organizations.id });
      await db
        .update(people)
        .set({ relinkSince: null })
        .where(and(isNotNull(people.relinkSince), before));
      return waited.map(({ id }) => id);
    },

    /** Holds the pass back, or lets it go on where it was. */
    async setStopped(stopped: boolean): Promise<void> {
      await db
        .update(linkPasses)
        .set({ stoppedAt: stopped ? clock() : null })
        .where(and(theOne, or(isNull(linkPasses.finishedAt), isNotNull(linkPasses.stoppedAt))));
    },
  };
}
