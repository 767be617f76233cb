import { createRoute } from '@tanstack/react-router';
import { pageChunk } from '../../chunks/page-chunk.ts';
import { allow } from '../access/access.ts';
import { root, texts } from './root.route.ts';

const pages = () => import('../pages/list/list-pages.ts');

const listPage = pageChunk(pages, 'ListPage');
const watch = createRoute({
  getParentRoute: () => root,
  path: '/watch/$id',
  beforeLoad: allow('open'),
  validateSearch: texts('search', 'q'),
  component: listPage,
});
/** A time of a list as it goes on paper. */
const brief = createRoute({
  getParentRoute: () => root,
  path: '/watch/$id/brief',
  beforeLoad: allow('open'),
  validateSearch: texts('from', 'to', 'period'),
  component: pageChunk(() => import('../pages/brief/brief-page.tsx'), 'BriefPage'),
});
const hub = createRoute({
  getParentRoute: () => root,
  path: '/hub/$id',
  beforeLoad: allow('open'),
  validateSearch: texts('search', 'q'),
  component: listPage,
});

const overviewPage = pageChunk(pages, 'HubsPage');
const overview = <Path extends `/${string}`>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: allow('member'),
    component: overviewPage,
  });

const lists = createRoute({
  getParentRoute: () => root,
  path: '/lists',
  beforeLoad: allow('member'),
  component: pageChunk(pages, 'ListsPage'),
});

const today = createRoute({
  getParentRoute: () => root,
  path: '/today',
  beforeLoad: allow('member'),
  validateSearch: texts('search'),
  component: pageChunk(pages, 'TodayPage'),
});

const history = createRoute({
  getParentRoute: () => root,
  path: '/history',
  beforeLoad: allow('member'),
  component: pageChunk(pages, 'HistoryPage'),
});

const deleted = createRoute({
  getParentRoute: () => root,
  path: '/deleted',
  beforeLoad: allow('member'),
  component: pageChunk(pages, 'DeletedPage'),
});

export const listRoutes = [
  overview('/hub'),
  overview('/hubs'),
  watch,
  brief,
  hub,
  lists,
  today,
  history,
  deleted,
] as const;
