import { roles } from '@ecco/domain';
import { z } from 'zod';
import { Registration, UserProfile } from './account.schema.ts';

/** Google's button: the client id it is made for, and the script that draws it. */
export const GoogleSignIn = z.object({ client_id: z.string(), script_url: z.url() });
export type GoogleSignIn = z.infer<typeof GoogleSignIn>;

/** Who asks, and what a page needs to know to show only what will be allowed. */
export const SessionInfo = z.object({
  role: z.enum(roles),
  user_profile: UserProfile.nullable(),
  /** With the waitlist on, visitors see no more than single items and the pages that lead in (D3). */
  waitlist_on: z.boolean(),
  may_ingest: z.boolean(),
  may_retry: z.boolean(),
  /** See and change what concerns the whole installation: people, waitlist, mails, activity. */
  may_administer: z.boolean(),
  /** Submissions left today for an anonymous visitor; null where there is no limit. */
  ingest_left: z.number().int().nullable(),
  brand: z.string(),
  /** Where people are told to write to; null where the installation names no address. */
  contact_email: z.string().nullable(),
  /** Null where signing in with Google is not configured. */
  google: GoogleSignIn.nullable(),
  /** To be sent as `X-App-Token` with the calls that ask for it (D17). */
  app_token: z.string(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

export const AdminClaim = Registration.extend({ token: z.string().min(1).max(200) });
export type AdminClaim = z.infer<typeof AdminClaim>;

/** One device on which a person is signed in. */
export const UserSession = z.object({
  id: z.string(),
  /** Browser and system in words, such as "Firefox on Linux". */
  device: z.string(),
  address: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  current: z.boolean(),
});
export type UserSession = z.infer<typeof UserSession>;
