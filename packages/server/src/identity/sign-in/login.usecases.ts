import type { Login } from '@ecco/contract';
import type { Authorized } from '../../request/access/authorize.ts';
import type { Services } from '../../request/services.ts';
import { addressUnverified, loginFailed } from './auth.errors.ts';
import type { Device } from './device.ts';
import { type Entrance, enterBy } from './entrance.ts';

type LoginServices = Pick<Services, 'store' | 'access' | 'auth'>;

/** Whether the failure says that the password was wrong, which is what the limits count. */
const isWrongGuess = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === loginFailed().code;

/**
 * Signs in with a password.
 * @throws RequestError 401, the same for an unknown address, a wrong password and a disabled account; 403 for an
 *   unverified address with the right password; 429 after too many wrong ones; 503 when too many sign in at once
 */
export async function login(
  { store, access, auth }: LoginServices,
  { actor, login: given, device }: { actor: Authorized<'enter'>; login: Login; device: Device },
): Promise<Entrance> {
  const { library, limits } = auth;
  await limits.takeGuess(given.email, actor.address);
  let token: string | null;
  try {
    token = await library.signIn(given, device);
  } catch (error) {
    if (!isWrongGuess(error)) await limits.giveBackGuess(given.email, actor.address);
    throw error;
  }
  await limits.giveBackGuess(given.email, actor.address);
  if (token !== null) return enterBy({ store, access }, token, device);
  const user = await store.users.findByEmail(given.email);
  throw user?.disabledAt === null ? addressUnverified() : loginFailed();
}

/** Ends the session of the request, if there is one. */
export async function logout(
  { store }: Pick<Services, 'store'>,
  _actor: Authorized<'leave-session'>,
  tokenHash: string | null,
): Promise<void> {
  if (tokenHash !== null) await store.sessions.remove(tokenHash);
}
