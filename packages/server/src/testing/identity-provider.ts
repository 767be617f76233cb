import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;
type Signing = { alg?: string; kid?: string; keys?: KeyPair };

/** A provider of identities as Google is one: its keys over HTTP, and the credentials that it signs. */
export type IdentityProvider = {
  clientId: string;
  issuer: string;
  keysUrl: string;
  /** `host:port`, for the guarded client's list. */
  host: string;
  /** The key that it signs with now, as everybody may know it. */
  publicKey: () => Promise<string>;
  /** How often its keys were fetched. */
  fetches: () => number;
  /** A credential that is genuine unless `claims` or `signing` make it another. */
  credential: (claims: JWTPayload, signing?: Signing) => Promise<string>;
  /** From now on it signs with another key, under this name; `alg` is the key's, RS256 unless it says otherwise. */
  turnKeys: (kid: string, alg?: string) => Promise<void>;
  end: () => Promise<void>;
};

export const newKeys = (alg = 'RS256'): Promise<KeyPair> => generateKeyPair(alg, { extractable: true });

export async function openIdentityProvider(): Promise<IdentityProvider> {
  let [current, kid] = [await newKeys(), 'first'];
  let fetched = 0;
  const server = createServer((_request, response) => {
    fetched += 1;
    void exportJWK(current.publicKey).then((key) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ keys: [{ ...key, kid, use: 'sig' }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const [clientId, issuer] = ['ecco-tests.apps.example', 'https://accounts.example'];
  return {
    clientId,
    issuer,
    keysUrl: `http://127.0.0.1:${port}/certs`,
    host: `127.0.0.1:${port}`,
    publicKey: () => exportSPKI(current.publicKey),
    fetches: () => fetched,
    credential: (claims, signing = {}) =>
      new SignJWT({ iss: issuer, aud: clientId, email_verified: true, jti: randomUUID(), ...claims })
        .setProtectedHeader({ alg: signing.alg ?? 'RS256', kid: signing.kid ?? kid })
        .setIssuedAt(claims.iat)
        .setExpirationTime(claims.exp ?? '1h')
        .sign((signing.keys ?? current).privateKey),
    async turnKeys(name, alg = 'RS256') {
      [current, kid] = [await newKeys(alg), name];
    },
    end: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
