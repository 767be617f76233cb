import { createRoute } from '@tanstack/react-router';
import { pageChunk } from '../../chunks/page-chunk.ts';
import { organizationQuery } from '../../features/organization/api/organization.api.ts';
import { allow } from '../access/access.ts';
import { asking } from '../access/asking.ts';
import { root, texts } from './root.route.ts';

const pages = () => import('../pages/organization/organization-pages.ts');

const listPage = pageChunk(pages, 'OrganizationsPage');
const list = <Path extends `/${string}`>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: allow('member'),
    validateSearch: texts('orgType', 'q', 'sort', 'view', 'order', 'embed'),
    component: listPage,
  });

const onePage = pageChunk(pages, 'OrganizationPage');
const one = <Path extends `/${string}/$id`>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: allow('member'),
    loader: (visit) => asking(visit, organizationQuery),
    validateSearch: texts('search', 'q', 'embed'),
    component: onePage,
  });

const graph = createRoute({
  getParentRoute: () => root,
  path: '/org/$id/graph',
  beforeLoad: allow('admin'),
  validateSearch: texts('types', 'since', 'until', 'view'),
  component: pageChunk(() => import('../pages/organization/graph-page.tsx'), 'GraphPage'),
});

/** Organizations; each page has several addresses. */
export const organizationRoutes = [
  graph,
  list('/org'),
  list('/dossier'),
  list('/companies'),
  list('/orgs'),
  list('/organizations'),
  one('/org/$id'),
  one('/dossier/$id'),
  one('/companies/$id'),
  one('/orgs/$id'),
  one('/organizations/$id'),
  one('/pension-funds/$id'),
  one('/allocators/$id'),
] as const;
