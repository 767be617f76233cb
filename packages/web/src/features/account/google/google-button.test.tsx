import { createServer, type RequestListener } from 'node:http';
import type { GoogleSignIn } from '@ecco/contract';
import { buildSession, buildUser } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sessionQuery } from '../../../session/get-session.api.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp, renderComponent } from '../../../testing/render.tsx';
import { GoogleEntrance } from './google-button.tsx';

const credential = 'credential of the stand-in';

/** What Google's script offers, as far as it is used; the theme stands in the button's name. */
const script = `setTimeout(() => {
  let callback;
  window.google = { accounts: { id: {
    initialize: (options) => { callback = options.callback; },
    renderButton: (parent, { theme }) => {
      const button = document.createElement('button');
      button.textContent = 'Sign in with Google, ' + theme;
      button.onclick = () => callback({ credential: '${credential}' });
      parent.append(button);
    },
  } } };
}, 0)`;

/** A server of scripts; Google as a session names it. */
async function scriptServer(answer: RequestListener): Promise<GoogleSignIn> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the script server has no port');
  return { client_id: 'client', script_url: `http://127.0.0.1:${address.port}/gsi/client` };
}
const googleIsThere = () =>
  scriptServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
      .end(script);
  });
const google = () => screen.findByRole('button', { name: /^Sign in with Google/ });

beforeEach(() => {
  window.happyDOM.settings.enableJavaScriptEvaluation = true;
  window.happyDOM.settings.suppressInsecureJavaScriptEnvironmentWarning = true;
  return () => {
    delete window.google;
  };
});

test('where Google is not set up there is neither a button nor a divider', async () => {
  await standIn({ 'GET /v2/session': () => ({ body: buildSession() }) });
  const { services } = renderComponent(<GoogleEntrance />);
  await waitFor(() => expect(services.queries.getQueryData(sessionQuery.queryKey)).toEqual(buildSession()));
  expect(screen.queryByText('or')).toBeNull();
  expect([...document.scripts]).toEqual([]);
});

test('whoever gets in is led home from a door; the credential goes as plain text', async () => {
  const there = await googleIsThere();
  let session = buildSession({ google: there });
  const sent: (string | undefined)[] = [];
  await standIn({
    'GET /v2/session': () => ({ body: session }),
    'GET /v2/library': () => ({
      body: { items: [], pagination: { page: 1, per_page: 30, total: 0, pages: 0 } },
    }),
    'POST /v2/auth/login/google': (_url, request, text) => {
      sent.push(request.headers['content-type'], text);
      session = buildSession({ role: 'member', user_profile: buildUser() });
      return { body: { message: 'Hello.', user_profile: buildUser() } };
    },
  });
  const { router } = renderApp('/register');
  await userEvent.click(await google());
  await screen.findByText('Nothing here yet');
  expect(router.state.location.pathname).toBe('/home');
  expect(sent).toEqual(['text/plain', credential]);
});

test.each([
  [202, { message: 'You are on the waitlist.' }, 'You are on the waitlist.'],
  [401, { message: 'Google did not vouch for you.' }, 'Google did not vouch for you.'],
  [500, {}, 'Signing in with Google failed. Please try again.'],
])('an answer of %i is told and nobody is signed in', async (status, body, words) => {
  const there = await googleIsThere();
  const { asked } = await standIn({
    'GET /v2/session': () => ({ body: buildSession({ google: there }) }),
    'POST /v2/auth/login/google': () => ({ status, body }),
  });
  renderComponent(<GoogleEntrance />);
  await userEvent.click(await google());
  await screen.findByText(words);
  expect(screen.getByText('or')).toBeShown();
  expect(asked.filter((line) => line === 'GET /v2/session')).toHaveLength(1);
});

test('the button is drawn for the theme', async () => {
  localStorage.setItem('mantine-color-scheme-value', 'dark');
  const there = await googleIsThere();
  await standIn({ 'GET /v2/session': () => ({ body: buildSession({ google: there }) }) });
  renderComponent(<GoogleEntrance />);
  expect((await google()).textContent).toContain('filled_black');
});

test('a script that does not come leaves a quiet line, and is asked for again later', async () => {
  const gone = await scriptServer((_request, response) => void response.writeHead(503).end());
  await standIn({ 'GET /v2/session': () => ({ body: buildSession({ google: gone }) }) });
  renderComponent(<GoogleEntrance />);
  await screen.findByText('Google could not be reached. You can continue with your email address.');
  expect([...document.scripts].filter(({ src }) => src === gone.script_url)).toEqual([]);
});
