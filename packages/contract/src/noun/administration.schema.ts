import {
  mailStatuses,
  userColumns,
  userRoles,
  userStates,
  waitlistColumns,
  waitlistFilters,
} from '@ecco/domain';
import { z } from 'zod';
import { EmailAddress, UserFlags } from './account.schema.ts';
import { listQuery } from './list-query.schema.ts';
import { Pagination } from './pagination.schema.ts';

/** What whoever asks may do with the account. */
export const UserMay = z.object({
  /** Make admin or member, show hubs, turn on again. */
  change: z.boolean(),
  turn_off: z.boolean(),
  /** Delete the person. */
  remove: z.boolean(),
});
export type UserMay = z.infer<typeof UserMay>;

export const AdminUser = z.object({
  uuid: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(userRoles),
  flags: UserFlags,
  verified: z.boolean(),
  disabled: z.boolean(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime().nullable(),
  may: UserMay,
});
export type AdminUser = z.infer<typeof AdminUser>;

/** Every row that is tied to a person, by table, as it is stored; passwords and what else lets in are left out. */
export const PersonalData = z.object({
  made_at: z.iso.datetime(),
  email: z.string(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  /** How many rows of a table there are beyond what one answer takes; tables that are here whole are missing. */
  left_out: z.record(z.string(), z.number().int()),
});
export type PersonalData = z.infer<typeof PersonalData>;

export const UsersQuery = listQuery(userColumns).extend({
  role: z.enum(userRoles).optional(),
  state: z.enum(userStates).optional(),
});
export const UsersPage = z.object({ users: z.array(AdminUser), pagination: Pagination });

/** What an admin may change of a user; what is left out stays. */
export const UserChange = z
  .object({
    role: z.enum(userRoles),
    disabled: z.boolean(),
    health_hub: z.boolean(),
    pe_hub: z.boolean(),
  })
  .partial();
export type UserChange = z.infer<typeof UserChange>;

export const WaitlistEntry = z.object({
  email: z.string(),
  joined_at: z.iso.datetime(),
  approved_at: z.iso.datetime().nullable(),
  approved_by: z.string().nullable(),
  /** Whether an account was made since. */
  registered: z.boolean(),
});
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

export const WaitlistQuery = listQuery(waitlistColumns).extend({
  show: z.enum(waitlistFilters).default('waiting'),
});
export const WaitlistPage = z.object({ entries: z.array(WaitlistEntry), pagination: Pagination });
export const WaitlistEmails = z.object({ emails: z.array(EmailAddress).min(1).max(500) });
/** How many entries were changed; those that were so already do not count. */
export const ChangedCount = z.object({ changed: z.number().int() });

export const Mail = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  /** Null once a mail server took the mail: links that let people in are not kept longer than needed. */
  text: z.string().nullable(),
  status: z.enum(mailStatuses),
  /** Why it could not be delivered, in words for an admin. */
  problem: z.string().nullable(),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
});
export type Mail = z.infer<typeof Mail>;
export const OutboxPage = z.object({
  mails: z.array(Mail),
  /** Addresses to which alerts are not mailed any more: a server refused them, or mails came back. */
  refused_addresses: z.number().int(),
  pagination: Pagination,
});
