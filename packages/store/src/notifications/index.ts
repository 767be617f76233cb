import { defineNoun } from '../changes/noun.ts';
import { createNotificationsRepository } from './notification.repository.ts';
import { notifications } from './notification.table.ts';

export type { NewNotification, Notification } from './notification.repository.ts';

const logged = { silent: 'What happened is read from its rows alone.' };

export const notificationsNoun = defineNoun({
  tables: { notifications },
  repository: createNotificationsRepository,
  access: { add: logged, find: 'reads', queued: 'reads', note: logged, page: 'reads' },
});
