import type { Noun } from '../connection/noun.ts';
import { createNotificationsRepository } from './notification.repository.ts';
import { notifications } from './notification.table.ts';

export type { NewNotification, Notification } from './notification.repository.ts';

export const noun = {
  tables: { notifications },
  repository: createNotificationsRepository,
} satisfies Noun;
