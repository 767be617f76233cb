import { z } from 'zod';
import { EmailAddress, Message } from '../noun/account.schema.ts';
import { EventsPage, EventsQuery, FeedbackPage, NotificationsPage } from '../noun/activity.schema.ts';
import {
  AdminUser,
  ChangedCount,
  OutboxPage,
  PersonalData,
  UserChange,
  UsersPage,
  UsersQuery,
  WaitlistEmails,
  WaitlistPage,
  WaitlistQuery,
} from '../noun/administration.schema.ts';
import { PageQuery } from '../noun/pagination.schema.ts';
import { administer, inspect } from './access.ts';
import { get, patch, post } from './route.ts';

const UserName = z.object({ uuid: z.string().min(1).max(100) });

/** Who gets in, and as what: a key that got lost must not let others in. */
const administerPeople = { ...administer, session: true } as const;

export const administrationApi = {
  users: get('/admin/users', 'All users', inspect).input(UsersQuery).output(UsersPage),
  updateUser: patch(
    '/admin/users/{uuid}',
    'Change the role or the flags of a user, or disable the account',
    administerPeople,
  )
    .input(UserChange.extend(UserName.shape))
    .output(z.object({ user: AdminUser })),
  exportUser: get('/admin/users/{uuid}/data', 'Everything that is kept of a person', {
    ...inspect,
    session: true,
  })
    .input(UserName)
    .output(PersonalData),
  deleteUser: post(
    '/admin/users/{uuid}/delete',
    'Delete a person: what is theirs goes, what they added to the library stays without their name',
    administerPeople,
  )
    .input(UserName.extend({ email: EmailAddress }))
    .output(Message),
  waitlist: get('/admin/waitlist', 'The waitlist', inspect).input(WaitlistQuery).output(WaitlistPage),
  approve: post('/admin/waitlist/approve', 'Approve addresses and invite them', administerPeople)
    .input(WaitlistEmails)
    .output(ChangedCount),
  dismiss: post('/admin/waitlist/remove', 'Remove addresses from the waitlist', administerPeople)
    .input(WaitlistEmails)
    .output(ChangedCount),
  outbox: get('/admin/outbox', 'Mails, newest first', { ...inspect, session: true })
    .input(PageQuery)
    .output(OutboxPage),
  events: get('/admin/events', 'The event log, newest first', inspect).input(EventsQuery).output(EventsPage),
  notifications: get('/admin/notifications', 'Notifications, newest first', inspect)
    .input(PageQuery)
    .output(NotificationsPage),
  feedback: get('/admin/feedback', 'Feedback, newest first', inspect).input(PageQuery).output(FeedbackPage),
};
