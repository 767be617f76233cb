import { guarded, os } from '../request/request-context.ts';
import { logEvents as storeEvents } from './event.usecases.ts';
import { giveFeedback } from './feedback.usecases.ts';
import { leaveNotification } from './notification.usecases.ts';

const logEvents = guarded(os.activity.logEvents).handler(async ({ input, context: { services, actor } }) => ({
  stored: await storeEvents(services, actor, input),
}));

const notify = guarded(os.activity.notify).handler(async ({ input, context: { services, actor } }) => {
  await leaveNotification(services, actor, input.msg);
  return { message: 'Thank you, we have been told.' };
});

const leaveFeedback = guarded(os.activity.leaveFeedback).handler(
  async ({ input, context: { services, actor, event } }) => {
    const item = await giveFeedback(services, actor, input);
    event.item = item.id;
    return { message: 'Thank you for your feedback!' };
  },
);

export const activityRoutes = { logEvents, notify, leaveFeedback };
