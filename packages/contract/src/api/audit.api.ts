import { z } from 'zod';
import { AuditEntry, AuditPage, AuditQuery } from '../noun/audit.schema.ts';
import { administer, inspect } from './access.ts';
import { get, post } from './route.ts';

export const auditApi = {
  list: get('/admin/audit', 'What admins did, newest first', inspect).input(AuditQuery).output(AuditPage),
  undo: post('/admin/audit/{id}/undo', 'Undo what an admin did', administer)
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ entry: AuditEntry })),
};
