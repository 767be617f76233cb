import { createRoute } from '@tanstack/react-router';
import { pagePart } from '../../parts/page-part.ts';
import { allow, words } from '../access/access.ts';
import { root, texts } from './root.route.ts';

const pages = () => import('../pages/admin/admin-pages.ts');

const otherProfile = createRoute({
  getParentRoute: () => root,
  path: '/profile/$email',
  beforeLoad: allow('admin'),
  loader: words('profile', 'admin'),
  component: pagePart(() => import('../pages/member/other-profile-page.tsx'), 'OtherProfilePage'),
});

const users = createRoute({
  getParentRoute: () => root,
  path: '/admin/users',
  beforeLoad: allow('admin'),
  loader: words('admin'),
  validateSearch: texts('q', 'role', 'state', 'sort', 'page'),
  component: pagePart(pages, 'AdminUsersPage'),
});

const waitlist = createRoute({
  getParentRoute: () => root,
  path: '/admin/waitlist',
  beforeLoad: allow('admin'),
  loader: words('admin'),
  validateSearch: texts('show', 'q', 'sort', 'page'),
  component: pagePart(pages, 'AdminWaitlistPage'),
});

const outbox = createRoute({
  getParentRoute: () => root,
  path: '/admin/outbox',
  beforeLoad: allow('admin'),
  loader: words('admin'),
  validateSearch: texts('page', 'mail'),
  component: pagePart(pages, 'AdminOutboxPage'),
});

const activity = createRoute({
  getParentRoute: () => root,
  path: '/admin/activity',
  beforeLoad: allow('admin'),
  loader: words('admin'),
  validateSearch: texts('show', 'event', 'sort', 'page'),
  component: pagePart(pages, 'AdminActivityPage'),
});

export const adminRoutes = [otherProfile, users, waitlist, outbox, activity] as const;
