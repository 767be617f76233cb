import { buildSession, buildUser } from '@ecco/factories/answers';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notices } from '../ui/overlay/notice.store.ts';
import type { Reply } from './api-stand-in.ts';

export const ok = (body: unknown) => (): Reply => ({ body });

/** An administrator is signed in. */
export const session = {
  'GET /v2/session': ok(buildSession({ role: 'admin', user_profile: buildUser({ admin: true }) })),
};
export const pagination = (total: number, page = 1, pages = 1) => ({ page, per_page: 100, total, pages });

/** The short messages that are shown. */
export const said = () => notices.getState().notices.map(({ text }) => text);
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Presses a button of the question that is asked. */
export const agree = async (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
