import type { Store } from '@ecco/store';
import { hashToken, newToken } from '../identity/session/session-token.ts';

export type SignedIn = { userId: string; email: string; session: string };

/** Somebody with a session, written straight to the store: for tests that are not about how people come in. */
export async function signIn(
  store: Store,
  { email, role = 'member' }: { email: string; role?: 'member' | 'admin' },
): Promise<SignedIn> {
  const token = newToken();
  const now = new Date();
  const user = await store.transaction(async (tx) => {
    const person = { email, firstName: 'Ada', lastName: 'Verity', passwordHash: 'none', emailVerified: true };
    const added = await tx.accounts.addPerson({ ...person, role });
    if (!added) throw new Error(`${email} is taken`);
    await tx.identity.create('session', {
      id: newToken(),
      tokenHash: hashToken(token),
      userId: added.id,
      createdAt: now,
      updatedAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    });
    return added;
  });
  return { userId: user.id, email, session: `ecco_session=${token}` };
}
