import { randomUUID } from 'node:crypto';
import type { AuditColumn, AuditEntry, AuditSubject } from '@ecco/domain';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { containing, type ListQuery, orderRows } from '../connection/list-query.ts';
import { offsetOf, type RowPage } from '../connection/page.ts';
import { users } from '../users/index.ts';
import { auditEntries } from './audit.table.ts';

export type NewAuditEntry = Pick<AuditEntry, 'userId' | 'action' | 'after'>;
/** What is known once it was done: what was changed, and how it was before and after. */
export type AuditOutcome = Pick<AuditEntry, 'subject' | 'before' | 'after'>;
/** `by`: the address of who did it. */
export type AuditLine = AuditEntry & { by: string | null };

const ordered = { at: auditEntries.at, action: auditEntries.action, by: users.email };

const auditSubject = ({
  subjectKind,
  subjectId,
  subjectName,
}: typeof auditEntries.$inferSelect): AuditSubject | null =>
  subjectKind === null || subjectId === null ? null : { kind: subjectKind, id: subjectId, name: subjectName };

function auditEntry(row: typeof auditEntries.$inferSelect): AuditEntry {
  const { id, at, userId, action, before, after, undoneAt, isOpen } = row;
  return { id, at, userId, action, subject: auditSubject(row), before, after, undoneAt, isOpen };
}

export function createAuditsRepository(db: Db, clock: Clock) {
  return {
    /** Notes what is about to be done, with what was asked; gives the id of the entry, which is open. */
    async begin(entry: NewAuditEntry): Promise<string> {
      const id = randomUUID();
      await db.insert(auditEntries).values({ ...entry, id, at: clock(), isOpen: true });
      return id;
    },

    /** Notes that it was done, and what it changed. */
    async finish(id: string, { subject, before, after }: AuditOutcome): Promise<void> {
      const { kind = null, id: subjectId = null, name = null } = subject ?? {};
      await db
        .update(auditEntries)
        .set({ subjectKind: kind, subjectId, subjectName: name, before, after, isOpen: false })
        .where(eq(auditEntries.id, id));
    },

    /** Forgets what was refused. */
    async drop(id: string): Promise<void> {
      await db.delete(auditEntries).where(and(eq(auditEntries.id, id), eq(auditEntries.isOpen, true)));
    },

    /** One page of the log, newest first where no other order is asked for. */
    async page({ order, words, ...page }: ListQuery<AuditColumn>): Promise<RowPage<AuditLine>> {
      const condition = containing(words, auditEntries.action, auditEntries.subjectName, users.email);
      const result = () =>
        db
          .select({ entry: auditEntries, by: users.email })
          .from(auditEntries)
          .leftJoin(users, eq(users.id, auditEntries.userId))
          .where(condition);
      const rows = await result()
        .orderBy(...orderRows(order, ordered, [desc(auditEntries.at), desc(auditEntries.id)]))
        .limit(page.perPage)
        .offset(offsetOf(page));
      return {
        rows: rows.map(({ entry, by }) => ({ ...auditEntry(entry), by })),
        total: await db.$count(result().as('found')),
      };
    },

    async find(id: string): Promise<AuditEntry | null> {
      const [row] = await db.select().from(auditEntries).where(eq(auditEntries.id, id));
      return row ? auditEntry(row) : null;
    },

    /** Notes that an entry was undone; false where it was, or is not there. */
    async markUndone(id: string): Promise<boolean> {
      const rows = await db
        .update(auditEntries)
        .set({ undoneAt: clock() })
        .where(and(eq(auditEntries.id, id), isNull(auditEntries.undoneAt)))
        .returning({ id: auditEntries.id });
      return rows.length > 0;
    },

    /** Notes that undoing an entry was refused, so that it stands as it did. */
    async markRefused(id: string): Promise<void> {
      await db.update(auditEntries).set({ undoneAt: null }).where(eq(auditEntries.id, id));
    },
  };
}
