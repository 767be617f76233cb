import type { UserSession } from '@ecco/contract';
import { buildUserSession } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type Reply, standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';
import { SessionList } from './session-list.tsx';

const aDevice = (id: string, part: Partial<UserSession> = {}) =>
  buildUserSession({ id, device: `Browser ${id}`, ...part });
const here = aDevice('here', { current: true });
const said = () => notices.getState().notices.map(({ text, tone }) => `${tone}: ${text}`);
const devices = () => screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);

/** A person with these devices; `refused` decides what the server does not do. */
async function open(sessions: UserSession[], refused: Reply | null = null) {
  let left = sessions;
  const { asked } = await standIn({
    'GET /v2/user/sessions': () => ({ body: { sessions: left } }),
    'DELETE /v2/user/sessions': ({ pathname }) => {
      if (refused) return refused;
      left = left.filter(({ id }) => !pathname.endsWith(`/${id}`));
      return { body: { message: 'Signed out.' } };
    },
  });
  const signedOut: string[] = [];
  renderComponent(<SessionList onSignedOut={() => signedOut.push('out')} />);
  return { asked, signedOut };
}

test('devices are on their way, then there; this one is named and cannot be signed out alone', async () => {
  await open([here, aDevice('b')]);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(await screen.findByText('This device')).toBeShown();
  expect(devices()).toEqual(['Browser here', 'Browser b']);
  const [first] = screen.getAllByRole('listitem');
  expect(first && within(first).queryByRole('button')).toBeNull();
});

test('a device that is signed out leaves the list, and the focus stays with it', async () => {
  const { asked } = await open([here, aDevice('b'), aDevice('c')]);
  (await screen.findByRole('button', { name: 'Sign out of Browser b' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(devices()).toEqual(['Browser here', 'Browser c']));
  expect(said()).toEqual(['success: Signed out of Browser b.']);
  expect(asked).toContain('DELETE /v2/user/sessions/b');
  expect(document.activeElement?.contains(screen.getByText('Browser c'))).toBe(true);
});

test.each([
  [{ status: 500, body: {} }, 'error: Signing out did not work. Try again.'],
  [{ status: 409, body: { message: 'It is over already.' } }, 'error: It is over already.'],
])('a device that cannot be signed out stays', async (refusal, words) => {
  await open([here, aDevice('b')], refusal);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out of Browser b' }));
  await waitFor(() => expect(said()).toEqual([words]));
  expect(devices()).toEqual(['Browser here', 'Browser b']);
});

describe('everywhere', () => {
  const ask = async () => {
    await screen.findByText('This device');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    return within(await screen.findByRole('alertdialog'));
  };

  test('is asked first, and nothing happens without a yes', async () => {
    const { asked, signedOut } = await open([here]);
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(asked.filter((line) => line.startsWith('DELETE'))).toEqual([]);
    expect(signedOut).toEqual([]);
  });

  test('ends this visit too', async () => {
    const { signedOut } = await open([here]);
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(signedOut).toEqual(['out']));
    expect(said()).toEqual(['success: You have been signed out everywhere.']);
  });

  test('that fails ends nothing', async () => {
    const { signedOut } = await open([here], { status: 500, body: {} });
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(said()).toEqual(['error: Signing out did not work. Try again.']));
    expect(signedOut).toEqual([]);
  });
});

test('devices that cannot be had are asked for again', async () => {
  let isDown = true;
  await standIn({
    'GET /v2/user/sessions': () =>
      isDown ? { status: 503, body: { message: 'Try later.' } } : { body: { sessions: [here] } },
  });
  renderComponent(<SessionList onSignedOut={() => {}} />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your devices could not be loaded. Try later.',
  );
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('This device')).toBeShown();
});
