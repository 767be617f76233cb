import { defineNoun } from '../changes/noun.ts';
import { createAuditsRepository } from './audit.repository.ts';
import { auditEntries } from './audit.table.ts';

export type { AuditLine, AuditOutcome, NewAuditEntry } from './audit.repository.ts';

const logged = { silent: 'What was done is read from its rows alone.' };

export const auditsNoun = defineNoun({
  tables: { auditEntries },
  repository: createAuditsRepository,
  access: {
    ...{ begin: logged, finish: logged, drop: logged, page: 'reads', find: 'reads' },
    ...{ markUndone: logged, markRefused: logged },
  },
});
