import { z } from 'zod';
import { EventsPage, EventsQuery, FeedbackPage, NotificationsPage } from '../activity.schema.ts';
import {
  AdminUser,
  ChangedCount,
  OutboxPage,
  UserChange,
  UsersPage,
  UsersQuery,
  WaitlistEmails,
  WaitlistPage,
  WaitlistQuery,
} from '../administration.schema.ts';
import { PageQuery } from '../pagination.schema.ts';
import { get, patch, post } from './route.ts';

export const administrationApi = {
  users: get('/admin/users', 'All users').input(UsersQuery).output(UsersPage),
  updateUser: patch('/admin/users/{uuid}', 'Change the role or the flags of a user, or disable the account')
    .input(UserChange.extend({ uuid: z.string().min(1).max(100) }))
    .output(z.object({ user: AdminUser })),
  waitlist: get('/admin/waitlist', 'The waitlist').input(WaitlistQuery).output(WaitlistPage),
  approve: post('/admin/waitlist/approve', 'Approve addresses and invite them')
    .input(WaitlistEmails)
    .output(ChangedCount),
  dismiss: post('/admin/waitlist/remove', 'Remove addresses from the waitlist')
    .input(WaitlistEmails)
    .output(ChangedCount),
  outbox: get('/admin/outbox', 'Mails, newest first').input(PageQuery).output(OutboxPage),
  events: get('/admin/events', 'The event log, newest first').input(EventsQuery).output(EventsPage),
  notifications: get('/admin/notifications', 'Notifications, newest first')
    .input(PageQuery)
    .output(NotificationsPage),
  feedback: get('/admin/feedback', 'Feedback, newest first').input(PageQuery).output(FeedbackPage),
};
