import { Message } from '../account.schema.ts';
import { EventBatch, NewFeedback, NewNotification, StoredCount } from '../activity.schema.ts';
import { post } from './route.ts';

export const activityApi = {
  logEvents: post('/log_events', 'Log what a person did, in batches').input(EventBatch).output(StoredCount),
  notify: post('/notify', 'Leave a notification').input(NewNotification).output(Message),
  episodeFeedback: post('/episode/leave_episode_feedback', 'Rate an episode, article or document')
    .input(NewFeedback)
    .output(Message),
  videoFeedback: post('/video/leave_feedback', 'Rate a video').input(NewFeedback).output(Message),
};
