import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { offsetOf, type Page, type RowPage } from '../connection/page.ts';
import { mails, refusedAddresses } from './mail.table.ts';

export type Mail = typeof mails.$inferSelect;
export type NewMail = Pick<Mail, 'to' | 'subject' | 'status'> & { text: string; html?: string };
type KeyedParts = { key: string; unsubscribeUrl?: string };
export type RefusedAddress = typeof refusedAddresses.$inferSelect;
/** How long the text of a mail is kept that no server took, in ms. */
const textRetentionMs = 30 * 86_400_000;

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
      const [row] = await db
        .insert(mails)
        .values({ ...mail, id: randomUUID(), createdAt: clock() })
        .returning();
      if (!row) throw new Error('unreachable: an insert without a conflict returns its row');
      return row;
    },

    /** The same of a mail with a key; null where one of that key was written before. */
    async insertOnce(mail: NewMail & KeyedParts): Promise<Mail | null> {
      const [row] = await db
        .insert(mails)
        .values({ ...mail, id: randomUUID(), createdAt: clock() })
        .onConflictDoNothing({ target: mails.key })
        .returning();
      return row ?? null;
    },

    /** Takes mails with these keys back, unless they went, or may have. */
    async withdraw(keys: readonly string[]): Promise<void> {
      if (keys.length === 0) return;
      await db
        .delete(mails)
        .where(and(inArray(mails.key, [...keys]), ne(mails.status, 'sent'), isNull(mails.handedAt)));
    },

    async findById(id: string): Promise<Mail | null> {
      const [row] = await db.select().from(mails).where(eq(mails.id, id));
      return row ?? null;
    },

    /** One page of the outbox, newest first. */
    async page(page: Page): Promise<RowPage<Mail>> {
      const rows = await db
        .select()
        .from(mails)
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(page.perPage)
        .offset(offsetOf(page));
      const total = await db.$count(mails);
      return { rows, total };
    },

    /** The mails that wait for the mail server, oldest first. */
    async queued(): Promise<Pick<Mail, 'id' | 'key'>[]> {
      return db
        .select({ id: mails.id, key: mails.key })
        .from(mails)
        .where(eq(mails.status, 'queued'))
        .orderBy(mails.createdAt, mails.id);
    },

    /** The mail server took it: the text goes. */
    markSent: (id: string): Promise<boolean> =>
      settle(id, { status: 'sent', text: null, html: null, problem: null, sentAt: clock() }),

    /** It is about to be handed to the server; false where it was before, and nobody knows how that ended. */
    async markHanded(id: string): Promise<boolean> {
      const rows = await db
        .update(mails)
        .set({ handedAt: clock() })
        .where(and(eq(mails.id, id), eq(mails.status, 'queued'), isNull(mails.handedAt)))
        .returning({ id: mails.id });
      return rows.length > 0;
    },

    /** What stood in the way of the last try, while others follow. */
    noteProblem: (id: string, problem: string): Promise<boolean> => settle(id, { problem, handedAt: null }),

    /** It will not be tried again; the text stays, so that an admin can pass the link on. */
    markFailed: (id: string, problem: string): Promise<boolean> => settle(id, { status: 'failed', problem }),

    /** There is no mail server any more: it stays for an admin to read. */
    keep: (id: string): Promise<boolean> => settle(id, { status: 'kept' }),

    /** Drops the text of mails that no server took for thirty days. */
    async dropOldTexts(): Promise<void> {
      await db
        .update(mails)
        .set({ text: null, html: null })
        .where(
          and(
            inArray(mails.status, ['kept', 'failed']),
            isNotNull(mails.text),
            lt(mails.createdAt, new Date(clock().getTime() - textRetentionMs)),
          ),
        );
    },

    /** One that was sent, or may have been, came back; false where that is known. */
    async markBounced(id: string, problem: string): Promise<boolean> {
      const rows = await db
        .update(mails)
        .set({ status: 'bounced', text: null, html: null, problem })
        .where(
          and(
            eq(mails.id, id),
            ne(mails.status, 'bounced'),
            or(eq(mails.status, 'sent'), isNotNull(mails.handedAt)),
          ),
        )
        .returning({ id: mails.id });
      return rows.length > 0;
    },

    /** Notes that a server refused an address for good. */
    async noteRefusal(address: string, reason: string): Promise<void> {
      const at = clock();
      await db
        .insert(refusedAddresses)
        .values({ address, reason, at })
        .onConflictDoUpdate({ target: refusedAddresses.address, set: { reason, at } });
    },

    async refusalOf(address: string): Promise<RefusedAddress | null> {
      const [row] = await db.select().from(refusedAddresses).where(eq(refusedAddresses.address, address));
      return row ?? null;
    },

    /** How many addresses were refused, or let mails come back. */
    countRefusals: (): Promise<number> => db.$count(refusedAddresses),

    /** Their owner says that the address works again. */
    async forgetRefusal(address: string): Promise<void> {
      await db.delete(refusedAddresses).where(eq(refusedAddresses.address, address));
    },
  };
}
