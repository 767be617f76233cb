import { buildSession } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';
import { LoginForm } from './login-form.tsx';

const session = { 'GET /v2/session': () => ({ body: buildSession({ contact_email: 'desk@fund.example' }) }) };
const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const button = (name: string) => screen.getByRole('button', { name });

async function typed(): Promise<void> {
  await userEvent.type(email(), 'ines@fund.example');
  await userEvent.type(password(), 'a long secret');
}

test('nothing is said while typing, everything once a field is left', async () => {
  await standIn(session);
  renderComponent(<LoginForm email="" />);
  await userEvent.type(email(), 'ines');
  expect(screen.queryByText('Email must be valid')).toBeNull();
  await userEvent.tab();
  const fault = screen.getByText('Email must be valid');
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(email().getAttribute('aria-describedby')).toContain(fault.id);
  await userEvent.type(email(), '@fund.example');
  expect(screen.queryByText('Email must be valid')).toBeNull();
  await userEvent.clear(email());
  expect(screen.getByText('Email is required')).toBeShown();
});

test('the button of an unfinished form says what is missing, goes there, and sends nothing', async () => {
  const { asked } = await standIn(session);
  renderComponent(<LoginForm email="" />);
  await userEvent.click(button('Sign in'));
  expect(screen.getByText('Email is required')).toBeShown();
  expect(screen.getByText('Password is required')).toBeShown();
  expect(document.activeElement).toBe(email());
  expect(asked.filter((line) => line.startsWith('POST'))).toEqual([]);
});

test('Enter in an unfinished form says what is missing and goes there', async () => {
  const { asked } = await standIn(session);
  renderComponent(<LoginForm email="ines@fund.example" />);
  await userEvent.type(email(), '{Enter}');
  expect(screen.getByText('Password is required')).toBeShown();
  expect(document.activeElement).toBe(password());
  expect(asked.filter((line) => line.startsWith('POST'))).toEqual([]);
});

test('Enter signs in, and it is said for as long as the limit says', async () => {
  const { asked } = await standIn({
    ...session,
    'POST /v2/auth/login/email': () => ({ body: { message: 'Welcome back.', user_profile: null } }),
  });
  renderComponent(<LoginForm email="" />);
  await typed();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => notices.getState().notices.map(({ text }) => text)).toEqual(['Login successful!']);
  expect(asked).toContain('POST /v2/auth/login/email');
  expect(asked.at(-1)).toBe('GET /v2/session');
});

test('a refusal is told in the words of the server, and what was typed stays', async () => {
  await standIn({
    ...session,
    'POST /v2/auth/login/email': () => ({ status: 401, body: { message: 'This account is locked.' } }),
  });
  renderComponent(<LoginForm email="" />);
  await typed();
  await userEvent.click(button('Sign in'));
  const alert = await screen.findByText('This account is locked.');
  expect(document.activeElement).toBe(alert);
  expect(email()).toHaveProperty('value', 'ines@fund.example');
  expect(password()).toHaveProperty('value', 'a long secret');
});

test.each([{}, null])('a failure without words has our own: %j', async (body) => {
  await standIn({ ...session, 'POST /v2/auth/login/email': () => ({ status: 500, body }) });
  renderComponent(<LoginForm email="" />);
  await typed();
  await userEvent.click(button('Sign in'));
  expect(await screen.findByText('Login failed. Please check your email and password.')).toBeShown();
});

test('the password can be shown by the keyboard', async () => {
  await standIn(session);
  renderComponent(<LoginForm email="" />);
  await userEvent.click(password());
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(password()).toHaveProperty('type', 'text');
});

test('a forgotten password is seen to in place', async () => {
  const { asked } = await standIn({
    ...session,
    'POST /v2/auth/request_reset_password': () => ({ body: { message: 'Whatever.' } }),
  });
  renderComponent(<LoginForm email="ines@fund.example" />);
  await userEvent.click(button('Forgot Password'));
  expect(email()).toHaveProperty('value', 'ines@fund.example');
  await userEvent.click(button('Send Reset Link'));
  expect(
    await screen.findByText(
      'If your email exists in our system, a password reset link has been sent to you.',
    ),
  ).toBeShown();
  expect(asked).toContain('POST /v2/auth/request_reset_password');
  await userEvent.click(button('Login here'));
  expect(password()).toBeShown();
});

test('a link that could not be asked for names whom to write to; Cancel leads back', async () => {
  await standIn({
    ...session,
    'POST /v2/auth/request_reset_password': () => ({ status: 500, body: { message: 'Down.' } }),
  });
  renderComponent(<LoginForm email="ines@fund.example" />);
  await userEvent.click(button('Forgot Password'));
  await userEvent.click(button('Send Reset Link'));
  expect(
    await screen.findByText('Failed to send reset link. Try again or contact desk@fund.example'),
  ).toBeShown();
  await userEvent.click(button('Cancel'));
  expect(email()).toHaveProperty('value', 'ines@fund.example');
});

test('the focus goes into what was opened in place, and back to what opened it', async () => {
  await standIn(session);
  renderComponent(<LoginForm email="ines@fund.example" />);
  await userEvent.click(button('Forgot Password'));
  expect(document.activeElement).toBe(email());
  await userEvent.click(button('Cancel'));
  expect(document.activeElement).toBe(button('Forgot Password'));
  await userEvent.click(button('Resend Verification Email'));
  await userEvent.click(button('Cancel'));
  expect(document.activeElement).toBe(button('Resend Verification Email'));
});

test('the verification mail can be sent again from here', async () => {
  await standIn({ ...session, 'POST /v2/auth/resend_verification': () => ({ body: { message: '' } }) });
  renderComponent(<LoginForm email="ines@fund.example" />);
  await userEvent.click(button('Resend Verification Email'));
  await userEvent.click(button('Resend Verification Email'));
  expect(await screen.findByText('Please check your email to verify your account.')).toBeShown();
});
