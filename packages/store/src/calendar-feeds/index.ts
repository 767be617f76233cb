import { defineNoun } from '../changes/noun.ts';
import { createCalendarFeedsRepository } from './calendar-feed.repository.ts';
import { calendarFeeds } from './calendar-feed.table.ts';

export { calendarFeeds } from './calendar-feed.table.ts';

const personal = { silent: 'Who holds a link is read from its row with every request.' };

export const calendarFeedsNoun = defineNoun({
  tables: { calendarFeeds },
  repository: createCalendarFeedsRepository,
  access: { find: 'reads', ofUser: 'reads', put: personal, read: personal, remove: personal },
});
