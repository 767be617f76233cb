import type { Noun } from '../connection/noun.ts';
import { createWaitlistRepository } from './waitlist.repository.ts';
import { waitlistEntries } from './waitlist-entry.table.ts';

export type { ListedEntry, WaitlistEntry, WaitlistQuery } from './waitlist.repository.ts';

export const noun = {
  tables: { waitlistEntries },
  repository: createWaitlistRepository,
} satisfies Noun;
