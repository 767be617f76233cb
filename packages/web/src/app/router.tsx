/*
 * Every page and its address. A page's code comes with its first visit; what the address must hold is read in the
 * files of routes, by hand and without a schema library, so that the first bundle stays small.
 */
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { RouterContext } from './access/access.ts';
import { parseQuery, stringifyQuery } from './access/query-string.ts';
import { FailurePage } from './failure/failure-page.tsx';
import { adminRoutes } from './routes/admin.routes.ts';
import { alertRoutes } from './routes/alert.routes.ts';
import { allocatorRoutes } from './routes/allocator.routes.ts';
import { authRoutes } from './routes/auth.routes.ts';
import { contentRoutes } from './routes/content.routes.ts';
import { listRoutes } from './routes/list.routes.ts';
import { managerRoutes } from './routes/manager.routes.ts';
import { memberRoutes } from './routes/member.routes.ts';
import { organizationRoutes } from './routes/organization.routes.ts';
import { root } from './routes/root.route.ts';
import { showRoutes } from './routes/show.routes.ts';
import { signalRoutes } from './routes/signal.routes.ts';
import { staticRoutes } from './routes/static.routes.ts';

const routeTree = root.addChildren([
  ...contentRoutes,
  ...listRoutes,
  ...showRoutes,
  ...organizationRoutes,
  ...allocatorRoutes,
  ...signalRoutes,
  ...alertRoutes,
  ...authRoutes,
  ...staticRoutes,
  ...memberRoutes,
  ...adminRoutes,
  ...managerRoutes,
]);

/** The router of the product; tests bring a history of their own. */
export const createAppRouter = ({ queries, messages }: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queries, messages },
    ...(history && { history }),
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: FailurePage,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
