/*
 * Every page and its address. A page's code comes with its first visit; what the address must hold is read in the
 * files of routes, by hand and without a schema library, so that the first bundle stays small.
 */
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { RouterContext } from './access/access.ts';
import { parseQuery, stringifyQuery } from './access/query-string.ts';
import { FailurePage } from './failure/failure-page.tsx';
import { root } from './routes/root.route.ts';
import { routes } from './routes.generated.ts';

const routeTree = root.addChildren(routes);

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
