import { defineNoun } from '../changes/noun.ts';
import { createAuditsRepository } from './audit.repository.ts';
import { auditEntries } from './audit.table.ts';

export type { AuditLine, NewAuditEntry } from './audit.repository.ts';

const logged = { silent: 'What was done is read from its rows alone.' };

export const noun = defineNoun({
  tables: { auditEntries },
  repository: createAuditsRepository,
  access: { add: logged, page: 'reads', find: 'reads', markUndone: logged },
});
