import { buildApiKey, buildSession, buildUser, buildUserSession } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';
import { notices } from '../../../ui/overlay/notice.store.ts';

const aKey = buildApiKey();
const podcasts = [
  { uuid: '7b1f0c52-0000-4000-8000-0000000000b1', slug: 'fees', name: 'Allocator Hours', image_url: null },
  { uuid: '7b1f0c52-0000-4000-8000-0000000000b2', slug: 'board', name: 'The Board', image_url: null },
];
const member = buildSession({ role: 'member', user_profile: buildUser() });
const here = buildUserSession({ id: 's0', device: 'Chrome on macOS', current: true });
const ok = (body: unknown) => (): Reply => ({ body });

const world = {
  'GET /v2/session': ok(member),
  'GET /v2/user/sessions': ok({ sessions: [here, buildUserSession({})] }),
  'GET /v2/user/api_keys': ok({ api_keys: [aKey] }),
  'GET /v2/get_user_following_list': ok({ podcasts }),
  'GET /v2/saved_searches': ok({ saved_searches: [] }),
};
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your need-to-knows' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const said = () => notices.getState().notices.map(({ text }) => text);
const agree = async (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

async function opened(answers: Parameters<typeof standIn>[0] = {}) {
  const { asked } = await standIn({ ...world, ...answers });
  return { ...renderApp('/profile'), asked };
}

// Drafts are kept for the tab, and a test stands for one.
beforeEach(() => sessionStorage.clear());

test('a profile says who it is and since when', async () => {
  await opened();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ines Varga' })).toBeShown();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('ines@fund.example')).toBeShown();
  expect(main.getByText('Member since Mar 1, 2026')).toBeShown();
  expect(document.title).toContain('Profile');
});

describe('need-to-knows', () => {
  const saving = {
    'POST /v2/user/update_prompt_context': ok({
      message: 'Saved.',
      prompt_context: { profile_prompt: 'Fees.' },
    }),
  };

  test('what is saved is said and kept; without a change there is nothing to save', async () => {
    await opened(saving);
    const text = await field();
    expect(button('Save').disabled).toBe(true);
    await userEvent.type(text, 'Fees.');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(said()).toEqual(['Your profile has been updated']));
    await waitFor(() => expect(button('Save').disabled).toBe(true));
    expect((await field()).value).toBe('Fees.');
  });

  test('a failure is said, with the reason, and what was typed stays', async () => {
    await opened({
      'POST /v2/user/update_prompt_context': () => ({ status: 503, body: { message: 'Try later.' } }),
    });
    await userEvent.type(await field(), 'Fees.');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(said()).toEqual(['Failed to update profile']));
    expect(screen.getByText('Try later.')).toBeShown();
    expect((await field()).value).toBe('Fees.');
  });

  test('what was left unsaved is there again after a visit to another page, and can be discarded', async () => {
    const { router } = await opened({
      'GET /v2/library': ok({ items: [], pagination: { page: 1, per_page: 30, total: 0, pages: 0 } }),
    });
    await userEvent.type(await field(), 'Board changes.');
    await router.navigate({ to: '/home' });
    await screen.findByText('Nothing here yet');
    await router.navigate({ to: '/profile' });
    expect((await field()).value).toBe('Board changes.');
    expect(screen.getByText(/unsaved text has been brought back/)).toBeShown();
    await userEvent.click(button('Discard changes'));
    expect((await field()).value).toBe('');
    await router.navigate({ to: '/home' });
    await router.navigate({ to: '/profile' });
    expect((await field()).value).toBe('');
  });

  test('the browser asks before it closes a page with unsaved words, and only then', async () => {
    await opened();
    const leave = (): boolean => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await field();
    expect(leave()).toBe(false);
    await userEvent.type(await field(), 'x');
    expect(leave()).toBe(true);
    await userEvent.click(button('Discard changes'));
    expect(leave()).toBe(false);
  });

  test('the length is told near the limit, and beyond it nothing can be saved', async () => {
    const prompt = 'x'.repeat(3_599);
    await opened({
      'GET /v2/session': ok({
        ...member,
        user_profile: buildUser({ prompt_context: { profile_prompt: prompt } }),
      }),
    });
    const text = await field();
    expect(screen.queryByText(/of 4,000 characters/)).toBeNull();
    await userEvent.type(text, 'y');
    expect(screen.getByText('3,600 of 4,000 characters')).toBeShown();
    await userEvent.click(text);
    await userEvent.paste('z'.repeat(401));
    expect(screen.getByText('At most 4,000 characters.')).toBeShown();
    expect(button('Save').disabled).toBe(true);
    await userEvent.click(button('Discard changes'));
  });
});

