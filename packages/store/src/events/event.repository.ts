import type { eventColumns } from '@ecco/domain';
import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { containing, inWords, type ListQuery, orderRows } from '../connection/list-query.ts';
import { offsetOf, type RowPage } from '../connection/page.ts';
import { users } from '../users/index.ts';
import { events } from './event.table.ts';

type Row = typeof events.$inferSelect;
export type NewEvent = Omit<Row, 'storedAt'>;
/** `by`: the e-mail address of who did it; null for a visitor. */
export type LoggedEvent = Row & { by: string | null };
/** `name`: the whole name of an event; `words` are looked for in its name, its person and what it is about. */
export type EventsQuery = ListQuery<(typeof eventColumns)[number]> & { name?: string | undefined };

const ordered = { event: events.name, at: events.at, by: users.email, slug: inWords(events.slug) };

const dayMs = 86_400_000;
/** A month can be compared with the same month of the year before, and no older trace of a person is kept. */
const retentionMs = 400 * dayMs;

export function createEventsRepository(db: Db, clock: Clock) {
  return {
    /** Stores those whose id is new and says how many that were. */
    async add(input: readonly NewEvent[]): Promise<number> {
      if (input.length === 0) return 0;
      const storedAt = clock();
      const rows = await db
        .insert(events)
        .values(input.map((event) => ({ ...event, storedAt })))
        .onConflictDoNothing()
        .returning({ id: events.id });
      return rows.length;
    },

    /** One page of the log, newest first where no other order is asked for. */
    async page({ name, order, words, ...page }: EventsQuery): Promise<RowPage<LoggedEvent>> {
      const condition = and(
        name === undefined ? undefined : eq(events.name, name),
        containing(words, events.name, events.slug, users.email),
      );
      const rows = await db
        .select({ event: events, by: users.email })
        .from(events)
        .leftJoin(users, eq(users.id, events.userId))
        .where(condition)
        .orderBy(...orderRows(order, ordered, [desc(events.at), desc(events.id)]))
        .limit(page.perPage)
        .offset(offsetOf(page));
      const [counted] = await db
        .select({ total: count() })
        .from(events)
        .leftJoin(users, eq(users.id, events.userId))
        .where(condition);
      return { rows: rows.map(({ event, by }) => ({ ...event, by })), total: counted?.total ?? 0 };
    },

    /** Removes what is older than 400 days. */
    async removeOld(): Promise<void> {
      await db.delete(events).where(lt(events.at, new Date(clock().getTime() - retentionMs)));
    },
  };
}
