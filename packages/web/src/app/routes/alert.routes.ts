import { createRoute } from '@tanstack/react-router';
import { pageChunk } from '../../chunks/page-chunk.ts';
import { allow } from '../access/access.ts';
import { root, texts } from './root.route.ts';

const pages = () => import('../pages/alert/alert-pages.ts');

const alerts = createRoute({
  getParentRoute: () => root,
  path: '/alerts',
  beforeLoad: allow('member'),
  component: pageChunk(pages, 'AlertsPage'),
});

const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe/$token',
  component: pageChunk(pages, 'UnsubscribePage'),
});

type ChangesPage = 'OrganizationChangesPage' | 'PersonChangesPage' | 'ShowChangesPage' | 'HubChangesPage';
const changes = <Path extends `/${string}/$id/changes`>(path: Path, page: ChangesPage) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: allow('member'),
    validateSearch: texts('from', 'to'),
    component: pageChunk(pages, page),
  });

/** What is new, and who is told. */
export const alertRoutes = [
  alerts,
  unsubscribe,
  changes('/org/$id/changes', 'OrganizationChangesPage'),
  changes('/people/$id/changes', 'PersonChangesPage'),
  changes('/pod/$id/changes', 'ShowChangesPage'),
  changes('/pub/$id/changes', 'ShowChangesPage'),
  changes('/watch/$id/changes', 'HubChangesPage'),
] as const;
