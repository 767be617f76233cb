import { createRoute } from '@tanstack/react-router';
import { allow, words } from '../access.ts';
import { pagePart } from '../page-part.ts';
import { root } from './root.route.ts';

const pages = () => import('../pages/list-pages.ts');

const listPage = pagePart(pages, 'ListPage');
const watch = createRoute({
  getParentRoute: () => root,
  path: '/watch/$id',
  beforeLoad: allow('open'),
  loader: words('lists'),
  component: listPage,
});
const hub = createRoute({
  getParentRoute: () => root,
  path: '/hub/$id',
  beforeLoad: allow('open'),
  loader: words('lists'),
  component: listPage,
});

const lists = createRoute({
  getParentRoute: () => root,
  path: '/lists',
  beforeLoad: allow('member'),
  loader: words('lists'),
  component: pagePart(pages, 'ListsPage'),
});

const history = createRoute({
  getParentRoute: () => root,
  path: '/history',
  beforeLoad: allow('member'),
  loader: words('lists'),
  component: pagePart(pages, 'HistoryPage'),
});

export const listRoutes = [watch, hub, lists, history] as const;
