import { defineNoun } from '../changes/noun.ts';
import { createWaitlistRepository } from './waitlist.repository.ts';
import { waitlistEntries } from './waitlist-entry.table.ts';

export type { ListedEntry, WaitlistEntry, WaitlistQuery } from './waitlist.repository.ts';

const whoMay = { silent: 'Who is on the list is read anew with every request.' };

export const waitlistNoun = defineNoun({
  tables: { waitlistEntries },
  repository: createWaitlistRepository,
  access: { find: 'reads', join: whoMay, approve: whoMay, remove: whoMay, page: 'reads' },
});
