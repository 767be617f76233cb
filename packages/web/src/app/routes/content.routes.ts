import type { ContentKind } from '@ecco/domain';
import { createRoute, redirect } from '@tanstack/react-router';
import { pageChunk } from '../../chunks/page-chunk.ts';
import { linkedAnswerQuery } from '../../features/ask/api/answer.api.ts';
import { itemQuery } from '../../features/item/api/get-item.api.ts';
import { libraryQuery } from '../../features/library/api/get-library.api.ts';
import { type LibraryAddress, readLibrarySearch } from '../../features/library/api/library-search.ts';
import { meetingQuery } from '../../features/meeting/api/get-meeting.api.ts';
import { allow } from '../access/access.ts';
import { asking, askingWho } from '../access/asking.ts';
import { readDeepLink, readMeetingLink } from '../item/state/deep-link.ts';
import { root, texts } from './root.route.ts';

const readQuestion = texts('q');

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
  validateSearch: (query: Record<string, unknown>): LibraryAddress => ({
    ...readLibrarySearch(query),
    ...readQuestion(query),
  }),
  loaderDeps: ({ search: { q: _question, ...asked } }) => asked,
  loader: (visit) => {
    void visit.context.queries.prefetchQuery(libraryQuery(visit.deps));
  },
  component: pageChunk(() => import('../pages/home/library-page.tsx'), 'LibraryPage'),
});

const add = createRoute({
  getParentRoute: () => root,
  path: '/add',
  validateSearch: texts('url', 'feed_url', 'guid'),
  component: pageChunk(() => import('../pages/ingest/add-page.tsx'), 'AddPage'),
});

const search = createRoute({
  getParentRoute: () => root,
  path: '/search/transcripts',
  beforeLoad: allow('open'),
  validateSearch: texts('q', 'sort', 'exact', 'without', 'at'),
  component: pageChunk(() => import('../pages/search/search-page.tsx'), 'SearchPage'),
});

/** An answer by its own link. */
const answer = createRoute({
  getParentRoute: () => root,
  path: '/answer/$id',
  beforeLoad: allow('open'),
  loader: (visit) => asking(visit, linkedAnswerQuery),
  component: pageChunk(() => import('../pages/answer/answer-page.tsx'), 'AnswerPage'),
});

const itemPages = () => import('../item/item-routes.tsx');
const itemPage = {
  episode: pageChunk(itemPages, 'EpisodePage'),
  video: pageChunk(itemPages, 'VideoPage'),
  article: pageChunk(itemPages, 'ArticlePage'),
  document: pageChunk(itemPages, 'DocumentPage'),
  earnings: pageChunk(itemPages, 'EarningsPage'),
};

const itemRoute = <Path extends `/${string}/$id`>(path: Path, kind: Exclude<ContentKind, 'meeting'>) =>
  createRoute({
    getParentRoute: () => root,
    path,
    loader: (visit) => askingWho(visit, itemQuery),
    validateSearch: readDeepLink,
    component: itemPage[kind],
  });

const meeting = createRoute({
  getParentRoute: () => root,
  path: '/event/$id',
  loader: (visit) => askingWho(visit, meetingQuery),
  validateSearch: readMeetingLink,
  component: pageChunk(() => import('../pages/meeting/meeting-page.tsx'), 'MeetingPage'),
});

const embed = createRoute({
  getParentRoute: () => root,
  path: '/embed/$id',
  loader: (visit) => asking(visit, itemQuery),
  component: pageChunk(() => import('../pages/embed/embed-page.tsx'), 'EmbedPage'),
});

/** A page as it goes on paper: the whole summary and transcript of an item. */
const print = createRoute({
  getParentRoute: () => root,
  path: '/print/$id',
  validateSearch: texts('print'),
  component: pageChunk(() => import('../pages/print/print-page.tsx'), 'PrintPage'),
});

const anyPath = () => import('../pages/ingest/any-path-page.tsx');
const conversation = createRoute({
  getParentRoute: () => root,
  path: '/conversation/$id',
  component: pageChunk(anyPath, 'SlugTargetPage'),
});
const media = createRoute({
  getParentRoute: () => root,
  path: '/media/$id',
  component: pageChunk(anyPath, 'SlugTargetPage'),
});
const rest = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: pageChunk(anyPath, 'AnyPathPage'),
});

export const contentRoutes = [
  index,
  home,
  add,
  search,
  answer,
  itemRoute('/ep/$id', 'episode'),
  itemRoute('/ea/$id', 'episode'),
  itemRoute('/vid/$id', 'video'),
  itemRoute('/va/$id', 'video'),
  itemRoute('/article/$id', 'article'),
  itemRoute('/doc/$id', 'document'),
  itemRoute('/earnings/$id', 'earnings'),
  meeting,
  embed,
  print,
  conversation,
  media,
  rest,
] as const;
