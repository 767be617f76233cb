import type { Clock, Db } from '../connection/db.ts';
import { createDailyLists } from './daily-list.repository.ts';
import { createListEditing } from './list-editing.repository.ts';
import { createListReading } from './list-reading.repository.ts';
import { createListSharing } from './list-sharing.repository.ts';
import { createOnboardingLists } from './onboarding-list.repository.ts';

export function createListsRepository(db: Db, clock: Clock) {
  const editing = createListEditing(db, clock);
  return {
    ...createListReading(db),
    ...editing,
    ...createListSharing(db, clock),
    ...createOnboardingLists(db, clock),
    ...createDailyLists(db, clock, editing),
  };
}
