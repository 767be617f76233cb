import { buildSession, buildUser } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';
import { notices } from '../../../ui/overlay/notice.store.ts';

type Answers = Parameters<typeof standIn>[0];
const waiting = buildSession({ waitlist_on: true });
const member = buildSession({ role: 'member', user_profile: buildUser() });
const library = () => ({ body: { items: [], pagination: { page: 1, per_page: 30, total: 0, pages: 0 } } });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });
const field = (label: string) => screen.findByLabelText(label);
const said = () => notices.getState().notices.map(({ text }) => text);

async function open(address: string, answers: Answers = {}) {
  const served = { 'GET /v2/session': () => ({ body: waiting }), 'GET /v2/library': library, ...answers };
  const { asked } = await standIn(served);
  const writes = () => asked.filter((line) => line.startsWith('POST /v2/auth') || line.includes('claim'));
  return { asked, writes, ...renderApp(address) };
}

describe('the waitlist', () => {
  test('is joined with an address, and the words of the server take the place of the form', async () => {
    await open('/join?email=ines%40fund.example', {
      'POST /v2/auth/join_waitlist': () => ({ body: { message: 'You are on the list.' } }),
    });
    await heading('Join the Waitlist');
    expect(document.title).toBe('Join the Waitlist · Ecco');
    await userEvent.click(await button('Join the waitlist'));
    await screen.findByText('You are on the list.');
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
  });

  test('wants an address that looks like one', async () => {
    const { writes } = await open('/join');
    expect(await button('Join the waitlist')).toHaveProperty('disabled', true);
    await userEvent.type(await field('Email'), 'ines{Enter}');
    expect(screen.getByText('Invalid email format')).toBeShown();
    await userEvent.clear(await field('Email'));
    expect(screen.getByText('Email is required')).toBeShown();
    expect(writes()).toEqual([]);
  });

  test('that is off is a way to registration', async () => {
    await open('/join?next=%2Fadd', { 'GET /v2/session': () => ({ body: buildSession() }) });
    await heading('Join');
    const link = screen.getByRole('link', { name: 'Create account' });
    expect(link.getAttribute('href')).toBe('/register?next=%2Fadd');
  });

  test('that cannot be reached keeps what was typed', async () => {
    await open('/join', { 'POST /v2/auth/join_waitlist': () => ({ status: 503, body: {} }) });
    await userEvent.type(await field('Email'), 'ines@fund.example{Enter}');
    await screen.findByText(/The server could not be reached/);
    expect(await field('Email')).toHaveProperty('value', 'ines@fund.example');
  });
});

test('a forgotten password names the page for as long as it is asked for', async () => {
  await open('/login?email=ines%40fund.example');
  await heading('Sign in');
  await userEvent.click(await button('Forgot Password'));
  await heading('Reset your password');
  expect(screen.queryByText('New here?')).toBeNull();
  await userEvent.click(await button('Cancel'));
  await heading('Sign in');
  expect(screen.getByText('New here?')).toBeShown();
});

// Core specification, line 55: an email field and Submit.
describe('the triage', () => {
  test.each([
    ['existing', '/login', 'Sign in'],
    ['approved', '/register', 'Create account'],
    ['waitlist', '/join', 'Join the Waitlist'],
  ])('leads an address that is %s to %s', async (account_status, path, title) => {
    const { router } = await open('/enter?next=%2Fadd', {
      'GET /v2/auth/account_status': () => ({ body: { account_status } }),
    });
    await userEvent.type(await field('Email'), 'ines@fund.example');
    await userEvent.click(await button('Submit'));
    await heading(title);
    expect(router.state.location.href).toBe(`${path}?email=ines%40fund.example&next=%2Fadd`);
    expect(await field('Email')).toHaveProperty('value', 'ines@fund.example');
  });

  test('says so when the server does not know', async () => {
    await open('/enter', {
      'GET /v2/auth/account_status': () => ({ status: 429, body: { message: 'Slow down.' } }),
    });
    await userEvent.type(await field('Email'), 'ines@fund.example{Enter}');
    await screen.findByText('Sorry, we encountered an issue. Please try again.');
    expect(await field('Email')).toHaveProperty('value', 'ines@fund.example');
  });
});

