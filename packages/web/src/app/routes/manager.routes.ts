import { createRoute } from '@tanstack/react-router';
import { pageChunk } from '../../chunks/page-chunk.ts';
import { allow } from '../access/access.ts';
import { root, texts } from './root.route.ts';

const pages = () => import('../pages/manager/manager-pages.ts');

const organization = createRoute({
  getParentRoute: () => root,
  path: '/manage/org/$id',
  // Members are told on the page that it is for admins.
  beforeLoad: allow('member'),
  validateSearch: texts('tab'),
  component: pageChunk(pages, 'OrganizationManagerPage'),
});

const candidates = createRoute({
  getParentRoute: () => root,
  path: '/manage/org/$orgIdentifier/candidates',
  beforeLoad: allow('admin'),
  validateSearch: texts('status', 'kind', 'least', 'crawl', 'q', 'sort', 'page'),
  component: pageChunk(pages, 'CandidatesPage'),
});

const crawls = createRoute({
  getParentRoute: () => root,
  path: '/manage/org/$orgIdentifier/crawls',
  beforeLoad: allow('admin'),
  validateSearch: texts('crawl', 'outcome', 'page'),
  component: pageChunk(pages, 'CrawlsPage'),
});

const person = createRoute({
  getParentRoute: () => root,
  path: '/manage/person/$id',
  beforeLoad: allow('admin'),
  component: pageChunk(pages, 'PersonManagerPage'),
});

const hub = createRoute({
  getParentRoute: () => root,
  path: '/manage/hub/$identifier',
  // Members are told on the page that it is for admins.
  beforeLoad: allow('member'),
  component: pageChunk(pages, 'HubManagerPage'),
});

/** Where organizations, people and hubs are kept. */
export const managerRoutes = [organization, candidates, crawls, person, hub] as const;