describe('devices', () => {
  test('this one is marked and cannot be signed out by its row; another one can', async () => {
    let sessions = [here, buildUserSession({})];
    const { asked } = await opened({
      'GET /v2/user/sessions': () => ({ body: { sessions } }),
      'DELETE /v2/user/sessions/s1': () => {
        sessions = [here];
        return { body: { message: 'Signed out.' } };
      },
    });
    expect(await screen.findByText('This device')).toBeShown();
    expect(screen.queryByRole('button', { name: 'Sign out of Chrome on macOS' })).toBeNull();
    await userEvent.click(button('Sign out of Firefox on Linux'));
    await waitFor(() => expect(screen.queryByText('Firefox on Linux')).toBeNull());
    expect(said()).toEqual(['Signed out of Firefox on Linux.']);
    expect(asked).toContain('DELETE /v2/user/sessions/s1');
  });

  test('signing out everywhere is asked for first and leads to the login', async () => {
    let isIn = true;
    const { asked, router } = await opened({
      'GET /v2/session': () => ({ body: isIn ? member : buildSession({ waitlist_on: true }) }),
      'DELETE /v2/user/sessions': () => {
        isIn = false;
        return { body: { message: 'Signed out.' } };
      },
    });
    await screen.findByText('Firefox on Linux');
    await userEvent.click(button('Sign out everywhere'));
    await agree('Cancel');
    expect(asked.some((line) => line.startsWith('DELETE'))).toBe(false);
    await userEvent.click(button('Sign out everywhere'));
    await agree('Sign out everywhere');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await waitFor(() => expect(said()).toEqual(['You have been signed out everywhere.']));
  });
});