describe('a registration', () => {
  const resend = { 'POST /v2/auth/resend_verification': () => ({ body: { message: 'Sent once more.' } }) };
  async function register(status: string | undefined, message = ''): Promise<unknown> {
    let sent: unknown;
    await open('/register?email=ines%40fund.example', {
      ...resend,
      'POST /v2/auth/register': (_url, _request, text) => {
        sent = JSON.parse(text);
        return { body: { message: 'm', data: { message, ...(status && { status }) } } };
      },
    });
    await userEvent.type(await field('Password'), 'a long secret');
    await userEvent.type(await field('First Name'), ' Ines');
    await userEvent.type(await field('Last Name'), 'Varga{Enter}');
    await waitFor(() => expect(screen.queryByLabelText('First Name')).toBeNull());
    return sent;
  }

  test('sends what was typed and ends with thanks', async () => {
    expect(await register(undefined, 'Look into your mail.')).toEqual({
      email: 'ines@fund.example',
      password: 'a long secret',
      firstname: 'Ines',
      lastname: 'Varga',
    });
    await heading('Thank you');
    expect(screen.getByText('Look into your mail.')).toBeShown();
    await userEvent.click(await button('Resend Verification Email'));
    await screen.findByText('Sent once more.');
    const link = screen.getByRole('link', { name: 'Login here' });
    expect(link.getAttribute('href')).toBe('/login?email=ines%40fund.example');
  });

  test('of an address that is registered has no mail to send again', async () => {
    await register('account_exists', 'Other words.');
    expect(
      screen.getByText("It appears you've already attempted to register this email address."),
    ).toBeShown();
    expect(screen.queryByRole('button', { name: 'Resend Verification Email' })).toBeNull();
  });

  test('of an address that was not verified sends the mail again', async () => {
    await register('needs_verification');
    expect(
      screen.getByText(
        'This email address as been registered, but you need to validate it. Press the "Resend Verification" button.',
      ),
    ).toBeShown();
    expect(await button('Resend Verification Email')).toBeShown();
  });

  test('that is refused says why, or whom to write to, and keeps what was typed', async () => {
    let body: object = { message: 'This address has to wait.' };
    await open('/register', {
      'GET /v2/session': () => ({ body: { ...waiting, contact_email: 'desk@fund.example' } }),
      'POST /v2/auth/register': () => ({ status: 403, body }),
    });
    await userEvent.type(await field('Email'), 'ines@fund.example');
    await userEvent.type(await field('Password'), 'a long secret');
    await userEvent.type(await field('First Name'), 'Ines');
    await userEvent.type(await field('Last Name'), 'Varga{Enter}');
    await screen.findByText('This address has to wait.');
    body = {};
    await userEvent.click(await button('Create account'));
    await screen.findByText('Registration failed. Please try again or contact desk@fund.example.');
    expect(await field('Password')).toHaveProperty('value', 'a long secret');
  });

  test('names every field that is missing', async () => {
    await open('/register');
    await userEvent.type(await field('Email'), '{Enter}');
    expect(screen.getByText('Email is required')).toBeShown();
    expect(screen.getByText('Password is required')).toBeShown();
    expect(screen.getAllByText('This is required')).toHaveLength(2);
  });
});

describe('signing in', () => {
  test('leads on to where the person wanted to go', async () => {
    let session = waiting;
    const { router } = await open('/login?next=%2Fadd', {
      'GET /v2/session': () => ({ body: session }),
      'POST /v2/auth/login/email': () => {
        session = member;
        return { body: { message: 'Hello.', user_profile: buildUser() } };
      },
    });
    await userEvent.type(await field('Email'), 'ines@fund.example');
    await userEvent.type(await field('Password'), 'a long secret{Enter}');
    await heading('Add a source');
    expect(router.state.location.href).toBe('/add');
    expect(said()).toEqual(['Login successful!']);
    expect(localStorage.getItem('login')).toContain('"isLoggedIn":true');
  });
});

describe('the link that verifies an address', () => {
  test('signs in and leads home, having been used once', async () => {
    let session = waiting;
    const { router, writes } = await open('/verify-email/abc', {
      'GET /v2/session': () => ({ body: session }),
      'POST /v2/auth/verify_email/abc': () => {
        session = member;
        return { body: { message: 'Email verified successfully!', user_profile: buildUser() } };
      },
    });
    await screen.findByText('Nothing here yet');
    expect(router.state.location.pathname).toBe('/home');
    expect(said()).toEqual(['Email verified and logged in successfully!']);
    expect(writes()).toEqual(['POST /v2/auth/verify_email/abc']);
  });

  test.each([
    [200, 'Email verified.'],
    [400, 'This link is of no use.'],
  ])('that fails (%i) says so and sends another', async (status, message) => {
    await open('/verify-email/abc', {
      'POST /v2/auth/verify_email/abc': () => ({ status, body: { message, user_profile: null } }),
      'POST /v2/auth/resend_verification': () => ({ status: 500, body: {} }),
    });
    await heading('This link did not verify your email');
    expect(said()).toEqual(['Verification failed. Please try verifying your email again.']);
    await userEvent.type(await field('Email'), 'ines@fund.example');
    await userEvent.click(await button('Resend Verification Email'));
    await screen.findByText('Failed to resend verification email.');
  });
});

