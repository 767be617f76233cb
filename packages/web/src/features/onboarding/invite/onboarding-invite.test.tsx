import type { SessionInfo } from '@ecco/contract';
import { buildSession, buildUser } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const member = (onboarded: boolean, uuid = 'user-1') =>
  buildSession({ role: 'member', user_profile: buildUser({ uuid, onboarded }) });

async function openHome(session: SessionInfo) {
  await standIn({
    'GET /v2/session': () => ({ body: session }),
    'GET /v2/library': () => ({
      body: { items: [], pagination: { page: 1, per_page: 30, total: 0, pages: 0 } },
    }),
  });
  const app = renderApp('/home');
  await screen.findByText('Nothing here yet');
  return app;
}
const invite = () => screen.queryByRole('link', { name: 'Choose what to follow' });

test('a member who has not been through the wizard is led there', async () => {
  await openHome(member(false));
  expect(invite()?.getAttribute('href')).toBe('/onboarding');
});

test.each([
  ['somebody who has', member(true)],
  ['a visitor', buildSession()],
])('it is not shown to %s', async (_case, session) => {
  await openHome(session);
  expect(invite()).toBeNull();
});

test('it is dismissed for good, by this person', async () => {
  const app = await openHome(member(false));
  await userEvent.click(screen.getByRole('button', { name: 'Do not show this again' }));
  expect(invite()).toBeNull();
  app.unmount();
  const again = await openHome(member(false));
  expect(invite()).toBeNull();
  again.unmount();
  await openHome(member(false, 'user-2'));
  expect(invite()).toBeShown();
});
