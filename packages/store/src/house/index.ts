import { defineNoun } from '../changes/noun.ts';
import { createSystemStatusRepository } from './house.repository.ts';

export type { FeedHealth, MadeBy, StorageUse } from './house.repository.ts';

/** How the product stands; it has no rows of its own. */
export const houseNoun = defineNoun({
  tables: {},
  repository: createSystemStatusRepository,
  access: {
    makers: 'reads',
    feeds: 'reads',
    failingFeeds: 'reads',
    crawlHealth: 'reads',
    newestCrawls: 'reads',
    storage: 'reads',
    mails: 'reads',
  },
});
