import { createRoute } from '@tanstack/react-router';
import { pageChunk } from '../../chunks/page-chunk.ts';
import { allow, words } from '../access/access.ts';
import { root, texts } from './root.route.ts';

const pages = () => import('../pages/admin/admin-pages.ts');

const otherProfile = createRoute({
  getParentRoute: () => root,
  path: '/profile/$email',
  beforeLoad: allow('admin'),
  loader: words('profile', 'admin'),
  component: pageChunk(() => import('../pages/member/other-profile-page.tsx'), 'OtherProfilePage'),
});

const users = createRoute({
  getParentRoute: () => root,
  path: '/admin/users',
  beforeLoad: allow('admin'),
  loader: words('admin', 'workbench'),
  validateSearch: texts('q', 'role', 'state', 'sort', 'page'),
  component: pageChunk(pages, 'AdminUsersPage'),
});

const waitlist = createRoute({
  getParentRoute: () => root,
  path: '/admin/waitlist',
  beforeLoad: allow('admin'),
  loader: words('admin', 'workbench'),
  validateSearch: texts('show', 'q', 'sort', 'page'),
  component: pageChunk(pages, 'AdminWaitlistPage'),
});

const outbox = createRoute({
  getParentRoute: () => root,
  path: '/admin/outbox',
  beforeLoad: allow('admin'),
  loader: words('admin', 'workbench'),
  validateSearch: texts('page', 'mail'),
  component: pageChunk(pages, 'AdminOutboxPage'),
});

const activity = createRoute({
  getParentRoute: () => root,
  path: '/admin/activity',
  beforeLoad: allow('admin'),
  loader: words('admin', 'workbench'),
  validateSearch: texts('show', 'event', 'sort', 'page'),
  component: pageChunk(pages, 'AdminActivityPage'),
});

const questions = createRoute({
  getParentRoute: () => root,
  path: '/admin/questions',
  beforeLoad: allow('admin'),
  loader: words('admin', 'workbench'),
  validateSearch: texts('show', 'q', 'sort', 'page'),
  component: pageChunk(pages, 'AdminQuestionsPage'),
});

const house = createRoute({
  getParentRoute: () => root,
  path: '/admin/house',
  beforeLoad: allow('admin'),
  loader: words('admin', 'house', 'workbench'),
  component: pageChunk(pages, 'AdminHousePage'),
});

const audit = createRoute({
  getParentRoute: () => root,
  path: '/admin/audit',
  beforeLoad: allow('admin'),
  loader: words('admin', 'house', 'workbench'),
  validateSearch: texts('q', 'sort', 'page'),
  component: pageChunk(pages, 'AdminAuditPage'),
});

const email = createRoute({
  getParentRoute: () => root,
  path: '/admin/emailgenerator/$type/$uuid',
  beforeLoad: allow('admin'),
  loader: words('admin', 'mailDraft', 'workbench'),
  validateSearch: texts('event_url'),
  component: pageChunk(pages, 'AdminEmailPage'),
});

/** The items of a kind, as those list them who keep them. */
const itemsPage = pageChunk(pages, 'AdminItemsPage');
const itemsAt = <Path extends `/admin/${string}`>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: allow('admin'),
    loader: words('admin', 'house', 'workbench'),
    validateSearch: texts('q', 'state', 'sort', 'page'),
    component: itemsPage,
  });

/** What is kept beside items, kind by kind. */
const recordsPage = pageChunk(pages, 'AdminRecordsPage');
const recordsAt = <Path extends `/admin/${string}`>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: allow('admin'),
    loader: words('admin', 'house', 'workbench'),
    validateSearch: texts('q', 'state', 'sort', 'page'),
    component: recordsPage,
  });

export const adminRoutes = [
  otherProfile,
  users,
  waitlist,
  outbox,
  activity,
  questions,
  house,
  audit,
  email,
  itemsAt('/admin/media'),
  itemsAt('/admin/episode'),
  itemsAt('/admin/youtubevideo'),
  itemsAt('/admin/article'),
  itemsAt('/admin/document'),
  recordsAt('/admin/node/edit'),
  recordsAt('/admin/person'),
  recordsAt('/admin/podcast'),
  recordsAt('/admin/hub'),
] as const;
