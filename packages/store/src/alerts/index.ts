import { defineNoun } from '../changes/noun.ts';
import { createAlertsRepository } from './alert.repository.ts';
import { alerts } from './alert.table.ts';

export type { NewAlert } from './alert.repository.ts';

const personal = { silent: 'What somebody was told is read from their own rows alone.' };

export const alertsNoun = defineNoun({
  tables: { alerts },
  repository: createAlertsRepository,
  access: { add: personal, page: 'reads', countUnread: 'reads', markRead: personal },
});
