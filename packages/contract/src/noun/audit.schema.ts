import { auditColumns } from '@ecco/domain';
import { z } from 'zod';
import { listQuery } from './list-query.schema.ts';
import { Pagination } from './pagination.schema.ts';

const Values = z.record(z.string(), z.unknown());

/** Something that an admin did. `action`: the operation of the API; `before` and `after` by the names of its fields. */
export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }).nullable(),
  before: Values.nullable(),
  after: Values.nullable(),
  undone_at: z.iso.datetime().nullable(),
  /** Whether it is known that it was done: false while it is under way, and where the server ended before it could say. */
  confirmed: z.boolean(),
  may: z.object({ undo: z.boolean() }),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditQuery = listQuery(auditColumns);
export const AuditPage = z.object({ entries: z.array(AuditEntry), pagination: Pagination });