describe('a new password', () => {
  const link = '/reset-password/abc';
  async function reset(answer: { status?: number; body: object }) {
    const opened = await open(link, { 'POST /v2/auth/reset_password/abc': () => answer });
    await userEvent.type(await field('New Password'), 'a long secret');
    await userEvent.type(await field('Confirm New Password'), 'a long secret{Enter}');
    return { ...opened, dialog: await screen.findByRole('alertdialog', { name: 'Notice' }) };
  }

  test('is long enough and typed twice', async () => {
    const { writes } = await open(link);
    await userEvent.type(await field('New Password'), 'short');
    await userEvent.type(await field('Confirm New Password'), 'other{Enter}');
    expect(screen.getByText('Minimum 8 characters.')).toBeShown();
    expect(screen.getByText('Passwords must match.')).toBeShown();
    await userEvent.clear(await field('New Password'));
    expect(screen.getByText('Required.')).toBeShown();
    expect(writes()).toEqual([]);
  });

  test('that is set is told, and the person signs in with it', async () => {
    const { dialog } = await reset({ body: { message: 'Done.' } });
    expect(dialog.textContent).toContain(
      'Your password has been successfully reset. Please log in with your new password.',
    );
    await userEvent.click(await button('OK'));
    await heading('Sign in');
  });

  test('that is refused is told with the words of the server, and can be tried again', async () => {
    const { dialog } = await reset({ status: 400, body: { message: 'The link is too old.' } });
    expect(dialog.textContent).toContain('There was a problem resetting your password. The link is too old.');
    await userEvent.click(await button('OK'));
    expect(await field('New Password')).toHaveProperty('value', 'a long secret');
  });
});

describe('the first administrator', () => {
  async function claim(answer: { status?: number; body: object }) {
    const sent: unknown[] = [];
    let session = waiting;
    const opened = await open('/welcome?token=abc', {
      'GET /v2/session': () => ({ body: session }),
      'POST /v2/session/claim': (_url, _request, text) => {
        sent.push(JSON.parse(text));
        if (answer.status === undefined)
          session = buildSession({ role: 'admin', user_profile: buildUser({ admin: true }) });
        return answer;
      },
    });
    await heading('Welcome to Ecco');
    expect(screen.getByText('What an administrator can do')).toBeShown();
    await userEvent.type(await field('Email'), 'ines@fund.example');
    await userEvent.type(await field('First Name'), 'Ines');
    await userEvent.type(await field('Last Name'), 'Varga');
    await userEvent.type(await field('Password'), 'a long secret{Enter}');
    return { ...opened, sent };
  }

  test('makes an account by the link, once, and goes on', async () => {
    const { router, sent } = await claim({ body: buildSession({ role: 'admin' }) });
    await screen.findByText('Nothing here yet');
    expect(router.state.location.pathname).toBe('/home');
    expect(said()).toEqual(['You are the administrator of this installation.']);
    expect(sent).toEqual([
      {
        token: 'abc',
        email: 'ines@fund.example',
        firstname: 'Ines',
        lastname: 'Varga',
        password: 'a long secret',
      },
    ]);
  });

  test('is told that a link was used', async () => {
    await claim({ status: 401, body: { message: 'Already used.', code: 'session.token-refused' } });
    await heading('This link cannot be used');
    expect(screen.getByText('Already used.')).toBeShown();
  });

  test('keeps what was typed when it can be mended', async () => {
    await claim({ status: 500, body: {} });
    await screen.findByText('The account could not be created. Please try again.');
    expect(await field('First Name')).toHaveProperty('value', 'Ines');
  });

  test('needs the whole link', async () => {
    await open('/welcome');
    await heading('This link cannot be used');
    expect(screen.getByText(/The link is incomplete/)).toBeShown();
  });
});