describe('API keys', () => {
  test('a new one is shown once, with a warning, until it was kept', async () => {
    await opened({
      'POST /v2/user/api_keys': ok({ ...aKey, name: 'Reports', key: 'ecco_secret_key' }),
    });
    await screen.findByText('Nightly import');
    await userEvent.click(button('Create a key'));
    expect(screen.getByText('Give the key a name.')).toBeShown();
    await userEvent.type(screen.getByLabelText('Name of a new key'), 'Reports');
    await userEvent.click(button('Create a key'));
    expect(await screen.findByText('ecco_secret_key')).toBeShown();
    expect(screen.getByText(/shown only this once/)).toBeShown();
    await userEvent.click(button('Copy key'));
    expect(await navigator.clipboard.readText()).toBe('ecco_secret_key');
    expect(said()).toEqual(['Key copied to clipboard!']);
    await userEvent.click(button('I have stored it'));
    expect(screen.queryByText('ecco_secret_key')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Name of a new key'));
  });

  test('one is revoked after a question', async () => {
    let keys = [aKey];
    await opened({
      'GET /v2/user/api_keys': () => ({ body: { api_keys: keys } }),
      [`DELETE /v2/user/api_keys/${aKey.id}`]: () => {
        keys = [];
        return { body: { message: 'Revoked.' } };
      },
    });
    await screen.findByText('Nightly import');
    await userEvent.click(button('Revoke Nightly import'));
    expect(keys).toHaveLength(1);
    await agree('Revoke');
    const nothing = await screen.findByText('You have no API keys.');
    await waitFor(() => expect(document.activeElement?.contains(nothing)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  test('where they cannot be had the rest of the page stands, and they are asked for again', async () => {
    let isBroken = true;
    await opened({
      'GET /v2/user/api_keys': () =>
        isBroken ? { status: 500, body: { message: 'Down.' } } : { body: { api_keys: [aKey] } },
    });
    expect(await screen.findByText('Your API keys could not be loaded. Down.')).toBeShown();
    expect(await screen.findByText('Firefox on Linux')).toBeShown();
    isBroken = false;
    await userEvent.click(button('Retry'));
    expect(await screen.findByText('Nightly import')).toBeShown();
  });
});

describe('podcasts', () => {
  test('one leaves the list at once, and comes back where the server refuses', async () => {
    let answer = (_reply: Reply): void => {};
    await opened({
      'POST /v2/podcast/follow': () =>
        new Promise<Reply>((resolve) => {
          answer = resolve;
        }),
    });
    await screen.findByText('Allocator Hours');
    await userEvent.click(button('Unfollow Allocator Hours'));
    await waitFor(() => expect(screen.queryByText('Allocator Hours')).toBeNull());
    expect(screen.getByText('The Board')).toBeShown();
    answer({ status: 503, body: { message: 'Busy.' } });
    expect(await screen.findByText('Allocator Hours')).toBeShown();
    await waitFor(() => expect(said()).toEqual(['Busy.']));
  });

  test('who follows none is told how to begin', async () => {
    await opened({ 'GET /v2/get_user_following_list': ok({ podcasts: [] }) });
    expect(await screen.findByText(/You’re not following any podcasts yet/)).toBeShown();
    expect(screen.getByRole('link', { name: 'Choose subjects and podcasts' }).getAttribute('href')).toBe(
      '/onboarding',
    );
  });
});

describe('password', () => {
  test('a link is sent to the own address, and that is said', async () => {
    let given = '';
    await opened({
      'POST /v2/auth/request_reset_password': (_url, _request, text) => {
        given = text;
        return { body: { message: 'Sent.' } };
      },
    });
    await field();
    await userEvent.click(button('Change password'));
    expect(await screen.findByText(/has been sent to ines@fund.example/)).toBeShown();
    expect(JSON.parse(given)).toEqual({ email: 'ines@fund.example' });
  });

  test('an account without one is offered to set it, and a failure says whom to write to', async () => {
    await opened({
      'GET /v2/session': ok({
        ...member,
        contact_email: 'desk@fund.example',
        user_profile: buildUser({ has_password: false }),
      }),
      'POST /v2/auth/request_reset_password': () => ({ status: 500, body: null }),
    });
    await field();
    await userEvent.click(button('Set a password'));
    expect(
      await screen.findByText('Failed to send reset link. Try again or contact desk@fund.example'),
    ).toBeShown();
  });
});

test('Logout ends the session on this device', async () => {
  let isIn = true;
  const { router } = await opened({
    'GET /v2/session': () => ({ body: isIn ? member : buildSession() }),
    'POST /v2/auth/logout': () => {
      isIn = false;
      return { body: { message: 'Bye.' } };
    },
    'GET /v2/library': ok({ items: [], pagination: { page: 1, per_page: 30, total: 0, pages: 0 } }),
  });
  await field();
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(said()).toEqual(['You have been logged out.']));
  expect(router.state.location.pathname).toBe('/home');
});

describe("another person's", () => {
  const admin = ok(buildSession({ role: 'admin', user_profile: buildUser({ admin: true }) }));
  const other = buildUser({
    uuid: 'user-2',
    profile: { ...buildUser().profile, name: 'Tom Okoro', email: 'tom@fund.example' },
    flags: { health_hub: true, pe_hub: false },
    prompt_context: { profile_prompt: 'Climate commitments.' },
  });

  test('is read by an administrator and leads to what can be changed', async () => {
    await standIn({
      'GET /v2/session': admin,
      'GET /v2/user/profile/tom@fund.example': ok({ user_profile: other }),
      'GET /v2/user/profile/tom%40fund.example': ok({ user_profile: other }),
    });
    renderApp('/profile/tom@fund.example');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tom Okoro' })).toBeShown();
    expect(screen.getByText('Climate commitments.')).toBeShown();
    expect(screen.queryByRole('textbox', { name: /need-to-knows/i })).toBeNull();
    expect(screen.getByRole('link', { name: 'Manage users' }).getAttribute('href')).toBe(
      '/admin/users?q=tom%40fund.example',
    );
  });

  test('says that nobody has the address, and otherwise what went wrong', async () => {
    await standIn({
      'GET /v2/session': admin,
      'GET /v2/user/profile/': (url) =>
        url.pathname.includes('gone')
          ? { status: 404, body: { message: 'No such user.' } }
          : { status: 500, body: { message: 'Down.' } },
    });
    const { router } = renderApp('/profile/gone@fund.example');
    expect(await screen.findByRole('heading', { level: 1, name: 'No such user' })).toBeShown();
    await router.navigate({ to: '/profile/$email', params: { email: 'b@fund.example' } });
    expect(await screen.findByText('Down.')).toBeShown();
    expect(button('Retry')).toBeShown();
  });
});
