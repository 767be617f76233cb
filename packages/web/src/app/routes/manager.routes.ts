import { createRoute } from '@tanstack/react-router';
import { pageChunk } from '../../chunks/page-chunk.ts';
import { allow, words } from '../access/access.ts';
import { root, texts } from './root.route.ts';

const pages = () => import('../pages/manager/manager-pages.ts');

const organisation = createRoute({
  getParentRoute: () => root,
  path: '/manage/org/$id',
  // Members are told on the page that it is for admins.
  beforeLoad: allow('member'),
  loader: words('manager', 'workbench', 'item', 'keeping'),
  validateSearch: texts('tab'),
  component: pageChunk(pages, 'OrganisationManagerPage'),
});

/** Where organizations and hubs are kept. */
export const managerRoutes = [organisation] as const;
