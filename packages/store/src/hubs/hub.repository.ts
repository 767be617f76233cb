import type { Db } from '../connection/db.ts';
import { createHubFollows } from './hub-follows.repository.ts';
import { createHubItems } from './hub-items.repository.ts';
import { createWizardOptions } from './wizard-options.repository.ts';

/** What lists follow, and what they hold by it (D14). */
export const createHubsRepository = (db: Db) => ({
  ...createHubFollows(db),
  ...createHubItems(db),
  ...createWizardOptions(db),
});
