import { eventColumns } from '@ecco/domain';
import { listQueryOf, pageOf, paginationOf } from '../request/http/pagination.ts';
import { guarded, os } from '../request/request-context.ts';
import { presentEvent, presentFeedback, presentNotification } from './activity-log.presenter.ts';

const events = guarded(os.administration.events).handler(async ({ input, context: { services, event } }) => {
  const page = listQueryOf(input, eventColumns);
  const { rows, total } = await services.store.events.page({ ...page, name: input.event || undefined });
  event.found = total;
  return { events: rows.map(presentEvent), pagination: paginationOf(page, total) };
});

const notifications = guarded(os.administration.notifications).handler(
  async ({ input, context: { services, event } }) => {
    const page = pageOf(input);
    const { rows, total } = await services.store.notifications.page(page);
    event.found = total;
    return { notifications: rows.map(presentNotification), pagination: paginationOf(page, total) };
  },
);

const feedback = guarded(os.administration.feedback).handler(
  async ({ input, context: { services, event } }) => {
    const page = pageOf(input);
    const { rows, total } = await services.store.feedback.page(page);
    event.found = total;
    return { feedback: rows.map(presentFeedback), pagination: paginationOf(page, total) };
  },
);

/** What people did, said and thought, for admins. */
export const activityLogRoutes = { events, notifications, feedback };
