import { expect, onTestFinished, test } from 'vitest';
import { standIn } from '../testing/api-stand-in.ts';
import { send, tieCalls } from './send.ts';

type Ties = Parameters<typeof tieCalls>[0];

function tied(part: Partial<Ties>): void {
  const ties: Ties = {
    appToken: () => '',
    renewAppToken: () => Promise.resolve(''),
    onRefused: () => undefined,
    ...part,
  };
  onTestFinished(tieCalls(ties));
}

/** A guide that wants the token "new". */
async function guide(): Promise<{ tokens: (string | undefined)[]; texts: string[] }> {
  const tokens: (string | undefined)[] = [];
  const texts: string[] = [];
  await standIn({
    'POST /v2/guide': (_url, request, text) => {
      const token = request.headers['x-app-token'];
      tokens.push(typeof token === 'string' ? token : undefined);
      texts.push(text);
      return token === 'new'
        ? { body: { message: 'Read.' } }
        : { status: 401, body: { code: 'request.app-token', message: 'No token.' } };
    },
  });
  return { tokens, texts };
}
const call = () => send(new Request(`${location.origin}/v2/guide`, { method: 'POST', body: 'which' }));

test('every call carries the token of the page', async () => {
  const { tokens } = await guide();
  tied({ appToken: () => 'new' });
  expect((await call()).status).toBe(200);
  expect(tokens).toEqual(['new']);
});

test('a token that is too old is renewed and the whole call repeated, once', async () => {
  const { tokens, texts } = await guide();
  tied({ appToken: () => 'old', renewAppToken: () => Promise.resolve('new') });
  expect((await call()).status).toBe(200);
  expect(tokens).toEqual(['old', 'new']);
  expect(texts).toEqual(['which', 'which']);
});

test('calls that are refused at the same time renew the token once, however late a refusal is read', async () => {
  await guide();
  let token = 'old';
  let renewals = 0;
  tied({
    appToken: () => token,
    renewAppToken: async () => {
      renewals += 1;
      token = 'new';
      return token;
    },
  });
  const answers = await Promise.all([call(), call(), call()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(renewals).toBe(1);
});

test('a token that is refused again is not asked for without end', async () => {
  const { tokens } = await guide();
  tied({ appToken: () => 'old', renewAppToken: () => Promise.resolve('older') });
  expect((await call()).status).toBe(401);
  expect(tokens).toEqual(['old', 'older']);
});

test('without a token to be had the refusal stands, with its words', async () => {
  const { tokens } = await guide();
  tied({ renewAppToken: () => Promise.reject(new Error('unreachable')) });
  const response = await call();
  expect(await response.json()).toMatchObject({ message: 'No token.' });
  expect(tokens).toEqual([undefined]);
});

test('only a call refused for want of a session tells of it', async () => {
  const refusals: string[] = [];
  tied({ onRefused: () => refusals.push('refused') });
  let code = 'auth.wrong-password';
  await standIn({ 'POST /v2/guide': () => ({ status: 401, body: { code, message: 'No.' } }) });
  await call();
  expect(refusals).toEqual([]);
  code = 'session.required';
  await call();
  expect(refusals).toEqual(['refused']);
});
