/* The pages of administration, as one file. */
export { AdminActivityPage } from './admin-activity-page.tsx';
export { AdminAuditPage } from './admin-audit-page.tsx';
export { AdminEmailPage } from './admin-email-page.tsx';
export { AdminSystemPage } from './admin-house-page.tsx';
export { AdminItemsPage } from './admin-items-page.tsx';
export { AdminOutboxPage } from './admin-outbox-page.tsx';
export { AdminQuestionsPage } from './admin-questions-page.tsx';
export { AdminRecordsPage } from './admin-records-page.tsx';
export { AdminServicesPage } from './admin-services-page.tsx';
export { AdminUsersPage } from './admin-users-page.tsx';
export { AdminWaitlistPage } from './admin-waitlist-page.tsx';
