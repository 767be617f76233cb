import { createRoute } from '@tanstack/react-router';
import { pageChunk } from '../../chunks/page-chunk.ts';
import { allow } from '../access/access.ts';
import { root, texts } from './root.route.ts';

const profile = createRoute({
  getParentRoute: () => root,
  path: '/profile',
  beforeLoad: allow('member'),
  component: pageChunk(() => import('../pages/member/profile-page.tsx'), 'ProfilePage'),
});

const onboardingPage = pageChunk(() => import('../pages/member/onboarding-page.tsx'), 'OnboardingPage');
const onboarding = createRoute({
  getParentRoute: () => root,
  path: '/onboarding',
  beforeLoad: allow('member'),
  validateSearch: texts('ad', 'step'),
  component: onboardingPage,
});
const onboardingScheme = createRoute({
  getParentRoute: () => root,
  path: '/onboarding/$scheme',
  beforeLoad: allow('member'),
  validateSearch: texts('ad', 'step'),
  component: onboardingPage,
});

const start = createRoute({
  getParentRoute: () => root,
  path: '/start',
  beforeLoad: allow('member'),
  validateSearch: texts('step'),
  component: pageChunk(() => import('../pages/member/start-page.tsx'), 'StartPage'),
});

const developers = createRoute({
  getParentRoute: () => root,
  path: '/developers',
  component: pageChunk(() => import('../pages/member/developers-page.tsx'), 'DevelopersPage'),
});

const apiDoc = createRoute({
  getParentRoute: () => root,
  path: '/api-docs/$',
  beforeLoad: allow('member'),
  component: pageChunk(() => import('../pages/member/api-doc-page.tsx'), 'ApiDocPage'),
});

const gallery = createRoute({
  getParentRoute: () => root,
  path: '/developers/gallery',
  beforeLoad: allow('member'),
  component: pageChunk(() => import('../pages/gallery/gallery-page.tsx'), 'GalleryPage'),
});

export const memberRoutes = [
  profile,
  onboarding,
  onboardingScheme,
  start,
  developers,
  apiDoc,
  gallery,
] as const;
