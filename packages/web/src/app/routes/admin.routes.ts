import { createRoute, redirect } from '@tanstack/react-router';
import { pageChunk } from '../../chunks/page-chunk.ts';
import { allow } from '../access/access.ts';
import { root, texts } from './root.route.ts';

const pages = () => import('../pages/admin/admin-pages.ts');

const otherProfile = createRoute({
  getParentRoute: () => root,
  path: '/profile/$email',
  beforeLoad: allow('admin'),
  component: pageChunk(() => import('../pages/member/other-profile-page.tsx'), 'OtherProfilePage'),
});

/** The first of the pages: the address of all of them is what somebody types. */
const index = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: async (visit) => {
    await allow('admin')(visit);
    throw redirect({ to: '/admin/house', replace: true });
  },
});

const users = createRoute({
  getParentRoute: () => root,
  path: '/admin/users',
  beforeLoad: allow('admin'),
  validateSearch: texts('q', 'role', 'state', 'sort', 'page'),
  component: pageChunk(pages, 'AdminUsersPage'),
});

const waitlist = createRoute({
  getParentRoute: () => root,
  path: '/admin/waitlist',
  beforeLoad: allow('admin'),
  validateSearch: texts('show', 'q', 'sort', 'page'),
  component: pageChunk(pages, 'AdminWaitlistPage'),
});

const outbox = createRoute({
  getParentRoute: () => root,
  path: '/admin/outbox',
  beforeLoad: allow('admin'),
  validateSearch: texts('page', 'mail'),
  component: pageChunk(pages, 'AdminOutboxPage'),
});

const activity = createRoute({
  getParentRoute: () => root,
  path: '/admin/activity',
  beforeLoad: allow('admin'),
  validateSearch: texts('show', 'event', 'sort', 'page'),
  component: pageChunk(pages, 'AdminActivityPage'),
});

const questions = createRoute({
  getParentRoute: () => root,
  path: '/admin/questions',
  beforeLoad: allow('admin'),
  validateSearch: texts('show', 'q', 'sort', 'page'),
  component: pageChunk(pages, 'AdminQuestionsPage'),
});

const systemStatus = createRoute({
  getParentRoute: () => root,
  path: '/admin/house',
  beforeLoad: allow('admin'),
  component: pageChunk(pages, 'AdminSystemPage'),
});

const audit = createRoute({
  getParentRoute: () => root,
  path: '/admin/audit',
  beforeLoad: allow('admin'),
  validateSearch: texts('q', 'sort', 'page'),
  component: pageChunk(pages, 'AdminAuditPage'),
});

const services = createRoute({
  getParentRoute: () => root,
  path: '/admin/services',
  beforeLoad: allow('admin'),
  component: pageChunk(pages, 'AdminServicesPage'),
});

const email = createRoute({
  getParentRoute: () => root,
  path: '/admin/emailgenerator/$type/$uuid',
  beforeLoad: allow('admin'),
  validateSearch: texts('event_url'),
  component: pageChunk(pages, 'AdminEmailPage'),
});

const itemsPage = pageChunk(pages, 'AdminItemsPage');
const recordsPage = pageChunk(pages, 'AdminRecordsPage');
/** A page of rows of a kind, which its address narrows and orders, for those who keep them. */
const dataPageAt = <Path extends `/admin/${string}`>(path: Path, component: typeof itemsPage) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: allow('admin'),
    validateSearch: texts('q', 'state', 'show', 'sort', 'page'),
    component,
  });
export const adminRoutes = [
  otherProfile,
  index,
  users,
  waitlist,
  outbox,
  activity,
  questions,
  systemStatus,
  audit,
  services,
  email,
  dataPageAt('/admin/media', itemsPage),
  dataPageAt('/admin/episode', itemsPage),
  dataPageAt('/admin/youtubevideo', itemsPage),
  dataPageAt('/admin/article', itemsPage),
  dataPageAt('/admin/document', itemsPage),
  dataPageAt('/admin/node/edit', recordsPage),
  dataPageAt('/admin/person', recordsPage),
  dataPageAt('/admin/podcast', recordsPage),
  dataPageAt('/admin/hub', recordsPage),
] as const;
