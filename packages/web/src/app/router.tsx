/*
 * Every page and its address. A page's code comes with its first visit; what the address must hold is read here, by
 * hand and without a schema library, so that the first bundle stays small.
 */
import { type ContentKind, contentKinds } from '@ecco/contract';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { readDeepLink } from './item/deep-link.ts';
import { CrashPage } from './pages/crash-page.tsx';
import { parseQuery, stringifyQuery } from './query-string.ts';
import { Shell } from './shell/shell.tsx';

const root = createRootRoute({ component: Shell, errorComponent: CrashPage });
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const kindIn = (value: unknown): ContentKind | undefined => contentKinds.find((kind) => kind === value);

const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/home' });
  },
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/home',
  validateSearch: (query: Record<string, unknown>): { kind?: ContentKind | undefined } => ({
    kind: kindIn(query['kind']),
  }),
  component: lazyRouteComponent(() => import('./pages/library-page.tsx'), 'LibraryPage'),
});

const add = createRoute({
  getParentRoute: () => root,
  path: '/add',
  component: lazyRouteComponent(() => import('./pages/add-page.tsx'), 'AddPage'),
});

const search = createRoute({
  getParentRoute: () => root,
  path: '/search/transcripts',
  validateSearch: (query: Record<string, unknown>): { q?: string | undefined } => ({ q: text(query['q']) }),
  component: lazyRouteComponent(() => import('./pages/search-page.tsx'), 'SearchPage'),
});

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  validateSearch: (query: Record<string, unknown>): { token?: string | undefined } => ({
    token: text(query['token']),
  }),
  component: lazyRouteComponent(() => import('./pages/welcome-page.tsx'), 'WelcomePage'),
});

const itemPage = {
  episode: lazyRouteComponent(() => import('./item/item-routes.tsx'), 'EpisodePage'),
  video: lazyRouteComponent(() => import('./item/item-routes.tsx'), 'VideoPage'),
  article: lazyRouteComponent(() => import('./item/item-routes.tsx'), 'ArticlePage'),
  document: lazyRouteComponent(() => import('./item/item-routes.tsx'), 'DocumentPage'),
  earnings: lazyRouteComponent(() => import('./item/item-routes.tsx'), 'EarningsPage'),
  meeting: lazyRouteComponent(() => import('./item/item-routes.tsx'), 'MeetingPage'),
};

const itemRoute = <Path extends `/${string}/$id`>(path: Path, kind: ContentKind) =>
  createRoute({ getParentRoute: () => root, path, validateSearch: readDeepLink, component: itemPage[kind] });

const anyPath = () => import('./pages/any-path-page.tsx');
const conversation = createRoute({
  getParentRoute: () => root,
  path: '/conversation/$id',
  component: lazyRouteComponent(anyPath, 'SlugTargetPage'),
});
const media = createRoute({
  getParentRoute: () => root,
  path: '/media/$id',
  component: lazyRouteComponent(anyPath, 'SlugTargetPage'),
});
const rest = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: lazyRouteComponent(anyPath, 'AnyPathPage'),
});

const routeTree = root.addChildren([
  index,
  home,
  add,
  search,
  welcome,
  itemRoute('/ep/$id', 'episode'),
  itemRoute('/ea/$id', 'episode'),
  itemRoute('/vid/$id', 'video'),
  itemRoute('/va/$id', 'video'),
  itemRoute('/article/$id', 'article'),
  itemRoute('/doc/$id', 'document'),
  itemRoute('/earnings/$id', 'earnings'),
  itemRoute('/event/$id', 'meeting'),
  conversation,
  media,
  rest,
]);

/** The router of the product; tests bring a history of their own. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: CrashPage,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
