import { activityLogRoutes } from './activity-log.routes.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { usersRoutes } from './users.routes.ts';
import { waitlistAdministrationRoutes } from './waitlist.routes.ts';

export const administrationRoutes = {
  ...usersRoutes,
  ...waitlistAdministrationRoutes,
  ...outboxRoutes,
  ...activityLogRoutes,
};
