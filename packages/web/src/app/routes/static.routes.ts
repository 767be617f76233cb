import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { words } from '../access.ts';
import { root } from './root.route.ts';

const about = createRoute({
  getParentRoute: () => root,
  path: '/about',
  loader: words('static'),
  component: lazyRouteComponent(() => import('../pages/about-page.tsx'), 'AboutPage'),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  loader: words('static'),
  component: lazyRouteComponent(() => import('../pages/terms-page.tsx'), 'TermsPage'),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  loader: words('static'),
  component: lazyRouteComponent(() => import('../pages/privacy-page.tsx'), 'PrivacyPage'),
});

export const staticRoutes = [about, terms, privacy] as const;
