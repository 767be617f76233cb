import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { offsetOf, type Page, type Paged } from '../connection/page.ts';
import { mails } from './mail.table.ts';

export type Mail = typeof mails.$inferSelect;
export type NewMail = Pick<Mail, 'to' | 'subject' | 'status'> & { text: string };
/** How long the text of a mail is kept that no server took, in ms. */
const textKeptMs = 30 * 86_400_000;

export function createMailsRepository(db: Db, clock: Clock) {
  /** Moves a mail that waits for the server; false when it does not wait (any more). */
  async function settle(id: string, changes: Partial<Mail>): Promise<boolean> {
    const rows = await db
      .update(mails)
      .set(changes)
      .where(and(eq(mails.id, id), eq(mails.status, 'queued')))
      .returning({ id: mails.id });
    return rows.length > 0;
  }

  return {
    async insert(mail: NewMail): Promise<Mail> {
      const values = { ...mail, id: randomUUID(), createdAt: clock() };
      const [row] = await db.insert(mails).values(values).returning();
      return row ?? { ...values, problem: null, sentAt: null };
    },

    async findById(id: string): Promise<Mail | null> {
      const [row] = await db.select().from(mails).where(eq(mails.id, id));
      return row ?? null;
    },

    /** One page of the outbox, newest first. */
    async page(page: Page): Promise<Paged<Mail>> {
      const rows = await db
        .select()
        .from(mails)
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(page.perPage)
        .offset(offsetOf(page));
      const total = await db.$count(mails);
      return { rows, total };
    },

    /** Ids of the mails that wait for the mail server, oldest first. */
    async queued(): Promise<string[]> {
      const rows = await db
        .select({ id: mails.id })
        .from(mails)
        .where(eq(mails.status, 'queued'))
        .orderBy(mails.createdAt, mails.id);
      return rows.map(({ id }) => id);
    },

    /** The mail server took it: the text goes. */
    markSent: (id: string): Promise<boolean> =>
      settle(id, { status: 'sent', text: null, problem: null, sentAt: clock() }),

    /** What stood in the way of the last try, while others follow. */
    noteProblem: (id: string, problem: string): Promise<boolean> => settle(id, { problem }),

    /** It will not be tried again; the text stays, so that an admin can pass the link on. */
    markFailed: (id: string, problem: string): Promise<boolean> => settle(id, { status: 'failed', problem }),

    /** There is no mail server any more: it stays for an admin to read. */
    keep: (id: string): Promise<boolean> => settle(id, { status: 'kept' }),

    /** Drops the text of mails that no server took for thirty days. */
    async dropOldTexts(): Promise<void> {
      await db
        .update(mails)
        .set({ text: null })
        .where(
          and(
            inArray(mails.status, ['kept', 'failed']),
            isNotNull(mails.text),
            lt(mails.createdAt, new Date(clock().getTime() - textKeptMs)),
          ),
        );
    },
  };
}
