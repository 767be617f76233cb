import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { googleRefused } from './auth.errors.ts';
import type { KeySource } from './google-keys.ts';

/** A person as a genuine credential of Google describes them; the address is one that Google verified. */
export type GooglePerson = {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  picture: string | null;
  issuedAt: Date;
  expiresAt: Date;
  /** The signed part. A signature can be written in several ways, so this is what a credential is known by. */
  signedPart: string;
};

export type GoogleVerifier = {
  clientId: string;
  issuer: string;
  /** @throws RequestError 401 for a credential that is not genuine, 503 when the keys cannot be fetched */
  verify: (credential: string) => Promise<GooglePerson>;
};

type GoogleVerifierDependencies = {
  clientId: string;
  issuer: string;
  keys: KeySource;
  now: () => number;
};

const nameMax = 100;
const Name = z
  .string()
  .transform((text) =>
    text
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, nameMax),
  )
  .catch('');

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  email_verified: z.literal(true),
  iat: z.number(),
  exp: z.number(),
  name: Name,
  given_name: Name,
  family_name: Name,
  picture: z
    .url({ protocol: /^https$/ })
    .max(2_048)
    .nullable()
    .catch(null),
});

/** Google writes its name with and without the scheme. */
const issuersOf = (issuer: string): string[] => [issuer, issuer.replace(/^https:\/\//, '')];

function googlePerson(payload: Record<string, unknown>, credential: string): GooglePerson {
  const { sub, email, iat, exp, name, given_name, family_name, picture } = Claims.parse(payload);
  return {
    subject: sub,
    email,
    firstName: given_name || name,
    lastName: given_name ? family_name : '',
    picture,
    issuedAt: new Date(iat * 1000),
    expiresAt: new Date(exp * 1000),
    signedPart: credential.slice(0, credential.lastIndexOf('.')),
  };
}

export function createGoogleVerifier({
  clientId,
  issuer,
  keys,
  now,
}: GoogleVerifierDependencies): GoogleVerifier {
  async function payloadOf(credential: string): Promise<Record<string, unknown>> {
    const check = async (isRetry: boolean): Promise<Record<string, unknown>> => {
      const known = await keys.current();
      try {
        const { payload } = await jwtVerify(credential, createLocalJWKSet(known), {
          issuer: issuersOf(issuer),
          audience: clientId,
          algorithms: ['RS256', 'ES256'],
          requiredClaims: ['sub', 'email', 'exp', 'iat'],
          currentDate: new Date(now()),
        });
        return payload;
      } catch (error) {
        if (isRetry || !(error instanceof errors.JWKSNoMatchingKey)) throw error;
        if (!(await keys.renew())) throw error;
        return check(true);
      }
    };
    return check(false);
  }

  return {
    clientId,
    issuer,
    async verify(credential) {
      try {
        return googlePerson(await payloadOf(credential), credential);
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw googleRefused();
        throw error;
      }
    },
  };
}
