import type { AdminUser } from '@ecco/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notices } from '../ui/overlay/notice.store.ts';
import type { Reply } from './api-stand-in.ts';
import { aSession, aUser } from './fixtures.ts';

export const ok = (body: unknown) => (): Reply => ({ body });

/** An administrator is signed in. */
export const session = {
  'GET /v2/session': ok(aSession({ role: 'admin', user_profile: aUser({ admin: true }) })),
};
export const pagination = (total: number, page = 1, pages = 1) => ({ page, per_page: 100, total, pages });

/** The short messages that are shown. */
export const said = () => notices.getState().notices.map(({ text }) => text);
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Presses a button of the question that is asked. */
export const agree = async (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

/** A member as administrators see them. */
export const aPerson = (part: Partial<AdminUser> = {}): AdminUser => ({
  uuid: 'u1',
  name: 'Tom Okoro',
  email: 'tom@fund.example',
  role: 'member',
  flags: { health_hub: true, pe_hub: false },
  verified: true,
  disabled: false,
  created_at: '2026-03-01T09:00:00Z',
  last_seen_at: null,
  may: { change: true, turn_off: true },
  ...part,
});
