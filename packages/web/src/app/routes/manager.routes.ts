import { createRoute } from '@tanstack/react-router';
import { pageChunk } from '../../chunks/page-chunk.ts';
import { allow, words } from '../access/access.ts';
import { root, texts } from './root.route.ts';

const pages = () => import('../pages/manager/manager-pages.ts');

const organization = createRoute({
  getParentRoute: () => root,
  path: '/manage/org/$id',
  // Members are told on the page that it is for admins.
  beforeLoad: allow('member'),
  loader: words('manager', 'managing', 'candidates', 'workbench', 'item', 'keeping'),
  validateSearch: texts('tab'),
  component: pageChunk(pages, 'OrganizationManagerPage'),
});

const candidates = createRoute({
  getParentRoute: () => root,
  path: '/manage/org/$orgIdentifier/candidates',
  beforeLoad: allow('admin'),
  loader: words('candidates', 'manager', 'workbench'),
  validateSearch: texts('status', 'kind', 'least', 'crawl', 'q', 'sort', 'page'),
  component: pageChunk(pages, 'CandidatesPage'),
});

const crawls = createRoute({
  getParentRoute: () => root,
  path: '/manage/org/$orgIdentifier/crawls',
  beforeLoad: allow('admin'),
  loader: words('candidates', 'manager', 'workbench'),
  validateSearch: texts('crawl', 'outcome', 'page'),
  component: pageChunk(pages, 'CrawlsPage'),
});

const person = createRoute({
  getParentRoute: () => root,
  path: '/manage/person/$id',
  beforeLoad: allow('admin'),
  loader: words('manager', 'managing', 'workbench'),
  component: pageChunk(pages, 'PersonManagerPage'),
});

const hub = createRoute({
  getParentRoute: () => root,
  path: '/manage/hub/$identifier',
  // Members are told on the page that it is for admins.
  beforeLoad: allow('member'),
  loader: words('candidates', 'manager', 'workbench'),
  component: pageChunk(pages, 'HubManagerPage'),
});

/** Where organizations, people and hubs are kept. */
export const managerRoutes = [organization, candidates, crawls, person, hub] as const;
