import { Message } from '../noun/account.schema.ts';
import { EventBatch, NewFeedback, NewNotification, StoredCount } from '../noun/activity.schema.ts';
import { record } from './access.ts';
import { post } from './route.ts';

export const activityApi = {
  logEvents: post('/log_events', 'Log what a person did, in batches', record)
    .input(EventBatch)
    .output(StoredCount),
  notify: post('/notify', 'Leave a notification', record).input(NewNotification).output(Message),
  leaveFeedback: post(
    ['/episode/leave_episode_feedback', 'POST /video/leave_feedback'],
    'Rate an item',
    record,
  )
    .input(NewFeedback)
    .output(Message),
};
