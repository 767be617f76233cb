import type { AdminUser, ApiKey, SessionInfo, UserProfile, UserSession } from '@ecco/contract';
import { idOf } from './id.ts';

/** Somebody who is signed in and has been through the onboarding. */
export const buildUser = (part: Partial<UserProfile> = {}): UserProfile => ({
  uuid: 'user-1',
  profile: {
    name: 'Ines Varga',
    email: 'ines@fund.example',
    given_name: 'Ines',
    family_name: 'Varga',
    picture: null,
  },
  admin: false,
  flags: { health_hub: false, pe_hub: false },
  prompt_context: { profile_prompt: '' },
  onboarded: true,
  hub_welcomed: true,
  has_password: true,
  created_at: '2026-03-01T09:00:00Z',
  ...part,
});

/** Who asks: a visitor, unless `user_profile` says who it is, whose role it then has. */
export function buildSession(part: Partial<SessionInfo> = {}): SessionInfo {
  const member = part.user_profile?.admin ? 'admin' : 'member';
  const role = part.role ?? (part.user_profile ? member : 'anonymous');
  return {
    role,
    user_profile: null,
    waitlist_on: false,
    may_ingest: true,
    may_retry: false,
    may_administer: role === 'admin',
    ingest_left: 20,
    brand: 'ecco',
    contact_email: null,
    google: null,
    app_token: 'token',
    ...part,
  };
}

/** A member as administrators see them. */
export const buildAdminUser = (part: Partial<AdminUser> = {}): AdminUser => ({
  uuid: 'u1',
  name: 'Tom Okoro',
  email: 'tom@fund.example',
  role: 'member',
  flags: { health_hub: true, pe_hub: false },
  verified: true,
  disabled: false,
  created_at: '2026-03-01T09:00:00Z',
  last_seen_at: null,
  may: { change: true, turn_off: true, remove: true },
  ...part,
});

/** A key for programs that was never used. */
export const buildApiKey = (part: Partial<ApiKey> = {}): ApiKey => ({
  id: idOf(0xa1),
  name: 'Nightly import',
  hint: 'x9k2',
  created_at: '2026-03-01T09:00:00Z',
  last_used_at: null,
  ...part,
});

/** A device on which somebody is signed in, other than the one that asks. */
export const buildUserSession = (part: Partial<UserSession> = {}): UserSession => ({
  id: 's1',
  device: 'Firefox on Linux',
  address: '192.0.2.7',
  created_at: '2026-03-01T09:00:00Z',
  last_seen_at: '2026-03-05T09:00:00Z',
  expires_at: '2026-04-01T09:00:00Z',
  current: false,
  ...part,
});
