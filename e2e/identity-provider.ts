/**
 * A stand-in for Google's sign-in: a script that draws a button, keys, and ID tokens signed with them. Who signs in
 * is what the journey says; the product checks the token against the keys, as it does with the real ones.
 */
import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { siteAddress } from './site-address.ts';

export const clientId = 'journey-client';

/** Who is signed in at the provider, and how the next token is spoiled, if at all. */
export type Identity = {
  email: string;
  name: string;
  verified: boolean;
  /** Parts of the token that differ from what the product expects. */
  claims: Record<string, unknown>;
};

export type IdentityProvider = {
  identity: Identity;
  /** An ID token of the identity. */
  credential: () => string;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
};

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** What Google's script offers, as far as the product uses it. */
const script = (root: string): string => `
(() => {
  let callback = () => undefined;
  window.google = { accounts: { id: {
    initialize: (options) => { callback = options.callback; },
    renderButton: (parent) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Sign in with Google';
      button.onclick = async () => {
        const answer = await fetch('${root}gsi/credential');
        callback({ credential: await answer.text() });
      };
      parent.replaceChildren(button);
    },
    disableAutoSelect: () => undefined,
  } } };
})();`;

export function createIdentityProvider(root: () => string): IdentityProvider {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = 'journey-key';
  const identity: Identity = {
    email: 'nobody@fixture.example',
    name: 'Nobody Yet',
    verified: true,
    claims: {},
  };
  const credential = (): string => {
    const now = Math.floor(Date.now() / 1000);
    const [given_name = '', family_name = ''] = identity.name.split(' ');
    const payload = {
      iss: root().replace(/\/$/, ''),
      aud: clientId,
      sub: `sub-${identity.email}`,
      jti: randomUUID(),
      iat: now,
      exp: now + 600,
      email: identity.email,
      email_verified: identity.verified,
      name: identity.name,
      given_name,
      family_name,
      ...identity.claims,
    };
    const signed = `${encode({ alg: 'RS256', typ: 'JWT', kid })}.${encode(payload)}`;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
  };
  const replies: Record<string, () => [type: string, body: string]> = {
    '/gsi/client': () => ['text/javascript', script(root())],
    '/gsi/keys': () => [
      'application/json',
      JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] }),
    ],
    '/gsi/credential': () => ['text/plain', credential()],
  };
  return {
    identity,
    credential,
    answer(request, response) {
      const reply = replies[new URL(request.url ?? '/', 'http://fixture').pathname];
      if (!reply) return void response.writeHead(404).end();
      const [type, body] = reply();
      response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
    },
  };
}

/** Settings under which the product trusts the stand-in. */
export const trusting: Readonly<Record<string, string>> = {
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_ISSUER: siteAddress,
  GOOGLE_KEYS_URL: `${siteAddress}gsi/keys`,
  GOOGLE_SCRIPT_URL: `${siteAddress}gsi/client`,
};
