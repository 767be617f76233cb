import { createRoute } from '@tanstack/react-router';
import { pageChunk } from '../../chunks/page-chunk.ts';
import { words } from '../access/access.ts';
import { root } from './root.route.ts';

const pages = () => import('../pages/static/static-pages.ts');

const about = createRoute({
  getParentRoute: () => root,
  path: '/about',
  loader: words('static'),
  component: pageChunk(pages, 'AboutPage'),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  loader: words('static'),
  component: pageChunk(pages, 'TermsPage'),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  loader: words('static'),
  component: pageChunk(pages, 'PrivacyPage'),
});

export const staticRoutes = [about, terms, privacy] as const;
