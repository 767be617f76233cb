import type { AuditEntry as PublicEntry } from '@ecco/contract';
import { auditColumns } from '@ecco/domain';
import type { AuditLine } from '@ecco/store';
import { listQueryOf, paginationOf } from '../request/http/pagination.ts';
import { guarded, os } from '../request/request-context.ts';
import { auditEntryNotFound, cannotUndo, undoneAlready } from './audit.errors.ts';
import { mayUndo, undoEntry } from './audit-undo.ts';

const present = (line: AuditLine): PublicEntry => ({
  id: line.id,
  at: line.at.toISOString(),
  by: line.by,
  action: line.action,
  subject: line.subject,
  before: line.before,
  after: line.after,
  undone_at: line.undoneAt?.toISOString() ?? null,
  confirmed: !line.isOpen,
  may: { undo: mayUndo(line) },
});

const list = guarded(os.audit.list).handler(async ({ input, context: { services } }) => {
  const query = listQueryOf(input, auditColumns);
  const { rows, total } = await services.store.audits.page(query);
  return { entries: rows.map(present), pagination: paginationOf(query, total) };
});

const undo = guarded(os.audit.undo).handler(async ({ input, context: { services, actor, event } }) => {
  const { store, pipeline } = services;
  const entry = await store.audits.find(input.id);
  if (entry === null) throw auditEntryNotFound();
  if (entry.undoneAt !== null) throw undoneAlready();
  if (!mayUndo(entry)) throw cannotUndo();
  if (!(await store.audits.markUndone(entry.id))) throw undoneAlready();
  try {
    await undoEntry({ store, pipeline, actor, entry, now: services.now() });
  } catch (error) {
    await store.audits.markRefused(entry.id);
    throw error;
  }
  event.audit = { subject: entry.subject, before: entry.after, after: entry.before };
  const done = await store.audits.find(entry.id);
  return { entry: present({ ...(done ?? entry), by: null }) };
});

export const auditRoutes = { list, undo };
