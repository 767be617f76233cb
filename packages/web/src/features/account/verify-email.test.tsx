import { buildSession, buildUser } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { VerifyEmail } from './verify-email.tsx';

const session = () => ({ body: buildSession({ role: 'member', user_profile: buildUser() }) });
const verified = { message: 'Email verified successfully!', user_profile: buildUser() };

test('an effect that runs twice uses the link once', async () => {
  const { asked } = await standIn({
    'GET /v2/session': session,
    'POST /v2/auth/verify_email/abc': () => ({ body: verified }),
  });
  let arrived = 0;
  renderComponent(
    <StrictMode>
      <VerifyEmail verification="abc" onVerified={() => (arrived += 1)} />
    </StrictMode>,
  );
  expect(screen.getByRole('heading', { name: 'Verifying your email' })).toBeShown();
  await waitFor(() => expect(arrived).toBe(1));
  expect(asked.filter((line) => line.startsWith('POST'))).toEqual(['POST /v2/auth/verify_email/abc']);
});

test('a link that reached nobody can be tried again', async () => {
  window.happyDOM.setURL('http://127.0.0.1:9/');
  let arrived = false;
  const onVerified = (): void => {
    arrived = true;
  };
  renderComponent(<VerifyEmail verification="abc" onVerified={onVerified} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  await standIn({
    'GET /v2/session': session,
    'POST /v2/auth/verify_email/abc': () => ({ body: verified }),
  });
  await userEvent.click(again);
  await waitFor(() => expect(arrived).toBe(true));
});

test('a link that a newer email replaced leads to that email', async () => {
  await standIn({
    'POST /v2/auth/verify_email/abc': () => ({
      status: 410,
      body: { code: 'auth.verification-replaced', message: 'A newer verification email was sent.' },
    }),
  });
  renderComponent(<VerifyEmail verification="abc" onVerified={() => undefined} />);
  expect(await screen.findByText(/^We sent you a newer verification email\./)).toBeShown();
});
