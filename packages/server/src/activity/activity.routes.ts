import { authorise } from '../request/authorise.ts';
import { os, type RequestContext } from '../request/request-context.ts';
import { logEvents as storeEvents } from './event.usecases.ts';
import { type Given, giveFeedback } from './feedback.usecases.ts';
import { leaveNotification } from './notification.usecases.ts';

const logEvents = os.activity.logEvents.handler(async ({ input, context: { services, actor } }) => ({
  stored: await storeEvents(services, authorise('activity.logEvents', actor), input),
}));

const notify = os.activity.notify.handler(async ({ input, context: { services, actor } }) => {
  await leaveNotification(services, authorise('activity.notify', actor), input.msg);
  return { message: 'Thank you, we have been told.' };
});

type FeedbackRoute = 'activity.episodeFeedback' | 'activity.videoFeedback';

async function take(route: FeedbackRoute, given: Given, { services, actor, event }: RequestContext) {
  const item = await giveFeedback(services, authorise(route, actor), given);
  event.item = item.id;
  return { message: 'Thank you for your feedback!' };
}

const episodeFeedback = os.activity.episodeFeedback.handler(({ input, context }) =>
  take('activity.episodeFeedback', input, context),
);
const videoFeedback = os.activity.videoFeedback.handler(({ input, context }) =>
  take('activity.videoFeedback', input, context),
);

export const activityRoutes = { logEvents, notify, episodeFeedback, videoFeedback };
