import { createRoute } from '@tanstack/react-router';
import { pageChunk } from '../../chunks/page-chunk.ts';
import { root } from './root.route.ts';

const pages = () => import('../pages/static/static-pages.ts');

const about = createRoute({
  getParentRoute: () => root,
  path: '/about',
  component: pageChunk(pages, 'AboutPage'),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: pageChunk(pages, 'TermsPage'),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: pageChunk(pages, 'PrivacyPage'),
});

export const staticRoutes = [about, terms, privacy] as const;
