import type { waitlistColumns, waitlistFilters } from '@ecco/domain';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { containing, type ListQuery, orderRows } from '../connection/list-query.ts';
import { offsetOf, type RowPage } from '../connection/page.ts';
import { users } from '../users/index.ts';
import { waitlistEntries } from './waitlist-entry.table.ts';

export type WaitlistEntry = typeof waitlistEntries.$inferSelect;
/** `registered`: whether an account with this address exists. */
export type ListedEntry = WaitlistEntry & { registered: boolean };
/** `words` are looked for in the address. */
export type WaitlistQuery = ListQuery<(typeof waitlistColumns)[number]> & {
  show: (typeof waitlistFilters)[number];
};
const ordered = {
  email: waitlistEntries.email,
  joined_at: waitlistEntries.joinedAt,
  approved_at: waitlistEntries.approvedAt,
  registered: sql`(${users.id} is not null)`,
};
const shown = {
  waiting: isNull(waitlistEntries.approvedAt),
  approved: isNotNull(waitlistEntries.approvedAt),
  all: undefined,
};

/** Addresses are given in lower case. */
export function createWaitlistRepository(db: Db, clock: Clock) {
  return {
    async find(email: string): Promise<WaitlistEntry | null> {
      const [row] = await db.select().from(waitlistEntries).where(eq(waitlistEntries.email, email));
      return row ?? null;
    },

    /** Puts the address on the list; one that is there stays as it is. */
    async join(email: string): Promise<void> {
      await db.insert(waitlistEntries).values({ email, joinedAt: clock() }).onConflictDoNothing();
    },

    /**
     * Approves addresses, also ones that never joined, and answers those that were not approved before: each is
     * told to one caller only, however many approve at once.
     */
    async approve(emails: readonly string[], approvedBy: string): Promise<string[]> {
      // One order for all callers: two that approve the same addresses must not wait for each other.
      const values = [...new Set(emails)]
        .sort()
        .map((email) => ({ email, joinedAt: clock(), approvedAt: clock(), approvedBy }));
      if (values.length === 0) return [];
      const rows = await db
        .insert(waitlistEntries)
        .values(values)
        .onConflictDoUpdate({
          target: waitlistEntries.email,
          set: { approvedAt: sql`excluded.approved_at`, approvedBy: sql`excluded.approved_by` },
          setWhere: shown.waiting,
        })
        .returning({ email: waitlistEntries.email });
      return rows.map(({ email }) => email);
    },

    /** Takes addresses off the list and says how many were on it. */
    async remove(emails: readonly string[]): Promise<number> {
      if (emails.length === 0) return 0;
      const rows = await db
        .delete(waitlistEntries)
        .where(inArray(waitlistEntries.email, [...emails]))
        .returning({ email: waitlistEntries.email });
      return rows.length;
    },

    /** One page of the list, who joined last first where no other order is asked for. */
    async page({ show, order, words, ...page }: WaitlistQuery): Promise<RowPage<ListedEntry>> {
      const condition = and(shown[show], containing(words, waitlistEntries.email));
      const matches = await db
        .select({ entry: waitlistEntries, userId: users.id })
        .from(waitlistEntries)
        .leftJoin(users, eq(users.email, waitlistEntries.email))
        .where(condition)
        .orderBy(
          ...orderRows(order, ordered, [desc(waitlistEntries.joinedAt), sql`${waitlistEntries.email}`]),
        )
        .limit(page.perPage)
        .offset(offsetOf(page));
      const total = await db.$count(waitlistEntries, condition);
      const rows = matches.map(({ entry, userId }) => ({ ...entry, registered: userId !== null }));
      return { rows, total };
    },
  };
}
