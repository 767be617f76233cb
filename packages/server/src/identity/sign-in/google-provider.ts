import type { GoogleOptions, GoogleProfile } from 'better-auth/social-providers';
import type { GooglePerson, GoogleVerifier } from './google-verifier.ts';

/** A person as the library's own reading of a credential would describe them. */
function profileOf(person: GooglePerson, { clientId, issuer }: GoogleVerifier): GoogleProfile {
  const { subject: sub, email, firstName, lastName, picture, issuedAt, expiresAt } = person;
  return {
    sub,
    email,
    email_verified: true,
    name: `${firstName} ${lastName}`.trim(),
    given_name: firstName,
    family_name: lastName,
    picture: picture ?? '',
    aud: clientId,
    azp: clientId,
    iss: issuer,
    iat: issuedAt.getTime() / 1000,
    exp: expiresAt.getTime() / 1000,
  };
}

/** The library asks us whether a credential is genuine, and who it speaks of; it never calls Google itself. */
export const googleProvider = (google: GoogleVerifier): GoogleOptions => ({
  clientId: google.clientId,
  verifyIdToken: (credential) =>
    google.verify(credential).then(
      () => true,
      () => false,
    ),
  async getUserInfo({ idToken }) {
    const person = await google.verify(idToken ?? '');
    const data = profileOf(person, google);
    const { firstName, lastName, picture } = person;
    const { email, name } = data;
    return {
      user: { email, emailVerified: true, name, firstName, lastName, ...(picture ? { image: picture } : {}) },
      data,
    };
  },
});
