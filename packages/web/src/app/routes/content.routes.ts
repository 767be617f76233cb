import { type ContentKind, contentKinds } from '@ecco/contract';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { allow } from '../access.ts';
import { readDeepLink } from '../item/deep-link.ts';
import { root, texts } from './root.route.ts';

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
  beforeLoad: allow('open'),
  validateSearch: (query: Record<string, unknown>): { kind?: ContentKind | undefined } => ({
    kind: kindIn(query['kind']),
  }),
  component: lazyRouteComponent(() => import('../pages/library-page.tsx'), 'LibraryPage'),
});

const add = createRoute({
  getParentRoute: () => root,
  path: '/add',
  component: lazyRouteComponent(() => import('../pages/add-page.tsx'), 'AddPage'),
});

/** Questions to the whole library are answered on this page in time; until then its words are searched for. */
const question = createRoute({
  getParentRoute: () => root,
  path: '/search',
  validateSearch: texts('q'),
  beforeLoad: async (visit) => {
    await allow('member')(visit);
    throw redirect({ to: '/search/transcripts', search: visit.search, replace: true });
  },
});

const search = createRoute({
  getParentRoute: () => root,
  path: '/search/transcripts',
  beforeLoad: allow('open'),
  validateSearch: texts('q'),
  component: lazyRouteComponent(() => import('../pages/search-page.tsx'), 'SearchPage'),
});

const itemPages = () => import('../item/item-routes.tsx');
const itemPage = {
  episode: lazyRouteComponent(itemPages, 'EpisodePage'),
  video: lazyRouteComponent(itemPages, 'VideoPage'),
  article: lazyRouteComponent(itemPages, 'ArticlePage'),
  document: lazyRouteComponent(itemPages, 'DocumentPage'),
  earnings: lazyRouteComponent(itemPages, 'EarningsPage'),
  meeting: lazyRouteComponent(itemPages, 'MeetingPage'),
};

const itemRoute = <Path extends `/${string}/$id`>(path: Path, kind: ContentKind) =>
  createRoute({ getParentRoute: () => root, path, validateSearch: readDeepLink, component: itemPage[kind] });

const anyPath = () => import('../pages/any-path-page.tsx');
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

export const contentRoutes = [
  index,
  home,
  add,
  question,
  search,
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
] as const;
